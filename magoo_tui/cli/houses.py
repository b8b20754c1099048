"""The house that a command works in."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from magoo_tui.store.house import House


def directory_of(option: Path | None) -> Path:
    """The directory of the house: an option, else MAGOO_HOUSE, else the user's own."""
    from magoo_tui.store.places import house_directory

    return house_directory(None if option is None else str(option))


@contextmanager
def opened(directory: Path) -> Iterator["House"]:
    """The house, made if it is not there. Raises StoreError."""
    from magoo_tui.store.opening import open_house

    house, notices = open_house(directory)
    try:
        for notice in (*notices, *house.notices()):
            typer.echo(notice, err=True)
        yield house
    finally:
        house.close()


@contextmanager
def opened_to_read(directory: Path) -> Iterator["House"]:
    """The house as it is; where there is none, an empty one that leaves no trace."""
    from magoo_tui.store.places import HOUSE_FILE

    if any(directory.glob(f"{HOUSE_FILE}*")):
        with opened(directory) as house:
            yield house
        return
    from magoo_tui.store.house import House
    from magoo_tui.store.memory import MemoryStore

    yield House(MemoryStore())
