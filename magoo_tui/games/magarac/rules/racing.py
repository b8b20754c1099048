"""How a race is decided: the last one, time up, ties and throws (magarac.play.10 to 12)."""

from collections.abc import Sequence
from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import four_alike
from magoo_tui.games.magarac.rules.letters import LOST_HAND, letters_for
from magoo_tui.games.magarac.state import Conclusion, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.parliament.race import Race, last_of, losers_of
from magoo_tui.parliament.racing import RaceDecided, RaceTied, Thrown, ThrowsShown
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.tongue import tr

_LAST: Final = (ClauseId("magarac.play.10"),)
_TIME: Final = (ClauseId("magarac.play.11"),)
_TIE: Final = (ClauseId("magarac.play.12"),)
_NOTHING: tuple[Event[Any], ...] = ()


@enforces("magarac.play.10", "magarac.play.12")
def settle(state: State, race: Race) -> Sequence[Event[Any]]:
    """What follows once the race waits for nobody: a tie, a throw decided, the hand lost."""
    if race.awaited():
        return _NOTHING
    if race.throws:
        return _settle_throw(state, race)
    if race.throwers:
        return lose_hand(state, race.throwers, race.throwers, _TIE)
    last = last_of(race.arrivals, float(state.law.values["tie_window"]))
    if len(last) > 1:
        return (RaceTied(_TIE, last),)
    return lose_hand(state, last, last, _LAST)


def _settle_throw(state: State, race: Race) -> list[Event[Any]]:
    losers = losers_of(race.throws)
    shown = ThrowsShown(_TIE, tuple(race.throws.items()), losers)
    if len(losers) > 1:
        return [shown, RaceTied(_TIE, losers)]
    return [shown, *lose_hand(state, losers, losers, _TIE)]


@enforces("magarac.play.12")
def throw(state: State, move: Throw) -> Ruling:
    """Each of those who are tied for the last place, once."""
    seat, race = move.seat, state.race
    if race is None or seat not in race.throwers:
        name = state.names[seat]
        return Refusal(_TIE[0], tr("{seat} is not tied for the last place.", seat=name))
    if seat in race.throws:
        return Refusal(_TIE[0], tr("{seat} has thrown already.", seat=state.names[seat]))
    return [Thrown(_TIE, seat, move.shape)]


@enforces("magarac.play.11", "magarac.play.12")
def time_up(state: State, race: Race) -> Ruling:
    """Who has not slapped was last; in a throw, who has not thrown has lost it."""
    late = race.awaited()
    if race.throwers:
        return lose_hand(state, late, late, (*_TIME, *_TIE))
    is_spared = len(late) > 1 and state.law.values["late"] == "nobody"
    return lose_hand(state, late, () if is_spared else late, _TIME)


@enforces("magarac.play.10", "magarac.score.1")
def lose_hand(
    state: State, last: tuple[Seat, ...], payers: tuple[Seat, ...], cites: tuple[ClauseId, ...]
) -> list[Event[Any]]:
    """The race is over, its losers pay, and the first slapper's four alike are laid open."""
    lost: list[Event[Any]] = [RaceDecided(cites, last)]
    if payers:
        lost.append(facts.HandLost(cites, payers))
        lost += letters_for(state, payers, LOST_HAND)
    return [*lost, end_hand(state, payers, cites)]


@enforces("magarac.play.10")
def end_hand(state: State, losers: tuple[Seat, ...], cites: tuple[ClauseId, ...]) -> Event[Any]:
    """The hand is over; if somebody has slapped truly, their four alike are seen."""
    first = state.first
    four = () if first is None else four_alike(state.hands[first])
    return facts.HandEnded(cites, Conclusion(losers, first, four))
