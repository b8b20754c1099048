"""What a study has found, in numbers and in plain words: the bill's note."""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from msgspec import Struct

from magoo_tui.kernel.headers import Header
from magoo_tui.simulate.basis import laws_of
from magoo_tui.simulate.outcomes import Outcome, Pair
from magoo_tui.simulate.spread import Spread, spread_of
from magoo_tui.simulate.verdicts import Measure, verdict


class Measured(Struct, frozen=True):
    """One measure of the games, without and with the change."""

    name: str
    without: Spread
    changed: Spread | None
    """None where nothing is compared, here and below."""
    difference: Spread | None
    """What the change adds, game by game; its bounds are those of the mean difference."""
    verdict: str | None
    """Whether it makes a difference, in plain words."""


class LawFired(Struct, frozen=True):
    """How often a law in force fired."""

    number: int
    text: str
    times: Spread
    """In a game; with the change, where there is one."""
    games: int
    """In so many of them it fired at all."""
    sentence: str


class Report(Struct, frozen=True, kw_only=True):
    """What is known after the games that have been played so far."""

    seats: int
    games: int
    """So many were asked for."""
    played: int
    measures: tuple[Measured, ...]
    """Empty before the first game."""
    laws: tuple[LawFired, ...]
    warnings: tuple[str, ...]
    """A sentence for each way in which games did not end."""
    turns: tuple[tuple[int, ...], tuple[int, ...]]
    """Of each game, without and with the change; for a picture of how they lie."""


MEASURES: Final[tuple[tuple[Measure, Callable[[Outcome], int | None]], ...]] = (
    (Measure("turns", "turn", "longer", "shorter"), lambda one: one.turns),
    (Measure("lines", "line", "more", "fewer"), lambda one: one.lines),
    (Measure("longest debt", "card", "more", "fewer"), lambda one: one.debt),
    (Measure("fullest hand", "card", "more", "fewer"), lambda one: one.hand),
)


def report_on(
    pairs: Sequence[Pair],
    without: Header,
    changed: Header | None,
    games: int,
    by_hand: Collection[int] = (),
) -> Report:
    """What these games tell, played of so many under one header, or under two.

    ``by_hand``: the laws that no table enforces.
    """
    before = [pair.without for pair in pairs]
    after = [pair.changed for pair in pairs if pair.changed is not None]
    measured = [_measured(measure, of, before, after) for measure, of in MEASURES]
    return Report(
        seats=len(without.names()),
        games=games,
        played=len(pairs),
        measures=tuple(one for one in measured if one is not None),
        laws=tuple(_laws(changed or without, after or before, by_hand)),
        warnings=tuple(_warnings(before, after)),
        turns=(tuple(one.turns for one in before), tuple(one.turns for one in after)),
    )


def _measured(
    measure: Measure,
    of: Callable[[Outcome], int | None],
    before: Sequence[Outcome],
    after: Sequence[Outcome],
) -> Measured | None:
    """What was measured; None before the first game, and where the game has nothing of it."""
    old = [count for one in before if (count := of(one)) is not None]
    new = [count for one in after if (count := of(one)) is not None]
    without = spread_of(old)
    if without is None:
        return None
    if not new:
        return Measured(measure.name, without, None, None, None)
    difference = spread_of([late - early for early, late in zip(old, new, strict=True)])
    said = None if difference is None else verdict(measure, difference, len(new))
    return Measured(measure.name, without, spread_of(new), difference, said)


def _laws(
    header: Header, outcomes: Sequence[Outcome], by_hand: Collection[int]
) -> Iterator[LawFired]:
    for number, text in laws_of(header).items():
        counts = [one.fired.get(number, 0) for one in outcomes]
        times, games = spread_of(counts), sum(count > 0 for count in counts)
        if times is None:
            continue
        if number in by_hand:
            sentence = f"Law {number} is kept by hand: bots cannot tell what it would do."
        else:
            sentence = _fires(number, times.mean, games, len(counts))
        yield LawFired(number, text, times, games, sentence)


def _fires(number: int, mean: float, games: int, played: int) -> str:
    if not games:
        why = "its occasion did not come, or it only permits and forbids"
        return f"Law {number} fired in none of {_count(played)}: {why}."
    times = "once" if f"{mean:.1f}" == "1.0" else f"{mean:.1f} times"
    at_all = f"and in {games} of {_count(played)} at all"
    return f"Law {number} fires about {times} in a game, {at_all}."


def _count(games: int) -> str:
    return "1 game" if games == 1 else f"{games} games"


def _warnings(before: Sequence[Outcome], after: Sequence[Outcome]) -> list[str]:
    arms = [("Without the change, in", before), ("With the change, in", after)]
    if not after:
        arms = [("In", before)]
    told: list[str] = []
    for opening, outcomes in arms:
        played = _count(len(outcomes))
        capped = [one.lines for one in outcomes if one.end == "capped"]
        stuck = sum(one.end == "stuck" for one in outcomes)
        if capped:
            what = f"{opening} {len(capped)} of {played} nobody could finish"
            told.append(f"{what}: given up after {max(capped)} lines.")
        if stuck:
            told.append(f"{opening} {stuck} of {played} play stood still: nobody could act.")
    return told
