"""Bots play by themselves until somebody presses a key."""

from random import Random

from magoo_tui.bots.seating import seat_bots
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Live
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.options import Options
from magoo_tui.tui.sitting import Sitting
from tests.bots.tables import Clock
from tests.tui.samples import QUIET, opened, shown


def demo() -> tuple[MagooApp, Sitting]:
    table = opened(QUIET)
    bots = seat_bots("magoo", {Seat(n): "steady" for n in range(len(table.names))}, 1)
    sitting = Sitting(table, Live(table, bots=bots, chance=Random(1), pace=1000.0))
    return MagooApp(sitting, options=Options()), sitting


async def test_any_key_asks_whose_seat_is_taken_and_shows_that_hand() -> None:
    app, sitting = demo()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Bots are playing: any key takes a seat." in shown(app)
        await pilot.press("z")
        await pilot.pause()
        assert "Whose seat is taken?" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert sitting.people == (Seat(0),)
        assert sitting.live is not None
        assert Seat(0) not in sitting.live.bots
        assert "takes a seat" not in shown(app)
        assert sitting.view().hand == sitting.table.view(Seat(0)).hand


async def test_nobody_sits_down_by_looking_into_the_rulebook() -> None:
    app, sitting = demo()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert sitting.people == ()


def kept_going(clock: Clock) -> Sitting:
    table = opened(QUIET)
    bots = seat_bots("magoo", {Seat(n): "sharp" for n in range(2)}, 1, is_alone=True)
    live = Live(table, bots=bots, chance=Random(1), clock=clock)
    return Sitting(table, live)


def let_pass(sitting: Sitting, clock: Clock, seconds: float) -> None:
    live, end = sitting.live, clock.now + seconds
    assert live is not None
    while (due := live.due) is not None and clock.now + due <= end:
        clock.now += due
        live.tick()
    clock.now = end


def test_whose_seat_was_taken_does_nothing_more_by_itself() -> None:
    clock = Clock()
    sitting = kept_going(clock)
    live = sitting.live
    assert live is not None
    assert live.due is not None
    sitting.take_seat(Seat(0))
    assert sitting.live is live
    assert sitting.people == (Seat(0),)
    assert sitting.at_hand == Seat(0)
    assert set(live.bots) == {Seat(1)}
    let_pass(sitting, clock, 60)
    assert sitting.table.revision == 0
    assert sitting.submit(Seat(0), "draw") is None
    assert sitting.submit(Seat(0), "pass") is None
    let_pass(sitting, clock, 60)
    assert sitting.table.revision > 2


def test_only_a_bots_seat_can_be_taken() -> None:
    sitting = kept_going(Clock())
    sitting.take_seat(Seat(2))
    assert not sitting.people
    sitting.take_seat(Seat(1))
    sitting.take_seat(Seat(1))
    assert sitting.people == (Seat(1),)
