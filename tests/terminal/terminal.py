"""A real terminal: the program on a pseudo-terminal, and what stands on its screen."""

import re
import sys
import time
from pathlib import Path
from typing import Any

import pexpect
import pyte

PATIENCE = 30.0
"""Seconds until something that does not come is given up."""

_UNKNOWN_TO_PYTE = re.compile(
    rb"\x1b\[[<>=?][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]+\$[py]|\x1b[P\]_][^\x07\x1b]*(?:\x07|\x1b\\)"
)


class Terminal:
    """The program in a terminal of its own, read like a person would."""

    def __init__(self, house: Path, *arguments: str, size: tuple[int, int] = (80, 24)) -> None:
        columns, rows = size
        self.written = b""
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "magoo_tui", *arguments],
            dimensions=(rows, columns),
            timeout=PATIENCE,
            env={
                "PATH": "/usr/bin:/bin",
                "HOME": str(house),
                "LANG": "C.UTF-8",
                "TERM": "xterm-256color",
                "COLORTERM": "truecolor",
                "MAGOO_HOUSE": str(house),
            },
        )

    def text(self) -> str:
        """What stands on the screen now, row by row."""
        return "\n".join(self._screen.display)

    def read(self, seconds: float = 0.2) -> None:
        """Take in what is written until nothing has come for a moment."""
        while True:
            try:
                chunk = self.child.read_nonblocking(65536, timeout=seconds)
            except (pexpect.TIMEOUT, pexpect.EOF):
                return
            self.written += chunk
            self._stream.feed(_UNKNOWN_TO_PYTE.sub(b"", chunk))

    def wait_for(self, *texts: str) -> str:
        """Read until all of these stand on the screen; what then stands there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.read()
            if all(text in self.text() for text in texts):
                return self.text()
        raise AssertionError(f"{texts} did not come:\n{self.text()}")

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each as its own."""
        for key in keys:
            self.child.send(key)
            self.read()

    def press_until(self, key: str, text: str) -> str:
        """Press a key until a text stands on the screen; a curtain is deaf at first."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.press(key)
            if text in self.text():
                return self.text()
        raise AssertionError(f"{text} did not come by {key}:\n{self.text()}")

    def resize(self, columns: int, rows: int) -> None:
        """Make the window another size."""
        self._screen.resize(rows, columns)
        self._screen.reset()
        self.child.setwinsize(rows, columns)

    def status(self) -> int:
        """Wait for the end; the exit status, or 128 and the signal that ended it."""
        self.child.expect(pexpect.EOF)
        self.written += self.child.before
        self.child.close()
        if self.child.signalstatus is not None:
            return 128 + int(self.child.signalstatus)
        return int(self.child.exitstatus)
