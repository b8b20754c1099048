"""Random play for measuring the engine is lawful play, and comes to an end."""

from random import Random

import pytest

from magoo_tui.games.magoo.events import RoundEnded
from magoo_tui.games.magoo.playout import random_move
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from tests.laws.strategies import facts_of


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_a_random_move_is_never_refused(seats: int) -> None:
    chance = Random(seats)
    names = ", ".join(f"P{number}" for number in range(seats))
    table = table_of(parse_record(f"Game: magoo\nSeats: {names}\n\n"))
    for _ in range(1500):
        move = random_move(table.inspect(), chance.random, chance.shuffle)
        refusal = table.submit_move(move)
        assert refusal is None, (move, refusal)
    assert any(isinstance(fact, RoundEnded) for fact in facts_of(table))
