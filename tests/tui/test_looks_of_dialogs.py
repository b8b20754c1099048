"""What a person should see, at the smallest size and at a large one. Each docstring tells it."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from textual.screen import Screen

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import ChargeView, Limit, VoteView
from magoo_tui.pins import Pins
from magoo_tui.rulebook import load
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.faces.magoo.challenge import ChallengeModal
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.faces.magoo.ending import EndingScreen
from magoo_tui.tui.modals.charge import ChargeModal
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.pin import PinModal
from magoo_tui.tui.modals.propose import ProposeModal
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.modals.verdict import VerdictModal
from magoo_tui.tui.screens.lobby import LobbyScreen
from magoo_tui.tui.screens.replay import ReplayScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.setup import SetupScreen
from tests.tui.conftest import SIZES
from tests.tui.sample_views import (
    LONG_LAW,
    TEN,
    TWENTY,
    ending_of,
    law_of,
    proposal_of,
    session_of,
    view_of,
)
from tests.tui.staged import SampleDesk, Shown, StandingTable, frames

Compare: TypeAlias = Callable[..., bool]


@pytest.fixture
def looks(snap_compare: Compare) -> Callable[..., None]:
    """Compare a screen with how it looked."""

    def compare(
        screen: Screen[object], size: tuple[int, int], *keys: str, theme: str = "felt"
    ) -> None:
        assert snap_compare(Shown(screen, theme), terminal_size=size, press=keys)

    return compare


Looks: TypeAlias = Callable[..., None]


@SIZES
def test_lobby(looks: Looks, size: tuple[int, int]) -> None:
    """Five cards spell the name; below stands the menu with its keys, New game first."""
    looks(LobbyScreen(SampleDesk()), size)


@SIZES
def test_setup(looks: Looks, size: tuple[int, int]) -> None:
    """Ten rows with a name and who it is, three bots among them; speech, decks and keys below."""
    looks(SetupScreen("magoo"), size, *"Zoe [/]", "down")


@SIZES
def test_color(looks: Looks, size: tuple[int, int]) -> None:
    """Four tiles in their colors, each with shape, letter and name; the second is chosen."""
    looks(ColorModal(view_of()), size, "right")


@SIZES
def test_seats(looks: Looks, size: tuple[int, int]) -> None:
    """Twenty names in two columns, each with its key, none cut, none taken for markup."""
    looks(SeatModal(view_of(TWENTY), "Catch whom?", [Seat(n) for n in range(20)]), size)


@SIZES
def test_charge(looks: Looks, size: tuple[int, int]) -> None:
    """Who is charged is named; a field for the reason, and the law kept by hand below it."""
    looks(ChargeModal(view_of(TEN), Seat(1)), size, "j", *"peeked")


@SIZES
def test_challenge(looks: Looks, size: tuple[int, int]) -> None:
    """The curtain inside the dialog: no card is to be seen."""
    looks(ChallengeModal(view_of(shown=("R3", "GD"))), size)


@SIZES
def test_pin(looks: Looks, size: tuple[int, int]) -> None:
    """What a PIN is good for and what not; three short fields, four dots in the first."""
    pins = Pins(House(MemoryStore()))
    pins.change("Bo [/]", "", "1234")
    looks(PinModal(pins, "Bo [/]"), size, *"1234")


@SIZES
def test_verdict(looks: Looks, size: tuple[int, int]) -> None:
    """A contested charge: one aye, the others waited for by name, the time left, the keys."""
    vote = VoteView(3, (Seat(0), Seat(1), Seat(2), Seat(4)), (Seat(0),), (), (Seat(1), Seat(4)))
    charge = ChargeView(
        Seat(1), Seat(3), "law 2: whistled", is_missed_call=False, is_contested=True, vote=vote
    )
    view = view_of(charge=charge, limit=Limit("charge", 30, starts_anew=False))
    looks(VerdictModal(StandingTable(view).sitting()), size)


@SIZES
def test_committee_vote(looks: Looks, size: tuple[int, int]) -> None:
    """A long proposal and the mover's words whole; ten seats with their keys and votes."""
    session = session_of(
        TEN,
        proposal=proposal_of(LONG_LAW, f'"{"x y [b] " * 29}"'),
        ayes=(1, 3),
        nays=(2,),
        is_put=True,
    )
    view = view_of(TEN, committee=session, limit=Limit("hearing", 30, starts_anew=False))
    looks(CommitteeModal(StandingTable(view).sitting()), size, "e")


@SIZES
def test_committee_results(looks: Looks, size: tuple[int, int]) -> None:
    """Nothing is proposed; what was decided stands there with its numbers, the latest first."""
    view = view_of(committee=session_of(results=2))
    looks(CommitteeModal(StandingTable(view).sitting()), size)


@SIZES
def test_propose_setting(looks: Looks, size: tuple[int, int]) -> None:
    """Every parameter with its value in force, what it takes, and its clause."""
    view = view_of(committee=session_of())
    looks(ProposeModal(StandingTable(view).sitting(), Seat(3)), size, "s", "down")


@SIZES
def test_rulebook(looks: Looks, size: tuple[int, int]) -> None:
    """Contents on the left, suspended clauses struck out; on the right the clause, its values."""
    looks(RulebookScreen(load("magoo"), law_of(), "magoo.am5.1"), size)


@SIZES
def test_ending(looks: Looks, size: tuple[int, int]) -> None:
    """The glove with the yellow 7; the whole chant, Huzzah large, the order, who is exempt."""
    looks(EndingScreen(ending_of(5, 10)), size)


@SIZES
def test_replay(looks: Looks, size: tuple[int, int]) -> None:
    """All hands beside their names, the line just done, how far it has come, and the keys."""
    looks(ReplayScreen(frames(), "magoo", "friday"), size, "right", "right", "h")


@pytest.mark.parametrize("theme", ["midnight", "high-contrast"])
def test_themes(looks: Looks, theme: str) -> None:
    """The vote again in the other themes: every word and key is to be read."""
    session = session_of(proposal=proposal_of(), ayes=(1,), nays=(2,), is_put=True)
    view = view_of(committee=session)
    looks(CommitteeModal(StandingTable(view).sitting()), (80, 24), "d", theme=theme)
