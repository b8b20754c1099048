"""A PIN at the curtain: dots, patience, and no hand before it is right."""

import pytest
from textual.pilot import Pilot

from magoo_tui.kernel.seats import Seat
from magoo_tui.pins import Pins
from magoo_tui.store.deeds import PinRemoved
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.faces.magoo.challenge import ChallengeModal
from magoo_tui.tui.modals.pin import PinModal
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.pressed import DEAF, RECENT
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.tui.samples import CHALLENGED, QUIET, shown, sitting_at, table_of
from tests.tui.staged import text_of, until

SIZE = (80, 24)
LATER = DEAF + RECENT


@pytest.fixture
def pins(clock: Clock) -> Pins:
    """Ann and Hal have one, which are not the same."""
    pins = Pins(House(MemoryStore()), clock=clock)
    assert pins.change("Ann", "", "1234") is None
    assert pins.change("Hal", "", "567890") is None
    return pins


def app_with(pins: Pins, text: str = QUIET) -> MagooApp:
    sitting = sitting_at(text)
    sitting.pins = pins
    return MagooApp(sitting)


async def press_key(app: MagooApp, pilot: Pilot[int], clock: Clock) -> CurtainScreen:
    await pilot.pause()
    clock.now += LATER
    curtain = app.screen
    assert isinstance(curtain, CurtainScreen)
    await pilot.press(curtain.letter)
    await pilot.pause()
    return curtain


async def test_the_hand_comes_only_after_the_digits(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        curtain = await press_key(app, pilot, clock)
        assert app.screen is curtain
        assert "Ann: type the PIN, then Enter" in shown(app)
        await pilot.press(*"123")
        assert "PIN  •••" in shown(app)
        assert "123" not in shown(app)
        await pilot.press("4")
        assert app.screen is curtain
        await pilot.press("enter")
        await pilot.pause()
        assert table_of(app).view.seat == Seat(0)


async def test_who_has_none_opens_it_with_the_key(pins: Pins, clock: Clock) -> None:
    app = app_with(pins, QUIET.replace("Turn: Ann", "Turn: Bo"))
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        assert table_of(app).view.seat == Seat(1)


async def test_a_wrong_one_is_a_sentence_and_a_wait(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        curtain = await press_key(app, pilot, clock)
        await pilot.press(*"5678", "enter")
        await pilot.pause()
        assert "That is not Ann's PIN." in shown(app)
        await pilot.press(*"1234", "enter")
        await pilot.pause()
        assert app.screen is curtain
        assert curtain.view.hand == ()
        clock.now += 1
        await until(pilot, lambda: "type the PIN" in shown(app))
        await pilot.press(*"1234", "enter")
        await pilot.pause()
        assert table_of(app).view.seat == Seat(0)


async def test_a_digit_is_taken_back_and_escape_leaves_it(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        await pilot.press(*"12399", "backspace", "backspace", "4", "escape")
        assert "press  a  to look" in shown(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        await press_key(app, pilot, clock)
        await pilot.press(*"12399", "backspace", "backspace", "4", "enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


async def test_others_act_out_of_turn_while_it_is_asked_for(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        await pilot.press(*"12", "m")
        await pilot.pause()
        assert isinstance(app.screen, SeatModal)
        await pilot.press("b")
        await pilot.pause()
        assert "Bo moves to convene" in shown(app)
        assert "press  a  to look" in shown(app)
        assert "•" not in shown(app)


async def test_what_was_typed_for_one_does_not_count_for_the_next(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        curtain = await press_key(app, pilot, clock)
        await pilot.press(*"12")
        assert curtain.sitting.submit(Seat(0), "leave") is None
        await pilot.pause()
        assert "Pass the laptop to  Bo" in shown(app)
        assert "•" not in shown(app)


async def test_enter_held_down_lays_nothing(pins: Pins, clock: Clock) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        await pilot.press(*"1234")
        for _ in range(9):
            clock.now += DEAF / 4
            await pilot.press("enter")
            await pilot.pause()
        table = table_of(app)
        assert table.view.revision == 0
        clock.now += DEAF
        await pilot.press("enter")
        await pilot.pause()
        assert table.sitting.table.revision == 1


async def test_a_challenged_hand_is_behind_the_pin_too(pins: Pins, clock: Clock) -> None:
    app = app_with(pins, CHALLENGED)
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        await pilot.press(*"567890", "enter")
        await pilot.pause()
        clock.now += LATER
        await pilot.press("h")
        await pilot.pause()
        modal = app.screen
        assert isinstance(modal, ChallengeModal)
        clock.now += LATER
        await pilot.press(modal.letter, *"1234", "enter")
        await pilot.pause()
        assert "That is not Hal's PIN." in shown(app)
        assert "▲" not in shown(app)
        clock.now += 1
        await until(pilot, lambda: "type the PIN" in shown(app))
        await pilot.press(*"567890", "enter")
        await pilot.pause()
        assert "▲" in shown(app)
        assert "•" not in shown(app)


async def test_its_owner_sets_one_at_the_own_curtain(clock: Clock) -> None:
    house = House(MemoryStore())
    app = app_with(Pins(house, clock=clock))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "*  sets a PIN" in shown(app)
        clock.now += LATER
        await pilot.press("asterisk")
        await pilot.pause()
        assert isinstance(app.screen, PinModal)
        await pilot.press(*"12x34", "enter")
        await pilot.pause()
        await pilot.press(*"4321", "enter")
        await pilot.pause()
        assert "typed in two ways" in shown(app)
        for digits in ("1234", "1234"):
            await pilot.press(*digits, "enter")
            await pilot.pause()
        assert "Ann has a PIN from now on." in shown(app)
        assert "1234" not in shown(app)
        assert Pins(house).is_right("Ann", "1234")


@pytest.mark.parametrize(
    ("now", "new", "told", "works"),
    [
        ("1234", "9999", "Ann has a PIN from now on.", "9999"),
        ("1234", "", "Ann has no PIN any more.", ""),
        ("4321", "9999", "That is not Ann's PIN.", "1234"),
        ("1234", "12", "A PIN has 4 to 8 digits", "1234"),
    ],
)
async def test_it_is_changed_by_who_knows_it(
    pins: Pins, clock: Clock, now: str, new: str, told: str, works: str
) -> None:
    app = app_with(pins)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LATER
        await pilot.press("asterisk")
        for digits in (now, new, new):
            await pilot.pause()
            await pilot.press(*digits, "enter")
        await pilot.pause()
        assert told in shown(app)
        clock.now += 60
        assert pins.is_right("Ann", works)
        assert pins.is_set("Ann") is bool(works)


async def test_one_that_was_removed_elsewhere_is_asked_for_no_more(
    pins: Pins, clock: Clock
) -> None:
    app = app_with(pins)
    house = pins._house
    assert house is not None
    async with app.run_test(size=SIZE) as pilot:
        await press_key(app, pilot, clock)
        await pilot.press("escape")
        kept = house.pin("Ann")
        assert kept is not None
        house.record(PinRemoved(name="Ann", salt=kept.salt))
        await press_key(app, pilot, clock)
        assert isinstance(app.screen, TableScreen)


async def test_where_nothing_is_kept_none_is_offered(clock: Clock) -> None:
    app = app_with(Pins())
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        clock.now += LATER
        await pilot.press("asterisk")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert "PIN" not in text_of(app)
