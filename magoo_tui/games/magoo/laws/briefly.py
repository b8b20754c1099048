"""What plain laws do at once: drinks, cards drawn, the direction, without a chain's machinery.

It comes to the same as the chain does, which takes over wherever something is less plain.
"""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.carrying import carry_out_under_law, spoken
from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.laws.compiled import CompiledLaws, compiled
from magoo_tui.games.magoo.laws.hearing import hear, is_heard, is_under_way
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.duties import done_before
from magoo_tui.parliament.laws.effects import drunk_by, duty_to_say
from magoo_tui.parliament.laws.events import EffectVoid
from magoo_tui.parliament.laws.firing import Listener
from magoo_tui.parliament.laws.persons import subjects
from magoo_tui.rulebook.language.law import (
    Draw,
    Drink,
    Effect,
    LastToSay,
    MustSay,
    OnOccasion,
    Reverse,
)
from magoo_tui.rulebook.standing import Occurrence

_PLAIN_LINES: Final = frozenset(
    {
        *(facts.CardsLaid, facts.CardsTaken, facts.DirectionChanged, facts.Passed),
        facts.DebtSettled,
    }
)
"""Facts of lines that may be answered briefly, where no debt is owed."""


_NONE: AbstractSet[int] = frozenset()


class Answered(NamedTuple):
    """A line with what laws have answered to it."""

    happened: Sequence[Event[Any]]
    fired: AbstractSet[int]
    is_done: bool
    """Whether all that follows is done too, the turn included."""


class Brief(NamedTuple):
    """A line as far as it has been answered."""

    happened: list[Event[Any]]
    fired: set[int]
    events: Sequence[Occurrence]
    """What a chain has still to hear, the one under way first; none where all is done."""
    cursor: int
    """The last law that has been asked about the first of them."""


def answer_line(state: State, move: Move | None, line: Facts) -> Answered:
    """Apply a line and let the laws answer it: plain ones at once, others by a chain."""
    laws = compiled(state)
    if laws is None or is_under_way(state, laws):
        return Answered(carry_out_under_law(state, move, line), _NONE, is_done=True)
    if not is_heard(state, laws, line):
        for fact in line:
            fact.apply(state)
        return Answered(line, _NONE, is_done=False)
    brief = answer_briefly(state, laws, line, NOBODY if move is None else move.seat)
    if brief is None:
        return Answered(carry_out_under_law(state, move, line), _NONE, is_done=True)
    if brief.events:
        return Answered(go_on_from(state, move, brief), brief.fired, is_done=True)
    return Answered(brief.happened, brief.fired, is_done=False)


def answer_briefly(state: State, laws: CompiledLaws, line: Facts, mover: Seat) -> Brief | None:
    """Apply a line and let plain laws answer it. None: it needs a chain, and nothing is done."""
    done = done_before(line)
    if not _is_plain(state, line[done:]):
        return None
    for fact in line[:done]:
        fact.apply(state)
    happened, events = list(line), list[Occurrence]()
    for fact in line[done:]:
        events += hear(state, fact, laws.awaited, is_session=False)
    fired: set[int] = set()
    for place, event in enumerate(events):
        cursor = 0
        for listener in laws.listeners.get(event.happening, ()):
            if listener.number in fired:
                continue
            those = listener.concerned(event) if listener.is_plain else None
            if those is None or (those and not _is_brief(state, laws, listener)):
                return Brief(happened, fired, events[place:], cursor)
            cursor = listener.number
            if those:
                fired.add(cursor)
                happened += _answers(state, listener, those, mover)
    return Brief(happened, fired, (), 0)


def _is_plain(state: State, act: Facts) -> bool:
    if not act or state.assembly.session is not None or state.takes:
        return False
    if state.debt and type(act[0]) is not facts.DebtSettled:
        return False
    return all(type(fact) in _PLAIN_LINES and not getattr(fact, "left", False) for fact in act)


def go_on_from(state: State, move: Move | None, brief: Brief) -> tuple[Event[Any], ...]:
    """Let a chain do the rest of a line."""
    chain = MagooChain(state, *spoken(move))
    chain.happened, chain.fired = brief.happened, brief.fired
    chain.hear_first(brief.events, brief.cursor)
    chain.run()
    return tuple(chain.happened)


def _effects(listener: Listener) -> tuple[Effect, ...]:
    return listener.law.effects if isinstance(listener.law, OnOccasion) else ()


def _is_brief(state: State, laws: CompiledLaws, listener: Listener) -> bool:
    """Whether all that a law does now causes no further event, and needs nobody."""
    return all(_is_simple(state, laws, effect) for effect in _effects(listener))


def _is_simple(state: State, laws: CompiledLaws, effect: Effect) -> bool:
    kind, awaited = type(effect), laws.awaited
    if kind is Reverse or kind is MustSay:
        return not isinstance(getattr(effect, "who", None), LastToSay)
    if isinstance(getattr(effect, "who", None), LastToSay):
        return False
    if kind is Drink:
        return "drinks" not in awaited
    if not isinstance(effect, Draw) or "draws" in awaited or state.outs:
        return False
    return laws.limit is None and len(state.draw) >= effect.count * len(state.hands)


def _answers(
    state: State, listener: Listener, those: tuple[Seat, ...], mover: Seat
) -> list[Event[Any]]:
    """Apply what a plain law does, effect by effect."""
    done: list[Event[Any]] = []
    for effect in _effects(listener):
        for fact in _of_effect(state, listener.number, effect, those, mover):
            fact.apply(state)
            done.append(fact)
    return done


def _of_effect(
    state: State, law: int, effect: Effect, those: tuple[Seat, ...], mover: Seat
) -> Iterator[Event[Any]]:
    cites = cite(law)
    if not isinstance(effect, Draw | Drink | MustSay):
        yield facts.DirectionChanged(cites, -state.direction)
        return
    seats = subjects(state, effect.who, those, those, ())
    if not seats:
        yield EffectVoid(cites, law)
    for seat in seats:
        if isinstance(effect, Draw):
            yield taking(state, seat, effect.count, "law", cites)
        elif isinstance(effect, MustSay):
            if not state.is_aloud:
                yield duty_to_say(state, law, effect, seat, mover)
        else:
            yield from drunk_by(state, law, effect.count, (seat,))
