"""The enforced laws of a table as the game looks them up: by event, by laying, by limit."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeAlias

from msgspec import Struct

from magoo_tui.games.magoo.lexicon import PRINTED
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import CardName
from magoo_tui.parliament.laws.firing import Listener, is_plain
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


class CompiledLaws(Struct, frozen=True):
    """All laws in force that the table enforces."""

    listeners: Mapping[str, tuple[Listener, ...]]
    """By event, lowest number first."""
    layings: tuple[LayingLaw, ...]
    """The latest law first."""
    counts_turns: bool
    """Whether the end of a turn has to be told: something counts turns, or waits for it."""
    hears_turns: bool
    """Whether any turn concerns a law, its coming or its end."""
    awaited: frozenset[str]
    """All events that some law waits for, and the end of a turn's time."""
    awaited_under_ban: frozenset[str]
    """The same while somebody must not say words."""
    laid: frozenset[CardName]
    """The cards that, when laid, some law may answer."""
    drawn: int
    """So many cards drawn, or more, some law may answer; `NEVER` if none waits for that."""
    penalized: int
    """So many penalty cards likewise."""
    limit: int | None
    """How many cards a hand may hold (law.conflict.4)."""
    limiting: int
    """The number of the law that says so."""


@lru_cache(maxsize=1024)
def names_of(cards: Cards) -> frozenset[CardName]:
    """The kinds of card that a law means."""
    return frozenset(name for name, printed in PRINTED.items() if is_among(printed, cards))


def compiled(state: State) -> CompiledLaws | None:
    """The laws in force, made once for each change of them; None where there never was one."""
    standing = state.law.standing
    if standing is None:
        return None
    laws: CompiledLaws | None = standing.compiled
    if laws is None:
        laws = standing.compiled = _compile(standing)
    return laws


def _compile(standing: Standing) -> CompiledLaws:
    listeners: dict[str, list[Listener]] = {}
    layings: list[LayingLaw] = []
    limits: list[tuple[int, int]] = []
    for number, law in standing.meanings.items():
        match law:
            case OnOccasion():
                heard = law.occasion.happening
                listeners.setdefault(heard, []).append(_listener(number, law))
            case WordBan():
                listeners.setdefault("says", []).append(Listener(number, law))
            case Permission() | OnlyIf() | Prohibition() | OnlyThese():
                layings.insert(0, _laying(number, law))
            case HoldLimit(most=most):
                limits.append((most, number))
    limit = min(limits, default=None)
    laid = [one for event in ("plays", "discards") for one in listeners.get(event, ())]
    counts = "ends a turn" in listeners or any(map(_counts, standing.meanings.values()))
    heard_always = {"expiry"}
    if any(map(_forbids_words, standing.meanings.values())):
        heard_always.add("says")  # words spoken with the act that brings the ban come after it
    return CompiledLaws(
        counts_turns=counts,
        hears_turns=counts or "starts a turn" in listeners,
        awaited=frozenset((*listeners, *heard_always)),
        awaited_under_ban=frozenset((*listeners, "expiry", "says")),
        drawn=_fewest(listeners.get("draws", ())),
        penalized=_fewest(listeners.get("takes a penalty", ())),
        laid=frozenset(name for one in laid for name in one.cards or PRINTED),
        listeners={event: tuple(laws) for event, laws in listeners.items()},
        layings=tuple(layings),
        limit=None if limit is None else limit[0],
        limiting=0 if limit is None else limit[1],
    )


def _fewest(waiting: Iterable[Listener]) -> int:
    """The fewest cards that one of these laws waits for."""
    return min((_least(one.law) for one in waiting), default=NEVER)


def _least(law: OnOccasion | WordBan) -> int:
    quantity = None if isinstance(law, WordBan) else law.occasion.quantity
    return 1 if quantity is None else quantity.least


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
    return Listener(number, law, names, None if on is None else names_of(on), is_plain(law))


def _laying(number: int, law: Laying) -> LayingLaw:
    return LayingLaw(
        number=number,
        form=law,
        cards=names_of(law.cards),
        on=None if law.on is None else names_of(law.on),
        who=None if isinstance(law, OnlyThese) else law.who,
        tests=law.tests if isinstance(law, Permission | OnlyIf) else (),
    )
