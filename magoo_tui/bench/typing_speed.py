"""How quick typing is: a key to its frame, in the field for laws and in a plain input beside it."""

import fcntl
import os
import pty
import random
import re
import select
import statistics
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Final

from msgspec import Struct

from magoo_tui.bench.yardstick import million_steps_per_s

TEXT: Final = "When a player plays a red 7, the next player draws 2 cards and everyone drinks 1. "
COLUMNS, ROWS = 120, 40

_STAGE: Final = "magoo_tui.tui.reading.stage"
_SILENCE: Final = 0.012
"""Seconds without output that end what answers a key."""
_QUIET: Final = 0.35
"""Seconds without output after which an app stands still; a cursor blinks twice a second."""
_PATIENCE: Final = 10.0
"""Seconds after which an app counts as standing still, whatever moves in it."""
_PAUSES: Final = (0.02, 0.06)
"""Seconds between two keys: from the least to the most."""
_MODE: Final = re.compile(rb"\x1b\[\?(\d+)\$p")
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
    with _running(app) as terminal:
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


class _Terminal:
    """A terminal of its own, with a program on it."""

    def __init__(self, master: int) -> None:
        self._master = master

    def press(self, key: bytes) -> None:
        os.write(self._master, key)

    def read(self, seconds: float) -> float | None:
        """When something came within so many seconds; what asks for a mode is answered."""
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return None
        try:
            told = os.read(self._master, 65536)
        except OSError:
            return None
        at = time.perf_counter()
        for mode in _MODE.findall(told):
            self.press(b"\x1b[?%s;%d$y" % (mode, 2 if mode == b"2026" else 0))
        return at if told else None

    def drain(self) -> None:
        while self.read(0) is not None:
            pass

    def until_still(self) -> None:
        end = time.perf_counter() + _PATIENCE
        while self.read(_QUIET) is not None and time.perf_counter() < end:
            pass

    def answer_to(self, key: bytes) -> float | None:
        """Seconds until the last of what answers a key; None where nothing does."""
        start = time.perf_counter()
        self.press(key)
        last = self.read(0.5)
        while last is not None and (more := self.read(_SILENCE)) is not None:
            last = more
        return None if last is None else last - start


@contextmanager
def _running(app: str) -> Iterator[_Terminal]:
    """An app on a terminal, shown whole; ended afterwards."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
    process = subprocess.Popen(  # noqa: S603 (nothing of it comes from anybody)
        [sys.executable, "-m", _STAGE, app],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
        start_new_session=True,
    )
    os.close(slave)
    terminal = _Terminal(master)
    try:
        if terminal.read(20) is None:
            raise RuntimeError(f"The {app} app shows nothing.")
        terminal.until_still()
        yield terminal
    finally:
        process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.wait(5)
        os.close(master)
