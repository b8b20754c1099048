"""Common random numbers: every chance of a game is keyed by what it is for.

The arms of a study share the keys. So game 7 has the same deal and the same bots in each of them,
and whatever is drawn for one purpose moves nothing that is drawn for another.
"""

import random
from hashlib import blake2b
from typing import Any


def key(seed: int, number: int, purpose: str, count: int = 0) -> int:
    """What chance begins from, for one purpose of one game of a study."""
    text = repr((seed, number, purpose, count)).encode()
    return int.from_bytes(blake2b(text, digest_size=6).digest())


class Shuffles:
    """The shuffles of one game: the first is alike in every arm, and so is the seed of each."""

    def __init__(self, seed: int, number: int) -> None:
        self._seed = seed
        self._number = number
        self._count = 0

    def _next(self) -> random.Random:
        self._count += 1
        return random.Random(key(self._seed, self._number, "shuffle", self._count))

    def shuffle(self, cards: list[Any], /) -> None:
        """Put a list into the order of the next shuffle."""
        self._next().shuffle(cards)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 up to, but not including, this one."""
        return self._next().randrange(stop)
