"""How many laws there may be, and how a session is told."""

import pytest

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table

DEAL = load("magoo").parameters["deal"]

ANN, BO = Seat(0), Seat(1)
POSITION = "Hand: Ann = R1 R2\nHand: Bo = R3 R4\nDiscard: R9\n"


def opened(laws: int, fields: str = "") -> Table:
    sentences = "".join(f"Law: Nobody hums tune {number}.\n" for number in range(1, laws + 1))
    return table_of(parse_record(f"Game: magoo\nSeats: Ann, Bo\n{sentences}{fields}\n"))


def do(table: Table, *lines: tuple[Seat, str]) -> None:
    for seat, command in lines:
        assert table.submit(seat, command) is None, command


CONVENED = ((ANN, "move to convene"), (BO, "second"))
CARRIED = ((ANN, "put"), (BO, "aye"), (ANN, "aye"))


@pytest.mark.parametrize("fields", ["", POSITION], ids=["regular", "emergency"])
def test_sixty_laws_are_as_many_as_there_may_be(fields: str) -> None:
    table = opened(59, fields)
    do(table, *CONVENED, (BO, 'propose "Nobody sings."'), *CARRIED)
    refusal = table.submit(BO, 'propose "Nobody whistles."')
    assert refusal is not None
    assert refusal.clause == "law.fire.2"
    assert table.refused(BO, "propose repeal 1") is None
    if fields:
        do(table, (ANN, "adjourn"))
    assert len(table.view(ANN).law.laws) == 60


def test_no_table_begins_with_more() -> None:
    assert len(opened(60).view(ANN).law.laws) == 60
    with pytest.raises(NoRecordError) as refused:
        opened(61)
    assert refused.value.clause == "law.fire.2"


def test_a_session_is_told_to_everybody_in_the_same_words() -> None:
    table = opened(2, POSITION)
    do(table, (BO, "move to convene"), (BO, "withdraw"), *CONVENED)
    for change in ("repeal 1", "repeal 1", "set social = 3", "suspend magoo.am6"):
        do(table, (BO, f"propose {change}"), *CARRIED)
    do(table, (BO, "propose repeal 2"), (ANN, "adjourn"), *CONVENED)
    do(table, (BO, "propose restore magoo.am6"), *CARRIED, (ANN, "adjourn"))
    logs = [table.view(seat).log for seat in (None, ANN, BO)]
    assert logs[0] == logs[1] == logs[2]
    told = [line.text for line in logs[0]]
    for text in (
        "Bo withdraws the motion",
        "Bo proposes: repeal law 1",
        "Law 1 is repealed: Nobody hums tune 1.",
        "Nothing is left to be done: repeal law 1",
        "social is 3 from now on",
        "magoo.am6 is suspended",
        "The proposal falls",
        "Bo proposes: restore magoo.am6",
        "magoo.am6 is in force again",
    ):
        assert text in told
    assert len(table.view(ANN).law.laws) == 1


def test_a_proposal_is_seen_with_what_would_come_of_it() -> None:
    table = opened(1)
    do(table, *CONVENED)
    for change, text, command in (
        ("repeal 1", "Law 1 is repealed: Nobody hums tune 1.", "repeal 1"),
        ("set deal = 3", f"deal = 3 instead of 7: {DEAL.meaning}.", "set deal = 3"),
        ("suspend magoo.am6", "magoo.am6 is suspended: The Straight.", "suspend magoo.am6"),
        ('"Nobody sings."', "Nobody sings.", '"Nobody sings."'),
    ):
        do(table, (BO, f"propose {change}"))
        proposal = table.view(ANN).committee.proposal
        assert (proposal.mover, proposal.text, proposal.command) == (BO, text, command)
        do(table, (BO, "withdraw"))
