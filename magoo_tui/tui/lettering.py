"""Lettering: visible texts measured in the cells of a terminal, and the keys of the seats."""

from collections.abc import Collection, Sequence
from string import ascii_lowercase, digits
from typing import Final

from rich.cells import cell_len, set_cell_size

from magoo_tui.wording import seat_letters, visible

RESERVED_LETTERS: Final = frozenset("mcsxqrhuv")
"""Keys of acts that work wherever a seat is asked for its key; no seat has one of them."""


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


def seat_keys(names: Sequence[str], buzzers: Collection[str] = ()) -> tuple[str, ...]:
    """The key of each seat, no two alike and none of an act: of its name where one is free.

    None is one of the buzzers either, unless there are more seats than letters and digits for
    that; 13 seats always find enough of them.
    """
    taken = RESERVED_LETTERS.union(buzzers)
    free = sum(mark not in taken for mark in ascii_lowercase + digits)
    return seat_letters(names, taken if free >= len(names) else RESERVED_LETTERS)


def title_of(game: str) -> str:
    """A game's name as it is written above its table."""
    return game.replace("-", " ").title()
