"""Buzzing: a buzzer counts once for each press, in the order in which keys were read."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from textual.screen import Screen

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.pressed import HELD, Press, Pressed


@dataclass(slots=True, eq=False)
class Buzz:
    """One press of a buzzer."""

    seat: Seat
    press: Press
    is_certain: bool
    """Whether it is known to be no repeat of a key that is held down."""


class Buzzing:
    """Hands on who has buzzed, and when, for a screen that hears the keys.

    What may be the first repeat of a key held down waits until that is known, and what was read
    after it waits with it, so that nobody overtakes.
    """

    def __init__(
        self, screen: Screen[Any], pressed: Pressed, buzzed: Callable[[Seat, float], None]
    ) -> None:
        """``buzzed`` is told of every press: whose, and the moment at which its key was read."""
        self._screen = screen
        self._pressed = pressed
        self._buzzed = buzzed
        self._waiting: list[Buzz] = []

    def hear(self, seat: Seat, press: Press) -> None:
        """That seat's buzzer was pressed."""
        self._pressed.spend(press.sign)
        if press.is_repeat:
            self._waiting = [
                buzz for buzz in self._waiting if buzz.press.sign != press.sign or buzz.is_certain
            ]
        else:
            buzz = Buzz(seat, press, not press.may_be_repeat)
            self._waiting.append(buzz)
            if not buzz.is_certain:
                self._screen.set_timer(HELD, partial(self._settle, buzz))
        self._hand_on()

    def _settle(self, buzz: Buzz) -> None:
        """Its key has not come again: it was a press."""
        buzz.is_certain = True
        self._hand_on()

    def _hand_on(self) -> None:
        while self._waiting and self._waiting[0].is_certain:
            buzz = self._waiting.pop(0)
            self._buzzed(buzz.seat, buzz.press.moment)
