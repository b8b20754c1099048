"""The results of the house, and help."""

from magoo_tui.store.deeds import RoundFinished
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.actions import Moment
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.screens.help import HelpScreen, help_page
from magoo_tui.tui.screens.results import ResultsScreen
from tests.tui.sample_views import FIVE, TEN, view_of
from tests.tui.staged import Shown, text_of

SIZE = (80, 24)


def house_with(rounds: int, names: tuple[str, ...] = FIVE) -> House:
    house = House(MemoryStore())
    for number in range(1, rounds + 1):
        finished = RoundFinished(
            game="magoo",
            table="friday",
            round=number,
            date="2026-03-01",
            seats=names,
            finished=names,
            losers=(names[-1],),
            exempt=(names[-1],) if number >= 5 else (),
        )
        house.record(finished)
    return house


async def test_everybody_stands_with_games_losses_and_row() -> None:
    app = Shown(ResultsScreen(house_with(4)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        row = next(line for line in text_of(app).splitlines() if "Eve" in line)
        assert row.split()[:5] == ["Eve", "4", "0", "4", "4"]
        assert "100%" in row


async def test_rounds_are_listed_the_last_one_first_with_who_was_exempt() -> None:
    app = Shown(ResultsScreen(house_with(6, TEN)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("right")
        await pilot.pause()
        shown = text_of(app)
        assert shown.index("round 6") < shown.index("round 5")
        assert "Jo lost; no Huzzah from Jo" in shown
        assert "a[@click=app.quit]x[/]" in shown


async def test_a_house_without_a_round_says_so() -> None:
    app = Shown(ResultsScreen(house_with(0)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "No round has been played" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


def test_help_tells_every_action_of_the_table_of_actions() -> None:
    page = " ".join(help_page(ACTIONS, None, 80).plain.split())
    for action in ACTIONS:
        assert action.help in page


def test_help_tells_first_what_can_be_done_now() -> None:
    view = view_of()
    page = help_page(ACTIONS, Moment(view, people=(view.places[1].seat,)), 80).plain
    now = page.split("Everywhere")[0]
    assert now.startswith("Now")
    assert "Move that the Rules Committee convene." in now
    assert "Take a motion back" not in now


def test_help_tells_the_two_arrows_along_the_hand_in_one_line() -> None:
    page = help_page(ACTIONS, Moment(view_of(), people=(view_of().places[1].seat,)), 200).plain
    now = page.partition("Everywhere")[0]
    assert now.count("Go along the hand.") == 1


async def test_help_scrolls_and_leads_back() -> None:
    app = Shown(HelpScreen(ACTIONS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Everywhere" in text_of(app)
        for _ in range(8):
            await pilot.press("pagedown")
        await pilot.pause()
        assert "In a session of the Rules Committee" in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]
