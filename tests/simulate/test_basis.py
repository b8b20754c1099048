"""The headers of a study: how a table stands, and with one change of its law."""

from collections.abc import Callable

import pytest

from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import Seat
from magoo_tui.simulate.basis import (
    header_of_table,
    laws_of,
    plain_header,
    with_laws,
    with_proposal,
    with_setting,
    without_law,
)
from magoo_tui.table.table import Table

FIELDS = (
    ("Game", "magoo"),
    ("Seats", "Ann, Bo, Cy"),
    ("Dealer", "Bo"),
    ("Speech", "aloud"),
    ("Losses", "Ann = 3"),
    ("Set", "social = 3"),
    ("Suspended", "magoo.am6"),
    ("Law", "Nobody hums."),
    ("Law", "The dealer is greeted."),
    ("Numbers", "2, 5"),
    ("Hand", "Ann = R5 G1"),
    ("Hand", "Bo = R1 B2"),
    ("Hand", "Cy = Y1 Y2"),
    ("Discard", "R3"),
)


def table() -> Table:
    return Table(GAMES["magoo"](), Header(FIELDS))


def test_the_present_table_is_played_anew_under_its_law() -> None:
    at = table()
    assert at.submit(Seat(2), "leave") is None
    header = header_of_table(at.header, at.view(None))
    assert header.fields == (
        ("Game", "magoo"),
        ("Seats", "Ann, Bo"),
        ("Decks", "1"),
        ("Set", "social = 3"),
        ("Suspended", "magoo.am6"),
        ("Law", "Nobody hums."),
        ("Law", "The dealer is greeted."),
        ("Numbers", "2, 5"),
    )
    law = Table(GAMES["magoo"](), header).view(None).law
    assert law == at.view(None).law


@pytest.mark.parametrize(
    ("command", "field", "is_there"),
    [
        ('"Red is lucky."', ("Law", "Red is lucky."), True),
        ("set deal = 5", ("Set", "deal = 5"), True),
        ("set social = 4", ("Set", "social = 3"), False),
        ("suspend magoo.am5", ("Suspended", "magoo.am5"), True),
        ("restore magoo.am6", ("Suspended", "magoo.am6"), False),
        ("repeal 2", ("Law", "Nobody hums."), False),
        ("repeal 2", ("Numbers", "5"), True),
    ],
)
def test_a_proposal_is_in_force_in_the_changed_header(
    command: str, field: tuple[str, str], is_there: bool
) -> None:
    at = table()
    header = header_of_table(at.header, at.view(None))
    changed = with_proposal(header, command)
    assert (field in changed.fields) is is_there
    assert changed != header
    assert Table(GAMES["magoo"](), changed).names == ("Ann", "Bo", "Cy")


def test_new_laws_are_numbered_on() -> None:
    header = with_laws(plain_header("magoo", 2), ["One.", "Two."])
    assert laws_of(header) == {1: "One.", 2: "Two."}
    assert laws_of(with_laws(without_law(header, 1), ["Three."])) == {2: "Two.", 3: "Three."}
    late = plain_header("magoo", 2, [("Last number", "7")])
    assert laws_of(with_laws(late, ["Eight."])) == {8: "Eight."}
    assert laws_of(without_law(with_laws(late, ["Eight."]), 8)) == {}


def test_a_parameter_is_set_once() -> None:
    header = with_setting(with_setting(plain_header("magoo", 2), "deal", "5"), "deal", "6")
    assert list(header.every("Set")) == ["deal = 6"]


HEADER = plain_header("magoo", 2)


@pytest.mark.parametrize(
    "make",
    [
        lambda: with_proposal(HEADER, "sing"),
        lambda: with_proposal(HEADER, "repeal 4"),
        lambda: with_proposal(HEADER, '"half'),
        lambda: plain_header("magoo", 21),
    ],
)
def test_what_is_no_change_is_refused_in_a_sentence(make: Callable[[], Header]) -> None:
    with pytest.raises(NoRecordError) as refused:
        make()
    assert refused.value.sentence.endswith(".")
