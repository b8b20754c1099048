"""The middle of the table: a flat top to slap on, and the card that goes round upon it."""

from typing import Final

from rich.cells import cell_len
from textual.geometry import Region, Spacing

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.seats import Direction
from magoo_tui.tongue import tr
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import SMALL
from magoo_tui.tui.faces.magarac.arranging import arrange
from magoo_tui.tui.faces.magarac.scenes import Slapped, scene_of
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.palette import Palette, Wood

WIDEST, HIGHEST = 66, 21
"""The most cells that the top takes of a large room."""
LEAST_FRAMED: Final = SMALL.height + 3
"""Rows from which on it has a rim: its own, a small card's, and one to tell of it."""
SLAP: Final = "slap"


def top_in(box: Region) -> Region:
    """The top as large as it gets in a box, in its middle, a cell of felt on its right."""
    width, height = min(box.width - 1, WIDEST), min(box.height, HIGHEST)
    x, y = box.x + (box.width - width) // 2, box.y + (box.height - height) // 2
    return Region(x, y, width, height)


class FlatTop:
    """The top of the table as one picture (magarac.setup.2)."""

    def __init__(self, view: SeatView) -> None:
        self._scene = scene_of(view)
        self._may_slap = view.stage in {"reveal", "turn", "offer", "race"}

    @property
    def direction(self) -> Direction:
        """Cards go to the left, whatever happens (magarac.play.2)."""
        return "left"

    def spot_at(self, x: int, y: int, box: Region) -> str | None:
        """A click on the top slaps it, while a hand is played."""
        return SLAP if self._may_slap and top_in(box).contains(x, y) else None

    def paint(self, canvas: Canvas, palette: Palette, box: Region) -> None:
        """The wood with its rim, and what lies and stands upon it."""
        top, wood = top_in(box), palette.wood
        if top.width < SMALL.width or not top.height:
            return
        canvas.fill(top.x, top.y, top.width, top.height, wood.plain)
        margin = 0
        if top.height >= LEAST_FRAMED:
            margin = 1
            self._paint_rim(canvas, wood, top)
        inner = top.shrink(Spacing(margin, margin + 1, margin, margin + 1))
        arrange(self._scene, inner).paint(canvas, palette)

    def _paint_rim(self, canvas: Canvas, wood: Wood, top: Region) -> None:
        canvas.frame(top.x, top.y, top.width, top.height, wood.line)
        if self._may_slap:
            told = fit(f" {tr('slap here')} ", top.width - 2).rstrip() + " "
            style = wood.accent if isinstance(self._scene.picture, Slapped) else wood.quiet
            canvas.put(top.x + (top.width - cell_len(told)) // 2, top.bottom - 1, told, style)
