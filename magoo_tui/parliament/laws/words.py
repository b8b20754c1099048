"""Words that laws listen for: side by side, in any case, without marks, no slip forgiven."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+")


@lru_cache(maxsize=1024)
def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def is_said(wanted: str, spoken: Iterable[str]) -> bool:
    """Whether one of the spoken texts has these words in it."""
    sought = _words(wanted)
    if not sought:
        return False
    for text in spoken:
        heard = _words(text)
        last = len(heard) - len(sought)
        if any(heard[start : start + len(sought)] == sought for start in range(last + 1)):
            return True
    return False
