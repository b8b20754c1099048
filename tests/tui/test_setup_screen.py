"""The form for a new game: arrows are enough, and nothing that was typed is lost by one key."""

import msgspec
import pytest
from textual.pilot import Pilot

from magoo_tui.tui.modals.parameters import ParameterModal
from magoo_tui.tui.screens.cycle import Cycle
from magoo_tui.tui.screens.setup import NameField, SeatRow, SetupScreen
from tests.tui.sample_views import law_of
from tests.tui.staged import Shown, text_of

SIZE = (80, 24)


def focused(app: Shown) -> str | None:
    here = app.screen.focused
    return None if here is None else here.id


async def test_the_numbers_of_the_house_open_while_a_name_is_typed() -> None:
    app = Shown(SetupScreen("magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe", "ctrl+n")
        await pilot.pause()
        assert isinstance(app.screen, ParameterModal)


async def test_arrows_alone_lead_everywhere_and_round() -> None:
    app = Shown(SetupScreen("magoo", ("Zoe",)))
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
    app = Shown(SetupScreen("magoo", ("Zoe", "Bo")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", *"nny")
        await pilot.pause()
        assert [row.name_typed for row in app.screen.query(SeatRow)][:2] == ["Zoe", "Bonny"]


async def test_bots_play_alone_only_if_that_is_asked_for_twice() -> None:
    app = Shown(SetupScreen("magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "Row 1 has no name: who plays?" in text_of(app)
        assert app.answers == []
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert len(app.answers[0].bots) == len(app.answers[0].names) == 3


async def test_after_a_change_a_table_without_people_is_told_anew() -> None:
    app = Shown(SetupScreen("magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s", "Z", "backspace", "ctrl+s")
        await pilot.pause()
        assert app.answers == []


async def test_escape_gives_up_what_was_typed_only_when_pressed_twice() -> None:
    app = Shown(SetupScreen("magoo"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe", "escape")
        await pilot.pause()
        assert app.answers == []
        assert "gives up what was typed" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


async def number_of_the_house(app: Shown, pilot: Pilot[None], *keys: str) -> str:
    """Go to ``deal`` among the numbers and press these; gives the screen as it stood there."""
    await pilot.press("ctrl+n")
    await pilot.pause()
    await pilot.press("d", "e", "a", "l")
    await pilot.pause()
    listed = text_of(app)
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
    return listed


async def settings_after(*keys: str) -> tuple[str, dict[str, str]]:
    """The row of ``deal`` in a house that deals nine, and what a new game there is given."""
    law = msgspec.structs.replace(law_of(), parameters={**law_of().parameters, "deal": 9})
    app = Shown(SetupScreen("magoo", ("Zoe", "Bo"), lambda: law))
    async with app.run_test(size=SIZE) as pilot:
        listed = await number_of_the_house(app, pilot, *keys)
        assert isinstance(app.screen, SetupScreen)
        await pilot.press("ctrl+s")
        await pilot.pause()
    row = next(row for row in listed.splitlines() if " deal " in row)
    return row, app.answers[0].settings


@pytest.mark.parametrize(
    ("keys", "settings"),
    [
        (("escape",), {}),
        (("ctrl+r",), {"deal": "7"}),
        (("enter", "ctrl+r"), {"deal": "7"}),
        (("enter", "7"), {"deal": "7"}),
        (("enter", "8"), {"deal": "8"}),
    ],
)
async def test_a_number_of_the_house_goes_back_to_the_rulebooks_own(
    keys: tuple[str, ...], settings: dict[str, str]
) -> None:
    row, given = await settings_after(*keys)
    assert "house: 9, rulebook: 7" in row
    assert given == settings


async def test_what_was_set_here_goes_back_to_the_house() -> None:
    law = msgspec.structs.replace(law_of(), parameters={**law_of().parameters, "deal": 9})
    app = Shown(SetupScreen("magoo", ("Zoe", "Bo"), lambda: law))
    async with app.run_test(size=SIZE) as pilot:
        await number_of_the_house(app, pilot, "ctrl+r")
        assert "deal = 7 (not 9)" in text_of(app)
        await number_of_the_house(app, pilot, "ctrl+r")
        assert isinstance(app.screen, ParameterModal)
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("9")
        await pilot.pause()
        assert "deal =" not in text_of(app)
