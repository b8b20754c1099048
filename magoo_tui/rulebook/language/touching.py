"""What a proposed law meets of the laws and clauses in force, and what counts then."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId, is_within
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.printed import Printed, is_among

Laying: TypeAlias = law.Permission | law.OnlyIf | law.Prohibition | law.OnlyThese
Spot: TypeAlias = law.SuspendedClause | law.RestoredClause | law.ParameterIs
Act: TypeAlias = Literal["skip", "reverse", "draw two", "wild", "wild four"]
"""What a card does when it is laid."""

ORDER: Final = ClauseId("law.fire.1")
LATER: Final = ClauseId("law.conflict.1")
BEATS: Final = ClauseId("law.conflict.2")
LIMIT: Final = ClauseId("law.conflict.4")
RULEBOOK: Final = ClauseId("law.conflict.5")
CHAIN: Final = ClauseId("law.fire.2")
WORDS: Final = ClauseId("law.duty.4")

_LATER = "this law wins, as the later one"
_BEATS = "this law beats the clause, as far as it goes"

_CAUSES: Final[Mapping[type[law.Effect], tuple[law.Happening, ...]]] = {
    law.Draw: ("draws", "comes back in"),
    law.Drink: ("drinks",),
    law.TakePenalty: ("takes a penalty", "comes back in"),
    law.Discard: ("discards", "goes out"),
    law.Give: ("gives", "receives", "goes out", "comes back in"),
    law.ShufflePile: ("the draw pile is reshuffled",),
    law.RoundEnds: ("loses", "wins", "a round ends"),
    law.GameEnds: ("loses", "wins", "a round ends"),
}
"""By effect: the events that it brings about."""

_BRINGS_CARDS: Final = (law.Draw, law.Give, law.TakeCorner, law.SwapHands, law.TwoHands)
_ON_TURNS: Final = (law.AnotherTurn, law.GoNext)
_LAID: Final[frozenset[law.Happening]] = frozenset({"plays", "discards"})


class Meeting(Struct, frozen=True):
    """A law or a clause that is met."""

    clause: ClauseId
    how: str
    cites: ClauseId
    law: int | None = None
    """The number of the law, where it is one."""


class Grounds(Struct, frozen=True, kw_only=True):
    """Where a game's clauses stand that laws meet: data, one table for each game."""

    deck: tuple[Printed, ...]
    happenings: Mapping[law.Happening, tuple[ClauseId, ...]]
    """The clauses on an event: they come first, and laws after them (law.fire.1)."""
    acts: Mapping[Act, ClauseId]
    """The clauses on what a card does when it is laid."""
    effects: Mapping[type[law.Effect], ClauseId]
    """The clauses that an effect goes against."""
    laying: ClauseId
    """The clause on what fits."""
    holding: tuple[ClauseId, ...]
    """The clauses by which hands grow."""


def meetings(
    meant: law.Law, in_force: Mapping[int, law.Law], grounds: Grounds
) -> tuple[Meeting, ...]:
    """All that a law would meet: laws by their numbers first, then clauses."""
    met = _Met(meant, grounds)
    found = [
        Meeting(ClauseId(f"law.{number}"), *how, number)
        for number, other in in_force.items()
        if (how := met.with_law(number, other)) is not None
    ]
    clauses = {one.clause: one for one in reversed(list(met.clauses()))}
    return (*found, *reversed(clauses.values()))


How: TypeAlias = tuple[str, ClauseId]


