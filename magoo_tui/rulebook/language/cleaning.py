"""Blanks and quote marks in order: the text that people keep (law.lang.2)."""

import re
from typing import Final

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.law_text import LONGEST_LAW

_CURLY: Final = str.maketrans("\u201c\u201d\u201e\u201f\u2018\u2019\u201a\u201b", "\"\"\"\"''''")
_BY_HAND: Final = re.compile(r"by hand:\s*", re.IGNORECASE)
_CLAUSE: Final = ClauseId("law.lang.2")


class Cleaned(Struct, frozen=True):
    """A text with its blanks and quote marks in order."""

    text: str
    is_by_hand: bool
    """Whether it can be nothing else: it says so itself, or its quote marks do not pair."""


@enforces("law.lang.2")
def clean(text: str, *, longest: int = LONGEST_LAW) -> Cleaned | Refusal:
    """The text as people keep it; one that is empty or too long is refused."""
    words = _without_outer_quotes(" ".join(text.translate(_CURLY).split()))
    if not words:
        return Refusal(_CLAUSE, "A law needs some words.")
    if len(words) > longest:
        return Refusal(
            _CLAUSE, f"A law has at most {longest} characters; this one has {len(words)}."
        )
    by_hand = _BY_HAND.match(words)
    if by_hand is None:
        return Cleaned(words, is_by_hand=words.count('"') % 2 == 1)
    rest = words[by_hand.end() :].strip()
    if not rest:
        return Refusal(_CLAUSE, "A law needs some words after `By hand:`.")
    return Cleaned(rest, is_by_hand=True)


def _without_outer_quotes(words: str) -> str:
    """Drop one pair of quotes round the whole, which may have pairs of its own inside."""
    if len(words) < 2 or not words[0] == words[-1] == '"':
        return words
    inner = words[1:-1]
    first = inner.find('"')
    opens_inside = first > 0 and inner[first - 1] == " " and inner.count('"') % 2 == 0
    return inner.strip() if first < 0 or opens_inside else words
