"""Lines as they are typed, or as a script hands them over."""

import os
import queue
import threading
import time
from contextlib import AbstractContextManager

from magoo_tui.plain.unseen import unseen


class EndOfInputError(Exception):
    """Nobody types any more."""


class Keyboard:
    """Reads lines beside the table, so that bots and limits need not wait for somebody to type."""

    def __init__(self, descriptor: int, *, is_needed: bool = True) -> None:
        """Where it is not needed, its end ends nothing as long as something else is due."""
        self._is_needed = is_needed
        self.is_interactive = os.isatty(descriptor)
        """Whether a person types; a script has all its lines ready before they are due."""
        self._descriptor = descriptor
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._is_at_end = False
        threading.Thread(target=self._read, daemon=True).start()

    def line(self, seconds: float | None = None) -> str | None:
        """The next line; None if none has come in so many seconds. Raises EndOfInputError."""
        if self._is_at_end:
            if self._is_needed or seconds is None:
                raise EndOfInputError
            time.sleep(seconds)
            return None
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            return None
        if line is None:
            self._is_at_end = True
            return self.line(seconds)
        return line

    def unseen(self) -> AbstractContextManager[None]:
        """What is typed within it is not shown."""
        return unseen(self._descriptor)

    def _read(self) -> None:
        rest = b""
        while data := self._read_some():
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._lines.put(_text(line))
        if rest:
            self._lines.put(_text(rest))
        self._lines.put(None)

    def _read_some(self) -> bytes:
        try:
            return os.read(self._descriptor, 4096)
        except OSError:
            return b""


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").strip()
