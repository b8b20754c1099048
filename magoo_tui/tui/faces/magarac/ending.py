"""The end of a game: the word letter by letter, the donkey, everybody's letters (magarac.end)."""

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.strip import Strip
from textual.widgets import Static

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.tongue import tr
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.faces.magarac.farewell import letters_to_hear, paint_farewell
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.widgets.drawn import Drawn

BEAT: Final = 0.3
"""Seconds from one letter to the next."""
GUARD: Final = 0.4
"""Seconds after the last one in which a key that is held down does not close the screen."""


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


class DonkeyScreen(Leaving[None]):
    """Spells the word letter by letter; any key ends the waiting, another one leaves."""

    DEFAULT_CSS = """
    DonkeyScreen { background: $background; layout: vertical; }
    DonkeyScreen #farewell { height: 1fr; }
    DonkeyScreen #hint { height: 1; text-align: center; color: $text-muted; }
    """

    def __init__(self, view: SeatView) -> None:
        super().__init__()
        if view.stage != "over":
            raise ValueError("only a game that is over has an end to show")
        self._farewell = Farewell(view)
        self._letters = letters_to_hear(view)
        self._heard = 0
        self._may_leave = False
        self._is_guarded = False

    def compose(self) -> ComposeResult:
        """The picture, and below it what a key does."""
        yield self._farewell
        yield Static("", id="hint", markup=False)

    def on_mount(self) -> None:
        """The first letter, or all of them where nothing moves."""
        if self.app.animation_level != "none" and self._letters:
            self.query_one("#hint", Static).update(tr("any key ends the waiting"))
            self._go_on()
        else:
            self._end_waiting()

    def _go_on(self) -> None:
        """One letter more, and the next after its beat."""
        if self._is_guarded:
            return
        self._heard += 1
        self._farewell.light(self._heard)
        if self._heard == self._letters:
            self._end_waiting()
        else:
            self.set_timer(BEAT, self._go_on)

    def _end_waiting(self) -> None:
        """The word is complete."""
        self._is_guarded = True
        self._farewell.light(self._letters)
        self.query_one("#hint", Static).update(tr("any key: back to the table"))
        self.set_timer(GUARD, self._allow)

    def _allow(self) -> None:
        self._may_leave = True

    def on_key(self, event: events.Key) -> None:
        """Any key."""
        event.stop()
        event.prevent_default()
        self._pressed()

    def on_click(self) -> None:
        """A click is a key."""
        self._pressed()

    def _pressed(self) -> None:
        if self._may_leave:
            self.dismiss(None)
        elif not self._is_guarded:
            self._end_waiting()
