"""Carrying out a line: its facts applied, what laws answer, and all that follows by itself."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import MOST_SEATS
from magoo_tui.games.magoo.rules.proceeding import proceed
from magoo_tui.games.magoo.state import ON, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat

_CAME = [facts.TurnCame((ClauseId("magoo.uno.12"),), Seat(seat)) for seat in range(MOST_SEATS)]
"""By seat: that its turn has come. A fact is a value, and these are the most common ones."""


def carry_out(state: State, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line and what follows from them, step by step; gives all of it.

    What nearly every line comes to, the turn going on to the next seat in, is told at once;
    everything else is asked of ``proceed``.
    """
    for fact in ruling:
        fact.apply(state)
    hands, seat, assembly = state.hands, state.passing, state.assembly
    if (
        state.takes
        or state.law.hearers
        or (
            (empty := hands.count([]))
            and (
                empty != len(state.outs) + len(state.gone) or empty > len(hands) - 2 or state.corner
            )
        )
        or assembly.session is not None
        or assembly.case is not None
    ):
        return _step_by_step(state, ruling)
    if seat is None:
        return tuple(ruling)
    if state.passes != ON:
        return _step_by_step(state, ruling)
    direction, count = state.direction, len(hands)
    there = (seat + direction) % count
    while not hands[there]:
        there = (there + direction) % count
    came = _CAME[there]
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
