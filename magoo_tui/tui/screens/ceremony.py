"""A ceremony: the end of a game, told step by step, and left by a key that means it."""

from abc import abstractmethod
from typing import Final

from textual import events
from textual.widgets import Static

from magoo_tui.tongue import tr
from magoo_tui.tui.screens.leaving import Leaving

GUARD: Final = 0.4
"""Seconds after the last step in which a key that is held down does not close the screen."""


class Ceremony(Leaving[None]):
    """Any key ends the waiting, another one leaves. Its row ``#hint`` says which."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self._steps = steps
        self._heard = 0
        self._is_told = False
        self._may_leave = False

    @abstractmethod
    def tell(self, heard: int) -> None:
        """Show the first so many steps."""

    @abstractmethod
    def pause(self, left: int) -> float:
        """Seconds to the next step, while so many are left."""

    def on_mount(self) -> None:
        """The first step, or all of them where nothing moves."""
        if self.app.animation_level != "none" and self._steps:
            self.query_one("#hint", Static).update(tr("any key ends the waiting"))
            self._go_on()
        else:
            self._end_waiting()

    def _go_on(self) -> None:
        """One step more, and the next after its pause."""
        if self._is_told:
            return
        self._heard += 1
        self.tell(self._heard)
        left = self._steps - self._heard
        if left:
            self.set_timer(self.pause(left), self._go_on)
        else:
            self._end_waiting()

    def _end_waiting(self) -> None:
        """All is told."""
        self._is_told = True
        self.tell(self._steps)
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
        elif not self._is_told:
            self._end_waiting()
