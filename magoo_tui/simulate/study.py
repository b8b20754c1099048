"""A study: bots play the same games without and with a change, in other processes.

The processes are plain ones that speak lines of JSON over pipes. A fork of a program with threads
and a screen could hang; the pools of ``multiprocessing`` would start helpers of their own that
outlive a killed parent. A worker ends by itself when its standard input closes.
"""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, Self

import msgspec
from msgspec.structs import replace

import magoo_tui
from magoo_tui.bots.levels import Level
from magoo_tui.kernel.headers import Header
from magoo_tui.simulate.outcomes import (
    LINES_PER_SEAT,
    Fault,
    Finished,
    Message,
    Opened,
    Pair,
    Task,
)
from magoo_tui.simulate.report import Report, report_on

_BEGIN: Final = """
import sys
sys.path.insert(0, sys.argv[1])
import magoo_tui
del sys.path[0]
from magoo_tui.simulate.worker import main
main()
"""
"""Runs the worker of this very package, and finds everything else where Python looks for it."""

_PATIENCE: Final = 1.0
"""Seconds that a process has to end when it is told to."""
_BROKE_OFF: Final = Fault("A process of the simulation ended before its games were played.")


class Study:
    """Games being played elsewhere; whoever asks never waits, unless by ``wait``.

    It plays from the moment it is made, and must be stopped in the end, played out or not.
    """

    def __init__(
        self,
        without: Header,
        changed: Header | None = None,
        *,
        games: int = 200,
        seed: int = 1,
        workers: int | None = None,
        level: Level = "steady",
        most_lines: int | None = None,
        is_background: bool = False,
    ) -> None:
        """Begin to play ``games`` games, each twice where there is a changed header.

        What comes of them depends on the headers, the seed and the level, never on the number of
        ``workers`` (one for each core, if none is said). Raises NoRecordError, and OSError where no
        process can be started.
        """
        self.games = games
        self.without = without
        self.changed = changed
        self.fault: str | None = None
        """Why it cannot go on, in one sentence; what has been played by then stays."""
        self._by_hand: tuple[int, ...] = ()
        self._pairs: dict[int, Pair] = {}
        self._messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
        self._is_stopped = False
        self._workers: list[subprocess.Popen[bytes]] = []
        self._listeners: list[threading.Thread] = []
        self._left = max(1, min(games, workers or cores()))
        task = Task(
            without=without,
            changed=changed,
            seed=seed,
            level=level,
            most_lines=most_lines or LINES_PER_SEAT * len(without.names()),
            is_background=is_background,
        )
        self._start_all(task, self._left)

    def _start_all(self, task: Task, count: int) -> None:
        """Deal the games out to so many processes."""
        try:
            for first in range(1, count + 1):
                numbers = tuple(range(first, self.games + 1, count))
                self._workers.append(self._start(replace(task, numbers=numbers)))
        except BaseException:
            self.stop()
            raise

    def _start(self, task: Task) -> subprocess.Popen[bytes]:
        worker = subprocess.Popen(  # noqa: S603 (nothing of it comes from anybody)
            # -P: whatever lies where the program was started is no part of it
            [sys.executable, "-P", "-c", _BEGIN, str(Path(magoo_tui.__file__).parent.parent)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        listener = threading.Thread(target=self._listen, args=(worker.stdout,), daemon=True)
        listener.start()
        self._listeners.append(listener)
        if worker.stdin is not None:
            with suppress(OSError):  # it has ended already, and its listener tells of it
                worker.stdin.write(msgspec.json.encode(task) + b"\n")
                worker.stdin.flush()
        return worker

    def _listen(self, told: IO[bytes]) -> None:
        """Pass on what a process tells, until it ends; the screen's thread is never asked."""
        decode = msgspec.json.Decoder(Message).decode
        message: Message = _BROKE_OFF
        with told, suppress(OSError, ValueError):
            for line in told:
                message = decode(line)
                self._messages.put(message)
        if not isinstance(message, Fault | Finished) or message is _BROKE_OFF:
            self._messages.put(_BROKE_OFF)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    # ---- asking

    def poll(self) -> int:
        """Take in what has come, without waiting: how many games have been played by now."""
        while not self._messages.empty():
            self._take(self._messages.get())
        return len(self._pairs)

    def wait(self, seconds: float) -> int:
        """Wait until something comes, at most so long: how many games have been played by now."""
        with suppress(queue.Empty):
            self._take(self._messages.get(timeout=seconds))
        return self.poll()

    def _take(self, message: Message) -> None:
        match message:
            case Opened(by_hand=by_hand):
                self._by_hand = by_hand
            case Pair(number=number):
                self._pairs[number] = message
            case Fault(sentence=sentence):
                if self.fault is None and not self._is_stopped:
                    self.fault = sentence
                self._left -= 1
            case Finished():
                self._left -= 1

    @property
    def is_done(self) -> bool:
        """Whether nothing more will come."""
        return self._is_stopped or self.fault is not None or not self._left

    @property
    def pairs(self) -> Sequence[Pair]:
        """The games played so far, in the order of their numbers."""
        return [self._pairs[number] for number in sorted(self._pairs)]

    def report(self) -> Report:
        """What the games played so far tell; of them all once it is done."""
        return report_on(self.pairs, self.without, self.changed, self.games, self._by_hand)

    # ---- ending

    def stop(self) -> None:
        """End every process, now; what has been played stays."""
        self.poll()
        self._is_stopped = True
        for worker in self._workers:
            if worker.poll() is None:
                worker.kill()
        for worker, listener in zip(self._workers, self._listeners, strict=False):
            with suppress(subprocess.TimeoutExpired):
                worker.wait(_PATIENCE)
            listener.join(_PATIENCE)
            if worker.stdin is not None:
                with suppress(OSError):
                    worker.stdin.close()
        self.poll()


def cores() -> int:
    """How many processes this one may run side by side."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
