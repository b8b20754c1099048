"""Number words as figures (law.lang.3): ``seven`` is 7, ``sevens`` is 7s."""

import re
from typing import Final

_WORDS: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    " fifteen sixteen seventeen eighteen nineteen twenty"
).split()


def _plurals(word: str) -> tuple[str, ...]:
    if word == "six":
        return ("sixes",)
    if word == "twenty":
        return ("twenties",)
    return ("zeros", "zeroes") if word == "zero" else (f"{word}s",)


_FIGURES: Final = {
    **{word: str(number) for number, word in enumerate(_WORDS)},
    **{plural: f"{number}s" for number, word in enumerate(_WORDS) for plural in _plurals(word)},
}

COLORS: Final = frozenset({"red", "green", "blue", "yellow", "black"})

_NO_NUMBER_AFTER: Final = COLORS | {"no", "last"}
"""After these "one" is no number: a red one, no one, the last one to say."""


def figure(word: str, before: str) -> str:
    """A word in lower case as the grammar reads it, after the word before it."""
    if word == "one" and before in _NO_NUMBER_AFTER:
        return word
    return _FIGURES.get(word, word)


def is_number_word(word: str) -> bool:
    """Whether a word in lower case is read as a figure, or is one."""
    return word in _FIGURES or re.fullmatch(r"\d+s?", word) is not None


def with_figures(words: str) -> str:
    """A phrase in lower case, each of its words as the grammar reads it."""
    read: list[str] = []
    for word in words.lower().split():
        read.append(figure(word, read[-1] if read else ""))
    return " ".join(read)
