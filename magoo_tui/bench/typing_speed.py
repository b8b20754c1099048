"""How quick typing is: a key to its frame, in the field for laws and in a plain input beside it."""

import random
import statistics
import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from magoo_tui.bench.terminal import running
from magoo_tui.bench.yardstick import million_steps_per_s

TEXT: Final = "When a player plays a red 7, the next player draws 2 cards and everyone drinks 1. "
_PAUSES: Final = (0.02, 0.06)
"""Seconds between two keys: from the least to the most."""
_CLEAR: Final = b"\x05\x15"
"""To the end of the line, and all of it deleted."""


class TypingSpeed(Struct, frozen=True, kw_only=True):
    """What typing came to; all times in milliseconds from the key to the last of its frame."""

    plain_ms: float
    """In the smallest app with an input of Textual's own: the median."""
    field_ms: float
    """In the field that laws are typed in, read by the table meanwhile: the median."""
    ratio: float
    plain_p95_ms: float
    field_p95_ms: float
    keys: int
    """Typed in each of them."""
    yardstick: float


def measure_typing(keys: int = 400, sessions: int = 3, seed: int = 1) -> TypingSpeed:
    """Type in both by turns. Raises RuntimeError if an app does not answer, OSError without one."""
    chance = random.Random(seed)
    plain: list[float] = []
    field: list[float] = []
    steps = [million_steps_per_s()]
    for _ in range(sessions):
        each = max(10, keys // sessions)
        plain += _typed("plain", b"", each, chance)
        field += _typed("field", b"pl", each, chance)
        steps.append(million_steps_per_s())
    return TypingSpeed(
        plain_ms=round(statistics.median(plain), 3),
        field_ms=round(statistics.median(field), 3),
        ratio=round(statistics.median(field) / statistics.median(plain), 3),
        plain_p95_ms=round(_p95(plain), 3),
        field_p95_ms=round(_p95(field), 3),
        keys=len(field),
        yardstick=round(statistics.median(steps), 3),
    )


def _p95(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def _typed(app: str, way: bytes, keys: int, chance: random.Random) -> list[float]:
    """The times of so many keys, typed by somebody who does not wait for the screen."""
    times: list[float] = []
    with running(app) as terminal:
        for key in way:
            terminal.press(bytes([key]))
            terminal.until_still()
        for number in range(keys):
            letter = TEXT[number % len(TEXT)]
            if letter == TEXT[0]:
                terminal.press(_CLEAR)
                terminal.until_still()
            time.sleep(chance.uniform(*_PAUSES))
            terminal.drain()
            taken = terminal.answer_to(letter.encode())
            if taken is not None:
                times.append(taken * 1e3)
    if len(times) < keys // 2:
        raise RuntimeError(f"The {app} app answered {len(times)} of {keys} keys.")
    return times
