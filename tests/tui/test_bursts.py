"""Keys that come faster than screens go, and windows that grow and shrink under them."""

from collections.abc import Callable
from typing import Any

import pytest
from textual import events
from textual.screen import Screen

from magoo_tui.buzzers import Buzzers
from magoo_tui.games.magoo.examples import EXAMPLES
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import WordsInTime
from magoo_tui.pins import Pins
from magoo_tui.rulebook import load
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.faces.magarac.ending import DonkeyScreen
from magoo_tui.tui.faces.magarac.forfeit import ForfeitField, ForfeitModal
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.faces.magoo.challenge import ChallengeModal
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.faces.magoo.ending import EndingScreen
from magoo_tui.tui.faces.magoo.face import MAGOO
from magoo_tui.tui.modals.bill import Bill
from magoo_tui.tui.modals.buzzers import BuzzersModal
from magoo_tui.tui.modals.charge import ChargeModal
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.examples import ExamplesModal
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.note import NoteModal
from magoo_tui.tui.modals.parameters import ParameterModal, ValueModal
from magoo_tui.tui.modals.pin import PinModal
from magoo_tui.tui.modals.propose import ProposeModal
from magoo_tui.tui.modals.propose_change import RepealForm, RestoreForm, SuspendForm
from magoo_tui.tui.modals.propose_text import CommandForm, LawForm
from magoo_tui.tui.modals.resume import ResumeModal
from magoo_tui.tui.modals.say import SayModal
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.modals.show import ShowModal
from magoo_tui.tui.modals.verdict import VerdictModal
from magoo_tui.tui.modals.words import WordsModal
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.help import HelpScreen
from magoo_tui.tui.screens.lobby import LobbyScreen
from magoo_tui.tui.screens.race import RaceScreen
from magoo_tui.tui.screens.replay import ReplayScreen
from magoo_tui.tui.screens.results import ResultsScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.setup import SetupScreen
from magoo_tui.tui.screens.small import SmallScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.games.staged import after
from tests.tui.magarac_tables import MOMENTS, last_game
from tests.tui.sample_views import ending_of, proposal_of, view_of
from tests.tui.samples import QUIET, RACE, app_at
from tests.tui.samples import sitting_at as seated
from tests.tui.staged import SAVED, SampleDesk, Shown, frames, sitting_at, table_with

SIZE = (80, 24)
KEYS = ("enter", "space", "escape", "q", "m", "question_mark", "ctrl+p")
"""Keys that are tried on every screen, besides those of its own buttons."""
PARAMETERS = view_of().law.parameters
SESSION = ("Ann: move to convene", "Bo: second")
CHARGE = (*SESSION, "Ann: adjourn", 'Ann: charge Bo "law 1"')
SCREENS: dict[str, Callable[[], Screen[Any]]] = {
    "color": lambda: ColorModal(view_of()),
    "seat": lambda: SeatModal(view_of(), "Who?", [Seat(0), Seat(1), Seat(2)]),
    "charge": lambda: ChargeModal(view_of(), Seat(1)),
    "say": lambda: SayModal(view_of(), Seat(1)),
    "resume": lambda: ResumeModal(SAVED),
    "challenge": lambda: ChallengeModal(view_of(shown=("R3", "GD"))),
    "pin": lambda: PinModal(Pins(House(MemoryStore())), "Ann"),
    "parameters": lambda: ParameterModal(load("magoo"), PARAMETERS),
    "value": lambda: ValueModal(load("magoo").parameters["social"], 3),
    "committee": lambda: CommitteeModal(sitting_at(table_with(*SESSION))),
    "propose": lambda: ProposeModal(sitting_at(table_with(*SESSION)), Seat(1)),
    "law": lambda: LawForm(sitting_at(table_with(*SESSION)), Seat(1)),
    "examples": lambda: ExamplesModal(EXAMPLES),
    "note": lambda: NoteModal(Bill(sitting_at(table_with(*SESSION)), proposal_of())),
    "race": lambda: RaceScreen(seated(RACE)),
    "show": lambda: ShowModal(view_of(), MAGOO),
    "words": lambda: WordsModal(view_of(), (WordsInTime(1, Seat(1), "dos", is_owed=True),)),
    "command": lambda: CommandForm(sitting_at(table_with(*SESSION)), Seat(1)),
    "suspend": lambda: SuspendForm(load("magoo"), view_of().law),
    "restore": lambda: RestoreForm(load("magoo"), view_of().law),
    "repeal": lambda: RepealForm(load("magoo"), view_of().law),
    "results": lambda: ResultsScreen(SampleDesk()),
    "verdict": lambda: VerdictModal(sitting_at(table_with(*CHARGE))),
    "ending": lambda: EndingScreen(ending_of(5, 5)),
    "lobby": lambda: LobbyScreen(SampleDesk()),
    "setup": lambda: SetupScreen("magoo", ()),
    "replay": lambda: ReplayScreen(frames(5), "magoo", "game"),
    "rulebook": lambda: RulebookScreen(load("magoo"), view_of().law),
    "buzzers": lambda: BuzzersModal(("Ann", "Bo", "Cy"), Buzzers()),
    "forfeit": lambda: ForfeitField("Ann"),
    "agreeing": lambda: ForfeitModal(seated(MOMENTS["proposed"].removesuffix("Ann: aye\n"))),
    "donkey": lambda: DonkeyScreen(after(last_game(5)).view(None)),
    "help": lambda: HelpScreen(ACTIONS),
    "table": lambda: TableScreen(seated(QUIET, "Ann")),
    "curtain": lambda: TableScreen(seated(QUIET)),
}


def key_of(key: str) -> events.Key:
    named = {"enter": "\r", "space": " ", "question_mark": "?"}
    return events.Key(key, key if len(key) == 1 else named.get(key))


@pytest.mark.parametrize("name", SCREENS)
async def test_three_of_any_key_at_once_take_one_screen_at_most(name: str) -> None:
    app = Shown(Screen[None]())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        keys = [*KEYS]
        while keys:
            key, answers = keys.pop(), list[Any]()
            app.push_screen(SCREENS[name](), answers.append)
            await pilot.pause()
            if key == KEYS[-1]:
                keys += {button.key for button in app.screen.query(KeyButton)} - {"Enter", "Esc"}
            for _ in range(3):
                app.post_message(key_of(key))
            await pilot.pause()
            assert app.is_running, key
            assert len(answers) <= 1, key
            while app.screen is not app.first:
                app.pop_screen()


async def test_enter_thrice_in_the_palette_ends_one_palette_alone() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("ctrl+p", *"theme felt")
        await pilot.pause(0.5)
        for _ in range(4):
            app.post_message(key_of("enter"))
        await pilot.pause()
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.is_running


async def test_the_small_window_hides_what_is_opened_while_it_is_small() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        app.push_screen(HelpScreen(ACTIONS))
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        assert not any(isinstance(one, SmallScreen) for one in app.screen_stack)


async def test_the_curtain_goes_up_below_the_small_window_and_stands_there_after_it() -> None:
    app = app_at(QUIET)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert not any(isinstance(one, SmallScreen) for one in app.screen_stack)


def test_every_screen_that_can_go_was_tried() -> None:
    from magoo_tui.tui.screens.leaving import Leaving

    def below(kind: type[Any]) -> set[type[Any]]:
        return {kind}.union(*map(below, kind.__subclasses__()))

    tried = {type(make()) for make in SCREENS.values()} | {CurtainScreen}
    untried = {one.__name__ for one in below(Leaving) if not any(issubclass(t, one) for t in tried)}
    assert untried <= {"SmallScreen", "Palette"}
