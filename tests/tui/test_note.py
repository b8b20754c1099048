"""The bill's note: bots play a proposal in other processes, while the committee talks."""

from typing import Final

import pytest

from magoo_tui.kernel.views import ProposalView
from magoo_tui.tui.modals import bill as module
from magoo_tui.tui.modals import note as page
from magoo_tui.tui.modals.bill import Bill
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.note import NoteModal
from tests.tui.staged import Shown, sitting_at, table_with, text_of, until

CONVENED: Final = ("Ann: move to convene", "Bo: second")
SIZE: Final = (80, 24)
LAW: Final = 'Di: propose "Whoever plays a red 7 draws 2 cards."'


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four games are enough to look at."""
    monkeypatch.setattr(module, "GAMES", 4)
    monkeypatch.setattr(page, "GAMES", 4)


def in_session(*lines: str) -> Shown:
    return Shown(CommitteeModal(sitting_at(table_with(*CONVENED, *lines))))


def bill_of(app: Shown) -> Bill:
    committee = next(one for one in app.screen_stack if isinstance(one, CommitteeModal))
    assert committee._bill is not None
    return committee._bill


async def test_one_key_starts_it_and_it_tells_numbers_with_their_spread() -> None:
    app = in_session(LAW)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, NoteModal)
        assert "s Stop" in text_of(app)
        await until(pilot, lambda: "4 of 4 games, each without and with it · done" in text_of(app))
        text = text_of(app)
        assert "turns" in text and "±" in text and "difference" in text
        assert "s Stop" not in text
        await pilot.press("escape")
        await until(pilot, lambda: "the bill's note: Turns: " in text_of(app))


async def test_it_goes_on_while_people_vote_and_ends_with_the_proposal() -> None:
    table = table_with(*CONVENED, LAW)
    app = Shown(CommitteeModal(sitting_at(table)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b", "escape", "v")
        await pilot.pause()
        bill = bill_of(app)
        assert bill.is_begun
        for seat in "byd":
            await pilot.press(seat, "a")
        await pilot.press("a", "a")
        await pilot.pause()
        assert table.view(None).committee.proposal is None
        assert not bill.is_running


async def test_a_key_stops_it_and_what_was_played_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GAMES", 5000)
    monkeypatch.setattr(page, "GAMES", 5000)
    app = in_session(LAW)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await until(pilot, lambda: "of 5000 games" in text_of(app))
        await pilot.press("s")
        await until(pilot, lambda: "stopped" in text_of(app))
        assert not bill_of(app).is_running


@pytest.mark.parametrize(
    ("proposal", "told"),
    [
        ('Di: propose "nobody hums"', "Bots keep no laws by hand"),
        ('Di: propose "Everyone draws a card."', "It is done once, and no law"),
    ],
)
async def test_what_bots_cannot_try_is_said(proposal: str, told: str) -> None:
    app = in_session(proposal)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await pilot.pause()
        assert told in text_of(app)
        assert "s Stop" not in text_of(app)


async def test_a_change_of_the_rulebook_is_tried_too() -> None:
    app = in_session("Di: propose set deal = 4")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await until(pilot, lambda: "4 of 4 games" in text_of(app))


@pytest.mark.clause("law.fire.1")
async def test_before_the_vote_everybody_sees_the_canonical_form_and_what_it_meets() -> None:
    app = in_session(
        'Cy: propose "When a player plays a 7, play reverses."',
        *("Ann: put", "Bo: aye", "Cy: aye", "Di: aye", "Ann: aye", "Ann: adjourn"),
        "Ann: move to convene",
        "Bo: second",
        LAW,
    )
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        text = text_of(app)
        assert "When a player plays a red 7, that player draws 2 cards." in text
        assert "Di's words: “Whoever plays a red 7 draws 2 cards.”" in text
        assert "enforced by the table · touches: law 2" in text
        proposal = bill_of(app).proposal
        assert isinstance(proposal, ProposalView)
        assert proposal.touches[0].title == "When a player plays a 7, play reverses."
