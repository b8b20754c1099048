"""PINs at a plain table: asked for before a hand is told, set and removed by its owner."""

import time
from collections.abc import Callable
from typing import Final

from magoo_tui.pins import Pins
from magoo_tui.plain.keyboard import Keyboard
from magoo_tui.table.live import Live
from magoo_tui.tongue import tr
from magoo_tui.wording import visible

PIN: Final = "pin"
"""What is typed at the curtain to set, change or remove one."""
NOTE: Final = (
    "A PIN keeps glances out. It is no protection against the owner of the machine,\n"
    "who can remove a forgotten one: magoo pin NAME --remove"
)


class PinDesk:
    """Asks one keyboard for PINs, unseen where that can be, while bots and limits go on."""

    def __init__(
        self, pins: Pins, keyboard: Keyboard, live: Live, say: Callable[[str], None]
    ) -> None:
        self._pins = pins
        self._keyboard = keyboard
        self._live = live
        self._say = say

    def lets_in(self, name: str) -> bool:
        """Whether that person's hand may be told; asks for the PIN where there is one."""
        if not self._pins.is_set(name):
            return True
        if self._is_too_soon(name):
            return False
        typed = self._ask(tr("The PIN of {name}, or Enter to go back:", name=visible(name)))
        is_right = bool(typed) and self._pins.is_right(name, typed)
        if not is_right:
            self._is_too_soon(name)
        return is_right

    def change(self, name: str) -> None:
        """Set, change or remove that person's PIN, and say what has come of it."""
        if not self._pins.may_be_set:
            self._say(tr("Nothing is kept of this table, and no PIN either."))
            return
        self._say(tr(NOTE))
        now = ""
        if self._pins.is_set(name):
            if self._is_too_soon(name):
                return
            now = self._ask(tr("The PIN of {name} now:", name=visible(name)))
        new = self._ask(tr("A new PIN of 4 to 8 digits, or Enter for none:"))
        if new and self._ask(tr("Once more:")) != new:
            self._say(tr("The new PIN was typed in two ways; nothing has changed."))
            return
        if not new and not now:
            self._say(tr("{name} has no PIN.", name=visible(name)))
            return
        fault = self._pins.change(name, now, new)
        if not fault and new:
            fault = tr("{name} has a PIN from now on.", name=name)
        self._say(visible(fault or tr("{name} has no PIN any more.", name=name)))

    def _is_too_soon(self, name: str) -> bool:
        """Whether a wrong PIN makes the next one wait, and say so; a script waits for it here."""
        refusal = self._pins.refusal(name)
        if not refusal:
            return False
        self._say(visible(refusal))
        if not self._keyboard.is_interactive:
            time.sleep(self._pins.wait(name))
        return True

    def _ask(self, question: str) -> str:
        """What is typed; what others do meanwhile is told after it."""
        with self._keyboard.unseen():
            self._say(question)
            while True:
                is_live = self._keyboard.is_interactive
                line = self._keyboard.line(self._live.due if is_live else None)
                if line is not None:
                    return line
                self._live.tick()
