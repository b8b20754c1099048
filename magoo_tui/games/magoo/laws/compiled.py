"""The enforced laws of a table as the game looks them up: by event, by laying, by limit."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, Final, TypeAlias

from msgspec import Struct

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.laws.hearing import EARS, HEARD_ALWAYS, MAY_HEAR, Ear
from magoo_tui.games.magoo.lexicon import PRINTED
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.events import Event
from magoo_tui.parliament.laws.firing import Listener, Listening, listener
from magoo_tui.rulebook.language.law import (
    Cards,
    HoldLimit,
    Law,
    MaySayNot,
    OnlyIf,
    OnlyThese,
    OnOccasion,
    Permission,
    Prohibition,
    Test,
    Who,
    WordBan,
)
from magoo_tui.rulebook.language.printed import is_among
from magoo_tui.rulebook.standing import Standing

_UNDER_BAN: Final = frozenset({"says", "expiry"})
"""What counts besides while somebody must not say words: that they do, and the end of that time."""

NEVER: Final = 1000
"""More cards than there are."""

Laying: TypeAlias = Permission | OnlyIf | Prohibition | OnlyThese
"""A law on what may be laid (law.conflict.2)."""


class LayingLaw(Struct, frozen=True):
    """A law on what may be laid, with its cards looked up."""

    number: int
    form: Laying
    cards: frozenset[CardName]
    on: frozenset[CardName] | None
    """None: whatever is in play."""
    who: Who | None
    tests: tuple[Test, ...]

    def is_about(self, name: CardName) -> bool:
        """Whether it speaks of such a card; some laws do of all that they do not name."""
        return isinstance(self.form, OnlyThese) or name in self.cards


class CompiledLaws(Struct, frozen=True):
    """All laws in force that the table enforces."""

    listening: Listening
    """All that wait for an event."""
    layings: tuple[LayingLaw, ...]
    """The latest law first."""
    layings_of: tuple[tuple[LayingLaw, ...], ...]
    """The same by card that is laid: those that speak of it."""
    counts_turns: bool
    """Whether the end of a turn has to be told: something counts turns, or waits for it."""
    hears_turns: bool
    """Whether any turn concerns a law, its coming or its end."""
    awaited: frozenset[str]
    """All events that some law waits for, and the end of time where some law's may be over."""
    awaited_under_ban: frozenset[str]
    """The same while somebody must not say words."""
    ears: Mapping[type[Event[Any]], Ear]
    """By kind of fact in which there may be such an event: what laws hear of it."""
    heard: frozenset[type[Event[Any]]]
    """The kinds of fact that may tell of such an event, or that laws have to do with anyhow."""
    laid: frozenset[Card]
    """The cards that, when laid, some law may answer."""
    drawn: int
    """So many cards drawn, or more, some law may answer; `NEVER` if none waits for that."""
    penalized: int
    """So many penalty cards likewise."""
    judges_laying: bool
    """Whether a law on laying looks at more than the cards: at what the table has come to."""
    limit: int | None
    """How many cards a hand may hold (law.conflict.4)."""
    limiting: int
    """The number of the law that says so."""


@lru_cache(maxsize=1024)
def names_of(cards: Cards) -> frozenset[CardName]:
    """The kinds of card that a law means."""
    return frozenset(name for name, printed in PRINTED.items() if is_among(printed, cards))


def compiled(state: State) -> CompiledLaws | None:
    """The laws in force as they are looked up; None where there never was one."""
    standing = state.law.standing
    return None if standing is None else looked_up(standing)


def looked_up(standing: Standing) -> CompiledLaws:
    """The laws in force, looked up once for each change of them."""
    laws: CompiledLaws | None = standing.compiled
    if laws is None:
        laws = standing.compiled = _compile(tuple(standing.meanings.items()))
    return laws


