"""What becomes of a typed text: a law, a deed, a text kept by hand, or a refusal (law.lang.1)."""

from collections.abc import Hashable
from typing import Final, Literal, TypeAlias

from msgspec import Struct, structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.language.canonical import canonical_form
from magoo_tui.rulebook.language.cleaning import Cleaned, clean
from magoo_tui.rulebook.language.grammar import Stop, parse
from magoo_tui.rulebook.language.judging import objection, objection_by_hand
from magoo_tui.rulebook.language.law import Deed, Law
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.names import names_of
from magoo_tui.rulebook.language.preparing import Prepared, has_words_as_names, sentences
from magoo_tui.rulebook.language.reading import Read, read
from magoo_tui.rulebook.language.settling import settled
from magoo_tui.rulebook.law_text import LONGEST_LAW

_NUMBERS: Final = ClauseId("law.lang.5")
_MOST_KEPT: Final = 64

Outcome: TypeAlias = Literal["enforced", "done once", "by hand", "refused"]


class Understanding(Struct, frozen=True):
    """What the table makes of a text."""

    outcome: Outcome
    text: str
    """The canonical form; the text itself where people keep it, or where it was refused."""
    law: Law | None = None
    """What it means, of what was understood."""
    refusal: Refusal | None = None
    stopped_after: str | None = None
    """By hand: the words as typed up to where understanding stopped. None if it never began,
    as the text says itself that people keep it."""

    @property
    def typed_again(self) -> str:
        """A text that is understood as this one was, also at another table of these people."""
        return f"By hand: {self.text}" if self.outcome == "by hand" else self.text


_KEPT: Final[dict[Hashable, tuple[LawContext, Understanding]]] = {}
"""The texts read last: what is typed is read, asked about and proposed one after the other."""


def understand(text: str, context: LawContext, *, longest: int = LONGEST_LAW) -> Understanding:
    """What becomes of a text at a table; never raises, whatever is typed.

    A canonical form may be longer than what was typed: one that is read again from where laws
    are kept needs a greater ``longest``.
    """
    table, known = _KEPT.get(_key(text, context, longest), (None, None))
    if table is not None and known is not None and _is_same_game(table, context):
        return known
    return keep(text, context, _understood(text, context, longest), longest=longest)


def keep(
    text: str, context: LawContext, understood: Understanding, *, longest: int = LONGEST_LAW
) -> Understanding:
    """Keep what a text was understood as, here or by another process, for when it comes again."""
    if len(_KEPT) >= _MOST_KEPT:
        _KEPT.pop(next(iter(_KEPT)), None)
    _KEPT[_key(text, context, longest)] = context, understood
    return understood


def _is_same_game(one: LawContext, other: LawContext) -> bool:
    return one.lexicon is other.lexicon and one.rulebook is other.rulebook


def _key(text: str, context: LawContext, longest: int) -> Hashable:
    """All that the reading of a text depends on."""
    table = (context.names, context.gone, context.has_drinks, context.laws, context.is_order)
    return (text, context.lexicon.game, table, longest)


@enforces("law.lang.1", "law.lang.3")
def _understood(text: str, context: LawContext, longest: int) -> Understanding:
    cleaned = clean(text, longest=longest)
    if isinstance(cleaned, Refusal):
        return _refused(text, cleaned)
    if cleaned.is_by_hand:
        return _by_hand(cleaned.text, None, context)
    alone = [_sentence(cleaned.text, readings, context) for readings in _readings(cleaned, context)]
    if len(alone) == 1:
        return alone[0]
    for understood in alone:
        if understood.outcome == "by hand":
            return understood
    lexicon = context.lexicon
    clause = lexicon.one_sentence_order if context.is_order else lexicon.one_sentence
    return _refused(cleaned.text, Refusal(clause, "One law is one sentence; these are several."))


def _readings(cleaned: Cleaned, context: LawContext) -> list[tuple[Prepared, ...]]:
    """Each sentence as it can be read: names that are words of the language first as names."""
    text, names = cleaned.text, context.names
    ways = [sentences(text, names)]
    if has_words_as_names(names):
        ways.append(sentences(text, names, with_words_as_names=False))
    return list(zip(*ways, strict=True))


def _sentence(whole: str, readings: tuple[Prepared, ...], context: LawContext) -> Understanding:
    """What becomes of one sentence of a text; what people keep is always the whole text."""
    followed = 0
    for prepared in readings:
        tree = parse(names_of(context.rulebook).marked(prepared.text))
        if not isinstance(tree, Stop):
            return _judged(whole, read(tree), context)
        followed = max(followed, prepared.typed_end(tree.at))
    return _by_hand(whole, whole[:followed].rstrip(" ,;:"), context)


def _judged(text: str, found: Read, context: LawContext) -> Understanding:
    if len(found.durations) > 1:
        return _refused(text, Refusal(_NUMBERS, "A law has one duration; this one has two."))
    duration = found.durations[0] if found.durations else None
    said = structs.replace(found.form, duration=duration)
    meant = settled(said, context.lexicon, context.rulebook)
    refusal = objection(meant, context)
    if refusal is not None:
        return _refused(text, refusal)
    canonical = canonical_form(meant, context.names, context.rulebook)
    outcome: Outcome = "done once" if isinstance(meant, Deed) else "enforced"
    return Understanding(outcome, canonical, meant)


def _by_hand(text: str, stopped_after: str | None, context: LawContext) -> Understanding:
    refusal = objection_by_hand(text, context)
    if refusal is not None:
        return _refused(text, refusal)
    return Understanding("by hand", text, stopped_after=stopped_after)


def _refused(text: str, refusal: Refusal) -> Understanding:
    return Understanding("refused", text, refusal=refusal)
