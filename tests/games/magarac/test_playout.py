"""Random play for measuring the engine is lawful play, and comes to an end."""

from random import Random

import pytest

from magoo_tui.games.magarac.events import GameEnded
from magoo_tui.games.magarac.playout import random_move
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from tests.laws.strategies import facts_of


@pytest.mark.parametrize("travels", ["no", "yes"])
@pytest.mark.parametrize("seats", [3, 4, 13])
def test_a_random_move_is_never_refused(seats: int, travels: str) -> None:
    chance = Random(seats)
    names = ", ".join(f"P{number}" for number in range(seats))
    fields = f"Game: magarac\nSeats: {names}\nSet: travelling_card = {travels}\n\n"
    table = table_of(parse_record(fields))
    for _ in range(200_000):
        move = random_move(table.inspect(), chance.random, chance.shuffle)
        refusal = table.submit_move(move)
        assert refusal is None, (move, refusal)
        if table.inspect().is_over:
            break
    assert any(isinstance(fact, GameEnded) for fact in facts_of(table))


@pytest.mark.parametrize("seats", [3, 4])
def test_ties_are_thrown_for(seats: int) -> None:
    chance = Random(seats)
    names = ", ".join(f"P{number}" for number in range(seats))
    table = table_of(parse_record(f"Game: magarac\nSeats: {names}\nSet: tie_window = 1\n\n"))
    thrown = 0
    for number in range(20_000):
        move = random_move(table.inspect(), chance.random, chance.shuffle)
        assert table.submit_move(move, number / 10) is None
        thrown += move.seat != NOBODY and type(move).__name__ == "Throw"
        if table.inspect().is_over:
            break
    assert thrown
    assert table.inspect().is_over
