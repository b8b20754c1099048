"""What follows by itself once facts are applied, one step at a time."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.rules.bylaws import COMMITTEE
from magoo_tui.games.magoo.rules.charging import close_charge
from magoo_tui.games.magoo.rules.pile_on import sent_back_to
from magoo_tui.games.magoo.rules.rounds import end_round, go_out
from magoo_tui.games.magoo.rules.social import claim_corner
from magoo_tui.games.magoo.rules.taking import go_on_taking
from magoo_tui.games.magoo.state import AGAIN, BACK, OVER, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.assembly import EnactLaw, Outcome
from magoo_tui.rulebook.enforcement import enforces

TURN = (ClauseId("magoo.uno.12"),)
_NOTHING: tuple[Event[Any], ...] = ()


def proceed(state: State) -> Facts:
    """The facts of the next step; none when the table waits for somebody.

    Cards still to be taken come first; then who is out, the corner, the end of the round; then
    the next turn; then what the people have before them.
    """
    if state.takes:
        return _NOTHING if state.is_shuffle_due else [go_on_taking(state)]
    return settle(state) or pass_turn(state) or conclude_assembly(state)


@enforces("magoo.am1.1", "magoo.am5.8")
def settle(state: State) -> Facts:
    """Who is out, the corner, the end of the round."""
    if not state.is_in_round:
        return _NOTHING
    empty = state.hands.count([])
    if empty:
        if empty > len(state.outs) + len(state.gone):
            return go_out(state)
        if state.corner and state.outs:
            return claim_corner(state)
        if empty > len(state.hands) - 2:
            return end_round(state)
    return _NOTHING


@enforces("magoo.uno.12")
def pass_turn(state: State) -> Facts:
    """The turn of whoever is done goes to whom it goes by the clauses."""
    if state.passing is None or not state.is_in_round:
        return _NOTHING
    came = facts.TurnCame(TURN, whose_turn(state, state.passing))
    return [came] if state.passes != OVER else [skipped(state, state.passing), came]


def conclude_assembly(state: State) -> Facts:
    """A vote that is complete, or the next of what it has brought into force."""
    assembly = state.assembly
    if assembly.case is not None:
        return close_charge(state)
    if assembly.session is not None and not assembly.coming:
        return COMMITTEE.close_vote(state)
    return COMMITTEE.into_force(state)


def conclude_meanwhile(state: State) -> Facts:
    """The same while a law's chain waits for people: all of it but deeds."""
    assembly = state.assembly
    closed = close_charge(state) if assembly.case is not None else COMMITTEE.close_vote(state)
    if closed or not assembly.coming or _is_deed(assembly.coming[0]):
        return closed
    return COMMITTEE.into_force(state)


def _is_deed(outcome: Outcome) -> bool:
    change = outcome.proposal.change
    return isinstance(change, EnactLaw) and change.is_deed


@enforces("magoo.uno.26")
def skipped(state: State, seat: Seat) -> Event[Any]:
    """Who is passed over by a Skip."""
    return facts.TurnSkipped((ClauseId("magoo.uno.26"),), state.next_in(seat))


def whose_turn(state: State, seat: Seat) -> Seat:
    """To whom the turn goes from a seat, by the clauses."""
    how = state.passes
    if how > AGAIN:
        return state.next_in(seat, how)
    if how == BACK:
        return sent_back_to(state, seat)
    return seat if state.hands[seat] else state.next_in(seat)
