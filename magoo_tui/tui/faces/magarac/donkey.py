"""The donkey: its head in pixels, its ears upright, a daisy behind one of them."""

from typing import Final

from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.faces.magarac.pixels import NOTHING, paint_pixels

_HALF: Final = (
    "...gg...........",
    "..gggg..........",
    "..gppgg.........",
    ".ggpppgg........",
    ".ggppppgg.......",
    ".ggppppgg.......",
    ".ggpppppgg......",
    "..gppppppgg...mm",
    "..ggpppppgg..mmm",
    "...gppppppgg.mmm",
    "...ggpppppggmmmm",
    "....ggppppgggmmm",
    ".....ggppgggggmm",
    "......gggggggmmm",
    ".......ggggggmmm",
    "......ggggggggmm",
    "......gggggggggm",
    ".....gggkkkggggm",
    ".....ggkkkkkgggm",
    ".....gwkhhkkwggg",
    ".....gwkhkkkwggg",
    ".....gwwkkkwwggg",
    "......gwwwwwgggg",
    "......gggggggggg",
    "......gggggggggs",
    "......gbbbggggss",
    ".......bbbgggsss",
    ".......ggwwwwwww",
    "......gwwwwwwwww",
    "......wwwkkwwwww",
    "......wwwkkwwwww",
    "......wwwwwwwwww",
    ".......wwkwwwwww",
    "........wwkkkkkk",
    ".........wwwwwww",
    "...........wwwww",
)
_DAISY: Final = (
    "..ff..",
    "ffffff",
    ".fyyf.",
    "ffyyff",
    ".ffff.",
    "..ff..",
)
_DAISY_AT: Final = (21, 10)
PAINTS: Final = {
    "g": "#8f8a86",
    "s": "#a39e99",
    "p": "#d9a7a0",
    "b": "#b78f88",
    "m": "#3b322d",
    "w": "#e9e2d3",
    "k": "#2a2422",
    "h": "#ffffff",
    "f": "#fff8e7",
    "y": "#f4c433",
}
DARK: Final = "mk"
"""What is left blank where there are no colors: its mane, eyes, nostrils and smile."""


def _with_daisy() -> tuple[str, ...]:
    rows = [list(row + row[::-1]) for row in _HALF]
    left, top = _DAISY_AT
    for y, row in enumerate(_DAISY):
        for x, pixel in enumerate(row):
            if pixel != NOTHING:
                rows[top + y][left + x] = pixel
    return tuple("".join(row) for row in rows)


DONKEY: Final = _with_daisy()
WIDE: Final = len(DONKEY[0])
HIGH: Final = len(DONKEY) // 2


def paint_donkey(canvas: Canvas, x: int, y: int, ground: str) -> None:
    """Paint the donkey, its upper left corner at a cell."""
    paint_pixels(canvas, x, y, DONKEY, PAINTS, ground=ground, dark=DARK)
