"""Carrying out a line at a table that has enforced laws, or has had some."""

from collections.abc import Set as AbstractSet
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.laws.turns import give_turn, turn_unheard
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.parliament.laws.deeds import take_deeds
from magoo_tui.rulebook.standing import Standing


def turn_comes_under_law(
    state: State,
    standing: Standing,
    move: Move | None,
    fired: AbstractSet[int],
    came: facts.TurnCame,
) -> tuple[Event[Any], ...]:
    """Let the turn come to the next seat in where laws count turns, or hear them.

    Gives what is told of it, and all that follows.
    """
    told = turn_unheard(state, standing, came)
    if told is not None:
        return told
    chain = MagooChain(state, move)
    chain.fired, chain.foreseen = set(fired), came.seat
    give_turn(chain, came.seat, came.cites)
    chain.run()
    return tuple(chain.happened)


def carry_on_under_law(
    state: State, move: Move | None, fired: AbstractSet[int], latest: Facts = ()
) -> tuple[Event[Any], ...]:
    """Go on with a line in whose course laws hear of something, or a first deed is to be done.

    ``fired``: the laws that have done so already in this line.
    """
    chain = MagooChain(state, move)
    chain.fired = set(fired)
    chain.foresee()
    take_deeds(chain, latest)
    chain.run()
    return tuple(chain.happened)