class _Met:
    """One proposed law, held against others."""

    def __init__(self, meant: law.Law, grounds: Grounds) -> None:
        self._meant = meant
        self._grounds = grounds

    # ---- laws

    def with_law(self, number: int, other: law.Law) -> How | None:
        """Where the proposed law and another meet, if they do."""
        meant = self._meant
        match meant, other:
            case (law.OnOccasion(), law.OnOccasion()) if self._is_alike(
                meant.occasion, other.occasion
            ):
                return self._both(number, meant, other)
            case (law.Permission() | law.OnlyIf() | law.Prohibition() | law.OnlyThese(), _) if (
                isinstance(other, Laying)
            ):
                return self._layings(meant, other)
            case (law.HoldLimit(most=most), law.HoldLimit(most=before)):
                wins = "this law's limit" if most < before else f"the limit of law {number}"
                return f"{wins} counts, as the lower one", LIMIT
            case (
                law.SuspendedClause() | law.RestoredClause() | law.ParameterIs(),
                law.SuspendedClause() | law.RestoredClause() | law.ParameterIs(),
            ):
                is_one = _is_one_spot(meant, other)
                return (_LATER, RULEBOOK) if is_one else None
            case (law.HoldLimit(), _) if _effects(other, *_BRINGS_CARDS):
                return f"this law's limit caps what law {number} brings", LIMIT
            case (_, law.HoldLimit()) if _effects(meant, *_BRINGS_CARDS):
                return f"the limit of law {number} caps what this law brings", LIMIT
        return self._by_words(number, other) or self._chained(number, other)

    def _both(self, number: int, meant: law.OnOccasion, other: law.OnOccasion) -> How:
        is_about_turn = bool(_effects(meant, *_ON_TURNS) and _effects(other, *_ON_TURNS))
        colors = _effects(meant, law.ColorBecomes) and _effects(other, law.ColorBecomes)
        if is_about_turn or colors:
            return f"law {number} acts first, and what this law then says stands", LATER
        return f"both act, law {number} first", ORDER

    def _layings(self, meant: Laying, other: Laying) -> How | None:
        if not self._may_both_speak(meant, other):
            return None
        if isinstance(meant, law.Permission) and isinstance(other, law.Permission):
            return "both let the card fit", BEATS
        if not isinstance(meant, law.Permission) and not isinstance(other, law.Permission):
            return "both forbid: a card must please both", BEATS
        return _LATER, LATER

    def _may_both_speak(self, meant: Laying, other: Laying) -> bool:
        """Whether there is a card, on a card, by somebody, of which both speak."""
        mine, theirs = _who(meant), _who(other)
        return (
            _may_be_one(mine, theirs)
            and self._overlap(_laid(meant), _laid(other))
            and self._overlap(meant.on, other.on)
        )

    def _is_alike(self, one: law.Occasion, other: law.Occasion) -> bool:
        """Whether one event may set off both."""
        is_same = one.happening == other.happening or {one.happening, other.happening} == _LAID
        return (
            is_same
            and _may_be_one(one.who, other.who)
            and self._overlap(one.cards, other.cards)
            and self._overlap(one.on, other.on)
            and _are_alike(one.words, other.words)
        )

    def _overlap(self, one: law.Cards | None, other: law.Cards | None) -> bool:
        """Whether some card is meant by both; None means all."""
        if one is None or other is None:
            return True
        return bool(_meant(one, self._grounds.deck) & _meant(other, self._grounds.deck))

    def _by_words(self, number: int, other: law.Law) -> How | None:
        """Laws that speak of the same words, one of them forbidding."""
        for ban, free, name in (
            (self._meant, other, "this law"),
            (other, self._meant, f"law {number}"),
        ):
            if isinstance(ban, law.WordBan):
                spoken = [w for w in _words(free) if _are_alike(ban.words, w)]
                if spoken:
                    return f"both hold: saying it costs what {name} asks", WORDS
        return None

    def _chained(self, number: int, other: law.Law) -> How | None:
        """One law may set off the other by what it does."""
        if isinstance(other, law.OnOccasion) and _is_caused(other.occasion, self._meant):
            return f"what this law does may set off law {number}, once", CHAIN
        if isinstance(self._meant, law.OnOccasion) and _is_caused(self._meant.occasion, other):
            return f"what law {number} does may set off this law, once", CHAIN
        return None

    # ---- clauses

    def clauses(self) -> Iterator[Meeting]:
        """Clauses on the same occasion, and those that it goes against."""
        meant, grounds = self._meant, self._grounds
        match meant:
            case law.OnOccasion(occasion=occasion):
                yield from self._on_occasion(occasion)
            case law.Permission() | law.OnlyIf() | law.Prohibition() | law.OnlyThese():
                yield Meeting(grounds.laying, _BEATS, BEATS)
            case law.HoldLimit():
                how = "this law's limit caps what the clause brings"
                yield from (Meeting(clause, how, LIMIT) for clause in grounds.holding)
            case law.SuspendedClause(clause=clause):
                yield Meeting(clause, "the clause does not hold while this law does", RULEBOOK)
            case law.RestoredClause(clause=clause):
                yield Meeting(clause, "the clause holds while this law does", RULEBOOK)
        for effect in _all_effects(meant):
            against = grounds.effects.get(type(effect))
            if against is not None:
                yield Meeting(against, _BEATS, BEATS)

    def _on_occasion(self, occasion: law.Occasion) -> Iterator[Meeting]:
        how = "the clause acts first, then this law"
        if occasion.happening in _LAID and occasion.cards is not None:
            cards = _meant(occasion.cards, self._grounds.deck)
            acts = {act for one in cards if (act := _act_of(one)) is not None}
            if len(cards) < len(self._grounds.deck):
                yield from (
                    Meeting(clause, how, ORDER)
                    for act, clause in self._grounds.acts.items()
                    if act in acts
                )
        for clause in self._grounds.happenings.get(occasion.happening, ()):
            yield Meeting(clause, how, ORDER)


