"""Turns under laws: promised, lost, and a debt that spares its own maker (law.fire.4, 6)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.compiled import looked_up
from magoo_tui.games.magoo.rules.proceeding import TURN, skipped, whose_turn
from magoo_tui.games.magoo.state import OVER, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.events import TurnEnded, TurnForgone
from magoo_tui.parliament.laws.firing import Listener, is_meant
from magoo_tui.rulebook.language.law import OnOccasion
from magoo_tui.rulebook.standing import Standing

if TYPE_CHECKING:
    from magoo_tui.games.magoo.laws.chain import MagooChain

_RESTS = (ClauseId("law.fire.6"),)


def turn_unheard(
    state: State, standing: Standing, came: facts.TurnCame
) -> tuple[Event[Any], ...] | None:
    """Let the turn come to a seat where laws count or hear turns; gives what is told of it.

    None if one may answer it, or if the time of one may be over: then nothing is done.
    """
    laws, before = looked_up(standing), state.turn
    if before is None or (standing.terms and standing.is_term_ending()):
        return None
    waiting = laws.listening.by_event
    of_end, of_start = waiting.get("ends a turn"), waiting.get("starts a turn")
    if (of_end and _is_anybody_meant(state, of_end, before)) or (
        of_start and _is_anybody_meant(state, of_start, came.seat)
    ):
        return None
    if not laws.counts_turns:
        came.apply(state)
        return (came,)
    ended = TurnEnded((), before, state.in_count())
    ended.apply(state)
    came.apply(state)
    return (ended, came)


def _is_anybody_meant(state: State, waiting: Sequence[Listener], seat: Seat) -> bool:
    """Whether one of the laws that wait for a turn waits for this person's."""
    for one in waiting:
        if type(one.law) is OnOccasion and is_meant(state, one.law.occasion.who, seat):
            return True
    return False


def pass_turn_by_law(chain: "MagooChain") -> None:
    """The turn passes, by the clauses and then by what laws have promised and taken away."""
    state, standing = chain.state, chain.standing
    cites: tuple[ClauseId, ...] = TURN
    promise = standing.promised
    if promise is not None and state.hands[promise.seat]:
        there, cites = promise.seat, cite(promise.law)
    elif chain.coming is not None and state.hands[chain.coming]:
        there, cites = chain.coming, chain.opening
    else:
        passing = state.passing if state.passing is not None else chain.coming
        if passing is None:
            return
        there = whose_turn(state, passing) if chain.coming is None else state.next_in(passing)
        if state.passes == OVER and chain.coming is None:
            chain.do(skipped(state, passing))
    chain.coming = None
    give_turn(chain, there, cites)


def give_turn(chain: "MagooChain", there: Seat, cites: tuple[ClauseId, ...]) -> None:
    """The turn under way ends, and the next goes to a seat, or on from there by law."""
    state, before = chain.state, chain.state.turn
    if before is not None and chain.counts_turns():
        chain.do(TurnEnded((), before, state.in_count()))
    while (law := _loses(chain, there)) is not None:
        chain.do(TurnForgone(cite(law), there, law))
        there = state.next_in(there)
    if state.debt and there == state.debt_layer != chain.foreseen:
        chain.do(facts.DebtRested(_RESTS))
    elif state.resting_debt and there != state.debt_layer:
        chain.do(facts.DebtOwedAgain(_RESTS))
    chain.do(facts.TurnCame(cites, there))


def _loses(chain: "MagooChain", seat: Seat) -> int | None:
    """The law by which the turn that comes to a seat passes on; None if it is theirs."""
    for loss in chain.standing.losing:
        if loss.seat == seat:
            return loss.law
    return None


def switch_seats(chain: "MagooChain", cites: tuple[ClauseId, ...], one: Seat, other: Seat) -> None:
    """The turn stays with the place, and a debt with the turn, but never on its own maker."""
    state, before = chain.state, chain.state.turn
    chain.do(facts.SeatsSwitched(cites, one, other))
    if chain.coming in (one, other):
        chain.coming = other if chain.coming == one else one
    if state.passing is not None or state.turn in (None, before):
        return
    if state.debt and state.turn == state.debt_layer:
        chain.do(facts.DebtRested(_RESTS))
    elif state.resting_debt and state.turn != state.debt_layer:
        chain.do(facts.DebtOwedAgain(_RESTS))
