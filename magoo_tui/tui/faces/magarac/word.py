"""The word in large letters, those that are written and those that are not."""

from typing import Final

from rich.style import Style

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.tui.blocks import BLOCKS
from magoo_tui.tui.canvas import Canvas

WIDE: Final = sum(len(BLOCKS[letter][0]) + 1 for letter in WORD) - 1


def paint_word(canvas: Canvas, x: int, y: int, count: int, written: Style, other: Style) -> None:
    """Paint the word, so many of its letters as written."""
    for number, letter in enumerate(WORD):
        rows = BLOCKS[letter]
        style = written if number < count else other
        for row, text in enumerate(rows):
            canvas.put(x, y + row, text, style)
        x += len(rows[0]) + 1
