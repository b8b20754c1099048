"""Carrying out a line: its facts applied, what laws answer, and all that follows by itself."""

from typing import Any

from magoo_tui.games.magarac.laws.carrying import carry_on_under_law, carry_out_under_law, is_heard
from magoo_tui.games.magarac.rules.proceeding import CAME, proceed
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts


def carry_out(state: State, move: Move | None, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line and what follows from them, step by step; gives all of it.

    ``move`` is None for what follows before the first line. What nearly every line comes to, the
    turn following a card, is told at once; everything else is asked of ``proceed``.
    """
    if state.law.standing is not None and is_heard(state, ruling):
        return carry_out_under_law(state, move, ruling)
    for fact in ruling:
        fact.apply(state)
    if state.passing is None:
        return _go_on(state, ruling)
    came = CAME[state.passing]
    came.apply(state)
    return (*ruling, came)


def _go_on(state: State, ruling: Facts) -> tuple[Event[Any], ...]:
    """All that follows from facts that are applied already, step by step."""
    happened = list(ruling)
    while state.law.standing is None:
        latest = proceed(state)
        if not latest:
            return tuple(happened)
        for fact in latest:
            fact.apply(state)
        happened += latest
        ruling = latest
    return (*happened, *carry_on_under_law(state, ruling))
