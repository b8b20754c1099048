"""Proposing: forms that end in a command of the notation."""

from textual import events
from textual.widgets import OptionList

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.table.table import Table
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.modals.propose import ProposeModal
from magoo_tui.tui.modals.propose_change import SuspendForm
from tests.tui.sample_views import law_of
from tests.tui.staged import Shown, sitting_at, table_with, text_of, until

CONVENED = ("Ann: move to convene", "Bo: second")
SIZE = (80, 24)


def proposing(*more: str) -> tuple[Table, Shown]:
    table = table_with(*CONVENED, *more)
    return table, Shown(ProposeModal(sitting_at(table), Seat(3)))


async def test_a_law_is_read_by_the_table_while_it_is_typed() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l")
        await pilot.press(*"no [b]hats")
        await until(pilot, lambda: "by hand: nobody but you will enforce this" in text_of(app))
        assert "(I could not follow after" in text_of(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == ['propose "no [b]hats"']


async def test_a_paste_of_many_lines_is_one_law_and_proposes_nothing_by_itself() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l")
        await pilot.pause()
        app.screen.query_one(Field).post_message(events.Paste("no hats\nat all\n" + "!" * 400))
        await until(pilot, lambda: "no hats at all !!!" in text_of(app))
        assert app.answers == []
        assert app.screen.query_one(Field).value.startswith("no hats at all ")
        assert len(app.screen.query_one(Field).value) == 240


async def test_what_is_refused_is_not_proposed_and_says_why() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("t")
        await pilot.press(*"repeal 99", "enter")
        await pilot.pause()
        assert app.answers == []
        assert "refused (art3.9):" in text_of(app)


async def test_a_typed_command_may_lack_its_first_word() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("t", *"set social = 5", "enter")
        await pilot.pause()
        assert app.answers == ["propose set social = 5"]


async def test_a_number_out_of_bounds_is_told_and_not_taken() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("s")
        await pilot.pause()
        at = list(load("magoo").parameters).index("session_time")
        app.screen.query_one(OptionList).highlighted = at
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press(*"9", "enter")
        await pilot.pause()
        assert app.answers == []
        assert "from 30 to 3600" in text_of(app)
        await pilot.press(*"0", "enter")
        await pilot.pause()
        assert app.answers == ["propose set session_time = 90"]


async def test_a_clause_is_suspended_and_a_law_repealed_from_lists() -> None:
    for key, start in (("u", "propose suspend magoo."), ("e", "propose repeal 1")):
        table, app = proposing()
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press(key)
            await pilot.pause()
            await pilot.press("enter")
            await pilot.pause()
            assert app.answers[0].startswith(start)
            assert table.submit(Seat(3), app.answers[0]) is None


async def test_nothing_is_restored_where_nothing_is_suspended() -> None:
    _, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, ProposeModal)


def test_the_list_of_what_may_be_suspended_is_what_the_table_takes() -> None:
    table = table_with(*CONVENED)
    form = SuspendForm(load("magoo"), table.view(None).law)
    listed = {row.value for row in form.rows()}
    book = load("magoo")
    known = [*book.clauses, *(section.id for section in book.sections)]
    taken = {
        f"suspend {clause}"
        for clause in known
        if not isinstance(table.ask(Seat(3), f"propose suspend {clause}"), Refusal)
    }
    assert listed == taken


def test_what_is_suspended_is_not_offered_again() -> None:
    listed = {row.value for row in SuspendForm(load("magoo"), law_of()).rows()}
    assert "suspend magoo.am5" not in listed
    assert "suspend magoo.am4" in listed


async def test_a_text_outlives_the_session_it_was_typed_in() -> None:
    table, app = proposing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l", *"no hats")
        await pilot.pause()
        assert table.submit(Seat(0), "adjourn") is None
        await until(pilot, lambda: "The session was adjourned." in text_of(app))
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == []
        assert app.screen.query_one(Field).value == "no hats"
        assert "The session was adjourned." in text_of(app)
