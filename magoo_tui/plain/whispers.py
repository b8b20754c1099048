"""Whispers: why something is refused tells of a hand, and is told to its owner alone."""

from collections.abc import Callable

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr


class Whispers:
    """Keeps refusals for somebody until their hand is on the page (magarac.travel.10)."""

    def __init__(self, name: Callable[[Seat], str], say: Callable[[str], None]) -> None:
        self._name = name
        self._say = say
        self._kept: dict[Seat, Refusal] = {}

    def keep(self, seat: Seat, at_hand: Seat | None, refusal: Refusal | None) -> bool:
        """Keep it if the hand on the page is another one, and say so; whether it is kept."""
        if refusal is None or seat == at_hand:
            return False
        self._kept[seat] = refusal
        self._say(tr("That is refused, and {seat} alone is told why.", seat=self._name(seat)))
        return True

    def take(self, seat: Seat) -> Refusal | None:
        """What has been kept for somebody, once."""
        return self._kept.pop(seat, None)
