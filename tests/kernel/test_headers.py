"""The head of a record."""

import pytest

from magoo_tui.kernel.clause_id import NOTATION, is_within
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import Seat


def header(*fields: tuple[str, str]) -> Header:
    return Header((("Seats", "Ann, Bo ,  Cy"), *fields))


def test_seats_are_named_clockwise() -> None:
    assert header().names() == ("Ann", "Bo", "Cy")


@pytest.mark.parametrize("seats", ["Ann, ann", "Ann,, Bo", "Ann, *Bo", ""])
def test_seats_that_nobody_could_sit_at(seats: str) -> None:
    with pytest.raises(NoRecordError) as refused:
        Header((("Seats", seats),)).names()
    assert refused.value.clause == NOTATION
    assert refused.value.sentence == str(refused.value)


def test_a_header_needs_its_seats() -> None:
    with pytest.raises(NoRecordError):
        Header(()).names()


def test_fields_that_stand_once_and_fields_that_stand_often() -> None:
    head = header(("Law", "One."), ("Law", "Two."), ("Dealer", "bo"))
    assert head.first("Law") == "One."
    assert list(head.every("Law")) == ["One.", "Two."]
    assert head.first("Host") is None
    assert head.seat("Dealer", Seat(0)) == 1
    assert head.seat("Host", Seat(2)) == 2


def test_choices_and_counts() -> None:
    head = header(("Speech", " Aloud "), ("Losses", "cy = 4"), ("Cup", "Ann = x"))
    assert head.one_of("Speech", "typed", "aloud") == "aloud"
    assert head.one_of("Direction", "left", "right") == "left"
    assert head.counts("Losses") == {Seat(2): 4}
    for field in ("Cup", "Speech"):
        with pytest.raises(NoRecordError):
            head.counts(field)
    with pytest.raises(NoRecordError):
        head.one_of("Speech", "typed")


def test_a_clause_is_within_itself_and_its_section() -> None:
    assert is_within("magoo.am4.3", "magoo.am4")
    assert is_within("magoo.am4.3", "magoo.am4.3")
    assert not is_within("magoo.am4.31", "magoo.am4.3")
    assert not is_within("magoo.am4", "magoo.am4.3")
