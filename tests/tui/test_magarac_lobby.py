"""The way to a table of Magarac: from the lobby, from a saved table, by demo and by replay."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from typer.testing import CliRunner

from magoo_tui.cli import screens
from magoo_tui.cli.app import app as program
from magoo_tui.cli.desk import Desk
from magoo_tui.tui import terminal
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.modals.parameters import ParameterModal
from magoo_tui.tui.new_game import NewGame
from magoo_tui.tui.options import Options
from magoo_tui.tui.pressed import DEAF
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.lobby import LobbyScreen
from magoo_tui.tui.screens.replay import ReplayScreen
from magoo_tui.tui.screens.setup import SeatRow, SetupScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.tui.magarac_tables import OVER, PLAIN
from tests.tui.raced import app_with, letters, press, sitting_with, told
from tests.tui.samples import shown
from tests.tui.staged import SampleDesk, Shown, text_of, until

SIZE = (80, 24)
LONGEST = ("sing the song of the donkey " * 5)[:120].strip()
TABLE = NewGame(
    game="magarac",
    names=("Ann", "Bo", "Cy"),
    bots={},
    speech="typed",
    decks=1,
    settings={"forfeit": LONGEST},
)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path / "house")
    yield desk
    desk.close()


async def opened(pilot: Pilot[Any], *keys: str) -> str:
    """Press keys one after the other; gives what stands on the screen then."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()
    return shown(pilot.app)


# ---- the lobby


async def test_g_leads_to_the_other_game_and_back(desk: Desk) -> None:
    app = Shown(LobbyScreen(desk))
    async with app.run_test(size=SIZE) as pilot:
        first = text_of(app)
        assert "Magoo now; Magarac is next" in first
        assert "Magarac now; Magoo is next" in await opened(pilot, "g")
        assert await opened(pilot, "g") == first


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("r", "Magarac"),
        ("n", "New game of Magarac"),
        ("e", "No round has been played"),
        ("h", "slap"),
    ],
)
async def test_the_menu_is_about_the_game_that_was_chosen(desk: Desk, key: str, words: str) -> None:
    app = Shown(LobbyScreen(desk))
    async with app.run_test(size=SIZE) as pilot:
        assert words in await opened(pilot, "g", key)


async def test_results_are_those_of_the_game_that_was_chosen() -> None:
    asked = []

    class Books(SampleDesk):
        def standings(self, game: str) -> list[Any]:
            asked.append(game)
            return []

    app = Shown(LobbyScreen(Books()))
    async with app.run_test(size=SIZE) as pilot:
        await opened(pilot, "g", "e")
        assert set(asked) == {"magarac"}


# ---- a new game


@pytest.mark.clause("magarac.setup.1")
async def test_thirteen_may_sit_down_and_no_decks_are_asked_for() -> None:
    app = Shown(SetupScreen("magarac"))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert len([row for row in app.screen.query(SeatRow) if row.display]) == 13
        assert "Decks" not in text_of(app)
        assert not app.screen.query("#decks")


@pytest.mark.clause("magarac.setup.1")
async def test_too_few_names_are_told_with_the_clause() -> None:
    app = Shown(SetupScreen("magarac", ("Ann", "Bo")))
    async with app.run_test(size=SIZE) as pilot:
        told = await opened(pilot, "ctrl+s")
        assert "2 names are given; 3 to 13 can play (magarac.setup.1)." in told
        assert app.answers == []


@pytest.mark.clause("magarac.end.3")
@pytest.mark.parametrize("text", ["bray", LONGEST])
async def test_a_forfeit_of_up_to_120_letters_is_set(text: str) -> None:
    app = Shown(SetupScreen("magarac", ("Ann", "Bo", "Cy")))
    async with app.run_test(size=SIZE) as pilot:
        await opened(pilot, "ctrl+n", *"forfeit", "enter")
        app.screen.query_one(Field).value = text
        await opened(pilot, "enter")
        assert isinstance(app.screen, SetupScreen)
        assert "forfeit = " in text_of(app)
        assert "Deal" in text_of(app)
        await opened(pilot, "ctrl+s")
        assert app.answers[0].settings == {"forfeit": text}


