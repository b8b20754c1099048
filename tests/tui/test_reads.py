"""What the terminal delivers in one read: every key of it has the same moment."""

import os
from collections.abc import Iterator
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import pytest
from textual import events

from magoo_tui.tui.terminal import TerminalDriver

PATIENCE = 10.0


class Read:
    """A driver that reads from a pipe, and what it has made of it."""

    def __init__(self) -> None:
        self.mouth, self._ear = os.pipe()[::-1]
        self.events: list[Any] = []
        driver: Any = TerminalDriver.__new__(TerminalDriver)
        driver.fileno, driver.exit_event, driver._app = self._ear, Event(), self
        driver.process_message = self.events.append
        self._driver = driver
        self._thread = Thread(target=driver.run_input_thread)
        self._thread.start()

    def call_later(self, *_: object) -> None:
        """Where an app is asked to end."""

    def exit(self) -> None:
        """What it is asked for."""

    def keys(self, count: int) -> list[events.Key]:
        """Wait for so many keys."""
        end = monotonic() + PATIENCE
        while len(self.events) < count and monotonic() < end:
            sleep(0.005)
        return [event for event in self.events if isinstance(event, events.Key)]

    def close(self) -> None:
        self._driver.exit_event.set()
        self._thread.join()
        os.close(self.mouth)
        os.close(self._ear)


@pytest.fixture
def read() -> Iterator[Read]:
    read = Read()
    yield read
    read.close()


def test_keys_of_one_read_have_one_moment_and_those_of_the_next_a_later_one(read: Read) -> None:
    before = monotonic()
    os.write(read.mouth, b"15,")
    first = read.keys(3)
    os.write(read.mouth, b"9z")
    second = read.keys(5)[3:]
    assert [key.character for key in (*first, *second)] == ["1", "5", ",", "9", "z"]
    assert len({key.time for key in first}) == 1
    assert len({key.time for key in second}) == 1
    assert before <= first[0].time < second[0].time <= monotonic()


def test_what_became_certain_later_has_the_moment_of_its_read(read: Read) -> None:
    os.write(read.mouth, b"1\x1b")
    one, escape = read.keys(2)
    assert escape.key == "escape"
    assert one.time == escape.time
