"""What a header can set up, and what is no record (magarac.setup.1, magarac.setup.8)."""

import pytest

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table

BO, CY = "Hand: Bo = AC AD AH KS\n", "Hand: Cy = KC KD QC QD\n"
POSITION = f"Hand: Ann = AS KH QH QS\n{BO}{CY}"


def opened(fields: str, seats: str = "Ann, Bo, Cy") -> Table:
    return table_of(parse_record(f"Game: magarac\nSeats: {seats}\n{fields}\n\n"))


def refusal_of(fields: str, seats: str = "Ann, Bo, Cy") -> NoRecordError:
    with pytest.raises(NoRecordError) as refused:
        opened(fields, seats)
    assert refused.value.sentence.endswith(".")
    return refused.value


@pytest.mark.clause("magarac.setup.1")
@pytest.mark.parametrize(("seats", "may_play"), [(1, False), (2, False), (3, True), (13, True)])
def test_how_many_play(seats: int, may_play: bool) -> None:
    names = ", ".join(f"P{number}" for number in range(seats))
    if may_play:
        assert len(opened("", names).names) == seats
    else:
        assert refusal_of("", names).clause == "magarac.setup.1"


@pytest.mark.clause("magarac.setup.1")
def test_fourteen_are_too_many() -> None:
    names = ", ".join(f"P{number}" for number in range(14))
    assert refusal_of("", names).clause == "magarac.setup.1"


@pytest.mark.clause("magarac.setup.8")
@pytest.mark.parametrize(
    "fields",
    [
        BO,
        f"{BO}{CY}",
        f"Hand: Ann =\n{BO}{CY}",
        f"{POSITION}{BO}",
        f"Hand: Ann = AS KH QH JS\n{BO}{CY}",
        f"Hand: Ann = AS KH QH QH\n{BO}{CY}",
        f"Hand: Ann = AS KH QH QS QC\n{BO}Hand: Cy = KC KD QD",
        f"{POSITION}Turn: Ann",
        f"{POSITION}Dealer: Bo\nTurn: Ann",
        f"{POSITION}Set: travelling_card = yes",
        f"Hand: Ann = AS KH QH QS T*\n{BO}{CY}Set: travelling_card = yes",
        "Turn: Ann",
        "Letters: Ann = MAGARAC",
        "Letters: Ann = MG",
        "Letters: Ann =",
        "Letters: Ann = MA\nLetters: Ann = MAG",
        "Discard: AC",
        "Draw: AC",
        "Cup: Ann = 3",
    ],
)
def test_what_is_no_position(fields: str) -> None:
    assert refusal_of(fields).clause == "magarac.setup.8"


@pytest.mark.clause("magarac.setup.8", "magarac.play.3", "magarac.travel.3")
@pytest.mark.parametrize(
    "fields",
    [
        POSITION,
        f"Hand: Ann = AS KH QH QS T*\n{BO}{CY}Turn: Ann\nSet: travelling_card = yes",
        f"{POSITION}Letters: Ann = m\nLetters: Bo = MAGARA",
    ],
)
def test_what_is_a_position(fields: str) -> None:
    table = opened(fields)
    view = table.view(None)
    assert (view.stage, view.round_number) == ("turn", 1)
    assert table.shuffle_wanted() is None


@pytest.mark.parametrize(
    "fields",
    ["Decks: 2", "Hand: Ann = XX", "Turn: Zoe", "Letters: Zoe = M", "Direction: right"],
)
def test_what_no_table_of_magarac_begins_with(fields: str) -> None:
    refusal_of(fields)


@pytest.mark.clause("magarac.end.3")
@pytest.mark.parametrize(("length", "is_taken"), [(120, True), (121, False)])
def test_how_long_a_forfeit_may_be(length: int, is_taken: bool) -> None:
    text = ("a b" * length)[:length].strip().ljust(length, "c")
    if is_taken:
        assert opened(f"Set: forfeit = {text}").view(None).forfeit == text
    else:
        assert "120" in refusal_of(f"Set: forfeit = {text}").sentence


def test_a_house_may_tell_of_losses_that_do_not_matter_here() -> None:
    assert opened("Losses: Ann = 3").view(None).round_number == 0