@lru_cache(maxsize=256)
def _meant(cards: law.Cards, deck: tuple[Printed, ...]) -> frozenset[Printed]:
    return frozenset(printed for printed in deck if is_among(printed, cards))


def _act_of(printed: Printed) -> Act | None:
    if printed.wild is not None:
        return "wild four" if printed.wild == "four" else "wild"
    acts: dict[str, Act] = {"Skip": "skip", "Reverse": "reverse", "Draw Two": "draw two"}
    return acts.get(printed.action or "")


def _laid(laying: Laying) -> law.Cards | None:
    """Of which cards it speaks: "only these" of all others too."""
    return None if isinstance(laying, law.OnlyThese) else laying.cards


def _who(laying: Laying) -> law.Who:
    return law.AnyPlayer() if isinstance(laying, law.OnlyThese) else laying.who


def _may_be_one(one: law.Who | None, other: law.Who | None) -> bool:
    """Whether both may mean the same person; an office may be anybody's."""
    are_named = isinstance(one, law.Named) and isinstance(other, law.Named)
    return one == other if are_named else (one is None) == (other is None)


def _are_alike(one: str, other: str) -> bool:
    """Whether words of one may be heard in those of the other."""
    one, other = one.casefold(), other.casefold()
    return not one or not other or one in other or other in one


def _all_effects(meant: law.Law) -> tuple[law.Effect, ...]:
    return meant.effects if isinstance(meant, law.OnOccasion | law.Deed) else ()


def _effects(meant: law.Law, *kinds: type[law.Effect]) -> list[law.Effect]:
    return [effect for effect in _all_effects(meant) if isinstance(effect, kinds)]


def _words(meant: law.Law) -> Iterator[str]:
    """Words that somebody says because of a law, or by which they set it off."""
    if isinstance(meant, law.WordBan):
        yield meant.words
    if isinstance(meant, law.OnOccasion):
        yield from filter(None, (meant.occasion.words, *(one.words for one in meant.unless)))
        yield from (test.words for test in meant.tests if isinstance(test, law.Says))
    for effect in _all_effects(meant):
        if isinstance(effect, law.MustSay):
            yield effect.words


def _is_caused(occasion: law.Occasion, cause: law.Law) -> bool:
    """Whether what a law does may be what another waits for."""
    return any(
        occasion.happening in happenings
        for effect in _all_effects(cause)
        for kind, happenings in _CAUSES.items()
        if isinstance(effect, kind)
    )


def _is_one_spot(one: Spot, other: Spot) -> bool:
    """Whether two laws change the same clause, or the same parameter."""
    if isinstance(one, law.ParameterIs) or isinstance(other, law.ParameterIs):
        both = isinstance(one, law.ParameterIs) and isinstance(other, law.ParameterIs)
        return both and getattr(one, "name", None) == getattr(other, "name", None)
    return is_within(one.clause, other.clause) or is_within(other.clause, one.clause)
