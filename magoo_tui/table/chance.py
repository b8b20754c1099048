"""Chance: the order of every shuffle. Live play asks the operating system, tests a seed."""

import random
from typing import Any, Protocol

from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.table.table import Table


class Chance(Protocol):
    """What puts a list into any order, and picks a number."""

    def shuffle(self, cards: list[Any], /) -> None:
        """Put a list into any order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, but not including, this one."""


def live_chance() -> Chance:
    """The operating system's randomness."""
    return random.SystemRandom()


def seeded_chance(seed: int) -> Chance:
    """The same order every time, for tests and measurements."""
    return random.Random(seed)


def shuffle(table: Table, chance: Chance) -> Refusal | None:
    """Give the table the shuffle that it would take now; nothing is done where it takes none."""
    wanted = table.shuffle_wanted()
    if wanted is None:
        return None
    cards = list(wanted)
    chance.shuffle(cards)
    return table.submit_move(Shuffle(NOBODY, cards=tuple(cards)))
