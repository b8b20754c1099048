"""Too small: what stands there while the terminal has no room for a table."""

from typing import Final

from textual import events
from textual.geometry import Size
from textual.strip import Strip

from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import wrap
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.widgets.drawn import Drawn

LEAST: Final = Size(80, 24)


def is_too_small(size: Size) -> bool:
    """Whether a terminal has no room for a table."""
    return size.width < LEAST.width or size.height < LEAST.height


class Sentence(Drawn):
    """What is missing, in the middle of what there is."""

    DEFAULT_CSS = "Sentence { width: 100%; height: 100%; }"

    def draw(self, palette: Palette) -> list[Strip]:
        """The sentence, broken as the room asks."""
        width, height = self.size
        canvas = Canvas(width, height, palette.table)
        text = (
            f"This window has {self.app.size.width} by {self.app.size.height} cells; the table "
            f"needs {LEAST.width} by {LEAST.height}. It comes back as soon as there is room."
        )
        lines = wrap(text, max(10, width - 2))
        top = max(0, (height - len(lines)) // 2)
        for row, line in enumerate(lines):
            canvas.put(max(0, (width - len(line)) // 2), top + row, line, palette.strong)
        return canvas.strips()


class SmallScreen(Leaving[None]):
    """Hides everything, and takes no key but that which ends the program."""

    def compose(self) -> list[Sentence]:
        """One sentence."""
        return [Sentence()]

    def on_key(self, event: events.Key) -> None:
        """No key does anything to a table that is not seen."""
        event.stop()
