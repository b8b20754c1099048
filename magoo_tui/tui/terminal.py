"""The terminal: runs an app on the one it was started from, and leaves that one clean."""

import contextlib
import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from typing import IO, Any, Final

from textual.drivers._writer_thread import WriterThread
from textual.drivers.linux_driver import LinuxDriver

from magoo_tui.tui.app import MagooApp

PATIENCE: Final = 3.0
"""Seconds that an app gets to end after a signal, before the process is ended without it."""
CLEAN: Final = "\x1b[?1000l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?2004l\x1b[?7h\x1b[<u\x1b[?1049l\x1b[?25h"
"""Mouse, paste, wrapping, keyboard, alternate screen and cursor as a shell wants them."""


class PatientWriter(WriterThread):
    """Writes to the terminal, and goes on taking text in when there is no terminal any more."""

    def run(self) -> None:
        """Write until told to stop; what cannot be written is let go."""
        file: IO[str] = self._file
        is_there = True
        while (text := self._queue.get()) is not None:
            if is_there:
                try:
                    file.write(text)
                    if self._queue.empty():
                        file.flush()
                except (OSError, ValueError):
                    is_there = False


class TerminalDriver(LinuxDriver):
    """Textual's driver, but that a terminal which is gone ends the app."""
