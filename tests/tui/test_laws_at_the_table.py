"""What enforced laws ask of people at the table: cards, words in time, races."""

import pytest
from textual.pilot import Pilot

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.blocks import large
from magoo_tui.tui.modals.show import ShowModal
from magoo_tui.tui.modals.words import WordsModal
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.race import RaceScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.table import TableScreen
from magoo_tui.tui.widgets.seats import in_rows
from tests.bots.tables import Clock
from tests.tui.conftest import SIZES
from tests.tui.samples import (
    DEMAND,
    LAWS,
    MAY_SHOW,
    OWED,
    RACE,
    SHOWN,
    SWITCHED,
    TIED,
    app_at,
    opened,
    shown,
    sitting_at,
    table_of,
)

SIZE = (80, 24)


async def pass_to(pilot: Pilot[int], clock: Clock, letter: str) -> None:
    """Whoever has the laptop now looks."""
    clock.now += 2.0
    await pilot.press(letter)
    await pilot.pause()


@pytest.mark.clause("law.demand.1")
async def test_cards_that_a_law_asks_for_are_chosen_in_the_hand() -> None:
    app = app_at(DEMAND, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        screen = table_of(app)
        assert "Law 1 asks Ann and 3 more for cards" in shown(app)
        assert "Enter gives it up for law 1" in shown(app)
        held = screen.view.hand
        await pilot.press("right", "space")
        await pilot.pause()
        assert "6 ▲ · Enter gives it up for law 1" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert Seat(1) not in screen.view.floor
        assert screen.view.hand == held  # all cards move together when the last has chosen
        assert "Waiting for Ann, Cy and Di." in shown(app)


@pytest.mark.clause("law.demand.1")
async def test_too_many_cards_are_refused_with_the_reason_and_what_is_chosen_stays() -> None:
    app = app_at(DEMAND, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space", "right", "space", "enter")
        await pilot.pause()
        assert "gives up exactly one of these" in shown(app)
        assert "law.demand.1 · press ? for the clause" in shown(app)
        assert len(table_of(app).choice.chosen) == 2
        assert app.screen is table_of(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        assert "law.demand.1" in shown(app)


async def test_others_who_choose_meanwhile_take_nothing_of_the_choice_away() -> None:
    app = app_at(DEMAND, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("space")
        table = table_of(app).sitting.table
        assert table.submit(Seat(2), "surrender R1") is None
        await pilot.pause()
        assert len(table_of(app).choice.chosen) == 1


@pytest.mark.clause("law.demand.1")
async def test_on_one_laptop_a_curtain_stands_before_every_hand_that_is_asked(
    clock: Clock,
) -> None:
    app = app_at(LAWS)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pass_to(pilot, clock, "a")
        await pilot.press("right", "enter")  # R7
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)  # Ann is asked too, and has the laptop
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the laptop to  Bo" in shown(app)
        assert "Law 1 asks Bo, Cy and Di for cards" in shown(app)
        await pass_to(pilot, clock, "b")
        assert table_of(app).view.seat == Seat(1)


@pytest.mark.clause("law.duty.1")
async def test_words_owed_are_told_and_said_by_one_key() -> None:
    app = app_at(OWED, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert 'Ann owes "cinco" (law 3)' in shown(app)
        assert 'u say "cinco"' in shown(app)
        await pilot.press("u")
        await pilot.pause()
        assert 'Ann: "cinco"' in shown(app)
        assert table_of(app).view.at_work.words == ()
        assert "u say" not in shown(app)


@pytest.mark.clause("law.duty.1")
async def test_words_owed_can_be_said_while_the_curtain_is_up() -> None:
    app = app_at(OWED)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert 'Ann owes "cinco" (law 3)' in shown(app)
        await pilot.pause(0.6)
        await pilot.press("u")
        await pilot.pause()
        assert app.screen.view.at_work.words == ()


async def test_where_several_people_owe_words_one_asks_who_speaks() -> None:
    welcome = LAWS.replace(
        'that player must say "cinco" or drink 2.', 'everyone must say "cinco" or drink 2.'
    )
    app = app_at(f"{welcome}Ann: play R5\n")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(0.6)
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, WordsModal)
        assert 'd Di: "cinco"' in shown(app)
        await pilot.press("d")
        await pilot.pause()
        view = opened(welcome).view(None)
        assert view.at_work.words == ()
        left = {one.seat for one in app.screen.view.at_work.words}  # type: ignore[attr-defined]
        assert left == {Seat(0), Seat(1), Seat(2)}


async def test_a_missed_uno_is_nothing_that_the_table_says() -> None:
    one_left = """
Game: magoo
Seats: Ann, Bo
Law: When a player plays a 5, that player must say "cinco" or drink 2.
Hand: Ann = R5 B9
Hand: Bo = R7 G2
Discard: R4
Turn: Ann

Ann: play R5
"""
    app = app_at(one_left, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert table_of(app).view.unsaid is not None
        assert 'Ann owes "cinco"' in shown(app)
        assert "uno" not in shown(app).casefold().replace("uno.13", "")


@pytest.mark.clause("law.duty.5")
async def test_in_a_race_the_seats_key_says_the_words() -> None:
    sitting = sitting_at(RACE)
    app = MagooApp(sitting)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        assert (large("dibs") or ("",))[0] in shown(app)
        await pilot.press("d", "b")
        await pilot.pause()
        text = shown(app)
        assert "1 Di   2 Bo" in text and "Di 1." in text and "Bo 2." in text
        assert text.count("✓") == 2
        await pilot.press("y")
        await pilot.press("a")
        await pilot.pause()
        assert not isinstance(app.screen, RaceScreen)
        view = sitting.view_of(None)
        assert view.stage == "turn"
        assert any("law.2" in line.clauses for line in view.log)


@pytest.mark.clause("law.duty.5")
async def test_in_a_race_other_words_are_no_answer_and_nobody_speaks_for_others() -> None:
    app = app_at(RACE, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("d")
        await pilot.pause()
        assert "Di does not play at this terminal." in shown(app)
        await pilot.press("colon", *"hello", "enter")
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        assert "✓" not in shown(app)


@pytest.mark.clause("law.duty.5")
async def test_who_is_last_together_throws_by_key_unseen() -> None:
    sitting = sitting_at(TIED)
    app = MagooApp(sitting)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Cy and Di were last together" in shown(app)
        await pilot.press("r")
        await pilot.pause()
        assert "has thrown" not in shown(app)
        await pilot.press("y", "r")
        await pilot.pause()
        assert "Cy has thrown" in shown(app)
        await pilot.press("p")
        await pilot.pause()
        assert not isinstance(app.screen, RaceScreen)
        assert sitting.view_of(None).race is None
        assert any(line.text == "Cy was the last" for line in sitting.view_of(None).log)


@pytest.mark.clause("law.duty.5")
async def test_nobody_throws_for_somebody_at_another_terminal() -> None:
    app = app_at(TIED, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("r", "d", "r")
        await pilot.pause()
        assert "Di does not play at this terminal." in shown(app)
        assert "has thrown" not in shown(app)


@pytest.mark.clause("law.hidden.2")
async def test_a_card_is_shown_by_choice_and_lies_open_to_all() -> None:
    app = app_at(MAY_SHOW, "Ann")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ShowModal)
        assert "blue 3" in shown(app) and "blue 1" in shown(app) and "red 8" not in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert "§ Ann shows B3" in shown(app)
        assert "Bo draws" in shown(app)


@pytest.mark.clause("law.hidden.2")
async def test_nobody_else_learns_which_cards_could_be_shown(clock: Clock) -> None:
    app = app_at(MAY_SHOW)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += 2.0
        await pilot.press("v")
        await pilot.pause()
        assert isinstance(app.screen, ShowModal)
        assert "Ann alone looks at the screen now" in shown(app)
        assert "blue" not in shown(app)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, ShowModal)
        clock.now += 2.0
        await pilot.press("a")
        await pilot.pause()
        assert "blue 3" in shown(app)


@SIZES
async def test_seats_stand_where_laws_have_put_them(size: tuple[int, int]) -> None:
    app = app_at(SWITCHED, "Di")
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        view = table_of(app).view
        assert view.order == (2, 1, 0, 3)
        seating = in_rows(view.order, 80)
        assert seating.boxes[2].x < seating.boxes[1].x < seating.boxes[0].x
        assert seating.at(seating.boxes[0].x + 1, 1) == Seat(0)
        assert "Bo loses a turn · drinks: Ann 3" in shown(app)
        assert "skips 1" in shown(app)


async def test_a_card_shown_stands_at_its_owners_seat() -> None:
    app = app_at(SHOWN, "Bo")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "9 · 3 ■" in shown(app)


@pytest.mark.clause("law.check.1")
async def test_a_line_by_a_law_leads_to_its_words() -> None:
    app = app_at(SWITCHED, "Di")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("l", "enter")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        text = shown(app)
        assert "law 6  When a player plays a 9, Ann" in text
        assert "stood when the table opened" in text
        assert "· enforced" in text
