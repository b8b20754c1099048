"""The Rules Committee at a real table, by keys alone (magoo.art3)."""

import pytest

from magoo_tui.kernel.seats import Seat
from magoo_tui.table.table import Table
from magoo_tui.tui.modals.committee import CommitteeModal
from tests.tui.sample_views import LONG_LAW, TWENTY, proposal_of, session_of, view_of
from tests.tui.staged import Shown, StandingTable, sitting_at, table_with, text_of

CONVENED = ("Ann: move to convene", "Bo: second")
PROPOSED = (*CONVENED, "Di: propose set social = 3")
SIZE = (80, 24)


def in_session(*lines: str, people: tuple[int, ...] = (0, 1, 2, 3)) -> tuple[Table, Shown]:
    table = table_with(*lines)
    return table, Shown(CommitteeModal(sitting_at(table, people)))


@pytest.mark.clause("magoo.art3.9")
async def test_a_proposal_is_made_from_lists_put_voted_and_comes_into_force() -> None:
    table, app = in_session(*CONVENED)
    async with app.run_test(size=SIZE) as pilot:
        assert "Ann has the chair" in text_of(app)
        await pilot.press("p")
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
        for _ in range(list(table.view(None).law.parameters).index("social")):
            await pilot.press("down")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert table.view(None).committee.proposal.command == "set social = 3"
        assert "Di proposes" in text_of(app)
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("b", "a", "y", "a", "d", "a")
        await pilot.pause()
        assert "waiting for Ann" in text_of(app)
        await pilot.press("a", "n")
        await pilot.pause()
        assert "ratified" in text_of(app)
        assert "3 of 4 ayes, 1 nay" in text_of(app)
        assert table.view(None).law.parameters["social"] == 4
        await pilot.press("j")
        await pilot.pause()
        assert table.view(None).law.parameters["social"] == 3
        assert app.answers == [None]


@pytest.mark.clause("magoo.art3.10")
async def test_all_ayes_are_heard_by_the_keys_of_the_seats_alone() -> None:
    table, app = in_session(*PROPOSED, "Ann: put")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("+", "b", "y")
        await pilot.pause()
        assert table.view(None).committee.vote.ayes == (1, 2)
        await pilot.press("-", "d")
        await pilot.pause()
        assert table.view(None).committee.vote.nays == (3,)


@pytest.mark.clause("magoo.art3.10")
async def test_what_was_said_for_all_together_ends_with_the_vote() -> None:
    table, app = in_session(*PROPOSED, "Ann: put")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("+", "b", "y", "d", "a")
        await pilot.pause()
        table.submit(Seat(3), "propose set social = 5")
        table.submit(Seat(0), "put")
        await pilot.pause()
        await pilot.press("b")
        await pilot.pause()
        assert "Bo says" in text_of(app)
        assert table.view(None).committee.vote.ayes == ()


@pytest.mark.clause("magoo.art3.10")
async def test_the_chair_is_not_heard_before_the_others() -> None:
    table, app = in_session(*PROPOSED, "Ann: put")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("a", "a")
        await pilot.pause()
        assert table.view(None).committee.vote.ayes == ()
        assert "not to be heard" in text_of(app)


async def test_arrows_and_enter_are_enough_for_a_vote() -> None:
    table, app = in_session(*PROPOSED, "Ann: put")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("enter", "enter")
        await pilot.pause()
        assert table.view(None).committee.vote.ayes == (1,)
        await pilot.press("enter", "right", "enter")
        await pilot.pause()
        assert table.view(None).committee.vote.nays == (2,)


async def test_enter_that_puts_the_question_does_not_answer_it() -> None:
    table, app = in_session(*PROPOSED)
    async with app.run_test(size=SIZE) as pilot:
        app.screen.query_one("#put").focus()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert table.view(None).committee.vote.ayes == ()
        assert "Bo says" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert table.view(None).committee.vote.ayes == (1,)


