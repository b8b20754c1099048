"""On a terminal without shapes or colors everything is still told."""

import pytest
from textual.screen import Screen

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Limit
from magoo_tui.rulebook import load
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.faces.magoo.ending import EndingScreen
from magoo_tui.tui.glyphs import PLAIN
from magoo_tui.tui.modals.buzzers import BuzzersModal
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.propose import ProposeModal
from magoo_tui.tui.modals.say import SayModal
from magoo_tui.tui.options import Options
from magoo_tui.tui.screens.help import HelpScreen
from magoo_tui.tui.screens.lobby import LobbyScreen
from magoo_tui.tui.screens.replay import ReplayScreen
from magoo_tui.tui.screens.results import ResultsScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.setup import SetupScreen
from tests.tui.sample_views import ending_of, law_of, proposal_of, session_of, view_of
from tests.tui.staged import FRAMES_OF_FIVE, SampleDesk, Shown, StandingTable, text_of


def in_a_vote() -> CommitteeModal:
    session = session_of(proposal=proposal_of(), ayes=(1,), nays=(2,), is_put=True)
    view = view_of(committee=session, limit=Limit("hearing", 30, starts_anew=False))
    return CommitteeModal(StandingTable(view).sitting())


def proposing() -> ProposeModal:
    return ProposeModal(StandingTable(view_of(committee=session_of())).sitting(), Seat(3))


SCREENS = (
    in_a_vote,
    proposing,
    lambda: SetupScreen("magoo"),
    lambda: HelpScreen(ACTIONS),
    lambda: BuzzersModal(("Ann", "Bo", "Cy"), Buzzers()),
    lambda: ColorModal(view_of()),
    lambda: SayModal(view_of(), Seat(1)),
    lambda: EndingScreen(ending_of(5)),
    lambda: LobbyScreen(SampleDesk()),
    lambda: ReplayScreen(FRAMES_OF_FIVE, "magoo"),
    lambda: ResultsScreen(SampleDesk()),
    lambda: RulebookScreen(load("magoo"), law_of(), "magoo.am5.1"),
)


@pytest.mark.parametrize("number", range(len(SCREENS)))
async def test_every_sign_has_a_plain_one(number: int) -> None:
    app = Shown(SCREENS[number]())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        plain = text_of(app).translate(PLAIN)
        assert not {mark for mark in plain if not mark.isascii()}


async def test_a_vote_is_told_in_words_and_keys_without_color() -> None:
    options = Options(is_colored=False, is_ascii=True, has_motion=False)
    screen: Screen[None] = in_a_vote()
    app = MagooApp(options=options)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(screen)
        await pilot.press("d")
        await pilot.pause()
        shown = text_of(app)
        for words in ("aye", "nay", "needs 3 of 5", ">d Di", "Di says"):
            assert words in shown
        assert shown.isascii()
