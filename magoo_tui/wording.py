"""Words for every kind of terminal: texts letter for letter, clauses in short, a key per seat."""

import unicodedata
from collections.abc import Collection, Sequence
from functools import lru_cache
from string import ascii_lowercase, digits
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINERS: Final = "\u200d\ufe0f\ufe0e"
_SPARE: Final = ascii_lowercase + digits


@lru_cache(maxsize=512)
def visible(text: str) -> str:
    """The text with a stand-in for each character that is not seen or that moves others about.

    Control characters become their pictures (``␛``), direction marks and the like ``�``.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_stand_in, text))


def _stand_in(mark: str) -> str:
    code = ord(mark)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    if mark in _JOINERS:
        return ""
    return "\ufffd" if unicodedata.category(mark) in _UNSEEN else mark


def short_clause(clause: ClauseId) -> str:
    """A clause without the name of its game: ``am4.6``. Laws keep their first word: ``law.3``."""
    game, dot, rest = clause.partition(".")
    return rest if dot and game != "law" else clause


def seat_letters(names: Sequence[str], reserved: Collection[str] = ()) -> tuple[str, ...]:
    """A letter or digit for each seat, no two alike: of its name where one is free.

    First letters are given before any second one. None is one of those reserved; with six of
    them up to 30 seats find a letter.
    """
    owns = [_letters(name, reserved) for name in names]
    given: list[str] = [""] * len(names)
    for number, own in enumerate(owns):
        if own and own[0] not in given:
            given[number] = own[0]
    for number, own in enumerate(owns):
        if not given[number]:
            free = (mark for mark in (*own, *_SPARE) if mark not in reserved)
            given[number] = next(mark for mark in free if mark not in given)
    return tuple(given)


def _letters(name: str, reserved: Collection[str]) -> list[str]:
    """The name's letters that every keyboard has, accents taken off, but for the reserved."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return [mark for mark in plain if mark in _SPARE and mark not in reserved]
