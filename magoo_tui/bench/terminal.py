"""A terminal of its own with one of the stages on it, whose answers to keys are timed."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

COLUMNS, ROWS = 120, 40

_STAGE: Final = "magoo_tui.tui.stages"
_SILENCE: Final = 0.012
"""Seconds without output that end what answers a key."""
_QUIET: Final = 0.35
"""Seconds without output after which an app stands still; a cursor blinks twice a second."""
_PATIENCE: Final = 10.0
"""Seconds after which an app counts as standing still, whatever moves in it."""
_MODE: Final = re.compile(rb"\x1b\[\?(\d+)\$p")


class Terminal:
    """A terminal of its own, with a program on it."""

    def __init__(self, master: int) -> None:
        self._master = master

    def press(self, key: bytes) -> None:
        """Press a key, or several at once."""
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
        """Take what has come."""
        while self.read(0) is not None:
            pass

    def drain_for(self, seconds: float) -> None:
        """Take what comes for a while, where something always moves."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self.read(left)

    def until_still(self) -> None:
        """Wait until nothing moves any more."""
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
def running(app: str) -> Iterator[Terminal]:
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
    terminal = Terminal(master)
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
