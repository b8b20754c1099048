"""Laws as typed: how a text is made ready before anybody votes on it."""

import re

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal

LONGEST_LAW = 240
MOST_LAWS = 60
_CURLY = str.maketrans({"\u201c": '"', "\u201d": '"', "\u2018": "'", "\u2019": "'"})
_BY_HAND = re.compile(r"by hand:\s*", re.IGNORECASE)


def prepare_law(text: str) -> str | Refusal:
    """The text of a law that people keep by hand: blanks and quotes in order (law.lang.2)."""
    words = " ".join(text.translate(_CURLY).split())
    if len(words) >= 2 and words[0] == words[-1] == '"' and '"' not in words[1:-1]:
        words = words[1:-1].strip()
    if not words:
        return Refusal(ClauseId("law.lang.2"), "A law needs some words.")
    if len(words) > LONGEST_LAW:
        return Refusal(
            ClauseId("law.lang.2"),
            f"A law has at most {LONGEST_LAW} characters; this one has {len(words)}.",
        )
    by_hand = _BY_HAND.match(words)
    if by_hand:
        words = words[by_hand.end() :].strip()
        if not words:
            return Refusal(ClauseId("law.lang.2"), "A law needs some words after `By hand:`.")
    return words
