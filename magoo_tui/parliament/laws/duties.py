"""Words in time: when their time ends, and what is heard of them (law.duty.2, 3, 5)."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from magoo_tui.kernel.events import Event, S_contra
from magoo_tui.kernel.moves import Leave, Move
from magoo_tui.kernel.rulings import Facts, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.racing import RACES, is_run_by
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.parliament.racing import Arrived
from magoo_tui.rulebook.standing import Duty, Standing, Want


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
    race = None if type(move) is Leave else standing.race  # who leaves runs no more
    if race is not None and is_run_by(race, move.seat) and is_said(race.words, move.words):
        heard.append(Arrived((RACES, *cite(race.law)), move.seat, move.at, race.law))
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


def words_awaited(standing: Standing, seat: Seat) -> Iterator[str]:
    """What somebody can say in time, each as often as something hangs on it."""
    race = standing.race
    if race is not None and is_run_by(race, seat):
        yield race.words
    for duty in standing.duties:
        for want in (*duty.needs, *duty.unless):
            if want.seat == seat and want.words:
                yield want.words
