"""A dialog with something that one seat alone may see, behind a curtain of its own."""

from abc import abstractmethod
from typing import Generic, TypeVar

from textual import events, on
from textual.widgets import Label

from magoo_tui.kernel.views import TableView
from magoo_tui.pins import Pins
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.modals.dialog import Dialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.pin_entry import PinEntry
from magoo_tui.tui.pressed import Deafness, pressed_in
from magoo_tui.wording import visible

Answer = TypeVar("Answer")


class CoveredDialog(Dialog[Answer], Generic[Answer]):
    """What it holds is drawn when the key of the view's seat opens it, and not before.

    Where that seat has a PIN among ``pins`` the key asks for it first. Whoever makes it composes a
    label ``#told`` and a button ``#open`` of that key.
    """

    def __init__(self, view: TableView, pins: Pins | None = None) -> None:
        super().__init__()
        self._entry = PinEntry(pins or Pins(), self, opened=self.uncover, changed=self._show_entry)
        seat = view.seat
        self.holder = "" if seat is None else view.places[seat].name
        letters = seat_keys([place.name for place in view.places])
        self.letter = "" if seat is None else letters[seat]
        """The key that opens it."""

    @abstractmethod
    def uncover(self) -> None:
        """Draw what it holds."""

    @abstractmethod
    def clear(self) -> None:
        """Let nothing of what it holds be left on the screen."""

    def on_mount(self) -> None:
        """Nothing opens before a moment is over, nor by a key that was in use before."""
        self._deafness = Deafness(pressed_in(self.app))
        self.begin()

    def begin(self) -> None:
        """How it stands at first."""
        self.cover()

    def on_screen_suspend(self) -> None:
        """Whatever lies over it may be left by somebody else: it is covered again."""
        if self.is_mounted:
            self.cover()

    def cover(self) -> None:
        """Put the curtain before it."""
        self._deafness.begin()
        self._entry.stop()
        self.query_one("#told", Label).update(self.alone)
        self.clear()
        opening = self.query_one("#open")
        opening.display = True
        opening.focus()

    @property
    def alone(self) -> str:
        """Who alone is to look."""
        return tr(
            "{seat} alone looks at the screen now; everybody else looks away.",
            seat=visible(self.holder),
        )

    def on_key(self, event: events.Key) -> None:
        """While a PIN is asked for, its digits; else the buttons' keys."""
        if not self._entry.press(event):
            super().on_key(event)

    def _show_entry(self) -> None:
        """Ask for the PIN, or, where that was left, for the key again."""
        if not self._entry.name:
            self.cover()
            return
        self.query_one("#open").display = False
        self.set_focus(None)
        told = f"{self.alone}\n\n{visible(self._entry.told)}\nPIN  {self._entry.dots}"
        self.query_one("#told", Label).update(told)

    @on(KeyButton.Pressed, "#open")
    def open(self) -> None:
        """Show it, at once or after the PIN."""
        if self._deafness.may_open_now():
            self._entry.ask(self.holder)
