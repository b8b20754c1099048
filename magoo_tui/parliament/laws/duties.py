"""Words in time: when their time ends, and what is heard of them (law.duty.2, 3, 5)."""

from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event, S_contra
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts, Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.rulebook.standing import Duty, Race, Standing, Want

RACES: Final = ClauseId("law.duty.5")


class Decide(Protocol[S_contra]):
    """A game's own deciding."""

    def __call__(self, state: S_contra, move: Any, *, are_duties_done: bool = ...) -> Ruling:
        """The facts of a move, or the refusal."""


def done_before(line: Facts) -> int:
    """How many facts of a line have had their own chain already: all up to an `ActBegins`."""
    for number, fact in enumerate(line, 1):
        if type(fact) is facts.ActBegins:
            return number
    return 0


def first_the_race(race: Race) -> Refusal:
    """Acts wait until the words have been said."""
    return Refusal(RACES, f'First the race is run: to say "{race.words}".')


def is_due(duty: Duty, move: Move, *, ends_all: bool) -> bool:
    """Whether the time of a duty ends with this act, unless its words come with it.

    ``ends_all``: with this act it ends for everybody.
    """
    is_its_end = duty.is_actors or duty.seat == move.seat or ends_all
    return is_its_end and not (move.words and _is_answered(duty, move))


def _is_answered(duty: Duty, move: Move) -> bool:
    if any(_is_heard(want, move) for want in duty.unless):
        return True
    return bool(duty.needs) and all(_is_heard(want, move) for want in duty.needs)


def _is_heard(want: Want, move: Move) -> bool:
    return bool(want.words) and want.seat == move.seat and is_said(want.words, move.words)


def heard_by_laws(standing: Standing, move: Move) -> list[Event[Any]]:
    """What words mean to duties and to the race that runs (law.duty.2, 3, 5)."""
    heard: list[Event[Any]] = []
    for duty in standing.duties:
        heard += met_by(duty, lambda want: _is_heard(want, move))
    race = standing.race
    if race is not None and move.seat in race.late() and is_said(race.words, move.words):
        heard.append(facts.RaceAnswered((RACES, *cite(race.law)), move.seat))
        if race.late() == (move.seat,):
            heard.append(facts.RaceOver(cite(race.law), (move.seat,), is_time_up=False))
    return heard


def met_by(duty: Duty, is_met: Callable[[Want], bool]) -> list[Event[Any]]:
    """What it means to a duty that these of its wants are met now."""
    cites = cite(duty.law)
    if any(is_met(want) for want in duty.unless):
        return [facts.DutyClosed(cites, duty, "averted")]
    met = [want for want in duty.needs if is_met(want)]
    if met and len(met) == len(duty.needs) and not duty.unless:
        return [facts.DutyClosed(cites, duty, "met")]
    return [facts.WantMet(cites, duty.number, want) for want in met]


def race_time_up(standing: Standing | None) -> Ruling:
    """All who have not said the words are meant."""
    race = None if standing is None else standing.race
    if race is None:
        return Refusal(RACES, "No race is run.")
    return [facts.RaceOver((RACES, *cite(race.law)), race.last(), is_time_up=True)]


def words_awaited(standing: Standing, seat: Seat) -> Iterator[str]:
    """What somebody can say in time, each as often as something hangs on it."""
    race = standing.race
    if race is not None and seat in race.late():
        yield race.words
    for duty in standing.duties:
        for want in (*duty.needs, *duty.unless):
            if want.seat == seat and want.words:
                yield want.words
