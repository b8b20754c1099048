"""Pictures upon the wood: a card on its way, cards laid open, a hand that slaps."""

from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from magoo_tui.kernel.cards import CardName
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, CardSize, back_strips, card_strips
from magoo_tui.tui.faces.magarac.cards import look
from magoo_tui.tui.faces.magarac.pixels import half_blocks
from magoo_tui.tui.faces.magarac.scenes import BACK, Laid, OnItsWay, Slapped
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.palette import Palette

Picture = OnItsWay | Laid | Slapped

SMALL_HAND: Final = (
    "......##.......",
    "...##.##.##....",
    "##.##.##.##....",
    "##.##.##.##..##",
    "##.##.##.##.###",
    "##############.",
    ".############..",
    "..##########...",
)
LARGE_HAND: Final = (
    "......##.......",
    "...##.##.##....",
    "...##.##.##....",
    "##.##.##.##....",
    "##.##.##.##....",
    "##.##.##.##..##",
    "##.##.##.##.###",
    "###############",
    "##############.",
    ".############..",
    "..###########..",
    "...########....",
)
"""A hand with its fingers spread, in pixels."""
HAND_WIDE: Final = len(LARGE_HAND[0])
HAND_HIGH: Final = len(LARGE_HAND) // 2
LONGEST_TRACK: Final = 21
SHORTEST_TRACK: Final = 5


def size_of(picture: Picture, size: CardSize, room: int) -> tuple[int, int]:
    """The cells that a picture takes of so many in a row."""
    if isinstance(picture, Slapped):
        return HAND_WIDE, HAND_HIGH if size is LARGE else len(SMALL_HAND) // 2
    if isinstance(picture, OnItsWay):
        return room, size.height
    return len(picture.cards) * (size.width + 1) - 1, size.height


def paint_picture(
    canvas: Canvas, palette: Palette, picture: Picture, box: Region, size: CardSize
) -> None:
    """Paint it in a box that has its size."""
    if isinstance(picture, OnItsWay):
        _paint_way(canvas, palette, picture, box, size)
    elif isinstance(picture, Laid):
        for place, card in enumerate(picture.cards):
            strips = _card(card, size, palette)
            canvas.paste(box.x + place * (size.width + 1), box.y, strips)
    else:
        paint_hand(canvas, box, palette.wood.accent)


def paint_hand(canvas: Canvas, box: Region, style: Style) -> None:
    """A hand, as large as the box is high."""
    hand = LARGE_HAND if box.height >= HAND_HIGH else SMALL_HAND
    for number, row in enumerate(half_blocks(hand)):
        canvas.put(box.x, box.y + number, row, style)


def _card(card: CardName, size: CardSize, palette: Palette) -> tuple[Strip, ...]:
    if card == BACK:
        return back_strips(size, palette)
    return card_strips(look(card), size, palette)


def _paint_way(
    canvas: Canvas, palette: Palette, way: OnItsWay, box: Region, size: CardSize
) -> None:
    """Giver, card and receiver, the card on the side of whoever has to do with it."""
    wood = palette.wood
    most = (box.width - size.width - SHORTEST_TRACK - 4) // 2
    giver, to = (fit(name, most).rstrip() for name in (way.giver, way.to))
    taken = cell_len(giver) + cell_len(to) + size.width + 4
    track = max(SHORTEST_TRACK, min(LONGEST_TRACK, (box.width - taken - 1) | 1))
    x = box.x + max(0, (box.width - taken - track) // 2)
    middle = box.y + size.height // 2
    x = canvas.put(x, middle, giver, wood.plain if way.is_offered else wood.accent) + 1
    if not way.is_offered:
        canvas.paste(x, box.y, back_strips(size, palette))
        x += size.width + 1
    _paint_track(canvas, palette, way, x, middle, track)
    x += track + 1
    if way.is_offered:
        canvas.paste(x, box.y, back_strips(size, palette))
        x += size.width + 1
    canvas.put(x, middle, to, wood.accent if way.is_offered else wood.plain)


def _paint_track(
    canvas: Canvas, palette: Palette, way: OnItsWay, x: int, y: int, width: int
) -> None:
    """Dots from one to the other, and which way."""
    wood = palette.wood
    canvas.put(x, y, ("· " * width)[:width], wood.quiet)
    centre = x + width // 4 * 2
    if way.is_refused:
        canvas.put(centre, y, "✗", wood.warning)
    for step in (-2, 0, 2) if not way.is_refused else (width // 2,):
        canvas.put(centre + step, y, "▸", wood.accent)