async def test_a_forfeit_that_is_too_long_cannot_be_typed() -> None:
    app = Shown(SetupScreen("magarac", ("Ann", "Bo", "Cy")))
    async with app.run_test(size=SIZE) as pilot:
        await opened(pilot, "ctrl+n", *"forfeit", "enter")
        field = app.screen.query_one(Field)
        field.value = "x" * 119
        await opened(pilot, "end", "y", "z")
        assert field.value == "x" * 119 + "y"


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [("travelling", "1", "yes"), ("shout", "1", "said"), ("late", "1", "nobody")],
)
async def test_a_choice_of_the_house_is_set_by_its_number(name: str, key: str, value: str) -> None:
    app = Shown(SetupScreen("magarac", ("Ann", "Bo", "Cy")))
    async with app.run_test(size=SIZE) as pilot:
        await opened(pilot, "ctrl+n", *name)
        assert isinstance(app.screen, ParameterModal)
        await opened(pilot, "enter", "enter", "ctrl+s")
        assert list(app.answers[0].settings.values()) == [value]


# ---- a saved table


async def test_a_saved_table_is_opened_again_from_the_lobby(desk: Desk) -> None:
    begun = desk.begin(TABLE)
    assert not isinstance(begun, str)
    assert begun.live is not None
    assert begun.live.deal() is None
    before = begun.view_of(None)
    begun.leave()
    app = MagooApp(lobby=lambda: LobbyScreen(desk), options=Options(has_motion=False))
    async with app.run_test(size=SIZE) as pilot:
        assert "Ann, Bo, Cy" in await opened(pilot, "o")
        await opened(pilot, "enter")
        assert isinstance(app.screen, CurtainScreen)
        view = app.screen.sitting.view_of(None)
        assert (view.places, view.turn) == (before.places, before.turn)
        assert view.forfeit == LONGEST
        await pilot.pause(DEAF)
        await opened(pilot, "q")
        assert isinstance(app.screen, LobbyScreen)


# ---- demo and replay


async def test_who_takes_a_bots_seat_slaps_for_it(clock: Clock) -> None:
    sitting = sitting_with(PLAIN, clock, bots=("Ann", "Bo", "Cy"))
    app = app_with(sitting)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Bots are playing: any key takes a seat." in shown(app)
        await press(pilot, clock, "z", "enter")
        assert sitting.people == (0,)
        await press(pilot, clock, "1")
        assert letters(sitting) == ["MAG", "", "MAG"]


Look = Callable[[Pilot[Any]], Awaitable[None]]


def run_on_screen(monkeypatch: pytest.MonkeyPatch, look: Look, *arguments: str) -> None:
    """Call the program as if there were a terminal, and look at its screen."""

    async def show(app: MagooApp) -> None:
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await look(pilot)

    def run(app: MagooApp) -> int:
        gc.enable()
        asyncio.run(show(app))
        return 0

    monkeypatch.setattr(screens, "need_terminal", lambda: None)
    monkeypatch.setattr(screens, "let_nothing_be_written_down", lambda: None)
    monkeypatch.setattr(terminal, "run_on_terminal", run)
    outcome = CliRunner().invoke(program, [*arguments, "--no-motion"], catch_exceptions=False)
    assert outcome.exit_code == 0, outcome.output


def test_a_demo_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def look(pilot: Pilot[Any]) -> None:
        app = pilot.app
        assert isinstance(app.screen, TableScreen)
        sitting = app.screen.sitting
        await until(pilot, lambda: any("passes a card" in line for line in told(sitting)))

    house = str(tmp_path / "house")
    run_on_screen(monkeypatch, look, "demo", "--game", "magarac", "--speed", "20", "--house", house)


def test_a_replay_goes_through_a_record_to_its_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.magoo"
    file.write_text(OVER, encoding="utf-8")

    async def look(pilot: Pilot[Any]) -> None:
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert "The beginning of game.magoo" in shown(pilot.app)
        assert "Ann: slap" in await opened(pilot, "right")
        assert "The game is over: Cy is the donkey" in await opened(pilot, "end")
        assert "K♠" in await opened(pilot, "h")

    run_on_screen(monkeypatch, look, "replay", str(file), "--house", str(tmp_path / "house"))
