"""A PIN as it is typed where a hand is hidden: its digits are dots, and Enter says it is whole."""

from collections.abc import Callable
from typing import Any, Final

from textual import events
from textual.screen import Screen

from magoo_tui.pins import Pins
from magoo_tui.store.pins import MOST
from magoo_tui.tongue import tr

DOT: Final = "•"
STEP: Final = 0.5
"""Seconds between two looks at how long the next try has to wait."""


class PinEntry:
    """Stands between a curtain's key and the hand of somebody who has a PIN."""

    def __init__(
        self,
        pins: Pins,
        screen: Screen[Any],
        *,
        opened: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """``opened`` is told when the hand may be shown, ``changed`` when there is more to say."""
        self._pins = pins
        self._screen = screen
        self._opened = opened
        self._changed = changed
        self._digits = ""
        self._is_waiting = False
        self.name = ""
        """Whose PIN is asked for; empty while none is."""

    def ask(self, name: str) -> None:
        """Open at once, or ask for the PIN of whoever has one."""
        if self._pins.is_set(name):
            self.name, self._digits = name, ""
            self._wait()
        else:
            self._opened()

    def stop(self) -> None:
        """Ask no more, and forget what was typed."""
        self.name = self._digits = ""

    @property
    def dots(self) -> str:
        """What was typed, a dot for each digit."""
        return DOT * len(self._digits)

    @property
    def is_refused(self) -> bool:
        """Whether a wrong PIN makes the next one wait."""
        return self._pins.wait(self.name) > 0

    @property
    def told(self) -> str:
        """What there is to say: what to type, or how long a wrong PIN makes the next one wait."""
        refusal = self._pins.refusal(self.name)
        return refusal or tr("{name}: type the PIN, then Enter", name=self.name)

    def press(self, event: events.Key) -> bool:
        """Take a key if it is one of a PIN's; whether it was. What is typed too soon is lost."""
        if not self.name or not self._takes(event.key, event.character or ""):
            return False
        event.stop()
        event.prevent_default()
        return True

    def _takes(self, key: str, mark: str) -> bool:
        if key == "enter":
            self._try()
            return True
        if key == "escape":
            self.stop()
        elif key == "backspace":
            self._digits = self._digits[:-1]
        elif not (mark.isascii() and mark.isdigit()):
            return False
        elif len(self._digits) < MOST and not self.is_refused:
            self._digits += mark
        self._changed()
        return True

    def _try(self) -> None:
        name, digits = self.name, self._digits
        self._digits = ""
        if digits and self._pins.is_right(name, digits):
            self.stop()
            self._opened()
        else:
            self._wait()

    def _wait(self) -> None:
        """Tell anew how long it takes, until it takes no longer."""
        if self.is_refused and not self._is_waiting:
            self._is_waiting = True
            self._screen.set_timer(STEP, self._wait_on)
        self._changed()

    def _wait_on(self) -> None:
        self._is_waiting = False
        if self.name:
            self._wait()
