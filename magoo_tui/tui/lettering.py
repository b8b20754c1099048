"""Lettering: names and typed texts shown letter for letter, measured in cells of the terminal."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from string import ascii_lowercase, digits
from typing import Final

from rich.cells import cell_len, set_cell_size

from magoo_tui.kernel.clause_id import ClauseId

_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
_JOINERS: Final = "\u200d\ufe0f\ufe0e"
_SPARE: Final = ascii_lowercase + digits
RESERVED_LETTERS: Final = frozenset("mcsxqr")
"""Keys of acts that work wherever a seat is asked for its letter; no seat has one of them."""


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


def fit(text: str, cells: int) -> str:
    """The visible text in exactly so many cells: cut with ``…`` or filled up with blanks."""
    text = visible(text)
    width = cell_len(text)
    if width <= cells:
        return text + " " * (cells - width)
    if cells < 1:
        return ""
    return set_cell_size(text, cells - 1) + "…"


def wrap(text: str, cells: int, indent: int = 0) -> list[str]:
    """The visible text in lines of at most so many cells, broken at blanks where there are any.

    All lines but the first begin with so many blanks.
    """
    lines: list[str] = []
    line, room = "", cells
    for whole in visible(text).split(" "):
        word, width = whole, cell_len(whole)
        if line.strip() and width + 1 <= room:
            line, room = f"{line} {word}", room - width - 1
            continue
        if line.strip():
            lines.append(line)
        line, room = (" " * indent, cells - indent) if lines else ("", cells)
        while width > room:
            head = set_cell_size(word, room).rstrip()
            lines.append(line + head)
            word = word[len(head) :]
            width = cell_len(word)
            line, room = " " * indent, cells - indent
        line, room = line + word, room - width
    lines.append(line)
    return lines


def short_clause(clause: ClauseId) -> str:
    """A clause without the name of its game: ``am4.6``."""
    game, dot, rest = clause.partition(".")
    return rest if dot else game


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """A key for each seat, no two alike: a letter of its name where one is free.

    First letters are given before any second one; up to 30 seats find a key.
    """
    owns = [_letters(name) for name in names]
    given: list[str] = [""] * len(names)
    for number, own in enumerate(owns):
        if own and own[0] not in given:
            given[number] = own[0]
    for number, own in enumerate(owns):
        if not given[number]:
            free = (mark for mark in (*own, *_SPARE) if mark not in RESERVED_LETTERS)
            given[number] = next(mark for mark in free if mark not in given)
    return tuple(given)


def _letters(name: str) -> list[str]:
    """The name's letters that every keyboard has, accents taken off, but for the reserved."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return [mark for mark in plain if mark in _SPARE and mark not in RESERVED_LETTERS]
