"""Arranging: a scene in the room there is, its lines above and below its picture, or beside it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.tui.blocks import HIGH
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, SMALL, CardSize
from magoo_tui.tui.faces.magarac.pictures import (
    HAND_HIGH,
    HAND_WIDE,
    paint_hand,
    paint_picture,
    size_of,
)
from magoo_tui.tui.faces.magarac.scenes import Line, OnItsWay, Scene, Slapped
from magoo_tui.tui.faces.magarac.standing import DOT
from magoo_tui.tui.faces.magarac.word import WIDE, paint_word
from magoo_tui.tui.lettering import fit, wrap
from magoo_tui.tui.palette import Palette

GAP: Final = 3
"""Cells between a picture and the lines beside it."""
LEAST_BESIDE: Final = 14
"""Cells that lines need there."""
MOST_ROWS: Final = 4
FEW_ROWS: Final = 2
"""So many rows a line may take above or below a picture, where there is room and where not."""

Row = tuple[str, Line]


@dataclass(frozen=True, slots=True)
class Arranged:
    """A scene in its room."""

    scene: Scene
    room: Region
    size: CardSize | None
    """The size of its cards; None where there is no room for a picture."""
    above: tuple[Row, ...]
    below: tuple[Row, ...]
    is_beside: bool = False
    """All lines, then in ``below``, stand on the right of the picture."""

    def paint(self, canvas: Canvas, palette: Palette) -> None:
        """Paint it upon the wood."""
        if self.is_beside:
            self._paint_beside(canvas, palette)
        else:
            self._paint_stacked(canvas, palette)

    def _paint_beside(self, canvas: Canvas, palette: Palette) -> None:
        room, picture, size = self.room, self.scene.picture, self.size or SMALL
        wide, high = size_of(picture, size, room.width)
        longest = max((cell_len(text) for text, _ in self.below), default=0)
        x = room.x + (room.width - wide - GAP - longest) // 2
        y = room.y + (room.height - high) // 2
        paint_picture(canvas, palette, picture, Region(x, y, wide, high), size)
        y = room.y + (room.height - len(self.below)) // 2
        for number, (text, line) in enumerate(self.below):
            canvas.put(x + wide + GAP, y + number, text, style_of(palette, line))

    def _paint_stacked(self, canvas: Canvas, palette: Palette) -> None:
        room, picture, size = self.room, self.scene.picture, self.size
        wide, high = (0, 0) if size is None else size_of(picture, size, room.width)
        heights = (len(self.above), high, len(self.below))
        ornament = self._ornament(room.height - sum(heights))
        y, *tops = _tops((*heights, ornament), room)
        self._paint_rows(canvas, palette, self.above, y)
        if size is not None:
            box = Region(room.x + (room.width - wide) // 2, tops[0], wide, high)
            paint_picture(canvas, palette, picture, box, size)
        self._paint_rows(canvas, palette, self.below, tops[1])
        if ornament:
            self._paint_ornament(canvas, palette, tops[2])

    def _ornament(self, spare: int) -> int:
        """The rows of what is there for its looks: the word in large letters, or a hand."""
        if self.scene.letters is not None and self.room.width >= WIDE:
            return HIGH if spare > HIGH + 1 else 0
        is_quiet = isinstance(self.scene.picture, OnItsWay) and self.room.width >= HAND_WIDE
        return HAND_HIGH if is_quiet and spare > HAND_HIGH + 2 else 0

    def _paint_ornament(self, canvas: Canvas, palette: Palette, y: int) -> None:
        room, wood, letters = self.room, palette.wood, self.scene.letters
        if letters is not None:
            x = room.x + (room.width - WIDE) // 2
            paint_word(canvas, x, y, len(letters), wood.accent, wood.carved)
        else:
            box = Region(room.x + (room.width - HAND_WIDE) // 2, y, HAND_WIDE, HAND_HIGH)
            paint_hand(canvas, box, wood.carved)

    def _paint_rows(self, canvas: Canvas, palette: Palette, rows: Sequence[Row], y: int) -> None:
        for number, (text, line) in enumerate(rows):
            x = self.room.x + (self.room.width - cell_len(text)) // 2
            canvas.put(x, y + number, text, style_of(palette, line))


def arrange(scene: Scene, room: Region) -> Arranged:
    """As much of a scene as there is room for, its cards as large as they can be."""
    if isinstance(scene.picture, Slapped):
        beside = _beside(scene, room)
        if beside is not None:
            return beside
    essential = _without_spare(scene)
    for size in (LARGE, SMALL):
        for told, spare, most in (
            (scene, FEW_ROWS, MOST_ROWS),
            (scene, FEW_ROWS, FEW_ROWS),
            (scene, 1, FEW_ROWS),
            (essential, 1, FEW_ROWS),
        ):
            stacked = _stacked(told, room, size, spare, most)
            if stacked is not None:
                return stacked
    beside = None if isinstance(scene.picture, OnItsWay) else _beside(scene, room)
    return beside or _stacked(essential, room, SMALL, 1, 1) or _told(essential, room)


def _stacked(scene: Scene, room: Region, size: CardSize, spare: int, most: int) -> Arranged | None:
    """All of it above each other, spare lines in so many rows; None where it does not fit."""
    wide, high = size_of(scene.picture, size, room.width)
    above = _rows(scene.above, room.width, spare, most)
    below = _rows(scene.below, room.width, spare, most)
    left = room.height - len(above) - high - len(below)
    if wide > room.width or left < 0:
        return None
    if scene.letters is None or (left > HIGH + 1 and room.width >= WIDE):
        return Arranged(scene, room, size, above, below)
    if not left:
        return None
    below += _rows(_letters(scene), room.width, 1, 1)
    return Arranged(replace(scene, letters=None), room, size, above, below)


def _beside(scene: Scene, room: Region) -> Arranged | None:
    """The lines on the right of a small picture; None where that is too narrow for them."""
    size = LARGE if room.height >= HAND_HIGH and isinstance(scene.picture, Slapped) else SMALL
    wide, high = size_of(scene.picture, size, room.width)
    left = room.width - wide - GAP
    if left < LEAST_BESIDE or high > room.height:
        return None
    lines = (*scene.above, *scene.below, *_letters(scene))
    rows = [(text, line) for line in lines for text in wrap(line.text, left)]
    if len(rows) > room.height:
        rows = [row for row in rows if not row[1].is_spare]
    return Arranged(scene, room, size, (), tuple(rows[: room.height]), is_beside=True)


def _told(scene: Scene, room: Region) -> Arranged:
    """The first lines alone, where there is room for nothing else."""
    rows = _rows((*scene.above, *scene.below, *_letters(scene)), room.width, 1, 1)
    return Arranged(replace(scene, letters=None), room, None, rows[: room.height], ())


def _without_spare(scene: Scene) -> Scene:
    above = tuple(line for line in scene.above if not line.is_spare)
    below = tuple(line for line in scene.below if not line.is_spare)
    return replace(scene, above=above, below=below)


def _letters(scene: Scene) -> tuple[Line, ...]:
    """The word as a line, where somebody has lost."""
    if scene.letters is None:
        return ()
    return (Line(" ".join(scene.letters.ljust(len(WORD), DOT)), "accent"),)


def _rows(lines: Sequence[Line], width: int, spare: int, most: int) -> tuple[Row, ...]:
    """Lines in rows, each in at most so many."""
    found: list[Row] = []
    for line in lines:
        texts = _balanced(line.text, width)
        kept = min(spare, most) if line.is_spare else most
        if len(texts) > kept:
            texts = [*texts[: kept - 1], fit(" ".join(texts[kept - 1 :]), width)]
        found += [(text, line) for text in texts]
    return tuple(found)


def _balanced(text: str, width: int) -> list[str]:
    """A text in as few rows as it takes, about equally long."""
    texts = wrap(text, width)
    least, most = width // 2, width
    while len(texts) > 1 and least < most:
        middle = (least + most) // 2
        narrow = wrap(text, middle)
        if len(narrow) == len(texts):
            most, texts = middle, narrow
        else:
            least = middle + 1
    return texts


def _tops(heights: Sequence[int], room: Region) -> list[int]:
    """Where parts of such heights begin, with gaps between them if there is room for gaps."""
    count = sum(1 for height in heights if height)
    spare = room.height - sum(heights)
    gap = 1 if spare >= count - 1 else 0
    y = room.y + max(0, spare - gap * (count - 1)) // 2
    tops = []
    for height in heights:
        tops.append(y)
        y += height + gap if height else 0
    return tops


def style_of(palette: Palette, line: Line) -> Style:
    """How a line is written on the wood."""
    wood = palette.wood
    styles = {
        "plain": wood.plain,
        "quiet": wood.quiet,
        "strong": wood.strong,
        "accent": wood.accent,
        "warning": wood.warning,
    }
    return styles[line.tone]