@lru_cache(maxsize=64)
def _compile(meanings: tuple[tuple[int, Law], ...]) -> CompiledLaws:
    """These laws by number, the lowest first. Tables of the same laws look them up in common."""
    listeners: dict[str, list[Listener]] = {}
    layings: list[LayingLaw] = []
    limits: list[tuple[int, int]] = []
    for number, law in meanings:
        match law:
            case OnOccasion():
                heard = law.occasion.happening
                listeners.setdefault(heard, []).append(_listener(number, law))
            case WordBan():
                listeners.setdefault("says", []).append(listener(number, law))
            case Permission() | OnlyIf() | Prohibition() | OnlyThese():
                layings.insert(0, _laying(number, law))
            case HoldLimit(most=most):
                limits.append((most, number))
    limit = min(limits, default=None)
    laid = [one for event in ("plays", "discards") for one in listeners.get(event, ())]
    counts = "ends a turn" in listeners or any(_counts(law) for _, law in meanings)
    hears_turns = counts or "starts a turn" in listeners
    awaited = _awaited(listeners, [law for _, law in meanings])
    return CompiledLaws(
        counts_turns=counts,
        hears_turns=hears_turns,
        awaited=awaited,
        awaited_under_ban=awaited | _UNDER_BAN,
        ears={kind: EARS[kind] for kind in _told(awaited | _UNDER_BAN) if kind in EARS},
        heard=_heard(awaited, hears_turns=hears_turns),
        drawn=_fewest(listeners.get("draws", ())),
        penalized=_fewest(listeners.get("takes a penalty", ())),
        laid=frozenset(card for one in laid for card in _cards(one.cards)),
        listening=Listening(listeners),
        layings=tuple(layings),
        judges_laying=any(law.tests for law in layings),
        layings_of=tuple(tuple(law for law in layings if law.is_about(name)) for name in NAME),
        limit=None if limit is None else limit[0],
        limiting=0 if limit is None else limit[1],
    )


def _awaited(waited_for: Iterable[str], laws: Iterable[Law]) -> frozenset[str]:
    """All events that these laws have to do with, besides those that they wait for by name."""
    awaited = set(waited_for)
    for law in laws:
        if law.duration is not None:
            awaited.add("expiry")
        if _forbids_words(law):
            awaited |= _UNDER_BAN  # words spoken with the act that brings the ban come after it
    return frozenset(awaited)


def _heard(awaited: AbstractSet[str], *, hears_turns: bool) -> frozenset[type[Event[Any]]]:
    """The kinds of fact of which laws that wait for these events may have to be told."""
    kinds = _told(awaited)
    turns: set[type[Event[Any]]] = {facts.TurnCame} if hears_turns else set()
    return HEARD_ALWAYS.union(kinds, turns)


def _told(awaited: AbstractSet[str]) -> set[type[Event[Any]]]:
    """The kinds of fact that may tell of such an event."""
    return {kind for kind, events in MAY_HEAR.items() if not awaited.isdisjoint(events)}


def _cards(names: frozenset[CardName] | None) -> Iterable[Card]:
    """Every card of these kinds; None: of any kind."""
    return (Card(card) for card, name in enumerate(NAME) if names is None or name in names)


def _fewest(waiting: Iterable[Listener]) -> int:
    """The fewest cards that one of these laws waits for."""
    counts = [1 if one.quantity is None else one.quantity.least for one in waiting]
    return min(counts, default=NEVER)


def _counts(law: Law) -> bool:
    """Whether a law has a duration, or acts once in a time."""
    return law.duration is not None or (isinstance(law, OnOccasion) and bool(law.once_per))


def _forbids_words(law: Law) -> bool:
    """Whether a law forbids words for a while."""
    return isinstance(law, OnOccasion) and any(isinstance(e, MaySayNot) for e in law.effects)


def _listener(number: int, law: OnOccasion) -> Listener:
    cards, on = law.occasion.cards, law.occasion.on
    names = None if cards is None else names_of(cards)
    if names is not None and len(names) == len(PRINTED):
        names = None
    return listener(number, law, names, None if on is None else names_of(on))


def _laying(number: int, law: Laying) -> LayingLaw:
    return LayingLaw(
        number=number,
        form=law,
        cards=names_of(law.cards),
        on=None if law.on is None else names_of(law.on),
        who=None if isinstance(law, OnlyThese) else law.who,
        tests=law.tests if isinstance(law, Permission | OnlyIf) else (),
    )
