"""The keyboard of one terminal: which key is whose, wherever a seat is asked for or buzzes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from string import digits

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.buzzers import buzzer_keys
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.looks import SeatLook


class Keyboard:
    """The keys of all seats: a letter each, and a buzzer where the game has them."""

    def __init__(
        self,
        names: Sequence[str],
        buzzers: Buzzers,
        *,
        has_buzzers: bool,
        has_pins: Callable[[], bool] = lambda: False,
    ) -> None:
        """``has_pins``: whether anybody here may type a PIN, whose digits are nobody's buzzer."""
        self.buzzers = buzzers
        """Which of them have chosen a buzzer of their own."""
        self._names = tuple(names)
        self._has_buzzers = has_buzzers
        self._has_pins = has_pins
        self.keys: tuple[str, ...] = ()
        """The buzzer of each seat; none in a game that has none."""
        self.letters: tuple[str, ...] = ()
        """The key of each seat, wherever one is asked for."""
        self.give_keys()

    def give_keys(self) -> None:
        """Give every seat its keys, also after somebody has chosen another buzzer."""
        if self._has_buzzers:
            without = digits if self._has_pins() else ""
            self.keys = buzzer_keys(self._names, self.buzzers.chosen(self._names), without)
        self.letters = seat_keys(self._names, self.keys)

    @property
    def of_races(self) -> tuple[str, ...]:
        """The key with which each seat does what a race asks for."""
        return self.keys or self.letters

    def beside(self, looks: Sequence[SeatLook], people: Sequence[Seat]) -> Sequence[SeatLook]:
        """The seats with their buzzers, where one of these people sits and has not left."""
        if not self.keys:
            return looks
        here = [look.seat in people and not look.is_away for look in looks]
        return [
            replace(look, key=self.keys[look.seat]) if is_here else look
            for look, is_here in zip(looks, here, strict=True)
        ]

    def buzzing(self, sign: str, people: Sequence[Seat]) -> Seat | None:
        """The one of these people whose buzzer that key is.

        The space bar is one too, for somebody who plays here alone.
        """
        if sign == " " and len(people) == 1 and self.keys:
            return people[0]
        seat = Seat(self.keys.index(sign)) if sign in self.keys else None
        return seat if seat in people else None
