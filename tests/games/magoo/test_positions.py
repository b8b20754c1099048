"""What a header can set up, and what is no record (magoo.uno.2, magoo.uno.40)."""

import pytest

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from tests.games.magoo.staged import after

POSITION = "Hand: Ann = R1 R2\nHand: Bo = G1 G2\n"


def opened(fields: str, seats: str = "Ann, Bo, Cy") -> Table:
    return table_of(parse_record(f"Game: magoo\nSeats: {seats}\n{fields}\n\n"))


def clause_of(fields: str, seats: str = "Ann, Bo, Cy") -> str:
    with pytest.raises(NoRecordError) as refused:
        opened(fields, seats)
    assert refused.value.sentence.endswith(".")
    return refused.value.clause


@pytest.mark.clause("magoo.uno.2")
@pytest.mark.parametrize(
    ("seats", "decks", "may_play"),
    [(1, 1, False), (2, 1, True), (10, 1, True), (11, 1, False), (20, 2, True), (21, 2, False)],
)
def test_how_many_play(seats: int, decks: int, may_play: bool) -> None:
    names = ", ".join(f"P{number}" for number in range(seats))
    if may_play:
        assert len(opened(f"Decks: {decks}", names).names) == seats
    else:
        assert clause_of(f"Decks: {decks}", names) == "magoo.uno.2"


@pytest.mark.clause("magoo.uno.40")
@pytest.mark.parametrize(
    "fields",
    [
        "Hand: Ann = R1 R2",
        "Hand: Ann = R1 R2\nHand: Bo =",
        f"{POSITION}Hand: Ann = R3",
        f"{POSITION}Hand: Cy = R1 R1",
        f"{POSITION}Discard: R0 R0",
        f"{POSITION}Draw: R5 R5 R5",
        f"{POSITION}Corner: W W W W W",
        f"{POSITION}Turn: Cy",
        f"{POSITION}Color: red",
        f"{POSITION}Discard: R5\nColor: blue",
        "Discard: R5",
        "Draw: R5",
        "Turn: Ann",
        "Corner: R5",
        "Direction: right",
        "Color: red",
    ],
)
def test_what_breaks_a_position_is_no_record(fields: str) -> None:
    assert clause_of(fields) == "magoo.uno.40"


@pytest.mark.parametrize(
    "fields",
    [
        "Dealer: Zoe",
        "Host: Zoe",
        "Losses: Zoe = 1",
        "Losses: Ann = few",
        "Losses: Ann",
        "Decks: 3",
        "Speech: loud",
        "Set: deal",
        "Set: deal = 11",
        "Set: luck = 1",
        "Numbers: 3",
        "Law: Nobody hums.\nNumbers: none",
        "Law: Nobody hums.\nNumbers: 0",
        "Last number: many",
        f"{POSITION}Hand: Zoe = R1",
        f"{POSITION}Hand: Cy = Q1",
        f"{POSITION}Hand: Cy",
        f"{POSITION}Discard: R5(red)",
        f"{POSITION}Discard: W(purple)",
        f"{POSITION}Draw: ... R5",
        f"{POSITION}Turn: Zoe",
        f"{POSITION}Direction: up",
    ],
)
def test_what_cannot_be_read_is_no_record(fields: str) -> None:
    assert clause_of(fields) == "notation"


def test_a_date_is_a_day() -> None:
    assert clause_of("Date: yesterday") == "notation"


@pytest.mark.clause("magoo.art3.14")
def test_only_what_may_be_suspended_begins_suspended() -> None:
    assert clause_of("Suspended: magoo.uno.13") == "magoo.art3.14"
    assert opened("Suspended: magoo.am5").view(Seat(0)).law.suspended == ("magoo.am5",)


@pytest.mark.clause("magoo.art1.2")
def test_laws_of_a_house_keep_their_numbers_and_none_is_used_twice() -> None:
    table = after(
        "Game: magoo\nSeats: Ann, Bo\nLaw: Nobody hums.\nLaw: Nobody whistles.\n"
        "Numbers: 2, 5\nLast number: 9\n\n"
        'Bo: move to convene\nAnn: second\nBo: propose "Nobody sings."\nAnn: put\n'
        "Bo: aye\nAnn: aye\n"
    )
    laws = table.view(Seat(0)).law.laws
    assert [law.number for law in laws] == [2, 5, 10]
    assert laws[0].text == "Nobody hums."


@pytest.mark.clause("magoo.uno.40")
def test_the_rest_of_the_deck_is_drawn_in_some_order_where_the_pile_is_open() -> None:
    for draw in ("", "Draw: ...", "Draw: B7 ...", "Draw: B7 \u2026"):
        view = opened(f"{POSITION}Discard: R9\n{draw}").view(None)
        assert view.draw_count == 108 - 5
    assert opened(f"{POSITION}Discard: R9\nDraw:").view(None).draw_count == 0


@pytest.mark.clause("magoo.uno.40")
def test_losses_and_offices_are_as_the_header_says() -> None:
    view = opened(f"{POSITION}Dealer: cy\nHost: BO\nLosses: Bo = 3").view(Seat(0))
    assert (view.dealer, view.host, view.places[1].losses) == (Seat(2), Seat(1), 3)
    assert view.turn == Seat(0)
    assert view.places[2].out == 1
