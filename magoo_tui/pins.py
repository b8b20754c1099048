"""PINs where they are typed: at the curtains of one terminal, whatever draws them."""

import time
from collections.abc import Callable
from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING, Final

from magoo_tui.store.deeds import PinRemoved, PinSet, name_key
from magoo_tui.store.errors import StoreError
from magoo_tui.tongue import tr, tr_count

if TYPE_CHECKING:
    from magoo_tui.store.house import House

DELAYS: Final = (1, 2, 4, 8, 15)
"""Seconds until the next try counts, after the first wrong one, the second, and so on."""


class Pins:
    """Tells whose hand is behind a PIN, and tries what is typed; a wrong one makes the next wait.

    Names that are one in the house are one person here, at whichever table they sit.
    """

    def __init__(
        self, house: "House | None" = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Without a house nobody has a PIN, and none can be set."""
        self._house = house
        self._clock = clock
        self._kept: dict[str, PinSet | None] = {}
        """As the house told it last: while it cannot be read, what was locked stays so."""
        self._wrong: dict[str, int] = {}
        self._again_at: dict[str, float] = {}

    @property
    def may_be_set(self) -> bool:
        """Whether there is a house to keep one."""
        return self._house is not None

    def is_set(self, name: str) -> bool:
        """Whether that person's hand is behind a PIN."""
        return self._pin(name) is not None

    def wait(self, name: str) -> float:
        """Seconds until something typed for that person is tried again; mostly none."""
        return max(0.0, self._again_at.get(name_key(name), 0.0) - self._clock())

    def is_right(self, name: str, digits: str) -> bool:
        """Whether these are the digits; while there is a wait nothing is tried, and nothing is."""
        from magoo_tui.store.pins import is_right

        key, pin = name_key(name), self._pin(name)
        if pin is None or self.wait(name):
            return pin is None
        if is_right(pin, digits):
            self._wrong.pop(key, None)
            return True
        wrong = self._wrong[key] = self._wrong.get(key, 0) + 1
        self._again_at[key] = self._clock() + DELAYS[min(wrong, len(DELAYS)) - 1]
        return False

    def refusal(self, name: str) -> str:
        """What is said of a wrong PIN while the next one waits; empty when it does not."""
        seconds = ceil(self.wait(name))
        if not seconds:
            return ""
        return tr_count(
            seconds,
            "That is not {name}'s PIN. It can be tried again in {count} second.",
            "That is not {name}'s PIN. It can be tried again in {count} seconds.",
            name=name,
        )

    def change(self, name: str, now: str, new: str) -> str | None:
        """Set a PIN, or remove it with an empty new one; a sentence says why not, if so.

        Whoever has one gives the digits of the one they have now.
        """
        from magoo_tui.store.pins import fault_of_pin, new_pin

        pin = self._pin(name)
        fault = fault_of_pin(new) if new or pin is None else None
        if fault is not None:
            return fault
        if self._house is None:
            return tr("There is no house here that could keep a PIN.")
        if not self.is_right(name, now):
            return self.refusal(name)
        deed = new_pin(name, new) if new or pin is None else PinRemoved(name=name, salt=pin.salt)
        try:
            self._house.record(deed)
        except StoreError as error:
            return error.sentence
        return None

    def _pin(self, name: str) -> PinSet | None:
        key = name_key(name)
        if self._house is not None:
            with suppress(StoreError):
                self._kept[key] = self._house.pin(name)
        return self._kept.get(key)
