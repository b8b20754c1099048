"""A record, step by step."""

import pytest

from magoo_tui.tui.screens.replay import SPEEDS, ReplayScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from tests.tui.sample_views import TWENTY
from tests.tui.staged import Shown, frames, text_of, until

SIZE = (80, 24)


async def test_arrows_home_and_end_lead_through_it() -> None:
    app = Shown(ReplayScreen(frames(), "magoo", "friday"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "The beginning of friday" in text_of(app)
        assert "0 of 29" in text_of(app)
        for key, told in (
            ("right", "Bo: play R1"),
            ("pagedown", "Bo: play R11"),
            ("left", "Bo: play R10"),
            ("end", "Bo: play R29"),
            ("right", "29 of 29"),
            ("home", "0 of 29"),
            ("left", "0 of 29"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert told in text_of(app)


async def test_space_plays_and_stops() -> None:
    replay = ReplayScreen(frames(), "magoo")
    app = Shown(replay)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*["plus"] * len(SPEEDS))
        await pilot.pause()
        assert f"{SPEEDS[-1]:g} a second" in text_of(app)
        await pilot.press("space")
        await until(pilot, lambda: " 0 of 29" not in text_of(app))
        assert "plays" in text_of(app)
        await pilot.press("space")
        await pilot.pause()
        assert "paused" in text_of(app)
        assert replay._playing is None


async def test_it_stops_by_itself_at_the_end() -> None:
    app = Shown(ReplayScreen(frames(3), "magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*["plus"] * len(SPEEDS), "space")
        await until(pilot, lambda: "paused" in text_of(app))
        assert "2 of 2" in text_of(app)


async def test_hands_are_shown_on_request_alone() -> None:
    app = Shown(ReplayScreen(frames(), "magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        await pilot.pause()
        assert "D2●" not in text_of(app)
        await pilot.press("h")
        await pilot.pause()
        assert text_of(app).count("3▲ D2● W✦") == 10
        await pilot.press("h")
        await pilot.pause()
        assert "D2●" not in text_of(app)


async def test_a_record_without_hands_says_so() -> None:
    app = Shown(ReplayScreen(frames(is_full=False), "magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("h")
        await pilot.pause()
        assert "does not tell the hands" in text_of(app)


async def test_the_rulebook_opens_at_the_clause_of_the_line() -> None:
    app = Shown(ReplayScreen(frames(), "magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right", "r")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        assert "am4.1" in text_of(app)


async def test_escape_leaves_and_nothing_plays_on() -> None:
    replay = ReplayScreen(frames(), "magoo")
    app = Shown(replay)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space", "escape")
        await pilot.pause()
        assert app.answers == [None]
        assert replay._playing is None


def test_a_replay_needs_a_frame() -> None:
    with pytest.raises(ValueError, match="before the first line"):
        ReplayScreen([], "magoo")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_no_seat_of_many_hides_another(size: tuple[int, int]) -> None:
    app = Shown(ReplayScreen(frames(2, TWENTY), "magoo"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert all(f"Guest {number}" in shown for number in range(11, 21))
