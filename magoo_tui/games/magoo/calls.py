"""The calls: what must be said, and whether it was heard (magoo.uno.28, magoo.am2.6, am2.7)."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

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
_WORD = re.compile(r"[^\W_]+")
_REPEATS = re.compile(r"(.)\1+")
_MULTIPLE_WORDS: Final = frozenset(_REPEATS.sub(r"\1", word.lower()) for word in _MULTIPLES)
"""With repeated letters once: however drawn out, another number is never a slip."""
_SHORTEST_FORGIVEN = 4


def wording(count: int) -> str:
    """The call of a Magoo of so many cards: ``Double Magoo`` for 2 (magoo.am2.6)."""
    if count - 2 < len(_MULTIPLES):
        return f"{_MULTIPLES[count - 2]} Magoo"
    return f"{count}-fold Magoo"


@lru_cache(maxsize=1024)
def is_heard(call: str, spoken: str) -> bool:
    """Whether a spoken text has the call in it, one slip in each longer word forgiven."""
    wanted = _WORD.findall(call.lower())
    heard = _WORD.findall(spoken.lower())
    return any(
        all(map(_is_word, wanted, heard[start : start + len(wanted)]))
        for start in range(len(heard) - len(wanted) + 1)
    )


def heard_among(call: str, words: Iterable[str]) -> bool:
    """Whether one of several spoken texts has the call in it."""
    return any(is_heard(call, spoken) for spoken in words)


def _is_word(wanted: str, heard: str) -> bool:
    if wanted == heard:
        return True
    plain, spoken = _REPEATS.sub(r"\1", wanted), _REPEATS.sub(r"\1", heard)
    if plain == spoken:
        return True
    if len(wanted) < _SHORTEST_FORGIVEN or spoken in _MULTIPLE_WORDS:
        return False
    from rapidfuzz.distance import OSA  # loaded by the first slip of the tongue, not at the start

    return OSA.distance(wanted, heard) <= 1 or OSA.distance(plain, spoken) <= 1
