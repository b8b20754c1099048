"""Carrying out a line: its facts applied, what laws answer, and all that follows by itself."""

from typing import Any

from magoo_tui.games.magarac.rules.proceeding import CAME, proceed
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts


def carry_out(state: State, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line and what follows from them, step by step; gives all of it.

    What nearly every line comes to, the turn following a card, is told at once; everything else is
    asked of ``proceed``.
    """
    for fact in ruling:
        fact.apply(state)
    if state.passing is None or state.law.hearers:
        return _step_by_step(state, ruling)
    came = CAME[state.passing]
    came.apply(state)
    return (*ruling, came)


def _step_by_step(state: State, ruling: Facts) -> tuple[Event[Any], ...]:
    """All that follows from facts that are applied already."""
    happened, latest = list(ruling), ruling
    while True:
        if state.law.hearers:
            happened += _answers(state, latest)
        latest = proceed(state)
        if not latest:
            return tuple(happened)
        for fact in latest:
            fact.apply(state)
        happened += latest


def _answers(state: State, latest: Facts) -> list[Event[Any]]:
    """What the laws in force answer to facts, lowest number first."""
    answered: list[Event[Any]] = []
    for fact in latest:
        for hearer in state.law.hearers:
            for answer in hearer.hear(state, fact):
                answer.apply(state)
                answered.append(answer)
    return answered
