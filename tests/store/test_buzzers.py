"""Buzzers: a person's key is kept by name, and is there when the house opens again."""

from collections.abc import Callable

import pytest

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.seats import Seat
from magoo_tui.store.deeds import BuzzerSet, format_deed, parse_deed
from magoo_tui.store.errors import StoreRefused
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.store.protocol import Store

OpenHouse = Callable[[], tuple[House, list[str]]]


@pytest.mark.parametrize("has_house", [True, False])
def test_a_name_in_any_case_has_its_key_at_every_table(has_house: bool) -> None:
    buzzers = Buzzers(House(MemoryStore()) if has_house else None)
    assert buzzers.chosen(["Ann", "Bo"]) == {}
    assert buzzers.change("Bo", "k") is None
    assert buzzers.chosen(["Ann", "Bo"]) == {Seat(1): "k"}
    assert buzzers.chosen(["BO", "Cy"]) == {Seat(0): "k"}
    assert buzzers.chosen(["Ann"]) == {}


def test_an_empty_key_leaves_it_to_the_table_and_every_change_counts(store: Store) -> None:
    buzzers = Buzzers(House(store))
    for key in ("k", "", "k", "7", "", "k"):
        assert buzzers.change("Bo", key) is None
        assert buzzers.chosen(["Bo"]) == ({Seat(0): key} if key else {})


def test_it_is_read_again_as_it_was_kept() -> None:
    deed = BuzzerSet(name="Bo", key="\\", salt=b"1")
    assert parse_deed(format_deed(deed)) == deed


def test_it_is_there_when_the_house_opens_again(opened: OpenHouse) -> None:
    house, _ = opened()
    assert Buzzers(house).change("Bo", "k") is None
    assert Buzzers(house).change("Ann", ",") is None
    assert Buzzers(house).change("Ann", "") is None
    again, notices = opened()
    assert not notices
    assert Buzzers(again).chosen(["Ann", "Bo"]) == {Seat(1): "k"}


def test_two_programs_in_one_house_see_each_others_changes() -> None:
    store = MemoryStore()
    here, there = Buzzers(House(store)), Buzzers(House(store))
    assert here.change("Bo", "k") is None
    assert there.chosen(["Bo"]) == {Seat(0): "k"}
    assert there.change("Bo", "7") is None
    assert here.chosen(["Bo"]) == {Seat(0): "7"}


def test_a_full_disk_is_a_sentence_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(MemoryStore())
    buzzers = Buzzers(house)
    assert buzzers.change("Bo", "k") is None
    assert buzzers.chosen(["Bo"]) == {Seat(0): "k"}

    def refuse(*_: object) -> None:
        raise StoreRefused("The disk is full.")

    monkeypatch.setattr(house, "record", refuse)
    assert buzzers.change("Bo", "7") == "The disk is full."
    monkeypatch.setattr(house.store, "entries", refuse)
    assert buzzers.chosen(["Bo"]) == {Seat(0): "k"}, "while it cannot be read, what was told holds"
