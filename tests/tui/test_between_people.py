"""Between two people at one laptop: what one had open or has typed is not the next one's."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.faces.magoo.challenge import ChallengeModal
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.pressed import DEAF, RECENT
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.tui.samples import CHALLENGED, QUIET, app_at, shown, table_of

SIZE = (80, 24)
LONG_ENOUGH = DEAF + 0.1
SHAPE = "▲"


async def open_curtain(app: MagooApp, pilot: Pilot[int], clock: Clock) -> None:
    await pilot.pause()
    clock.now += LONG_ENOUGH + RECENT
    assert isinstance(app.screen, CurtainScreen)
    await pilot.press(app.screen.letter)
    await pilot.pause()


async def challenge(app: MagooApp, pilot: Pilot[int], clock: Clock) -> ChallengeModal:
    await open_curtain(app, pilot, clock)
    clock.now += RECENT
    await pilot.press("h")
    await pilot.pause()
    assert isinstance(app.screen, ChallengeModal)
    return app.screen


async def look(app: MagooApp, pilot: Pilot[int], clock: Clock) -> None:
    clock.now += LONG_ENOUGH
    assert isinstance(app.screen, ChallengeModal)
    await pilot.press(app.screen.letter)
    await pilot.pause()
    assert SHAPE in shown(app)


async def test_the_key_of_the_challenge_held_down_opens_no_hand(clock: Clock) -> None:
    app = app_at(CHALLENGED)
    async with app.run_test(size=SIZE) as pilot:
        modal = await challenge(app, pilot, clock)
        assert modal.letter != "h"
        for _ in range(60):
            clock.now += 0.03
            await pilot.press("h")
        assert SHAPE not in shown(app)


async def test_enter_that_was_used_for_the_challenge_does_not_open_the_hand(clock: Clock) -> None:
    app = app_at(CHALLENGED)
    async with app.run_test(size=SIZE) as pilot:
        await open_curtain(app, pilot, clock)
        await pilot.press("colon", *"challenge", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ChallengeModal)
        clock.now += LONG_ENOUGH
        await pilot.press("enter")
        await pilot.pause()
        assert SHAPE not in shown(app)
        clock.now += LONG_ENOUGH
        await pilot.press("enter")
        await pilot.pause()
        assert SHAPE in shown(app)


async def test_what_lies_over_the_challenged_hand_covers_it_for_good(clock: Clock) -> None:
    app = app_at(CHALLENGED)
    async with app.run_test(size=SIZE) as pilot:
        await challenge(app, pilot, clock)
        await look(app, pilot, clock)
        await pilot.press("ctrl+p")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, ChallengeModal)
        assert SHAPE not in shown(app)


async def test_a_challenged_hand_goes_when_the_next_one_is_waited_for(clock: Clock) -> None:
    app = app_at(CHALLENGED)
    async with app.run_test(size=SIZE) as pilot:
        await challenge(app, pilot, clock)
        await look(app, pilot, clock)
        table = next(one for one in app.screen_stack if isinstance(one, TableScreen))
        sitting = table.sitting
        assert sitting.submit(Seat(1), "move to convene") is None
        assert sitting.submit(Seat(2), "second") is None
        await pilot.pause()
        assert SHAPE not in shown(app)
        assert not any(isinstance(one, ChallengeModal) for one in app.screen_stack)


async def test_bots_wait_while_a_challenged_hand_is_looked_at(clock: Clock) -> None:
    app = app_at(CHALLENGED)
    ticks = []

    class Waiting:
        limit_left: float | None = None
        due = 100.0
        bots: tuple[Seat, ...] = ()

        def tick(self) -> bool:
            ticks.append(self.limit_left)
            return True

        def close(self) -> None:
            return

    async with app.run_test(size=SIZE) as pilot:
        await challenge(app, pilot, clock)
        table = next(one for one in app.screen_stack if isinstance(one, TableScreen))
        live = Waiting()
        table.sitting.live = live  # type: ignore[assignment]
        table.clockwork.tick()
        assert ticks == []
        live.limit_left = 0.0
        table.clockwork.tick()
        assert ticks == [0.0]
        live.limit_left = None
        await pilot.press("escape")
        await pilot.pause()
        table.clockwork.tick()
        assert ticks == [0.0, None]


async def test_what_one_has_typed_is_not_submitted_by_the_next(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await open_curtain(app, pilot, clock)
        table = table_of(app)
        await pilot.press("colon", *"leave")
        assert table.query_one(Input).value == "leave"
        assert table.submit(Seat(0), "play R1")
        await open_curtain(app, pilot, clock)
        assert table.view.seat == Seat(1)
        assert table.query_one(Input).value == ""
        assert not table.query_one("#bar").display
        await pilot.press("enter")
        await pilot.pause()
        assert not any(place.is_gone for place in table.view.places)


@pytest.mark.parametrize("keys", [["r"], ["m"], ["g"], ["c"]])
async def test_what_one_has_open_is_gone_when_the_curtain_goes_up(
    clock: Clock, keys: list[str]
) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await open_curtain(app, pilot, clock)
        table = table_of(app)
        await pilot.press(*keys)
        await pilot.pause()
        assert app.screen is not table
        assert table.submit(Seat(0), "play R1")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert app.screen_stack[-2] is table
        await open_curtain(app, pilot, clock)
        assert table_of(app) is table


async def test_the_key_of_a_color_does_not_open_the_next_curtain(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await open_curtain(app, pilot, clock)
        await pilot.press("right", "right", "right", "right", "right", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ColorModal)
        await pilot.press("b")
        await pilot.pause()
        assert "Pass the laptop to  Bo" in shown(app)
        clock.now += LONG_ENOUGH
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)


async def test_a_key_used_just_before_opens_it_only_when_it_comes_again(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        clock.now += LONG_ENOUGH
        await pilot.press("a")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        clock.now += LONG_ENOUGH
        await pilot.press("a")
        await pilot.pause()
        assert table_of(app).view.seat == Seat(0)


async def test_a_click_opens_it_on_the_row_that_names_the_key_alone(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        rows = shown(app).splitlines()
        y = next(y for y, row in enumerate(rows) if "to look" in row)
        x = rows[y].index("press")
        await pilot.click(offset=(x, y))
        assert isinstance(app.screen, CurtainScreen)
        clock.now += LONG_ENOUGH
        for beside in (y - 2, y - 1, y + 1):
            await pilot.click(offset=(x, beside))
            assert isinstance(app.screen, CurtainScreen)
        await pilot.click(offset=(x, y))
        await pilot.pause()
        assert table_of(app).view.seat == Seat(0)


async def test_what_is_dragged_over_is_no_text(clock: Clock) -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        table = table_of(app)
        for drawn in (table.hand, table.table_top, table.seat_rows, table.log_panel):
            await pilot.mouse_down(drawn, offset=(3, 2))
            await pilot.hover(drawn, offset=(20, 3))
            await pilot.mouse_up(drawn, offset=(20, 3))
            await pilot.press("ctrl+c")
        assert app.clipboard == ""
        assert not isinstance(app.screen, RulebookScreen)
