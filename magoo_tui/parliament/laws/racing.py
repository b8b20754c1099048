"""Races to say words: how they begin, tie, end, and are left (law.duty.5)."""

from typing import TYPE_CHECKING, Any, Final

from msgspec import structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.race import SHAPES, Race
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.effects import is_said_with_line
from magoo_tui.parliament.laws.persons import in_order
from magoo_tui.parliament.moves import Throw
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.standing import LawRace, Standing, Step
from magoo_tui.tongue import tr

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain

RACES: Final = ClauseId("law.duty.5")
TIE_WINDOW: Final = 0.1
"""Seconds before the last one within which others tie with them, in a game that sets no
`tie_window` of its own: the default of magarac.play.12, to which law.duty.5 refers."""


def tie_window(law: InForce) -> float:
    """Seconds before the last one within which others tie with them."""
    return float(law.values.get("tie_window", TIE_WINDOW))


def is_run_by(race: LawRace, seat: Seat) -> bool:
    """Whether a race waits for somebody to say its words."""
    return race.last is None and seat in race.course.waited_for


# ---- in the chain


def run_race(chain: "Chain[Any]", step: Step, words: str) -> None:
    """Begin the race that the first step's effect waits for, settle it, or take its outcome."""
    race = chain.standing.race
    if race is None:
        _begin(chain, step, words)
    elif race.last is None:
        tie = (RACES, *chain.tie_clauses, *cite(race.law))
        window = tie_window(chain.state.law)
        settled = racing.settle(race.course, window, last=cite(race.law), tie=tie, law=race.law)
        chain.do(*settled.facts)
    else:
        chain.steps[0] = structs.replace(step, last=(*step.last, (words, race.last)))
        chain.do(facts.RaceClosed(cite(step.law)))


def _begin(chain: "Chain[Any]", step: Step, words: str) -> None:
    """Everybody in runs it; where the table hears nothing, nobody does."""
    state, cause = chain.state, chain.seat if chain.seat != NOBODY else None
    runners = state.all_in()
    if state.is_aloud or state.is_over or not runners:
        chain.steps[0] = structs.replace(step, last=(*step.last, (words, ())))
        return
    ordered = tuple(in_order(state, runners, cause))
    begun = LawRace(step.law, words, cause, Race(ordered))
    cites = (RACES, *cite(step.law))
    chain.do(facts.RaceBegun(cites, begun))
    for seat in ordered:
        if is_said_with_line(chain, seat, words):
            chain.do(racing.Arrived(cites, seat, chain.at, step.law))


# ---- before the chain: what is asked of the race by a line


def first_the_race(race: LawRace) -> Refusal:
    """Acts wait until the words have been said, and a tie has been thrown for."""
    if race.course.throwers:
        return Refusal(RACES, tr("First the last place of the race is thrown for."))
    return Refusal(RACES, tr('First the race is run: to say "{words}".', words=race.words))


def race_time_up(standing: Standing | None, *ties: ClauseId) -> Ruling:
    """All who have not said the words, or have not thrown, are meant.

    ``ties``: what a throw rests on besides.
    """
    race = None if standing is None else standing.race
    if race is None or race.last is not None:
        return Refusal(RACES, tr("No race is run."))
    cites = (RACES, *(ties if race.course.throwers else ()), *cite(race.law))
    return racing.time_up(race.course, cites=cites, law=race.law).facts


def throw(
    standing: Standing | None, move: Throw, names: tuple[str, ...], *ties: ClauseId
) -> Ruling:
    """Each of those who are tied for the last place, once; ``ties``: what it rests on besides."""
    race = None if standing is None else standing.race
    if race is None or race.last is not None:
        return racing.throw(None, move, names, cites=(RACES, *ties))
    cites = (RACES, *ties, *cite(race.law))
    return racing.throw(race.course, move, names, cites=cites, law=race.law)


def open_throws(standing: Standing, seat: Seat) -> list[Throw]:
    """What somebody may throw in the race that a law has run; nothing if they may not."""
    race = standing.race
    if race is None or not race.course.throwers or seat not in race.awaited():
        return []
    return [Throw(seat, shape=shape) for shape in SHAPES]


def left_by(standing: Standing | None, seat: Seat, *ties: ClauseId) -> list[Event[Any]]:
    """An open throw is lost by whoever leaves; in any other case the race goes on without them."""
    race = None if standing is None else standing.race
    if standing is None or race is None or not open_throws(standing, seat):
        return []
    cites = (RACES, *ties, *cite(race.law))
    return [racing.RaceDecided(cites, (seat,), race.law)]
