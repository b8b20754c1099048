"""A live table: shuffles come by themselves, limits lapse, bots act when their time has come."""

from typing import Any

import pytest

from magoo_tui.kernel.seats import Seat
from magoo_tui.table.chance import live_chance, seeded_chance, shuffle
from magoo_tui.table.check import table_of
from magoo_tui.table.live import PATIENCE, Intention, Live
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table

ANN, BO, CY = Seat(0), Seat(1), Seat(2)
HEAD = "Game: magoo\nSeats: Ann, Bo, Cy\nSet: vote_time = 20\nSet: session_time = 60\n"
POSITION = f"{HEAD}Hand: Ann = R1 R2\nHand: Bo = R3 R4\nDiscard: B3 R9\nDraw: Y1\n\n"


class Clock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def opened(text: str = POSITION) -> Table:
    return table_of(parse_record(text))


def test_the_first_deal_waits_to_be_asked_for_and_any_other_shuffle_does_not() -> None:
    table = opened(f"{HEAD}\n")
    live = Live(table, chance=seeded_chance(1), clock=Clock())
    assert table.revision == 0
    assert live.deal() is None
    assert table.view(None).stage == "turn"
    assert live.deal() is None
    assert table.revision == 1

    table = opened()
    live = Live(table, chance=seeded_chance(1), clock=Clock())
    for seat, command in ((BO, "draw"), (BO, "pass"), (ANN, "draw")):
        assert table.submit(seat, command) is None
    assert not table.view(ANN).is_shuffle_due
    assert table.view(ANN).hand == ("R1", "R2", "B3")
    live.close()


def test_a_seed_shuffles_the_same_way_every_time() -> None:
    tables = [opened(f"{HEAD}\n") for _ in range(3)]
    for table, chance in zip(
        tables, (seeded_chance(7), seeded_chance(7), live_chance()), strict=True
    ):
        assert shuffle(table, chance) is None
    first, second, third = (table.inspect() for table in tables)
    assert first == second
    assert first != third


def test_a_limit_lapses_when_its_time_is_up() -> None:
    clock, table = Clock(), opened()
    live = Live(table, clock=clock)
    assert (live.limit_left, live.due, live.tick()) == (None, None, False)
    assert table.submit(BO, 'charge Ann "humming"') is None
    assert live.limit_left == 20.0
    clock.now += 15
    assert (live.limit_left, live.due, live.tick()) == (5.0, 5.0, False)
    clock.now += 5
    assert live.tick()
    assert table.view(None).charge.is_contested
    assert live.limit_left == 20.0
    clock.now += 50
    assert live.limit_left == 0.0
    assert live.tick()
    assert table.view(None).charge is None
    assert table.entries[-1].at == 70.0


def test_an_idle_session_begins_its_time_anew_with_every_line_and_a_vote_does_not() -> None:
    clock, table = Clock(), opened()
    live = Live(table, clock=clock)
    table.submit(BO, "move to convene")
    table.submit(CY, "second")
    clock.now += 50
    assert live.limit_left == 10.0
    table.submit(BO, 'say "I am thinking."')
    assert live.limit_left == 60.0
    table.submit(BO, "propose set deal = 3")
    table.submit(ANN, "put")
    clock.now += 12
    table.submit(BO, "aye")
    assert live.limit_left == 8.0
    table.submit(CY, "aye")
    assert live.limit_left == 20.0


class Drawer:
    """A bot that draws and passes when it is asked to, after two seconds."""

    level = "simple"

    def __init__(self, command: str = "draw") -> None:
        self.command = command
        self.asked = 0

    def intend(self, view: Any) -> Intention | None:
        self.asked += 1
        if view.turn != view.seat:
            return None
        return Intention("pass" if view.has_drawn else self.command, after=2.0)


def test_a_bot_acts_after_its_thought_and_is_asked_once_a_line() -> None:
    clock, table, bot = Clock(), opened(), Drawer()
    live = Live(table, bots={BO: bot}, clock=clock, pace=0.5)
    assert live.due == 1.0
    assert not live.tick()
    assert bot.asked == 1
    clock.now += 1
    assert live.tick()
    assert table.view(BO).has_drawn
    assert live.due == 1.0
    clock.now += 1
    assert live.tick()
    assert table.view(None).turn == ANN
    assert bot.asked == 2
    assert live.due is None


def test_a_bot_that_is_refused_tries_again_only_after_a_while() -> None:
    clock, table, bot = Clock(), opened(), Drawer("dance")
    live = Live(table, bots={BO: bot}, clock=clock)
    assert live.due == 2.0
    clock.now += 2
    assert not live.tick()
    assert live.due == PATIENCE
    assert bot.asked == 1
    assert table.submit(BO, "draw") is None
    assert live.due == 2.0
    assert bot.asked == 2


def test_a_limit_that_the_disk_does_not_take_lapses_a_little_later() -> None:
    class Full:
        def keep(self, number: int, entry: Any, text: str, state: Any) -> str | None:
            return "The disk is full."

    clock, table = Clock(), opened()
    live = Live(table, clock=clock)
    assert table.submit(BO, 'charge Ann "humming"') is None
    table.keeping = Full()
    clock.now += 20
    assert not live.tick()
    assert live.due == pytest.approx(PATIENCE)
    table.keeping = None
    clock.now += PATIENCE
    assert live.tick()


def test_the_time_that_a_table_lies_closed_does_not_count() -> None:
    clock, table = Clock(), opened()
    table.submit(BO, "draw", at=500.0)
    live = Live(table, clock=clock)
    clock.now += 3
    assert live.elapsed() == pytest.approx(503.0)
    table.submit(BO, "pass")
    assert table.entries[-1].at == pytest.approx(503.0)
    live.close()
    table.submit(ANN, "draw")
    assert table.entries[-1].at == pytest.approx(503.0)
