"""Pixels: pictures of half a cell each, two of them above each other in one character."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from rich.style import Style

from magoo_tui.tui.canvas import Canvas

NOTHING: Final = "."
"""A pixel through which one sees what lies below."""
_MARKS: Final = {(True, True): "▀", (True, False): "▀", (False, True): "▄", (False, False): " "}


def paint_pixels(
    canvas: Canvas,
    x: int,
    y: int,
    rows: Sequence[str],
    paints: Mapping[str, str],
    *,
    ground: str,
    dark: str = "",
) -> None:
    """Paint pixels on a ground, their upper left corner at a cell.

    Each is a character that ``paints`` gives a color. The ``dark`` ones are blanks, so that the
    picture can be told where there are no colors.
    """
    for number in range(0, len(rows), 2):
        upper = rows[number]
        lower = rows[number + 1] if number + 1 < len(rows) else NOTHING * len(upper)
        for column, (above, below) in enumerate(zip(upper, lower, strict=True)):
            if above == below == NOTHING:
                continue
            top, bottom = paints.get(above, ground), paints.get(below, ground)
            has_top = above not in dark + NOTHING
            has_bottom = below not in dark + NOTHING
            mark = _MARKS[has_top, has_bottom]
            if has_top and above == below:
                mark = "█"
            ink, paper = (bottom, top) if mark == "▄" else (top, bottom)
            canvas.put(x + column, y + number // 2, mark, _style(ink, paper))


def half_blocks(rows: Sequence[str]) -> list[str]:
    """Pixels of one ink, as rows of characters; the rows are an even number."""
    return [
        "".join(map(_mark, upper, lower))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def _mark(above: str, below: str) -> str:
    if above == below:
        return " " if above == NOTHING else "█"
    return "▄" if above == NOTHING else "▀"


@lru_cache(maxsize=256)
def _style(ink: str, paper: str) -> Style:
    return Style.parse(f"{ink} on {paper}")
