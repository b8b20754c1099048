"""What is typed is read in a process of its own, which never outlives whoever asks."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from magoo_tui.games.lexicons import LEXICONS
from magoo_tui.rulebook import load
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.tui.reading import reader as module
from magoo_tui.tui.reading.questions import Answer
from magoo_tui.tui.reading.reader import Reader, _start

PATIENCE = 30.0
CONTEXT = LawContext(lexicon=LEXICONS["magoo"](), names=("Ann", "Bo", "Cy"), rulebook=load("magoo"))


class Ear:
    """Keeps what is told, and waits for it."""

    def __init__(self, reader: Reader) -> None:
        self.answers: list[Answer] = []
        self.threads: set[int] = set()
        self._has_heard = threading.Event()
        reader.listen(self._hear)

    def _hear(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.threads.add(threading.get_ident())
        self._has_heard.set()

    def answer(self) -> Answer:
        assert self._has_heard.wait(PATIENCE)
        self._has_heard.clear()
        return self.answers[-1]


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    monkeypatch.setattr(module, "_start", _start)
    reader = Reader()
    yield reader
    reader.stop()


def is_there(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat", encoding="ascii") as stat:  # noqa: PTH123
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def until_gone(process: int) -> bool:
    end = time.monotonic() + PATIENCE
    while is_there(process) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_there(process)


def test_a_process_reads_and_whoever_asks_never_waits(reader: Reader) -> None:
    ear = Ear(reader)
    start = time.perf_counter()
    number = reader.ask("Whoever plays a Skip draws a card.", CONTEXT)
    asking = time.perf_counter() - start
    answer = ear.answer()
    assert reader.is_process
    assert asking < 0.05
    assert answer.number == number and answer.understood is not None
    assert answer.understood.text == "When a player plays a Skip, that player draws 1 card."
    assert threading.get_ident() not in ear.threads


def test_of_texts_that_come_too_fast_only_the_newest_is_answered(reader: Reader) -> None:
    ear = Ear(reader)
    ear_first = reader.ask("Everyone draws a card.", CONTEXT)
    ear.answer()
    for count in range(1, 20):
        last = reader.ask(f"Everyone draws {count} cards.", CONTEXT)
    while (answer := ear.answer()).number != last:
        pass
    assert answer.understood is not None
    assert answer.understood.text == "At once, everyone draws 19 cards."
    assert len(ear.answers) < last - ear_first


def test_where_the_process_breaks_off_a_thread_goes_on(reader: Reader) -> None:
    ear = Ear(reader)
    process = reader.process_id
    assert process is not None
    os.kill(process, signal.SIGKILL)
    reader.ask("Play reverses.", CONTEXT)
    answer = ear.answer()
    assert answer.understood is not None and answer.understood.outcome == "done once"
    assert not reader.is_process


def test_without_processes_a_thread_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.subprocess, "Popen", _none)  # type: ignore[attr-defined]
    monkeypatch.setattr(module, "_start", _start)
    reader = Reader()
    ear = Ear(reader)
    assert not reader.is_process
    reader.ask("No hats.", CONTEXT)
    answer = ear.answer()
    assert answer.understood is not None and answer.understood.outcome == "by hand"
    assert threading.get_ident() not in ear.threads
    reader.stop()


def _none(*_: object, **__: object) -> None:
    raise OSError


def test_it_ends_when_it_is_stopped(reader: Reader) -> None:
    process = reader.process_id
    assert process is not None and is_there(process)
    reader.stop()
    assert until_gone(process)


def test_it_ends_when_whoever_asks_is_killed() -> None:
    script = (
        "from magoo_tui.tui.reading.reader import Reader\n"
        "import time\nprint(Reader().process_id, flush=True)\ntime.sleep(60)\n"
    )
    asker = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert asker.stdout is not None
    process = int(asker.stdout.readline())
    assert is_there(process)
    asker.kill()
    asker.wait()
    asker.stdout.close()
    assert until_gone(process)
