"""What a live table makes of laws at work: what it waits for, and of whom."""

import pytest

from magoo_tui.games.magoo.game import MAGOO
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table

ANN, BO, CY = Seat(0), Seat(1), Seat(2)


def table_of(*laws: str, hand: str = "R7 B3 R2") -> Table:
    """Three at a table under these laws; it is Bo's turn."""
    header = [
        "Game: magoo",
        "Seats: Ann, Bo, Cy",
        *(f"Law: {law}" for law in laws),
        "Hand: Ann = R5 G2 B2",
        f"Hand: Bo = {hand}",
        "Hand: Cy = R8 Y3 Y4",
        "Discard: G1 R4",
        "Draw: Y1 Y5 Y6",
    ]
    return Table(MAGOO, parse_record("\n".join([*header, "", ""])).header)


def tell(table: Table, *lines: tuple[Seat, str]) -> None:
    for seat, command in lines:
        assert table.submit(seat, command) is None, command


@pytest.mark.clause("law.fire.8")
def test_a_shuffle_by_law_is_of_the_draw_pile() -> None:
    table = table_of("When a player plays a 7, the draw pile is shuffled.")
    tell(table, (BO, "play R7"))
    wanted = table.shuffle_wanted()
    assert wanted is not None
    assert sorted(wanted) == ["Y1", "Y5", "Y6"]
    tell(table, (NOBODY, " ".join(["shuffle", *wanted])))
    assert table.shuffle_wanted() is None


@pytest.mark.clause("law.fire.9", "law.duty.5")
def test_a_vote_and_a_charge_come_to_their_end_while_a_race_is_run() -> None:
    table = table_of(
        'When a player plays a 7, the last player to say "one" draws 1 card.',
        "When a player plays a Skip, that player drinks 1.",
    )
    tell(table, (BO, "play R7"), (ANN, "move to convene"), (BO, "second"))
    tell(table, (BO, "propose repeal 2"), (ANN, "put"), (BO, "aye"), (CY, "aye"), (ANN, "nay"))
    assert table.view(None).floor == (ANN,)
    tell(table, (ANN, "adjourn"))
    assert list(table.inspect().law.laws) == [1]
    tell(table, (ANN, 'charge Bo "he laughs"'), (BO, "contest"), (ANN, "aye"), (CY, "aye"))
    assert table.inspect().stage() == "race"
    assert set(table.view(None).floor) == {ANN, BO, CY}


@pytest.mark.clause("law.duty.2")
def test_no_act_is_offered_with_words_that_would_have_it_refused() -> None:
    table = table_of(
        'When a player draws a card, unless they say "uno", that player swaps hands with Ann.',
        hand="G7 B3",
    )
    tell(table, (BO, "draw"))
    offered = [option.command for option in table.view(BO).options]
    assert [one for one in offered if table.refused(BO, one) is not None] == []
