"""Lists to choose from: the pointer, numbers and letters."""

import pytest
from textual.widgets import OptionList

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.tui.modals.parameters import ParameterModal, ValueModal
from magoo_tui.tui.modals.propose_change import RepealForm, SuspendForm
from magoo_tui.tui.modals.resume import ResumeModal
from tests.tui.sample_views import law_of
from tests.tui.staged import SAVED, Shown, table_with, text_of

SIZE = (80, 24)
PARAMETERS = load("magoo").parameters


def row_with(app: Shown, sign: str) -> str:
    return next(row for row in text_of(app).splitlines() if sign in row)


async def test_the_row_under_the_cursor_has_a_pointer() -> None:
    app = Shown(ParameterModal(load("magoo"), {}))
    async with app.run_test(size=SIZE) as pilot:
        names = list(PARAMETERS)
        assert names[0] in row_with(app, "▸")
        await pilot.press("down")
        await pilot.pause()
        assert names[1] in row_with(app, "▸")
        assert text_of(app).count("▸") == 1


@pytest.mark.parametrize(("value", "answers"), [(3, ["5"]), (5, [])])
async def test_a_digit_types_the_value_where_values_are_numbers(
    value: int, answers: list[str]
) -> None:
    app = Shown(ValueModal(PARAMETERS["social"], value))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("5")
        await pilot.pause()
        assert app.answers == answers


async def test_two_digits_are_a_number_and_letters_lead_to_a_row() -> None:
    app = Shown(ParameterModal(load("magoo"), {}))
    async with app.run_test(size=SIZE) as pilot:
        listed = app.screen.query_one(OptionList)
        await pilot.press("s", "o")
        await pilot.pause()
        assert list(PARAMETERS)[listed.highlighted or 0] == "social"
    app = Shown(ParameterModal(load("magoo"), {}))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("1", "2", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ValueModal)
        assert list(PARAMETERS)[11] in text_of(app)


async def test_a_clause_is_found_by_its_letters_and_a_law_by_its_number() -> None:
    app = Shown(SuspendForm(load("magoo"), table_with().view(None).law))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"am4.18")
        await pilot.pause()
        assert "am4.18" in row_with(app, "▸")
    app = Shown(RepealForm(load("magoo"), law_of(2)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert app.answers == ["propose repeal 2"]


async def test_a_law_without_a_date_has_no_comma_without_one() -> None:
    table = table_with()
    app = Shown(RepealForm(load("magoo"), table.view(Seat(0)).law))
    async with app.run_test(size=SIZE):
        law = table.view(None).law.laws[0]
        assert law.date == ""
        assert ", " not in row_with(app, "▸")


async def test_a_saved_table_is_opened_by_its_number() -> None:
    app = Shown(ResumeModal(SAVED))
    async with app.run_test(size=SIZE) as pilot:
        assert text_of(app).count("▸") == 1
        await pilot.press("2")
        await pilot.pause()
        assert app.answers == ["sunday"]
