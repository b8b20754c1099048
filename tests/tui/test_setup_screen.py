"""The form for a new game: arrows are enough, and nothing that was typed is lost by one key."""

from magoo_tui.tui.modals.parameters import ParameterModal
from magoo_tui.tui.screens.cycle import Cycle
from magoo_tui.tui.screens.setup import NameField, SeatRow, SetupScreen
from tests.tui.staged import Shown, text_of

SIZE = (80, 24)


def focused(app: Shown) -> str | None:
    here = app.screen.focused
    return None if here is None else here.id


async def test_the_numbers_of_the_house_open_while_a_name_is_typed() -> None:
    app = Shown(SetupScreen())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe", "ctrl+n")
        await pilot.pause()
        assert isinstance(app.screen, ParameterModal)


async def test_arrows_alone_lead_everywhere_and_round() -> None:
    app = Shown(SetupScreen(("Zoe",)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("up")
        assert focused(app) == "numbers"
        await pilot.press("left")
        assert focused(app) == "deal"
        await pilot.press("up")
        assert focused(app) == "speech"
        await pilot.press("down", "down")
        assert isinstance(app.screen.focused, NameField)
        await pilot.press("right")
        assert isinstance(app.screen.focused, Cycle)
        visited = set()
        for _ in range(13):
            await pilot.press("down")
            visited.add(focused(app))
        assert "decks" in visited


async def test_what_is_typed_follows_what_stands_there() -> None:
    app = Shown(SetupScreen(("Zoe", "Bo")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", *"nny")
        await pilot.pause()
        assert [row.name_typed for row in app.screen.query(SeatRow)][:2] == ["Zoe", "Bonny"]


async def test_bots_play_alone_only_if_that_is_asked_for_twice() -> None:
    app = Shown(SetupScreen())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "Row 1 has no name: who plays?" in text_of(app)
        assert app.answers == []
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert len(app.answers[0].bots) == len(app.answers[0].names) == 3


async def test_after_a_change_a_table_without_people_is_told_anew() -> None:
    app = Shown(SetupScreen())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s", "Z", "backspace", "ctrl+s")
        await pilot.pause()
        assert app.answers == []


async def test_escape_gives_up_what_was_typed_only_when_pressed_twice() -> None:
    app = Shown(SetupScreen())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe", "escape")
        await pilot.pause()
        assert app.answers == []
        assert "gives up what was typed" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]
