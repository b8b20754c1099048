"""Whether words were heard: side by side, in any case, one slip in each longer word forgiven."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

_WORD = re.compile(r"[^\W_]+")
_REPEATS = re.compile(r"(.)\1+")
_SHORTEST_FORGIVEN = 4
_NONE: Final[frozenset[str]] = frozenset()


def without_repeats(word: str) -> str:
    """A word with repeated letters once, however drawn out it was."""
    return _REPEATS.sub(r"\1", word)


@lru_cache(maxsize=1024)
def is_heard(call: str, spoken: str, unlike: frozenset[str] = _NONE) -> bool:
    """Whether a spoken text has the words of a call in it.

    ``unlike`` are words, without repeated letters, that are never a slip of another one.
    """
    wanted = _WORD.findall(call.lower())
    heard = _WORD.findall(spoken.lower())
    return any(
        all(_is_word(*pair, unlike) for pair in zip(wanted, heard[start:], strict=False))
        for start in range(len(heard) - len(wanted) + 1)
    )


def heard_among(call: str, words: Iterable[str], unlike: frozenset[str] = _NONE) -> bool:
    """Whether one of several spoken texts has the call in it."""
    return any(is_heard(call, spoken, unlike) for spoken in words)


def _is_word(wanted: str, heard: str, unlike: frozenset[str]) -> bool:
    if wanted == heard:
        return True
    plain, spoken = without_repeats(wanted), without_repeats(heard)
    if plain == spoken:
        return True
    if len(wanted) < _SHORTEST_FORGIVEN or spoken in unlike:
        return False
    from rapidfuzz.distance import OSA  # loaded by the first slip of the tongue, not at the start

    return OSA.distance(wanted, heard) <= 1 or OSA.distance(plain, spoken) <= 1
