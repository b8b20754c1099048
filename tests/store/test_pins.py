"""PINs: kept as digests alone, and tried with patience."""

from pathlib import Path

import pytest

from magoo_tui.pins import DELAYS, Pins
from magoo_tui.store.deeds import PinRemoved, format_deed, parse_deed
from magoo_tui.store.errors import StoreRefused
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.store.opening import open_house
from magoo_tui.store.pins import fault_of_pin, is_right, new_pin
from tests.bots.tables import Clock


@pytest.fixture
def house() -> House:
    return House(MemoryStore())


@pytest.mark.parametrize("digits", ["", "123", "123456789", "12a4", "12 34", "١٢٣٤", "-1234"])
def test_a_pin_has_four_to_eight_digits(digits: str) -> None:
    assert fault_of_pin(digits) == "A PIN has 4 to 8 digits, and nothing else."
    with pytest.raises(ValueError, match="4 to 8 digits"):
        new_pin("Bo", digits)


@pytest.mark.parametrize("digits", ["0000", "1234", "12345678"])
def test_it_is_known_again_by_its_digits_alone(digits: str) -> None:
    pin = new_pin("Bo", digits)
    assert fault_of_pin(digits) is None
    assert is_right(pin, digits)
    assert not is_right(pin, digits[::-1] + "9")
    assert not is_right(pin, digits[:-1])
    assert digits.encode() not in format_deed(pin).body


def test_two_of_the_same_digits_look_different() -> None:
    one, other = new_pin("Bo", "1234"), new_pin("Ann", "1234")
    assert one.salt != other.salt
    assert one.digest != other.digest


def test_it_is_read_again_as_it_was_kept() -> None:
    pin = new_pin("Bo", "1234")
    removed = PinRemoved(name="Bo", salt=pin.salt)
    assert parse_deed(format_deed(pin)) == pin
    assert parse_deed(format_deed(removed)) == removed


def test_a_name_in_any_case_is_the_same_person(house: House) -> None:
    assert Pins(house).change("Bo", "", "1234") is None
    assert Pins(house).is_set("BO")
    assert Pins(house).is_right("bo", "1234")
    assert not Pins(house).is_set("Ann")


def test_who_has_one_changes_or_removes_it_only_with_the_one_there_is(house: House) -> None:
    clock = Clock()
    pins = Pins(house, clock=clock)
    assert pins.change("Bo", "", "1234") is None
    again = "That is not Bo's PIN. It can be tried again in 1 second."
    assert pins.change("Bo", "", "9999") == again
    clock.now += 60
    assert pins.change("Bo", "4321", "") is not None
    clock.now += 60
    assert pins.is_right("Bo", "1234")
    assert pins.change("Bo", "1234", "98765") is None
    assert pins.is_right("Bo", "98765")
    assert pins.change("Bo", "98765", "") is None
    assert not pins.is_set("Bo")
    assert [pin.name for pin in house.pins()] == []


def test_no_digits_are_no_pin(house: House) -> None:
    assert Pins(house).change("Bo", "", "") == "A PIN has 4 to 8 digits, and nothing else."
    assert Pins(house).change("Bo", "", "12") == "A PIN has 4 to 8 digits, and nothing else."
    assert not Pins(house).is_set("Bo")


def test_one_that_was_set_meanwhile_is_not_removed_with_the_one_before(house: House) -> None:
    first, second = new_pin("Bo", "1234"), new_pin("Bo", "5678")
    house.record(first)
    house.record(second)
    house.record(PinRemoved(name="Bo", salt=first.salt))
    assert house.pin("Bo") == second


def test_wrong_ones_make_the_next_wait_longer_and_longer(house: House) -> None:
    clock = Clock()
    pins = Pins(house, clock=clock)
    pins.change("Bo", "", "1234")
    waits = []
    for _ in range(len(DELAYS) + 2):
        assert not pins.is_right("Bo", "0000")
        waits.append(pins.wait("Bo"))
        assert not pins.is_right("Bo", "1234"), "nothing is tried before the wait is over"
        clock.now += waits[-1]
    assert waits == [*DELAYS, DELAYS[-1], DELAYS[-1]]
    assert pins.is_right("Bo", "1234")
    assert not pins.is_right("Bo", "0000")
    assert pins.wait("Bo") == DELAYS[0]


def test_one_persons_wrong_pin_makes_nobody_else_wait(house: House) -> None:
    pins = Pins(house, clock=Clock())
    pins.change("Bo", "", "1234")
    pins.change("Ann", "", "5678")
    assert not pins.is_right("Bo", "5678")
    assert pins.is_right("Ann", "5678")


def test_without_a_house_there_is_none() -> None:
    pins = Pins()
    assert not pins.may_be_set
    assert not pins.is_set("Bo")
    assert pins.change("Bo", "", "1234") == "There is no house here that could keep a PIN."


def test_what_another_process_has_removed_is_gone_at_once(tmp_path: Path) -> None:
    here, _ = open_house(tmp_path)
    there, _ = open_house(tmp_path)
    pins = Pins(here)
    assert pins.change("Bo", "", "1234") is None
    kept = there.pin("Bo")
    assert kept is not None
    there.record(PinRemoved(name="Bo", salt=kept.salt))
    assert not pins.is_set("Bo")
    here.close()
    there.close()


def test_a_house_that_cannot_be_read_unlocks_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pins = Pins(house)
    pins.change("Bo", "", "1234")
    assert pins.is_set("Bo")

    def gone(*_: object) -> None:
        raise StoreRefused("The house is gone.")

    monkeypatch.setattr(house.store, "entries", gone)
    monkeypatch.setattr(house.store, "enter", gone)
    assert pins.is_set("Bo")
    assert pins.is_right("Bo", "1234")
    assert pins.change("Bo", "1234", "5678") == "The house is gone."
