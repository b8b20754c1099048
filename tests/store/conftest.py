"""Stores and houses on a fresh directory, closed at the end of the test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.store.opening import open_house
from magoo_tui.store.protocol import Store

OpenHouse = Callable[[], tuple[House, list[str]]]


@pytest.fixture
def directory(tmp_path: Path) -> Path:
    """Name a house's directory that is not there yet."""
    return tmp_path / "house"


@pytest.fixture
def opened(directory: Path) -> Iterator[OpenHouse]:
    """Open the same house again and again, as one process after another would."""
    houses: list[House] = []

    def open_again() -> tuple[House, list[str]]:
        for house in houses:
            house.close()
        house, notices = open_house(directory)
        houses.append(house)
        return house, notices

    yield open_again
    for house in houses:
        house.close()


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, directory: Path) -> Iterator[Store]:
    """Give each store in turn: what one promises, all keep."""
    if request.param == "memory":
        yield MemoryStore()
        return
    house, _ = open_house(directory)
    yield house.store
    house.close()
