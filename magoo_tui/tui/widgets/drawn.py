"""A drawn widget: one picture of cells, painted when something in it changes."""

from abc import abstractmethod

from textual.geometry import Region, Size
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget

from magoo_tui.tui.palette import PAINTS, Palette, palette_for


def palette_of(widget: Widget) -> Palette:
    """The palette of the theme that the widget's app shows."""
    theme = widget.app.theme
    return palette_for(theme if theme in PAINTS else next(iter(PAINTS)))


class Drawn(Widget, can_focus=False):
    """A widget of the Line API: ``draw`` paints it whole, and its rows are kept until changed."""

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

    def redraw(self, *regions: Region) -> None:
        """Paint anew; only these regions, where it is known that nothing else changed."""
        self._strips = None
        self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        """One row of the picture."""
        if self._strips is None or self._drawn_size != self.size:
            self._drawn_size = self.size
            self._palette = palette_of(self)
            self._strips = self.draw(self._palette)
        return self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)
