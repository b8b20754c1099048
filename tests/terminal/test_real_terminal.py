"""Start, resize, kill and resume, on a real terminal."""

import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.terminal.terminal import Terminal

Open = Callable[..., Terminal]

POSITION = """Game: magoo
Seats: Ann, Bo
Hand: Ann = R1 G2 B3
Hand: Bo = Y4 Y5 Y6
Discard: R9
Turn: Ann

"""


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Open terminals on one house; they are closed at the end."""
    terminals: list[Terminal] = []

    def open_terminal(*arguments: str, size: tuple[int, int] = (80, 24)) -> Terminal:
        terminals.append(Terminal(tmp_path / "house", *arguments, size=size))
        return terminals[-1]

    yield open_terminal
    for terminal in terminals:
        terminal.child.close(force=True)


@pytest.fixture
def position(tmp_path: Path) -> str:
    path = tmp_path / "position.magoo"
    path.write_text(POSITION, encoding="utf-8")
    return str(path)


def test_the_lobby_comes_and_goes_and_leaves_a_clean_terminal(opened: Open) -> None:
    terminal = opened()
    terminal.wait_for("New game", "Quit")
    terminal.press("q")
    assert terminal.status() == 0
    assert b"\x1b[?1049l" in terminal.written
    assert b"\x1b[?1000l" in terminal.written


def test_two_people_pass_the_laptop(opened: Open, position: str) -> None:
    terminal = opened("play", "--from", position)
    assert "■" not in terminal.wait_for("Pass the laptop to  Ann")
    terminal.press_until("a", "Enter lay")
    terminal.press("\r")
    assert "◆" not in terminal.wait_for("Pass the laptop to  Bo")
    hand = terminal.press_until("b", "Enter lay").split("Bo's turn")[1]
    assert "◆" in hand
    assert "■" not in hand


def test_a_window_too_small_hides_everything_and_comes_back(opened: Open, position: str) -> None:
    terminal = opened("play", "--from", position)
    terminal.wait_for("Pass the laptop to")
    terminal.press_until("a", "Enter lay")
    terminal.resize(60, 20)
    text = terminal.wait_for("80")
    assert "Enter lay" not in text
    assert "■" not in text
    terminal.press("\r", "d")
    terminal.resize(100, 30)
    terminal.wait_for("Ann")
    terminal.child.kill(signal.SIGTERM)
    assert terminal.status() == 128 + signal.SIGTERM
    resumed = opened("resume", "--plain")
    resumed.read(1.0)
    assert "draws" not in resumed.text()


def test_after_a_kill_the_table_opens_where_it_was_left(opened: Open, position: str) -> None:
    terminal = opened("play", "--from", position)
    terminal.wait_for("Pass the laptop to")
    terminal.press_until("a", "Enter lay")
    terminal.press("\r")
    terminal.wait_for("Pass the laptop to  Bo")
    terminal.child.kill(signal.SIGKILL)
    assert terminal.status() == 128 + signal.SIGKILL
    resumed = opened("resume")
    assert "◆" not in resumed.wait_for("Pass the laptop to  Bo")
    resumed.press_until("b", "Enter lay")
    resumed.wait_for("Ann plays R1")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_a_clean_terminal(opened: Open, number: signal.Signals) -> None:
    terminal = opened("demo", "--speed", "5")
    terminal.wait_for("What happened")
    terminal.child.kill(number)
    assert terminal.status() == 128 + number
    assert b"\x1b[?1049l" in terminal.written
    assert b"\x1b[?1000l" in terminal.written
