"""The keys of the buzzers: far apart, no two alike, and none that opens a curtain."""

from collections.abc import Collection
from itertools import combinations
from string import ascii_lowercase, digits, printable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.buzzers import (
    ALLOWED,
    APART,
    DEFAULTS,
    PLACES,
    buzzer_keys,
    distance,
    fault_of_buzzer,
    spare_key,
)
from magoo_tui.tui.lettering import RESERVED_LETTERS, seat_keys

NAMES = st.one_of(
    st.lists(st.text(min_size=1, max_size=24), min_size=3, max_size=13),
    st.integers(3, 13).map(lambda seats: ["a" * (number + 1) for number in range(seats)]),
    st.integers(3, 13).map(lambda seats: [f"zbjf{'zb' * n}" for n in range(seats)]),
)
CHOICES = st.dictionaries(
    st.integers(0, 12).map(Seat), st.one_of(st.sampled_from(ALLOWED), st.text(max_size=2))
)


def least_distance(keys: Collection[str]) -> float:
    """How far the two of these keys are apart that are nearest to each other."""
    return min(distance(one, other) for one, other in combinations(keys, 2))


def guests(seats: int) -> list[str]:
    return [f"Guest {number}" for number in range(seats)]


@pytest.mark.parametrize("seats", range(3, 14))
def test_however_many_sit_there_their_keys_stand_as_far_apart_as_is_promised(seats: int) -> None:
    promised = next(width for most, width in APART if seats <= most)
    assert least_distance(buzzer_keys(guests(seats), {})) >= promised


def test_distances_are_those_of_a_keyboard() -> None:
    assert distance("1", "5") == 4
    assert distance("a", "s") == 1
    assert 1 < distance("q", "a") < 1.1
    assert distance("1", "\\") > 12


@given(NAMES, CHOICES)
def test_no_two_seats_have_one_key_nor_does_one_open_a_curtain(
    names: list[str], chosen: dict[Seat, str]
) -> None:
    chosen = {seat: key for seat, key in chosen.items() if seat < len(names)}
    keys = buzzer_keys(names, chosen)
    letters = seat_keys(names, keys)
    assert len(keys) == len(letters) == len(names)
    assert len({*keys, *letters}) == 2 * len(names)
    assert RESERVED_LETTERS.isdisjoint({*keys, *letters})
    assert all(fault_of_buzzer(key) is None for key in keys)
    for letter in letters:
        assert spare_key(letters, keys, letter) not in {*letters, *keys}


@given(NAMES, CHOICES)
def test_what_was_chosen_wins_and_changes_nobody_elses(
    names: list[str], chosen: dict[Seat, str]
) -> None:
    chosen = {seat: key for seat, key in chosen.items() if seat < len(names)}
    keys = buzzer_keys(names, chosen)
    seen: set[str] = set()
    for seat, key in sorted(chosen.items()):
        if fault_of_buzzer(key) is None and key not in seen:
            assert keys[seat] == key
            seen.add(key)
    for number, key in enumerate(DEFAULTS[: len(names)]):
        if not chosen.get(Seat(number)) and key not in seen:
            assert keys[number] == key


def test_one_that_chooses_moves_nobody() -> None:
    names = guests(13)
    before, after = buzzer_keys(names, {}), buzzer_keys(names, {Seat(4): "t"})
    assert [n for n in range(13) if before[n] != after[n]] == [4]
    assert after[4] == "t"


def test_who_loses_a_default_takes_one_that_nobody_has() -> None:
    keys = buzzer_keys(guests(3), {Seat(2): DEFAULTS[0]})
    assert keys == (DEFAULTS[3], DEFAULTS[1], DEFAULTS[0])


def test_twenty_seats_have_buzzers_of_their_own_and_letters_of_their_own() -> None:
    names = guests(20)
    keys = buzzer_keys(names, {})
    assert len(set(keys)) == 20
    assert len(set(seat_keys(names, keys))) == 20


def test_the_first_ten_need_no_key_that_other_keyboards_shift() -> None:
    assert set(DEFAULTS[:10]) <= {*ascii_lowercase, *digits, ","}
    assert sum(key.isalpha() for key in DEFAULTS) == 4
    assert len(set(DEFAULTS)) == 13


@pytest.mark.parametrize(
    ("key", "fault"),
    [
        ("", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("12", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("\t", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("\x01", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("é", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("s", "s does something else at a table, and is nobody's buzzer."),
        ("-", "- does something else at a table, and is nobody's buzzer."),
        ("'", "On some keyboards ' waits for another key, so that it is nobody's buzzer."),
        ("K", "K takes Shift, and a buzzer is one key alone."),
        ("{", "{ takes Shift, and a buzzer is one key alone."),
        ("1", "1 is Ann's buzzer already."),
        ("2", None),
        ("]", None),
    ],
)
def test_which_keys_may_be_a_buzzer(key: str, fault: str | None) -> None:
    assert fault_of_buzzer(key, {"1": "Ann"}) == fault


def test_the_space_bar_is_called_by_its_name() -> None:
    assert (fault_of_buzzer(" ") or "").startswith("The space bar does something else")


@given(st.sampled_from(printable))
def test_a_key_is_allowed_or_it_is_told_why_not(key: str) -> None:
    assert (fault_of_buzzer(key) is None) == (key in ALLOWED)
    assert key not in ALLOWED or (key in PLACES and key not in RESERVED_LETTERS)
