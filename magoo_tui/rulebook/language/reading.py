"""From the grammar's trees to what they mean: whole sentences.

What depends on the game (units, the standard sanction, what may be shown) is settled afterwards.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.reading_cards import (
    DURATIONS,
    FACES,
    PERSONS,
    QUANTITIES,
    Reader,
    unquoted,
)
from magoo_tui.rulebook.language.reading_effects import EFFECTS, UNSAID
from magoo_tui.rulebook.language.reading_occasions import CONDITIONS, OCCASIONS, Conditions
from magoo_tui.rulebook.language.wording_occasions import CIRCUMSTANCES

if TYPE_CHECKING:
    from lark import Tree


class Read(Struct, frozen=True):
    """A sentence as its tree says it."""

    form: law.Law
    durations: tuple[law.Duration, ...]
    """Those of the whole law: one at most in a sensible sentence."""


def read(tree: "Tree[Any]") -> Read:
    """What a whole tree means."""
    parts = [_meaning(branch) for branch in tree.children]
    durations = [part for part in parts if isinstance(part, law.Duration)]
    (form,) = (part for part in parts if not isinstance(part, law.Duration))
    if form.duration is not None:
        durations.append(form.duration)
    return Read(form, tuple(durations))


def _meaning(branch: Any) -> Any:
    if isinstance(branch, str):
        return str(branch)
    return _READERS[branch.data](*(_meaning(child) for child in branch.children))


def _on_occasion(*parts: Any) -> law.OnOccasion:
    """An occasion, its conditions and its effects, in whatever order they stand."""
    (occasion,) = (part for part in parts if isinstance(part, law.Occasion))
    (effects,) = (part for part in parts if isinstance(part, tuple))
    conditions = [part for part in parts if isinstance(part, Conditions)]
    circumstances = {c for one in conditions for c in one.circumstances}
    return law.OnOccasion(
        occasion,
        effects,
        circumstances=tuple(c for c in CIRCUMSTANCES if c in circumstances),
        tests=_once_each(test for one in conditions for test in one.tests),
        once_per=_once_each(unit for one in conditions for unit in one.once_per),
        unless=_once_each(says for one in conditions for says in one.unless),
    )


def _once_each(parts: Any) -> tuple[Any, ...]:
    return tuple(dict.fromkeys(parts))


def _whoever(occasion: law.Occasion, *parts: Any) -> law.OnOccasion:
    who = OCCASIONS["person_event"](law.AnyPlayer(), occasion)
    return _on_occasion(who, *parts)


def _on_and_tests(parts: tuple[Any, ...]) -> tuple[law.Cards | None, tuple[law.Test, ...]]:
    on = next((part for part in parts if isinstance(part, law.Cards)), None)
    tests = next((part for part in parts if isinstance(part, tuple)), ())
    return on, _once_each(tests)


def _permit(cards: law.Cards, *parts: Any) -> law.Permission:
    on, tests = _on_and_tests(parts)
    return law.Permission(cards, on, tests=tests)


def _permit_who(who: law.Who, cards: law.Cards, *parts: Any) -> law.Permission:
    on, tests = _on_and_tests(parts)
    return law.Permission(cards, on, who, tests)


def _restrict(cards: law.Cards, *parts: Any) -> law.OnlyIf:
    on, tests = _on_and_tests(parts)
    return law.OnlyIf(cards, tests, on)


def _restrict_who(who: law.Who, cards: law.Cards, *parts: Any) -> law.OnlyIf:
    on, tests = _on_and_tests(parts)
    return law.OnlyIf(cards, tests, on, who)


def _forbid_who(who: law.Who, cards: law.Cards, on: law.Cards | None = None) -> law.Prohibition:
    return law.Prohibition(cards, on, who)


def _now(effects: tuple[law.Effect, ...]) -> law.Deed | law.WordBan:
    """Something done once; forbidding words to everybody, or to one by name, is a ban instead."""
    match effects:
        case (law.MaySayNot(who=law.Group(whole="everyone")) as only,):
            return law.WordBan(only.words, only.sanction, duration=only.duration)
        case (law.MaySayNot(who=law.Named() | law.Office() as who) as only,):
            return law.WordBan(only.words, only.sanction, who, only.duration)
    return law.Deed(effects)


def _ban(words: str, sanction: law.Sanction = UNSAID) -> law.WordBan:
    return law.WordBan(unquoted(words), sanction)


def _ban_who(who: law.Holder, words: str, sanction: law.Sanction = UNSAID) -> law.WordBan:
    return law.WordBan(unquoted(words), sanction, who)


_FORMS: Final[Mapping[str, Reader]] = {
    "when": _on_occasion,
    "whoever": _whoever,
    "outcome": _on_occasion,
    "at_once": law.Deed,
    "now": _now,
    "permit": _permit,
    "permit_who": _permit_who,
    "restrict": _restrict,
    "restrict_who": _restrict_who,
    "forbid": law.Prohibition,
    "forbid_who": _forbid_who,
    "only": law.OnlyThese,
    "limit": lambda most: law.HoldLimit(int(most)),
    "ban": _ban,
    "ban_who": _ban_who,
    "suspend": lambda clause: law.SuspendedClause(ClauseId(clause[1:])),
    "restore": lambda clause: law.RestoredClause(ClauseId(clause[1:])),
    "set": lambda name, value: law.ParameterIs(name[1:], value),
}

_READERS: Final[Mapping[str, Reader]] = {
    **FACES,
    **QUANTITIES,
    **PERSONS,
    **DURATIONS,
    **OCCASIONS,
    **CONDITIONS,
    **EFFECTS,
    **_FORMS,
}
