"""What a race costs: the last one, time up, ties and throws (magarac.play.10 to play.12)."""

from collections.abc import Sequence
from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import four_alike
from magoo_tui.games.magarac.rules.letters import LOST_HAND, letters_for
from magoo_tui.games.magarac.state import Conclusion, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.race import Race
from magoo_tui.kernel.rulings import Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import racing as law_races
from magoo_tui.parliament.moves import Throw
from magoo_tui.rulebook.enforcement import enforces

_LAST: Final = (ClauseId("magarac.play.10"),)
_TIME: Final = (ClauseId("magarac.play.11"),)
TIE: Final = (ClauseId("magarac.play.12"),)


@enforces("magarac.play.10", "magarac.play.12")
def settle(state: State, race: Race) -> Sequence[Event[Any]]:
    """What follows once the race waits for nobody: a tie, a throw decided, the hand lost."""
    window = float(state.law.values["tie_window"])
    settled = racing.settle(race, window, last=_LAST, tie=TIE)
    if not settled.last:
        return settled.facts
    cites = settled.facts[-1].cites
    return [*settled.facts, *lose_hand(state, settled.last, cites)]


@enforces("magarac.play.12")
def throw(state: State, move: Throw) -> Ruling:
    """Each of those who are tied for the last place, once; first in a race that a law has run."""
    standing = state.law.standing
    if standing is not None and law_races.open_throws(standing, move.seat):
        return law_races.throw(standing, move, state.names, *TIE)
    return racing.throw(state.race, move, state.names, cites=TIE)


@enforces("magarac.play.11", "magarac.play.12")
def time_up(state: State, race: Race) -> Ruling:
    """Who has not slapped was last; in a throw, who has not thrown has lost it."""
    cites = (*_TIME, *TIE) if race.throwers else _TIME
    settled = racing.time_up(race, cites=cites)
    are_spared = len(settled.last) > 1 and state.law.values["late"] == "nobody"
    payers = () if are_spared and not race.throwers else settled.last
    return [*settled.facts, *lose_hand(state, payers, cites)]


@enforces("magarac.play.10", "magarac.score.1")
def lose_hand(
    state: State, losers: tuple[Seat, ...], cites: tuple[ClauseId, ...]
) -> list[Event[Any]]:
    """The losers of a race pay, and the first slapper's four alike are laid open."""
    lost: list[Event[Any]] = []
    if losers:
        lost.append(facts.HandLost(cites, losers))
        lost += letters_for(state, losers, LOST_HAND)
    return [*lost, end_hand(state, losers, cites)]


@enforces("magarac.play.10")
def end_hand(state: State, losers: tuple[Seat, ...], cites: tuple[ClauseId, ...]) -> Event[Any]:
    """The hand is over; if somebody has slapped truly, their four alike are seen."""
    first = state.first
    four = () if first is None else four_alike(state.hands[first])
    return facts.HandEnded(cites, Conclusion(losers, first, four))
