"""The calls: what must be said, and whether it was heard (magoo.uno.28, magoo.am2.6, am2.7)."""

from collections.abc import Iterable
from typing import Final

from magoo_tui.parliament import hearing
from magoo_tui.parliament.hearing import without_repeats

UNO: Final = "Uno"
_MULTIPLES: Final = (
    "Double",
    "Triple",
    "Quadruple",
    "Quintuple",
    "Sextuple",
    "Septuple",
    "Octuple",
    "Nonuple",
    "Decuple",
)
_MULTIPLE_WORDS: Final = frozenset(without_repeats(word.lower()) for word in _MULTIPLES)
"""However drawn out, another number is never a slip."""


def wording(count: int) -> str:
    """The call of a Magoo of so many cards: ``Double Magoo`` for 2 (magoo.am2.6)."""
    if count - 2 < len(_MULTIPLES):
        return f"{_MULTIPLES[count - 2]} Magoo"
    return f"{count}-fold Magoo"


def is_heard(call: str, spoken: str) -> bool:
    """Whether a spoken text has the call in it, one slip in each longer word forgiven."""
    return hearing.is_heard(call, spoken, _MULTIPLE_WORDS)


def heard_among(call: str, words: Iterable[str]) -> bool:
    """Whether one of several spoken texts has the call in it."""
    return hearing.heard_among(call, words, _MULTIPLE_WORDS)
