"""What laws have to say before an act is judged: a race to say words, words whose time is over."""

from typing import Any, Final

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.laws.chain import MagaracChain
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.chain import close_duty
from magoo_tui.parliament.laws.duties import Decide, is_due
from magoo_tui.parliament.laws.events import ActBegins, standing_of
from magoo_tui.parliament.laws.racing import first_the_race
from magoo_tui.rulebook.standing import Duty

ACTS: Final = frozenset((moves.Pass, moves.Accept, moves.Refuse, moves.Slap, moves.NextRound))
"""Acts, as laws count them: with them the time for words ends."""


def rule_before(state: State, move: Move, decide: Decide[State]) -> Ruling | None:
    """What laws make of a line before the clauses see it; None: the clauses decide alone."""
    standing, kind, assembly = state.law.standing, type(move), state.assembly
    if standing is None or assembly.session is not None or assembly.case is not None:
        return None
    if kind not in ACTS or state.is_over or move.seat in state.gone:
        return None
    if standing.race is not None:
        return first_the_race(standing.race)
    ends_all = kind is moves.NextRound
    due = [duty for duty in standing.duties if is_due(duty, move, ends_all=ends_all)]
    return _after_the_price(state, move, due, decide) if due else None


def _after_the_price(state: State, move: Move, due: list[Duty], decide: Decide[State]) -> Ruling:
    """What words not said have cost, each as a chain of its own, and then the act (law.duty.2).

    Judged on a copy, so that nothing has happened if the act is refused. Where the price ends the
    hand or the game, has to wait for somebody, or takes away the turn, the line is accepted for the
    price alone.
    """
    ruling = decide(state, move, are_duties_done=True)
    if isinstance(ruling, Refusal):
        return ruling
    ahead = state.copied()
    happened: list[Event[Any]] = []
    for duty in due:
        if any(one.number == duty.number for one in standing_of(ahead).duties):
            chain = MagaracChain(ahead, Move(move.seat))
            close_duty(chain, duty)
            happened += chain.happened
        if _has_stopped(state, ahead, move.seat):
            return [*happened, ActBegins(())]
    ruling = decide(ahead, move, are_duties_done=True)
    if isinstance(ruling, Refusal):
        return ruling
    return [*happened, ActBegins(()), *ruling]


def _has_stopped(state: State, ahead: State, seat: Seat) -> bool:
    is_over = ahead.is_over or state.is_in_hand != ahead.is_in_hand
    is_offer_void = state.offered != ahead.offered
    return is_over or is_offer_void or state.turn != ahead.turn or standing_of(ahead).is_waiting()
