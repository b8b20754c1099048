"""The lobby and the form for a new game, by keys alone."""

from collections.abc import Sequence

import pytest
from textual import events

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RulebookView
from magoo_tui.store.errors import StoreRefused
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.new_game import SavedTable
from magoo_tui.tui.screens.cycle import Cycle
from magoo_tui.tui.screens.help import HelpScreen
from magoo_tui.tui.screens.lobby import LobbyScreen
from magoo_tui.tui.screens.results import ResultsScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.setup import SeatRow, SetupScreen
from magoo_tui.tui.sitting import Sitting
from tests.tui.staged import SampleDesk, Shown, text_of

SIZE = (80, 24)


async def test_the_first_frame_offers_a_new_game() -> None:
    app = Shown(LobbyScreen(SampleDesk()))
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        for words in ("New game", "Open a saved table", "Rulebook", "Results", "Help", "Quit"):
            assert words in shown


async def test_a_game_against_bots_is_a_name_and_a_few_times_enter() -> None:
    desk = SampleDesk()
    app = Shown(LobbyScreen(desk))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press(*"Zoe", *["enter"] * 6)
        await pilot.pause()
        assert desk.begun[0].names == ("Zoe", "Ada", "Basil", "Clover")
        assert desk.begun[0].bots == {Seat(1): "steady", Seat(2): "steady", Seat(3): "steady"}
        assert isinstance(app.answers[0], Sitting)


async def test_a_saved_table_is_opened_from_the_list() -> None:
    desk = SampleDesk()
    app = Shown(LobbyScreen(desk))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        shown = text_of(app)
        assert "a[@click=app.quit]x[/]" in shown
        assert "round 3, Bo's turn" in shown
        await pilot.press("down", "enter")
        await pilot.pause()
        assert desk.resumed == ["sunday"]
        assert isinstance(app.answers[0], Sitting)


async def test_why_a_table_cannot_be_had_is_told_in_the_lobby() -> None:
    app = Shown(LobbyScreen(SampleDesk(fault="That table is open in another window.")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "open in another window" in text_of(app)
        assert app.answers == []


@pytest.mark.parametrize("key", ["n", "o", "r", "e"])
async def test_a_house_that_cannot_be_opened_is_told_in_the_lobby(key: str) -> None:
    class ShutDesk(SampleDesk):
        def people(self) -> Sequence[str]:
            raise StoreRefused("The house cannot be read.")

        def saved(self) -> Sequence[SavedTable]:
            raise StoreRefused("The house cannot be read.")

        def law(self, game: str) -> RulebookView:
            raise StoreRefused("The house cannot be read.")

        def records(self) -> SampleDesk:
            raise StoreRefused("The house cannot be read.")

    app = Shown(LobbyScreen(ShutDesk()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)
        assert "cannot be read" in text_of(app)


async def test_without_saved_tables_it_says_so() -> None:
    app = Shown(LobbyScreen(SampleDesk(saved=())))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "enter")
        await pilot.pause()
        assert "No table is saved" in text_of(app)


@pytest.mark.parametrize(
    ("key", "screen"),
    [("r", RulebookScreen), ("e", ResultsScreen), ("h", HelpScreen), ("question_mark", HelpScreen)],
)
async def test_every_page_opens_by_its_key_and_leads_back(key: str, screen: type) -> None:
    app = Shown(LobbyScreen(SampleDesk()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, screen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, LobbyScreen)


async def test_q_leaves() -> None:
    app = Shown(LobbyScreen(SampleDesk()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert app.answers == [None]


def asking() -> Shown:
    return Shown(SetupScreen("magoo"))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("ada", "Two seats cannot share a name: Ada."),
        ("a:b", "no colon"),
        ("#a", "does not begin with"),
    ],
)
async def test_a_name_that_is_not_fit_is_told_why(name: str, sentence: str) -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*name, "ctrl+s")
        await pilot.pause()
        assert sentence in text_of(app)
        assert app.answers == []


@pytest.mark.clause("magoo.uno.2")
async def test_too_few_names_are_told() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(3):
            await pilot.press("down", *["backspace"] * 6)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert "0 names are given; 2 to 10 can play" in text_of(app)


async def test_who_is_a_bot_how_words_are_said_and_decks_are_chosen_by_arrows() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe", "tab", "right", "right")
        app.screen.query_one("#speech").focus()
        await pilot.press("space")
        await pilot.pause()
        assert "said aloud" in text_of(app)
        app.screen.query_one("#decks").focus()
        await pilot.press("right")
        await pilot.pause()
        await pilot.press("ctrl+s", "ctrl+s")
        await pilot.pause()
        game = app.answers[0]
        assert game.bots[Seat(0)] == "sharp"
        assert game.speech == "aloud"
        assert game.decks == 2


async def test_a_bot_without_a_name_is_given_one_that_nobody_bears() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        row = list(app.screen.query(SeatRow))[4]
        row.query_one(Cycle).focus()
        await pilot.press("right")
        await pilot.pause()
        assert row.name_typed == "Dot"


async def test_two_decks_seat_twenty() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        assert len([field for field in app.screen.query(Field) if field.is_on_screen]) == 10
        app.screen.query_one("#decks").focus()
        await pilot.press("right")
        await pilot.pause()
        for number, field in enumerate(app.screen.query(Field)):
            field.value = f"Guest {number}"
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert len(app.answers[0].names) == 20


async def test_a_number_of_the_house_is_set_within_its_bounds() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"Zoe")
        app.screen.query_one("#numbers").focus()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "deal = 1" in text_of(app)
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.answers[0].settings == {"deal": "1"}


async def test_a_paste_of_many_names_is_one_name_cut_to_its_length() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        field = app.screen.query(Field).first()
        field.post_message(events.Paste("Ann\nBo\n" + "x" * 40))
        await pilot.pause()
        assert field.value == "Ann Bo " + "x" * 17
        assert "left out" in text_of(app)
        assert app.answers == []


async def test_escape_asks_for_nothing() -> None:
    app = asking()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


async def test_people_of_the_house_are_offered() -> None:
    app = Shown(SetupScreen("magoo", ("Ann", "Bo [x]")))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.answers[0].names == ("Ann", "Bo [x]")
        assert app.answers[0].bots == {}


async def test_a_single_person_of_the_house_is_given_bots_again() -> None:
    app = Shown(SetupScreen("magoo", ("Ada",)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+s")
        await pilot.pause()
        assert app.answers[0].names[0] == "Ada"
        assert len(set(app.answers[0].names)) == 4
        assert len(app.answers[0].bots) == 3
