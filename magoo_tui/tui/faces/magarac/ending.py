"""The end of a game: the word letter by letter, the donkey, everybody's letters (magarac.end)."""

from typing import Final

from textual.app import ComposeResult
from textual.strip import Strip
from textual.widgets import Static

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.faces.magarac.farewell import letters_to_hear, paint_farewell
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.screens.ceremony import Ceremony
from magoo_tui.tui.widgets.drawn import Drawn

BEAT: Final = 0.3
"""Seconds from one letter to the next."""


class Farewell(Drawn):
    """The picture, with so many letters lit."""

    def __init__(self, view: SeatView) -> None:
        super().__init__(id="farewell")
        self._view = view
        self._heard = 0

    def light(self, heard: int) -> None:
        """Light so many letters of the word."""
        self._heard = heard
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """All of it, row by row."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        paint_farewell(canvas, palette, self._view, self._heard)
        return canvas.strips()


class DonkeyScreen(Ceremony):
    """Spells the word letter by letter; any key ends the waiting, another one leaves."""

    DEFAULT_CSS = """
    DonkeyScreen { background: $background; layout: vertical; }
    DonkeyScreen #farewell { height: 1fr; }
    DonkeyScreen #hint { height: 1; text-align: center; color: $text-muted; }
    """

    def __init__(self, view: SeatView) -> None:
        super().__init__(letters_to_hear(view))
        if view.stage != "over":
            raise ValueError("only a game that is over has an end to show")
        self._farewell = Farewell(view)

    def compose(self) -> ComposeResult:
        """The picture, and below it what a key does."""
        yield self._farewell
        yield Static("", id="hint", markup=False)

    def tell(self, heard: int) -> None:
        """Light so many letters."""
        self._farewell.light(heard)

    def pause(self, left: int) -> float:
        """All letters have the same beat."""
        return BEAT
