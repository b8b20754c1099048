"""The terminal: runs an app on the one it was started from, and leaves that one clean."""

import asyncio
import errno
import gc
import os
import selectors
import signal
import sys
import termios
from contextlib import suppress
from pathlib import Path
from threading import Timer
from time import monotonic
from types import FrameType
from typing import IO, Any, Final

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.pasting import InputReader

PATIENCE: Final = 2.0
"""Seconds that an app gets to end after a signal, before the process is ended without it."""
QUIET_START: Final = 1.0
"""Seconds after which garbage is looked for; what was loaded until then stays and is none."""
CLEAN: Final = (
    "\x1b[?1000l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1004l\x1b[?2004l\x1b[?2048l"
    "\x1b[?7h\x1b[<u\x1b[?1049l\x1b[?25h"
)
"""Mouse, paste, wrapping, keyboard, alternate screen and cursor as a shell wants them."""


class Outlet:
    """Where the driver writes: when the terminal is gone, what is written is let go."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._is_there = True

    def write(self, text: str) -> None:
        """Write, if there is still somewhere to write to."""
        self._try(lambda: self._file.write(text))

    def flush(self) -> None:
        """Hand on what was written."""
        self._try(self._file.flush)

    def fileno(self) -> int:
        """The file that is written to."""
        return self._file.fileno()

    def _try(self, act: Any) -> None:
        if self._is_there:
            try:
                act()
            except (OSError, ValueError):
                self._is_there = False


class TerminalDriver(LinuxDriver):
    """Textual's driver, but that the end of its input ends the app, in place of a busy loop."""

    def __init__(
        self,
        app: "App[Any]",
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self._file: Any = Outlet(self._file)

    def run_input_thread(self) -> None:
        """Read keys until told to stop, or until there is nobody any more who could press one.

        All that came in one read has the same time, that of the read: none of it was first.
        """
        reader, moment = InputReader(), monotonic()
        with selectors.DefaultSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(reader.patience):
                    moment = monotonic()
                    if not (data := self._read()):
                        self._app.call_later(self._app.exit, None, 129)
                        return
                    read = reader.feed(data)
                else:
                    read = reader.wait()
                for event in read:
                    event.time = moment
                    self.process_message(event)

    def _read(self) -> bytes:
        """What was typed; nothing when the terminal is gone."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""


def run_on_terminal(app: MagooApp) -> int:
    """Run an app until it ends, by itself or by SIGTERM or SIGHUP; gives the exit status.

    The process is this app's: its signals are handled here, and its garbage is not looked for
    while the first screen is being drawn.
    """
    gc.disable()
    try:
        status = asyncio.run(_run(app))
    except Exception as error:  # noqa: BLE001 - whatever it is, the terminal is left clean
        sys.stderr.write(CLEAN)
        app.fell_over(error)
        status = 1
    finally:
        gc.enable()
    if app.last_line:
        sys.stderr.write(f"{app.last_line}\n")
    return status


async def _run(app: MagooApp) -> int:
    loop = asyncio.get_running_loop()
    loop.call_later(QUIET_START, _mind_garbage)

    def end(number: int, _: FrameType | None) -> None:
        last_resort = Timer(PATIENCE, _end_anyway, (128 + number,))
        last_resort.daemon = True
        last_resort.start()
        loop.call_soon_threadsafe(app.exit, None, 128 + number)

    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        await app.run_async()
    finally:
        _let_go_of_lost()
        for number, handler in before.items():
            signal.signal(number, handler)
    return app.return_code or 0


def _mind_garbage() -> None:
    gc.freeze()
    gc.enable()


def _let_go_of_lost() -> None:
    """Where the terminal is gone, what is still to be said goes nowhere, and fails nobody."""
    for file in (1, 2):
        try:
            termios.tcgetattr(file)
        except termios.error as error:
            if error.args[0] == errno.EIO:
                with Path(os.devnull).open("wb") as nowhere:
                    os.dup2(nowhere.fileno(), file)


def _end_anyway(status: int) -> None:
    """The app did not end in time. Everything that was done at its table is on disk."""
    with suppress(OSError):
        os.write(2, CLEAN.encode())
    os._exit(status)
