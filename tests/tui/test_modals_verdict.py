"""A charge at a real table, from its answer to the end of its vote (magoo.art2.2)."""

import pytest

from magoo_tui.table.table import Table
from magoo_tui.tui.modals.verdict import VerdictModal
from tests.tui.staged import Shown, sitting_at, table_with, text_of

CHARGE = 'Bo: charge Di "peeked [b]twice"'


def charged(people: tuple[int, ...] = (0, 1, 2, 3)) -> tuple[Table, Shown]:
    table = table_with(CHARGE)
    return table, Shown(VerdictModal(sitting_at(table, people)))


@pytest.mark.clause("magoo.art2.2")
async def test_the_accused_admits_and_it_is_over() -> None:
    table, app = charged()
    async with app.run_test(size=(80, 24)) as pilot:
        shown = text_of(app)
        assert "Bo charges Di" in shown
        assert "peeked [b]twice" in shown
        await pilot.press("a")
        await pilot.pause()
        assert table.view(None).charge is None
        assert app.answers == [None]


@pytest.mark.clause("magoo.art2.2")
async def test_contested_every_other_seat_is_heard_by_its_key_and_a_word() -> None:
    table, app = charged()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        assert "needs 2 of 3" in text_of(app)
        await pilot.press("a")
        await pilot.pause()
        assert "Ann says" in text_of(app)
        assert table.view(None).charge.vote.ayes == ()
        await pilot.press("a")
        await pilot.pause()
        assert table.view(None).charge.vote.ayes == (0,)
        await pilot.press("b", "n")
        await pilot.pause()
        assert table.view(None).charge.vote.nays == (1,)
        await pilot.press("y", "a")
        await pilot.pause()
        assert table.view(None).charge is None
        assert app.answers == [None]


async def test_the_accused_is_not_heard_in_the_vote() -> None:
    table, app = charged()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("c")
        await pilot.pause()
        await pilot.press("d", "a")
        await pilot.pause()
        assert table.view(None).charge.vote.ayes == ()


async def test_whoever_is_not_at_this_terminal_is_not_answered_for() -> None:
    table, app = charged(people=(0, 1))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "Contest" not in text_of(app)
        await pilot.press("a", "c")
        await pilot.pause()
        assert table.view(None).charge is not None
        assert "waiting for Di" in text_of(app)


async def test_it_closes_when_the_table_goes_on_without_it() -> None:
    table, app = charged()
    async with app.run_test(size=(80, 24)) as pilot:
        table.submit(table.view(None).charge.accused, "admit")
        await pilot.pause()
        assert app.answers == [None]


async def test_escape_leaves_no_charge_behind_unanswered() -> None:
    table, app = charged()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == []
        assert table.view(None).charge is not None
