"""The table's screen, played on the real engine by keys alone."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from textual import events

from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Live
from magoo_tui.tui import pressed
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.faces.magoo.color import ColorModal
from magoo_tui.tui.faces.magoo.piles import Piles
from magoo_tui.tui.faces.magoo.seats import seats
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.small import SmallScreen
from magoo_tui.tui.screens.table import TableScreen
from magoo_tui.tui.sitting import Sitting
from tests.tui.samples import (
    CROWD,
    LAST_CARD,
    PILE_ON,
    QUIET,
    app_at,
    many,
    opened,
    shown,
    sitting_at,
    table_of,
)

SMALL, LARGE = (80, 24), (120, 40)


async def test_enter_lays_the_card_under_the_cursor() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert screen.view.pile[-1].name == "R3"
        assert "Ann plays R3" in shown(app)


async def test_what_is_not_allowed_is_told_with_its_clause_and_changes_nothing() -> None:
    app = app_at(PILE_ON, "Di")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right", "right", "enter")
        await pilot.pause()
        assert "am4.12" in shown(app)
        assert "press ? for the clause" in shown(app)
        assert table_of(app).view.debt == 2


async def test_question_mark_opens_the_rulebook_at_the_clause_of_the_hint() -> None:
    app = app_at(PILE_ON, "Di")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right", "right", "enter", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        assert "am4.12" in shown(app)


async def test_chosen_cards_tell_at_once_that_they_make_a_magoo_and_its_call() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space", "right", "space")
        await pilot.pause()
        assert "a Double Magoo (1+3=4)" in shown(app)
        assert 's lays them saying "Double Magoo"' in shown(app)


async def test_the_call_stands_ready_in_the_field_and_is_said_with_the_cards() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space", "right", "space", "s")
        await pilot.pause()
        assert "say with it" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert 'Ann: "Double Magoo"' in shown(app)
        assert table_of(app).view.turn == 1


async def test_the_order_of_choosing_is_the_order_of_laying() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "1", "enter")
        await pilot.pause()
        assert table_of(app).view.pile[-1].name == "R1"


async def test_a_straight_is_recognized() -> None:
    app = app_at(QUIET.replace("R1 R3", "R1 R6"), "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("8", "2")
        await pilot.pause()
        assert "a Straight" in shown(app)


async def test_three_alike_are_given_to_whoever_is_chosen() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("3", "4", "5")
        await pilot.pause()
        assert "a Threesome: g gives them" in shown(app)
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, SeatModal)
        await pilot.press("b")
        await pilot.pause()
        assert table_of(app).view.places[1].cards == 8


async def test_a_wild_asks_for_its_color() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("6", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ColorModal)
        await pilot.press("b")
        await pilot.pause()
        assert table_of(app).view.color == "blue"


async def test_drawing_and_passing() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("d")
        await pilot.pause()
        assert "just drawn" in shown(app)
        await pilot.press("p")
        await pilot.pause()
        assert table_of(app).view.turn == 1


async def test_the_last_card_but_one_tells_that_uno_goes_with_it() -> None:
    app = app_at(LAST_CARD, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("space")
        await pilot.pause()
        assert 's lays it saying "Uno"; Enter lays it silent' in shown(app)


async def test_whoever_is_not_on_turn_sees_who_is_waited_for() -> None:
    app = app_at(QUIET, "Bo")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("right", "enter", "d")
        await pilot.pause()
        assert table_of(app).view.revision == 0
        assert "Ann's turn" in shown(app)
        assert "Enter lay" not in shown(app)


async def test_a_command_can_be_typed_and_completed() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("colon", *"dr", "tab", "enter")
        await pilot.pause()
        assert table_of(app).view.has_drawn


async def test_another_person_here_can_act_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pressed, "DEAF", 0.0)
    app = app_at(QUIET, "Ann", "Bo")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("a")
        await pilot.pause()
        await pilot.press("colon", *"Bo: say ", "quotation_mark", *"hi", "quotation_mark", "enter")
        await pilot.pause()
        assert 'Bo: "hi"' in shown(app)


async def test_a_paste_plays_no_card() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        app.post_message(events.Paste("d\nd\n\n"))
        await pilot.pause()
        assert table_of(app).view.revision == 0


async def test_arrows_space_and_enter_reach_every_act() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", *["right"] * 4, "enter")
        await pilot.pause()
        assert table_of(app).view.has_drawn


async def test_arrows_lead_through_the_log_to_the_rulebook() -> None:
    app = app_at(PILE_ON, "Di")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("up", "up", "enter")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)


async def test_below_the_least_size_everything_is_hidden_and_no_key_plays() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        assert "needs 80 by 24" in shown(app)
        await pilot.press("d", "enter")
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.view.revision == 0


async def test_a_click_chooses_a_card_and_a_click_on_the_pile_lays_it() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#hand", offset=(9, 3))
        await pilot.pause()
        assert table_of(app).choice.cards == ("R3",)
        assert table_of(app).choice.chosen == [1]


async def test_names_are_shown_letter_for_letter() -> None:
    app = app_at(CROWD, "Ann")
    async with app.run_test(size=SMALL):
        assert "[/red]" in shown(app)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("seats", [2, 3, 5, 7, 10, 11, 20])
async def test_every_seat_is_on_the_screen(seats: int, size: tuple[int, int]) -> None:
    app = app_at(many(seats), "Ann")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        rows = shown(app)
        assert all(f"Guest {n}" in rows for n in range(5, seats + 1))
        assert "draw" in rows
        assert "[✓]" in rows


async def test_every_action_of_the_table_of_actions_is_done_by_something() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL):
        table = table_of(app)
        curtain = CurtainScreen(table.sitting, app.pressed)
        for scope, acts in (("table", table.acts), ("curtain", curtain.acts)):
            meant = [action.id for action in ACTIONS if scope in action.scopes]
            assert [id_ for id_ in meant if not any(hasattr(one, id_) for one in acts)] == []


@pytest.mark.parametrize("size", [(100, 30), (110, 30)])
async def test_what_is_told_below_a_single_card_leaves_room_for_the_corner(
    size: tuple[int, int],
) -> None:
    app = app_at(LAST_CARD, "Ann")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "pile 1 · ▲ red  corner 0" in shown(app)


async def test_an_act_that_nothing_does_is_an_error() -> None:
    screen = TableScreen(sitting_at(QUIET, "Ann"))
    with pytest.raises(LookupError, match="whistle"):
        screen.perform(replace(ACTIONS[0], id="whistle"))


async def test_nothing_ticks_while_nobody_is_waited_for_by_the_clock() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert not table_of(app).clockwork.is_running


@pytest.mark.parametrize("opening", ["s", "colon"])
async def test_digits_choose_after_the_bar_was_used_and_a_screen_lay_on_top(opening: str) -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(opening, "x", "escape")
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        await pilot.press("escape")
        await pilot.pause()
        await pilot.press("2")
        await pilot.pause()
        assert table_of(app).choice.cards == ("R3",)


async def test_a_refusal_without_a_clause_in_the_book_offers_none() -> None:
    app = app_at(QUIET, "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("colon", *"frobnicate", "enter")
        await pilot.pause()
        assert "frobnicate" in shown(app)
        assert "for the clause" not in shown(app)
        assert table_of(app).clause is None


UNDEALT = "Game: magoo\nSeats: Ann, Bo\n\n"


async def test_before_the_first_deal_the_way_on_stands_where_the_hand_will_lie() -> None:
    app = app_at(UNDEALT, "Ann")
    async with app.run_test(size=SMALL):
        assert "Nobody has dealt yet: n deals · m changes the law first" in shown(app)


async def test_who_is_out_looks_on() -> None:
    app = app_at(PILE_ON, "Cy")
    async with app.run_test(size=SMALL):
        assert "Cy is out and looks on." in shown(app)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("color", ["red", "green", "blue", "yellow"])
async def test_the_captions_of_the_piles_stand_beside_each_other(
    size: tuple[int, int], color: str
) -> None:
    app = app_at(PILE_ON, "Di")
    async with app.run_test(size=size) as pilot:
        screen = table_of(app)
        view = msgspec.structs.replace(screen.view, color=color, corner=14, pile_count=14)
        screen.table_top.show(Piles(view), view.order, seats(view), view.seat)
        await pilot.pause()
        row = next(row for row in shown(app).splitlines() if "pile 14" in row)
        assert row.index("corner 14") >= row.index(color) + len(color) + 2


async def test_no_line_of_the_log_is_cut_off_by_its_scrollbar() -> None:
    lines = "".join(f'Ann: say "line {number}"\n' for number in range(30))
    app = app_at(f"{QUIET}{lines}", "Ann")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        log = table_of(app).log_panel
        assert log.show_vertical_scrollbar
        assert log._width == log.scrollable_content_region.width
        before = log._width
        log.show(log._lines[:1])
        await pilot.pause()
        assert log.scrollable_content_region.width == before


ROUND_OVER = """
Game: magoo
Seats: Ann, Bo
Hand: Ann = R5
Hand: Bo = R7 G2
Discard: R4
Turn: Ann

Ann: play R5
"""


async def test_between_two_rounds_the_way_on_is_told() -> None:
    app = app_at(ROUND_OVER, "Bo")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert table_of(app).view.ending is not None
        assert "n deals the next · m convenes the committee first" in shown(app)


@pytest.mark.parametrize("key", ["n", "enter"])
async def test_the_first_round_is_dealt_by_its_key_or_by_enter(key: str) -> None:
    table = opened(UNDEALT)
    sitting = Sitting(table, Live(table, chance=Random(1)), people=(Seat(0),))
    app = MagooApp(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert table.view(None).round_number == 1
        assert "Nobody has dealt yet" not in shown(app)
