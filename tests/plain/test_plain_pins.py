"""PINs at a plain table: asked for before a hand is told, and not shown while they are typed."""

import os
import termios
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.pins import Pins
from magoo_tui.plain.keyboard import EndOfInputError, Keyboard
from magoo_tui.plain.table import PlainTable, QuitError
from magoo_tui.plain.unseen import unseen
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table
from tests.bots.tables import Clock
from tests.plain.test_plain_table import POSITION

Played = Callable[..., list[str]]
WRONG = "That is not Ann's PIN. It can be tried again"
TWO_WAYS = "The new PIN was typed in two ways; nothing has changed."


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A script that waits lets this one go on."""
    clock = Clock()

    def sleep(seconds: float) -> None:
        clock.now += seconds

    monkeypatch.setattr(time, "sleep", sleep)
    return clock


@pytest.fixture
def house() -> House:
    return House(MemoryStore())


@pytest.fixture
def played(house: House, clock: Clock) -> Iterator[Played]:
    """Play a table of that house with lines that are typed, and give all that it said."""
    lives = []

    def play(*typed: str, is_kept: bool = True) -> list[str]:
        live = Live(Table(GAMES["magoo"](), Header(POSITION)))
        lives.append(live)
        reading, writing = os.pipe()
        os.write(writing, "".join(f"{line}\n" for line in typed).encode())
        os.close(writing)
        said: list[str] = []
        pins = Pins(house if is_kept else None, clock=clock)
        people = (Seat(0), Seat(1), Seat(2))
        with suppress(QuitError, EndOfInputError):
            PlainTable(live, people, Keyboard(reading), said.append, pins=pins).play()
        return said

    yield play
    for live in lives:
        live.close()


def is_told(said: list[str]) -> bool:
    return any("Ann holds 3 cards" in line for line in said)


def test_the_hand_is_told_only_after_the_digits(played: Played) -> None:
    said = played("pin", "4711", "4711", "a")
    assert "Ann has a PIN from now on." in said
    assert said[-1] == "The PIN of Ann, or Enter to go back:"
    assert not is_told(said)
    assert is_told(played("a", "4711"))
    assert not is_told(played("a", ""))


def test_a_wrong_one_is_one_sentence_and_a_wait(played: Played, clock: Clock) -> None:
    played("pin", "4711", "4711")
    said = played("a", "0815", "a", "0816", "Bo: move to convene", "a", "4711")
    assert f"{WRONG} in 1 second." in said
    assert f"{WRONG} in 2 seconds." in said
    assert "Bo moves to convene the committee. (art3.3)" in said
    assert is_told(said)
    assert clock.now == 3
    assert not any("0815" in line or "4711" in line for line in said)


@pytest.mark.parametrize(
    ("typed", "told", "works"),
    [
        (("4711", "9999", "9999"), "Ann has a PIN from now on.", "9999"),
        (("4711", ""), "Ann has no PIN any more.", ""),
        (("1", "9999", "9999"), f"{WRONG} in 1 second.", "4711"),
        (("4711", "9999", "9998"), TWO_WAYS, "4711"),
        (("4711", "99", "99"), "A PIN has 4 to 8 digits, and nothing else.", "4711"),
    ],
)  # fmt: skip
def test_it_is_changed_and_removed_by_who_knows_it(
    played: Played, house: House, typed: tuple[str, ...], told: str, works: str
) -> None:
    played("pin", "4711", "4711")
    assert told in played("pin", *typed)
    assert Pins(house).is_right("Ann", works)
    assert Pins(house).is_set("Ann") is bool(works)


def test_without_a_house_there_is_none(played: Played) -> None:
    said = played("pin", "a", is_kept=False)
    assert "Nothing is kept of this table, and no PIN either." in said
    assert is_told(said)


def test_a_pin_that_there_is_not_is_not_removed(played: Played) -> None:
    assert "Ann has no PIN." in played("pin", "")


def has_echo(descriptor: int) -> bool:
    return bool(termios.tcgetattr(descriptor)[3] & termios.ECHO)


def test_nothing_is_shown_of_what_is_typed_unseen() -> None:
    other, terminal = os.openpty()
    assert has_echo(terminal)
    with suppress(EndOfInputError), unseen(terminal):
        assert not has_echo(terminal)
        raise EndOfInputError
    assert has_echo(terminal)
    os.close(other)
    os.close(terminal)


def test_what_is_no_terminal_stays_as_it_is() -> None:
    reading, writing = os.pipe()
    with unseen(reading):
        os.write(writing, b"4711\n")
        assert os.read(reading, 9) == b"4711\n"
    os.close(reading)
    os.close(writing)
