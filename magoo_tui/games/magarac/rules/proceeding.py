"""What follows by itself once facts are applied, one step at a time."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import MOST_SEATS
from magoo_tui.games.magarac.rules import charging, forfeiting
from magoo_tui.games.magarac.rules.bylaws import COMMITTEE
from magoo_tui.games.magarac.rules.letters import end_game
from magoo_tui.games.magarac.rules.racing import settle
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.assembly import EnactLaw
from magoo_tui.rulebook.enforcement import enforces

TURN: Final = (ClauseId("magarac.play.2"),)
CAME: Final = [facts.TurnCame(TURN, Seat(seat)) for seat in range(MOST_SEATS)]
"""By seat: that its turn has come. A fact is a value, and these are the most common ones."""
_NOTHING: tuple[Event[Any], ...] = ()


@enforces("magarac.play.2", "magarac.score.3", "magarac.end.1")
def proceed(state: State) -> Facts:
    """The facts of the next step; none when the table waits for somebody.

    A complete word ends the game before anything else; then a card's turn comes, a race is
    settled, and between hands charges, a forfeit and votes that are complete are closed.
    """
    if state.is_word_complete:
        return end_game(state)
    if state.passing is not None:
        return (CAME[state.passing],)
    if state.race is not None:
        return settle(state, state.race)
    if state.is_in_hand:
        return _NOTHING
    if state.assembly.coming:
        return COMMITTEE.into_force(state)
    if state.assembly.session is not None:
        return COMMITTEE.close_vote(state)
    return charging.go_on_hearing(state) or forfeiting.close(state)


def conclude_meanwhile(state: State) -> Facts:
    """What goes on while a law's chain waits for people: votes, and what they decide but deeds."""
    assembly = state.assembly
    if assembly.case is not None:
        return charging.go_on_hearing(state)
    if assembly.coming:
        change = assembly.coming[0].proposal.change
        is_deed = isinstance(change, EnactLaw) and change.is_deed
        return _NOTHING if is_deed else COMMITTEE.into_force(state)
    return COMMITTEE.close_vote(state)
