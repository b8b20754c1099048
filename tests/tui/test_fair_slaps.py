"""Slaps at one keyboard: at any time, in any order of keys, and telling nobody of a hand."""

from pathlib import Path
from random import Random
from string import digits

import pytest
from textual import events

from magoo_tui.kernel.seats import Seat
from magoo_tui.pins import Pins
from magoo_tui.store.opening import open_house
from magoo_tui.table.live import Live
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.buzzers import DEFAULTS, buzzer_keys
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.options import Options
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.race import RaceScreen
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.table import TableScreen
from magoo_tui.tui.sitting import Sitting
from tests.games.staged import after
from tests.tui.magarac_tables import PLAIN
from tests.tui.samples import shown
from tests.tui.staged import until

SIZE = (80, 24)
ANN, BO, CY = DEFAULTS[:3]
TRAVELS = """Game: magarac
Seats: Ann, Bo, Cy
Set: travelling_card = yes
Dealer: Cy
Hand: Ann = AC AD AH AS T*
Hand: Bo = KC KD KH QS
Hand: Cy = QC QD QH KS

Ann: pass AC
"""
"""Ann has four alike and the travelling card; Bo is offered a card."""
HOLDS_FOUR = PLAIN + "Ann: pass KH\n"
"""Bo holds four kings, and has the turn."""
BEYOND_A_TIE = 0.15
AT_REST = 0.6
"""Seconds until a curtain that has come up hears a key."""


def app_of(record: str, *, has_motion: bool = False) -> MagooApp:
    """Everybody at one keyboard, the curtain up."""
    table = after(record)
    live = Live(table, chance=Random(1))
    people = tuple(Seat(number) for number in range(len(table.names)))
    return MagooApp(Sitting(table, live, people=people), options=Options(has_motion=has_motion))


@pytest.mark.clause("magarac.play.10")
@pytest.mark.parametrize("has_motion", [False, True])
async def test_a_race_from_behind_the_curtain_ends_before_four_alike(has_motion: bool) -> None:
    app = app_of(HOLDS_FOUR, has_motion=has_motion)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press(BO)
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        await pilot.press(CY)
        await pilot.pause(BEYOND_A_TIE)
        await pilot.press(ANN)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert "Bo slapped first!" in shown(app)


@pytest.mark.clause("magarac.play.5")
async def test_a_list_that_asks_for_a_seat_keeps_nobody_from_slapping() -> None:
    app = app_of(HOLDS_FOUR)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(AT_REST)
        await pilot.press("x")
        await pilot.pause()
        assert "Who charges somebody?" in shown(app)
        await pilot.press(BO)
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        await pilot.press("minus", CY)
        await pilot.pause()
        assert "Who was last?" in shown(app)
        race = after_race(app)
        assert race == (Seat(2),)


def after_race(app: MagooApp) -> tuple[Seat, ...]:
    """Who has come so far."""
    screen = next(one for one in app.screen_stack if isinstance(one, RaceScreen))
    assert screen.sitting.view_of(None).race is not None
    arrived: tuple[Seat, ...] = screen.sitting.view_of(None).race.arrived
    return arrived


@pytest.mark.clause("magarac.play.8")
async def test_a_key_twice_in_one_read_is_one_slap_and_not_none() -> None:
    app = app_of(HOLDS_FOUR)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(BO)
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        for _ in range(2):
            event = events.Key(CY, CY)
            event.time = 100.0
            app.post_message(event)
        await pilot.pause()
        await pilot.pause()
        assert after_race(app) == (Seat(2),)


@pytest.mark.clause("magarac.travel.10")
async def test_no_command_for_somebody_else_tells_who_holds_the_travelling_card() -> None:
    app = app_of(TRAVELS)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(AT_REST)
        await pilot.press("b")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await pilot.pause(AT_REST)
        await pilot.press("colon", *"Ann:slap", "enter")
        await pilot.pause()
        assert "That is refused, and Ann alone is told why." in shown(app)
        assert "holds the travelling card" not in shown(app)
        assert isinstance(app.screen, TableScreen)
        whispers = app.screen.sitting.whispers
        assert {seat: why.clause for seat, why in whispers.items()} == {0: "magarac.travel.10"}


@pytest.mark.clause("magarac.play.12")
async def test_what_was_thrown_in_vain_is_told_before_all_throw_again() -> None:
    record = HOLDS_FOUR + "@2 Bo: slap\n@3 Ann: slap\n@3.05 Cy: slap\n"
    app = app_of(record)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Whoever throws presses their own key" in shown(app)
        await pilot.press(ANN, "r", CY, "r")
        await pilot.pause()
        assert "Thrown: Ann rock, Cy rock" in shown(app)
        assert "Ann and Cy were last together" in shown(app)


@pytest.mark.clause("magarac.play.9")
async def test_who_has_slapped_and_not_said_the_word_is_seen() -> None:
    record = HOLDS_FOUR.replace("Dealer", "Set: shout = said\nDealer") + "Bo: slap\n"
    app = app_of(record)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(CY)
        await pilot.pause()
        assert "Cy once more!" in shown(app)
        assert "Ann once more!" not in shown(app)


@pytest.mark.clause("magarac.play.5")
async def test_a_rulebook_that_lies_open_keeps_nobody_from_slapping() -> None:
    app = app_of(HOLDS_FOUR)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause(AT_REST)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        await pilot.press(*"7 a")
        await pilot.pause()
        assert isinstance(app.screen, RulebookScreen)
        await pilot.press("escape", "escape")
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        await pilot.press(BO)
        await until(pilot, lambda: isinstance(app.screen, RaceScreen))


def test_where_somebody_types_a_pin_no_digit_slaps(tmp_path: Path) -> None:
    house, _ = open_house(tmp_path)
    pins = Pins(house)
    table = after(PLAIN)
    people = tuple(Seat(number) for number in range(len(table.names)))
    assert set(Sitting(table, people=people, pins=pins).keyboard.keys) & set(digits)
    assert pins.change("Cy", "", "1234") is None
    keys = Sitting(table, people=people, pins=pins).keyboard.keys
    assert not set(keys) & set(digits)
    assert len(set(keys)) == len(table.names)
    alone = Sitting(table, people=people[:1], pins=pins).keyboard.keys
    assert set(alone) & set(digits), "there is no curtain for a person alone"
    house.close()


@pytest.mark.parametrize("seats", range(3, 14))
def test_there_are_buzzers_enough_beside_digits(seats: int) -> None:
    names = [f"Guest {number}" for number in range(seats)]
    keys = buzzer_keys(names, {Seat(0): "5", Seat(1): "z"}, digits)
    assert len(set(keys)) == seats and not set(keys) & set(digits)
    assert keys[1] == "z"
    letters = seat_keys(names, keys)
    assert len({*letters, *keys}) == 2 * seats
