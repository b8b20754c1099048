"""The course of a race as its screen shows it, made from a view."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView, TableView
from magoo_tui.law_words import names_of
from magoo_tui.tongue import tr
from magoo_tui.tui.blocks import large, plain_letters
from magoo_tui.tui.widgets.track import Course, Runner
from magoo_tui.wording import visible

WIDEST: Final = 78
"""Cells that a headline in large letters may take on the smallest screen."""
OUTCOME: Final = 3
"""So many lines tell how a race has ended; of more, that of the deed itself is not needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """A race at one moment, at one terminal."""

    view: TableView
    race: RaceView
    """As it was last seen running."""
    keys: Sequence[str]
    """Of all seats."""
    people: Sequence[Seat]
    """Who runs at this terminal."""
    thrower: Seat | None = None
    """Who is about to throw."""
    is_decided: bool = False
    began: int = 0
    """How many lines the log had when the race began."""

    @property
    def throwing(self) -> int:
        """How many people of this terminal have still to throw."""
        return sum(seat in self.people for seat in self.race.awaited())

    def called(self, seat: Seat) -> str:
        """What somebody is called."""
        return visible(self.view.places[seat].name)


def course_of(seen: Glimpse) -> Course:
    """What the track shows."""
    race = seen.race
    runs = race.throwers or {*race.arrived, *race.waits_for}
    return Course(
        headline=_headline(seen, race),
        told=_about(seen, race),
        runners=tuple(_runner(seen, race, seat) for seat in seen.view.order if seat in runs),
        order="   ".join(f"{n} {seen.called(seat)}" for n, seat in enumerate(race.arrived, 1)),
    )


def _headline(seen: Glimpse, race: RaceView) -> str:
    if race.throwers:
        return tr("A tie!")
    if race.deed == "say":
        return visible(race.words)
    name = "" if race.cause is None else plain_letters(seen.called(race.cause))
    told = plain_letters(tr("{seat} slapped!", seat=name))
    rows = large(told) if name else None
    return told if rows is not None and len(rows[0]) <= WIDEST else tr("Slap!")


def _runner(seen: Glimpse, race: RaceView, seat: Seat) -> Runner:
    name, key = seen.called(seat), seen.keys[seat] if seat in seen.people else ""
    if race.throwers:
        if seen.is_decided:
            return Runner(seat, name, "", "thrown")
        if seat in race.thrown:
            return Runner(seat, name, "✓", "thrown", tr("has thrown"))
        word = tr("throws now") if seat == seen.thrower else tr("throws")
        return Runner(seat, name, key, "throws", word)
    if seat in race.arrived:
        return Runner(seat, name, "✓", "arrived", f"{race.arrived.index(seat) + 1}.")
    if seen.is_decided:
        return Runner(seat, name, "✗", "late", tr("last"))
    if seat in race.halfway:
        return Runner(seat, name, key, "runs", tr("once more!"))
    is_alone = bool(key) and len(seen.people) == 1
    return Runner(seat, name, key, "runs", tr("or Space") if is_alone else "")


def _about(seen: Glimpse, race: RaceView) -> tuple[str, ...]:
    """What the race is about, and once it is decided how it was."""
    view = seen.view
    if seen.is_decided:
        return _outcome(seen)
    if race.throwers:
        told = tr("{seats} were last together", seats=names_of(view, race.throwers))
        how = tr("Whoever throws presses their own key, and then r, p or s, unseen")
        return (*_thrown_before(seen), told, *((how,) if seen.throwing > 1 else ()))
    if race.law is not None:
        law = view.law.law_of(f"law.{race.law}")
        return (f"law {race.law}" + ("" if law is None else f": {visible(law.text)}"),)
    if race.cause is None:
        return ()
    first = tr("{seat} slapped first: everybody else slaps", seat=seen.called(race.cause))
    then = tr('and says "{words}": the same key once more', words=race.words)
    return (first, then) if race.words else (first,)


def _outcome(seen: Glimpse) -> tuple[str, ...]:
    """What the line that has decided the race has brought."""
    log = seen.view.log[seen.began :]
    texts = [line.text for line in log if line.number == log[-1].number]
    return tuple(texts[1 : OUTCOME + 1] if len(texts) > OUTCOME else texts)


def _thrown_before(seen: Glimpse) -> tuple[str, ...]:
    """What has been thrown in vain, for all to throw again: it comes before the new tie.

    Both lines are the table's own, and brought by the last one who threw.
    """
    for line, tie in reversed(tuple(pairwise(seen.view.log[seen.began :]))):
        if line.number == tie.number and line.seat is None and tie.seat is None:
            return (line.text,)
    return ()
