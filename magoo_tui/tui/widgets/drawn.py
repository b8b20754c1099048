"""A drawn widget: one picture of cells, painted when something in it changes."""

from abc import abstractmethod
from itertools import zip_longest
from typing import Final

from textual.geometry import Region, Size
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget

from magoo_tui.tui.palette import PAINTS, Palette, palette_for

NONE: Final = Strip([])


def palette_of(widget: Widget) -> Palette:
    """The palette of the theme that the widget's app shows."""
    theme = widget.app.theme
    return palette_for(theme if theme in PAINTS else next(iter(PAINTS)))


class Drawn(Widget, can_focus=False):
    """A widget of the Line API: ``draw`` paints it whole, and its rows are kept until changed."""

    ALLOW_SELECT = False
    """There is no text in a picture: what was dragged over would be copied as its name."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's own word
        super().__init__(id=id)
        self._strips: list[Strip] | None = None
        self._drawn_size = Size(0, 0)
        self._palette: Palette | None = None
        """What the strips are painted with."""

    @abstractmethod
    def draw(self, palette: Palette) -> list[Strip]:
        """Paint the widget at its present size, row by row."""

    def on_mount(self) -> None:
        """Follow the app's theme."""
        self.app.theme_changed_signal.subscribe(self, self._repaint)

    def _repaint(self, _: Theme) -> None:
        if palette_of(self) is not self._palette:
            self.redraw()

    def redraw(self) -> None:
        """Paint anew, and send the cells that have changed to the terminal, and few others."""
        before = self._strips
        if before is None or self._drawn_size != self.size:
            self._strips = None
            self.refresh()
            return
        self._paint()
        regions = [
            Region(x, y, end - x, 1)
            for y, (old, new) in enumerate(zip_longest(before, self._strips or [], fillvalue=NONE))
            if old is not new
            for x, end in span_of_change(old, new)
        ]
        if regions:
            self.refresh(*regions)

    def _paint(self) -> None:
        self._drawn_size = self.size
        self._palette = palette_of(self)
        self._strips = self.draw(self._palette)

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        if self._strips is None or self._drawn_size != self.size:
            self._paint()
        strips = self._strips or []
        return strips[y] if y < len(strips) else Strip.blank(self.size.width)


def span_of_change(before: Strip, now: Strip) -> list[tuple[int, int]]:
    """The cells from the first to the last that two rows differ in, if they do."""
    left, right = 0, max(before.cell_length, now.cell_length)
    for old, new in zip(before, now, strict=False):
        if old is not new and old != new:
            break
        left += new.cell_length
    else:
        if before.cell_length == now.cell_length:
            return []
    if before.cell_length == now.cell_length:
        for old, new in zip(reversed(before), reversed(now), strict=False):
            if old is not new and old != new:
                break
            right -= new.cell_length
    return [(left, right)] if left < right else []
