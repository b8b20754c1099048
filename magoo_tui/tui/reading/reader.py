"""A reader: it reads what is typed elsewhere, so that the screen never waits for it."""

import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

import msgspec

import magoo_tui
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.understanding import keep
from magoo_tui.tui.reading.questions import Answer, Question, answer_to, place_of

_BEGIN: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import magoo_tui
del sys.path[0]
from magoo_tui.tui.reading.worker import main
main()
"""
"""Runs the worker of this very package, and finds everything else where Python looks for it."""

_PATIENCE: Final = 1.0
"""Seconds that a process has to end when it is told to."""

Told = Callable[[Answer], None]


class Reader:
    """Reads one text at a time; of those that come meanwhile only the newest counts.

    It reads in a process, which is made ready at once; where none can be had, or where it has
    broken off, in a thread. Whoever listens is told in that thread or another, never in the one
    that asks.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._told: Told | None = None
        self._number = 0
        self._asked: Question | None = None
        """What is being read."""
        self._next: Question | None = None
        """What is to be read after it."""
        self._is_stopped = False
        self._process = _start()
        self._listener: threading.Thread | None = None
        if self._process is not None and self._process.stdout is not None:
            self._listener = threading.Thread(
                target=self._listen, args=(self._process.stdout,), daemon=True
            )
            self._listener.start()

    @property
    def is_process(self) -> bool:
        """Whether it is a process that reads."""
        return self._process is not None

    @property
    def process_id(self) -> int | None:
        """Of that process."""
        return None if self._process is None else self._process.pid

    def listen(self, told: Told | None) -> None:
        """Tell this one of every answer from now on; None: nobody."""
        self._told = told

    def ask(self, text: str, context: LawContext) -> int:
        """Read a text at a table; gives the number that its answer will have."""
        with self._lock:
            self._number += 1
            self._next = Question(self._number, text, place_of(context))
            self._go_on()
            return self._number

    def _go_on(self) -> None:
        """Hand on the newest question, unless one is being read."""
        if self._asked is not None or self._next is None or self._is_stopped:
            return
        self._asked, self._next = self._next, None
        process = self._process
        if process is not None and process.stdin is not None:
            with suppress(OSError, ValueError):  # it has broken off; its listener tells of it
                process.stdin.write(msgspec.json.encode(self._asked) + b"\n")
                process.stdin.flush()
        else:
            threading.Thread(target=self._read, args=(self._asked,), daemon=True).start()

    def _read(self, question: Question) -> None:
        self._take(answer_to(question))

    def _listen(self, answers: IO[bytes]) -> None:
        """Pass on what the process says; where it breaks off, go on in a thread."""
        decode = msgspec.json.Decoder(Answer).decode
        with answers, suppress(OSError, ValueError):
            for line in answers:
                self._take(decode(line))
        with self._lock:
            if not self._is_stopped:
                self._end_process()
                self._next, self._asked = self._next or self._asked, None
                self._go_on()

    def _take(self, answer: Answer) -> None:
        with self._lock:
            asked = self._asked
            if asked is None or asked.number != answer.number:
                return
            self._asked = None
            is_newest = self._next is None
            self._go_on()
        if answer.understood is not None:
            keep(asked.text.strip(), asked.place.context(), answer.understood)
        told = self._told
        if is_newest and told is not None and not self._is_stopped:
            told(answer)

    def stop(self) -> None:
        """Read no more, and end the process."""
        self._told = None
        with self._lock:
            self._is_stopped = True
            self._end_process()
        if self._listener is not None and self._listener is not threading.current_thread():
            self._listener.join(_PATIENCE)

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        with suppress(subprocess.TimeoutExpired):
            process.wait(_PATIENCE)
        if process.stdin is not None:
            with suppress(OSError):
                process.stdin.close()


def _start() -> subprocess.Popen[bytes] | None:
    """A process that reads; None where none can be had."""
    try:
        return subprocess.Popen(  # noqa: S603 (nothing of it comes from anybody)
            # -P: whatever lies where the program was started is no part of it
            [sys.executable, "-P", "-c", _BEGIN, str(Path(magoo_tui.__file__).parent.parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
    except OSError:
        return None
