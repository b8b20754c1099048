"""The end of play: the palm, the chant and who is excused from it (magoo.am7, am8)."""

import msgspec
import pytest

from magoo_tui.games.magoo.seat_view import Ending, SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.blocks import large
from magoo_tui.tui.faces.magoo.ending import LONGEST, EndingScreen
from magoo_tui.tui.screens.ceremony import GUARD
from tests.tui.sample_views import ending_of, view_of
from tests.tui.staged import Shown, Timers, text_of

SIZE = (80, 24)
HUZZAH: tuple[str, ...] = large("huzzah!") or ("",)


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    return Timers(monkeypatch, EndingScreen)


def still(view: SeatView) -> Shown:
    return Shown(EndingScreen(view))


@pytest.mark.clause("magoo.am7.3")
@pytest.mark.parametrize("players", [2, 3, 5, 10])
async def test_magoo_is_chanted_once_less_than_there_are_players(players: int) -> None:
    app = still(ending_of(players=players))
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        assert shown.count("Magoo?") == players - 2
        assert shown.count("Magoo.") == 1
        assert all(row in shown for row in HUZZAH)


@pytest.mark.clause("magoo.am7.1")
async def test_the_last_card_lies_on_the_palm_and_its_owner_is_named() -> None:
    app = still(ending_of())
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        assert "The last card of Eve" in shown
        assert "yellow 7" in shown
        assert "│  ◆  │" in shown


@pytest.mark.clause("magoo.am1.3")
@pytest.mark.clause("magoo.am7.5")
async def test_the_order_and_a_word_on_eye_contact_stand_there() -> None:
    app = still(ending_of())
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        assert "Out: Ann, Bo, Cy, Di" in shown
        assert "Eye contact is welcome, not required." in shown


@pytest.mark.clause("magoo.am8.1")
@pytest.mark.parametrize(
    ("losses", "words"),
    [
        (1, "Eve has lost a game."),
        (3, "Two more, and no"),
        (4, "One more, and no"),
        (5, "Eve need not cry"),
    ],
)
async def test_losses_in_a_row_are_told_and_who_is_exempt(losses: int, words: str) -> None:
    app = still(ending_of(losses))
    async with app.run_test(size=SIZE):
        assert words in text_of(app)


@pytest.mark.clause("magoo.am7.6")
async def test_huzzah_comes_last_and_any_key_ends_the_waiting(timers: Timers) -> None:
    app = Shown(EndingScreen(ending_of(players=10)), has_motion=True)
    async with app.run_test(size=SIZE) as pilot:
        timers.ring()
        await pilot.pause()
        shown = text_of(app)
        assert shown.count("Magoo?") == 2
        assert HUZZAH[0] not in shown
        await pilot.press("x")
        await pilot.pause()
        assert HUZZAH[0] in text_of(app)
        assert app.answers == []
        await pilot.press("x")
        await pilot.pause()
        assert app.answers == []
        while timers:
            timers.ring()
        await pilot.press("x")
        await pilot.pause()
        assert app.answers == [None]


async def test_left_alone_the_chant_comes_to_its_end(timers: Timers) -> None:
    app = Shown(EndingScreen(ending_of(players=2)), has_motion=True)
    async with app.run_test(size=SIZE) as pilot:
        pauses = []
        while timers:
            pauses.append(timers.ring())
        await pilot.pause()
        assert HUZZAH[0] in text_of(app)
        assert pauses[-1] == GUARD
        assert sum(pauses) < LONGEST


@pytest.mark.clause("magoo.am7.2")
async def test_where_no_chant_is_asked_for_there_is_none() -> None:
    ending = Ending(
        finished=(Seat(1), Seat(0)),
        losers=(Seat(0),),
        winner=Seat(1),
        exempt=(),
        chant=None,
        last_card=None,
    )
    app = still(view_of(ending=ending, losses={0: 4}))
    async with app.run_test(size=SIZE):
        shown = text_of(app)
        assert "Magoo" not in shown
        assert "Huzzah" not in shown
        assert "Eye contact" not in shown
        assert "The last card of Ann" in shown


async def test_a_round_without_a_loser_has_an_end_too() -> None:
    view = ending_of()
    assert view.ending is not None
    ending = msgspec.structs.replace(view.ending, losers=(), chant=None)
    app = still(msgspec.structs.replace(view, ending=ending))
    async with app.run_test(size=SIZE):
        assert "The round is over." in text_of(app)


def test_without_an_end_there_is_no_such_screen() -> None:
    with pytest.raises(ValueError, match="ended"):
        EndingScreen(view_of())
