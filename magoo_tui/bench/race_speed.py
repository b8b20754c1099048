"""How quick a race is: from a buzzer to the order shown; beside it a cursor and a plain key."""

import random
import statistics
import time
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from magoo_tui.bench.terminal import running
from magoo_tui.bench.yardstick import million_steps_per_s

_PAUSES: Final = (0.05, 0.1)
"""Seconds between two keys: from the least to the most."""
_KEYS: Final = 24
"""Pressed in each round of the two apps that have no end of them."""
_BUZZERS: Final = b"5,9zb73j"
"""Of those that follow the first slap of ten; the last one would end the race."""
_RIGHT: Final = b"\x1b[C"


class RaceSpeed(Struct, frozen=True, kw_only=True):
    """What a race came to; all times in milliseconds from the key to the last of its frame."""

    plain_ms: float
    """A letter in the smallest app with an input of Textual's own: the median."""
    cursor_ms: float
    """The cursor in a hand of twenty cards, at a table of ten."""
    race_ms: float
    """A slap in a race of ten, kept on disk before it is shown."""
    cursor_ratio: float
    """Against the plain app."""
    race_ratio: float
    """Against the plain app."""
    slaps: int
    yardstick: float


def measure_race(rounds: int = 5, seed: int = 1) -> RaceSpeed:
    """Press keys in all three by turns. Raises RuntimeError and OSError where none answers."""
    chance = random.Random(seed)
    plain: list[float] = []
    cursor: list[float] = []
    race: list[float] = []
    steps = [million_steps_per_s()]
    for _ in range(rounds):
        plain += _pressed("plain", b"", [b"x"] * _KEYS, chance)
        cursor += _pressed("hand", b"", [_RIGHT] * _KEYS, chance)
        race += _pressed("race", b"1", [bytes([key]) for key in _BUZZERS], chance)
        steps.append(million_steps_per_s())
    medians = [statistics.median(times) for times in (plain, cursor, race)]
    return RaceSpeed(
        plain_ms=round(medians[0], 3),
        cursor_ms=round(medians[1], 3),
        race_ms=round(medians[2], 3),
        cursor_ratio=round(medians[1] / medians[0], 3),
        race_ratio=round(medians[2] / medians[0], 3),
        slaps=len(race),
        yardstick=round(statistics.median(steps), 3),
    )


def _pressed(app: str, way: bytes, keys: Iterable[bytes], chance: random.Random) -> list[float]:
    times: list[float] = []
    with running(app) as terminal:
        if way:
            terminal.press(way)
            terminal.drain_for(0.6)
        for key in keys:
            time.sleep(chance.uniform(*_PAUSES))
            terminal.drain()
            taken = terminal.answer_to(key)
            if taken is not None:
                times.append(taken * 1e3)
    if not times:
        raise RuntimeError(f"The {app} app answered no key.")
    return times
