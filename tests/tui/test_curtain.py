"""The curtain: no hand is seen before its owner says so."""

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.pressed import DEAF
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.tui.samples import PILE_ON, QUIET, app_at, shown, table_of

SIZE = (80, 24)
LONG_ENOUGH = DEAF + 0.1


async def test_it_stands_there_at_the_start_and_shows_nothing() -> None:
    app = app_at(PILE_ON)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert app.screen.view.hand == ()
        assert "Pass the laptop to  Di" in shown(app)
        assert "press  d  to look" in shown(app)


async def test_it_opens_with_the_key_of_the_seat_alone(clock: Clock) -> None:
    app = app_at(PILE_ON)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("enter", "a", "space")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.view.seat == Seat(3)


async def test_a_key_held_down_opens_nothing(clock: Clock) -> None:
    app = app_at(PILE_ON)
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(40):
            clock.now += 0.03
            await pilot.press("d")
        assert isinstance(app.screen, CurtainScreen)
        clock.now += LONG_ENOUGH
        await pilot.press("d")
        await pilot.pause()
        assert table_of(app).view.seat == Seat(3)


async def test_it_is_deaf_for_a_moment(clock: Clock) -> None:
    app = app_at(PILE_ON)
    async with app.run_test(size=SIZE) as pilot:
        clock.now += DEAF - 0.1
        await pilot.press("d")
        assert isinstance(app.screen, CurtainScreen)


async def test_there_is_none_for_one_person() -> None:
    app = app_at(PILE_ON, "Di")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_it_comes_down_between_two_turns_and_hides_the_hand_before_it(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("a")
        await pilot.pause()
        table = app.screen
        assert isinstance(table, TableScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert table.view.seat is None
        assert table.choice.hand == ()
        assert "Pass the laptop to  Bo" in shown(app)


async def test_the_key_just_used_does_not_open_it(clock: Clock) -> None:
    app = app_at(QUIET.replace("Bo", "Pia"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("a", "d", "p")
        await pilot.pause()
        clock.now += LONG_ENOUGH
        screen = app.screen
        assert isinstance(screen, CurtainScreen)
        assert "Pass the laptop to  Pia" in shown(app)
        assert screen.letter != "p"
        letter = screen.letter
        await pilot.press("p")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press(letter)
        await pilot.pause()
        assert table_of(app).view.seat == Seat(1)


async def test_a_motion_and_its_second_are_made_while_it_is_up(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("m")
        await pilot.pause()
        assert isinstance(app.screen, SeatModal)
        await pilot.press("b")
        await pilot.pause()
        clock.now += LONG_ENOUGH
        assert "Bo moves" in shown(app)
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, CommitteeModal)
        await pilot.press("j")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
