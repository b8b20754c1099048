"""Laws at work: one row on what they have people say, lose, leave unsaid and drink."""

from collections.abc import Iterable

from textual.strip import Strip

from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn


class AtWorkRow(Drawn):
    """There only while there is something to tell; what can be said in time stands first."""

    def __init__(self) -> None:
        super().__init__(id="at-work")
        self._words = ""

    def show(self, sentences: Iterable[str]) -> None:
        """Tell what laws are at."""
        words = " · ".join(sentences)
        if words != self._words:
            self._words = words
            self.display = bool(words)
            self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """A sign, and the words as far as there is room."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        canvas.put(2, 0, "§", palette.accent)
        canvas.put(4, 0, fit(self._words, max(0, canvas.width - 6)), palette.strong)
        return canvas.strips()
