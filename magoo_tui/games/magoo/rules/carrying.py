"""Carrying out a line: its facts applied, what laws answer, and all that follows by itself."""

from collections.abc import Set as AbstractSet
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import MOST_SEATS
from magoo_tui.games.magoo.laws.asking import is_for_laws
from magoo_tui.games.magoo.laws.carrying import carry_on_under_law, turn_comes_under_law
from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.laws.compiled import looked_up
from magoo_tui.games.magoo.rules.proceeding import TURN, proceed
from magoo_tui.games.magoo.state import ON, State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.events import DeedDone

_NONE: AbstractSet[int] = frozenset()
_CAME = [facts.TurnCame(TURN, Seat(seat)) for seat in range(MOST_SEATS)]
"""By seat: that its turn has come. A fact is a value, and these are the most common ones."""


def carry_out(state: State, move: Move | None, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line and what follows from them, step by step; gives all of it.

    The turn going on to the next seat in is told at once; all else is asked of ``proceed``.
    """
    standing, fired = state.law.standing, _NONE
    if standing is not None and is_for_laws(state, standing, ruling):
        chain = MagooChain(state, move)
        if not chain.is_left_to_clauses(ruling):
            return tuple(chain.happened)
        ruling, fired = chain.happened, chain.fired
    else:
        for fact in ruling:
            fact.apply(state)
    hands, seat, assembly = state.hands, state.passing, state.assembly
    if (
        state.takes
        or (
            (empty := hands.count([]))
            and (
                empty != len(state.outs) + len(state.gone) or empty > len(hands) - 2 or state.corner
            )
        )
        or assembly.session is not None
        or assembly.case is not None
        or assembly.coming
        or (seat is not None and state.passes != ON)
    ):
        return _go_on(state, move, ruling, fired)
    if seat is None:
        return tuple(ruling)
    direction, count = state.direction, len(hands)
    there = (seat + direction) % count
    while not hands[there]:
        there = (there + direction) % count
    came = _CAME[there]
    if standing is not None and (standing.compiled or looked_up(standing)).hears_turns:
        return (*ruling, *turn_comes_under_law(state, standing, move, fired, came))
    came.apply(state)
    return (*ruling, came)


def _go_on(
    state: State, move: Move | None, ruling: Facts, fired: AbstractSet[int]
) -> tuple[Event[Any], ...]:
    """All that follows from facts that are applied already, step by step, until laws hear of it."""
    happened = list(ruling)
    while latest := proceed(state):
        standing = state.law.standing
        if standing is not None and is_for_laws(state, standing, latest):
            return (*happened, *carry_on_under_law(state, move, fired))
        for fact in latest:
            fact.apply(state)
        happened += latest
        if type(latest[0]) is DeedDone:
            return (*happened, *carry_on_under_law(state, move, fired, latest))
    return tuple(happened)