async def test_a_single_person_is_heard_without_their_key() -> None:
    table, app = in_session(*PROPOSED, "Ann: put", people=(1,))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("n")
        await pilot.pause()
        assert table.view(None).committee.vote.nays == (1,)


async def test_the_mover_withdraws_and_another_proposal_may_follow() -> None:
    table, app = in_session(*PROPOSED)
    async with app.run_test(size=SIZE) as pilot:
        assert "Put it to the vote" in text_of(app)
        await pilot.press("w")
        await pilot.pause()
        assert table.view(None).committee.proposal is None
        assert "Propose" in text_of(app)


async def test_a_refusal_is_one_line_with_its_clause() -> None:
    table, app = in_session(*CONVENED)
    async with app.run_test(size=SIZE) as pilot:
        modal = app.screen
        assert isinstance(modal, CommitteeModal)
        modal.do(Seat(1), "adjourn")
        await pilot.pause()
        assert "art3.13" in text_of(app)
        assert table.view(None).committee is not None


async def test_only_those_at_this_terminal_act_in_it() -> None:
    table, app = in_session(*PROPOSED, people=(1,))
    async with app.run_test(size=SIZE) as pilot:
        shown = text_of(app)
        assert "Adjourn" not in shown
        assert "Withdraw" not in shown
        await pilot.press("v", "w", "j")
        await pilot.pause()
        assert table.view(None).committee.proposal is not None


async def test_it_follows_others_and_lets_go_of_the_table() -> None:
    table, app = in_session(*CONVENED)
    async with app.run_test(size=SIZE) as pilot:
        assert len(table._followers) == 1
        table.submit(Seat(2), 'propose "Nobody whistles [b]twice[/b]."')
        await pilot.pause()
        assert "Nobody whistles [b]twice[/b]." in text_of(app)
        assert "by hand" in text_of(app)
        table.submit(Seat(0), "adjourn")
        await pilot.pause()
        assert app.answers == [None]
        assert table._followers == []


async def test_escape_does_not_end_a_session() -> None:
    table, app = in_session(*CONVENED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == []
        assert "until the chair adjourns" in text_of(app)
        assert table.view(None).committee is not None


async def test_an_adjournment_while_a_form_is_open_closes_both_in_turn() -> None:
    table, app = in_session(*CONVENED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("p")
        await pilot.pause()
        table.submit(Seat(0), "adjourn")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


async def test_twenty_seats_and_the_longest_law_fit_the_smallest_screen() -> None:
    words = "x y [b] " * 30
    session = session_of(TWENTY, proposal=proposal_of(LONG_LAW[:240], own_words=words), is_put=True)
    table = StandingTable(view_of(TWENTY, committee=session))
    app = Shown(CommitteeModal(table.sitting()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shown = text_of(app)
        flat = " ".join(shown.replace("│", " ").replace("█", " ").split())
        assert LONG_LAW[:240].rstrip() in flat
        assert words.strip() in flat
        assert "needs 11 of 20" in shown
        assert "a Aye" in shown
        rows = shown.splitlines()
        for letter, name in zip(table.sitting().keyboard.letters, TWENTY, strict=True):
            assert any(
                f" {letter} {name[:4]}" in row or f"▸{letter} {name[:4]}" in row for row in rows
            )


@pytest.mark.clause("magoo.art3.10")
async def test_after_the_vote_a_seats_key_asks_nobody_for_a_word() -> None:
    table, app = in_session(*PROPOSED, "Ann: put")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("b")
        await pilot.pause()
        assert "Bo says" in text_of(app)
        for seat in (1, 2, 3, 0):
            assert table.submit(Seat(seat), "aye") is None
        await pilot.pause()
        assert table.view(None).committee.vote is None
        assert "Bo says" not in text_of(app)
        await pilot.press("d")
        await pilot.pause()
        assert "says:" not in text_of(app)
