"""Blocks: letters of three rows, for the few words that a whole table is to read at once."""

import unicodedata
from typing import Final

from rich.style import Style

from magoo_tui.tui.canvas import Canvas

HIGH: Final = 3
BLOCKS: Final[dict[str, tuple[str, str, str]]] = {
    "A": ("▄▀▀▄", "█▀▀█", "▀  ▀"),
    "B": ("█▀▀▄", "█▀▀▄", "▀▀▀ "),
    "C": ("▄▀▀▀", "█   ", " ▀▀▀"),
    "D": ("█▀▀▄", "█  █", "▀▀▀ "),
    "E": ("█▀▀▀", "█▀▀ ", "▀▀▀▀"),
    "F": ("█▀▀▀", "█▀▀ ", "▀   "),
    "G": ("▄▀▀▀", "█ ▀█", " ▀▀▀"),
    "H": ("█  █", "█▀▀█", "▀  ▀"),
    "I": ("█", "█", "▀"),
    "J": ("   █", "▄  █", " ▀▀ "),
    "K": ("█ ▄▀", "█▀▄ ", "▀  ▀"),
    "L": ("█   ", "█   ", "▀▀▀▀"),
    "M": ("█▄ ▄█", "█ ▀ █", "▀   ▀"),
    "N": ("█▄ █", "█ ▀█", "▀  ▀"),
    "O": ("▄▀▀▄", "█  █", " ▀▀ "),
    "P": ("█▀▀▄", "█▀▀ ", "▀   "),
    "Q": ("▄▀▀▄", "█ ▄█", " ▀▀▀"),
    "R": ("█▀▀▄", "█▀█▀", "▀  ▀"),
    "S": ("▄▀▀▀", " ▀▀▄", "▀▀▀ "),
    "T": ("▀█▀", " █ ", " ▀ "),
    "U": ("█  █", "█  █", "▀▀▀▀"),
    "V": ("█   █", " █ █ ", "  ▀  "),
    "W": ("█   █", "█ █ █", " ▀ ▀ "),
    "X": ("▀▄ ▄▀", " ▄▀▄ ", "▀   ▀"),
    "Y": ("█ █", "▀█▀", " ▀ "),
    "Z": ("▀▀▀█", " ▄▀ ", "▀▀▀▀"),
    "0": ("▄▀▀▄", "█  █", " ▀▀ "),
    "1": ("▄█", " █", " ▀"),
    "2": ("▀▀▀▄", "▄▀▀ ", "▀▀▀▀"),
    "3": ("▀▀▀▄", " ▀▀▄", "▀▀▀ "),
    "4": ("█  █", "▀▀▀█", "   ▀"),
    "5": ("█▀▀▀", "▀▀▀▄", "▀▀▀ "),
    "6": ("▄▀▀▀", "█▀▀▄", " ▀▀ "),
    "7": ("▀▀▀█", "  █ ", " ▀  "),
    "8": ("▄▀▀▄", "▄▀▀▄", " ▀▀ "),
    "9": ("▄▀▀▄", " ▀▀█", " ▀▀ "),
    "!": ("█", "▀", "▀"),
    "¡": ("▄", "█", "▀"),
    "?": ("▀▀▄", " ▀ ", " ▀ "),
    ",": (" ", " ", "▄"),
    ".": (" ", " ", "▀"),
    "-": ("  ", "▀▀", "  "),
    "'": ("▀", " ", " "),
    " ": ("  ", "  ", "  "),
}
"""What can be written large."""


def plain_letters(words: str) -> str:
    """Words without the accents of their letters, which there is no room for."""
    parts = unicodedata.normalize("NFKD", words)
    return "".join(mark for mark in parts if not unicodedata.combining(mark))


def large(words: str) -> tuple[str, str, str] | None:
    """Words in three rows; None where one of their letters cannot be written so."""
    letters = [BLOCKS.get(mark) for mark in words.upper()]
    found = [letter for letter in letters if letter is not None]
    if not found or len(found) < len(letters):
        return None
    first, second, third = (" ".join(rows) for rows in zip(*found, strict=True))
    return first, second, third


def paint_large(canvas: Canvas, y: int, words: str, style: Style) -> None:
    """Paint words in the middle of three rows: large where there is room, else spaced out."""
    rows = large(words)
    if rows is not None and len(rows[0]) <= canvas.width - 2:
        x = (canvas.width - len(rows[0])) // 2
        for number, row in enumerate(rows):
            canvas.put(x, y + number, row, style)
        return
    spaced = " ".join(words)
    told = spaced if len(spaced) <= canvas.width - 4 else words
    canvas.put(max(0, (canvas.width - len(told)) // 2), y + 1, told, style)
