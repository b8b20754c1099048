"""How a card is drawn: its face and shape in a frame, or its back."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from magoo_tui.tui.looks import Look
from magoo_tui.tui.palette import Ink, Palette


@dataclass(frozen=True, slots=True)
class CardSize:
    """How many cells a card takes."""

    width: int
    height: int


SMALL: Final = CardSize(5, 4)
LARGE: Final = CardSize(7, 5)

LIGHT: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"

CardRow = tuple[tuple[str, Style], ...]
"""A row of a card: pieces of text, each with its style; every character takes one cell."""


def card_rows(
    look: Look,
    size: CardSize,
    palette: Palette,
    *,
    is_dim: bool = False,
    is_under_cursor: bool = False,
) -> tuple[CardRow, ...]:
    """A card, face up, row by row."""
    ink, shape, face = palette.ink(look.ink, is_dim=is_dim), look.shape, look.face
    inside = size.width - 2
    rows: tuple[str, ...]
    if size is LARGE and look.picture:
        rows = look.picture
    elif size.height == SMALL.height:
        rows = (face.ljust(inside), shape.center(inside))
    else:
        rows = (f" {face}".ljust(inside), shape.center(inside), f"{face} ".rjust(inside))
    return _framed(rows, ink.fill, ink, HEAVY if is_under_cursor else LIGHT)


@lru_cache(maxsize=512)
def card_strips(look: Look, size: CardSize, palette: Palette) -> tuple[Strip, ...]:
    """A card, face up, as strips."""
    return _strips(card_rows(look, size, palette))


@lru_cache(maxsize=16)
def back_strips(size: CardSize, palette: Palette) -> tuple[Strip, ...]:
    """A card, face down."""
    rows = ("░" * (size.width - 2),) * (size.height - 2)
    return _strips(_framed(rows, palette.back.fill, palette.back))


@lru_cache(maxsize=16)
def gap_strips(size: CardSize, palette: Palette) -> tuple[Strip, ...]:
    """The place of a card where none lies."""
    ink = Ink(palette.table, palette.line, palette.line)
    rows = (" " * (size.width - 2),) * (size.height - 2)
    return _strips(_framed(rows, palette.table, ink))


def _framed(
    rows: tuple[str, ...], fill: Style, ink: Ink, corners: str = LIGHT
) -> tuple[CardRow, ...]:
    left, bar, right, side, low_left, low_right = tuple(corners)
    edge = ink.strong if corners == HEAVY else ink.edge
    line = bar * len(rows[0])
    return (
        ((left + line + right, edge),),
        *(((side, edge), (row, fill), (side, edge)) for row in rows),
        ((low_left + line + low_right, edge),),
    )


def _strips(rows: tuple[CardRow, ...]) -> tuple[Strip, ...]:
    return tuple(Strip([Segment(*piece) for piece in row]) for row in rows)


def cut(row: CardRow, cells: int) -> list[Segment]:
    """The first so many cells of a card's row."""
    segments = []
    for text, style in row:
        if cells <= 0:
            break
        segments.append(Segment(text[:cells], style))
        cells -= len(text)
    return segments
