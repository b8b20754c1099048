"""The race on one screen: who comes in which order, who ties, who throws, and how it ends."""

from time import monotonic
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.modals.seat import SeatModal
from magoo_tui.tui.options import Options
from magoo_tui.tui.screens import race, running
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.race import RaceScreen
from magoo_tui.tui.screens.small import SmallScreen
from magoo_tui.tui.screens.table import TableScreen
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.widgets.track import Track
from tests.bots.tables import Clock
from tests.tui.magarac_tables import MOMENTS, NAMES, PLAIN, crowd
from tests.tui.raced import (
    LARGE,
    SMALL,
    app_with,
    letters,
    press,
    sitting_with,
    told,
)
from tests.tui.samples import LAWS, many, shown
from tests.tui.staged import until

RUNNING = f"{PLAIN}Ann: pass KH\nBo: slap\n"
"""Bo has slapped first; Ann and Cy run."""
FIVE = crowd(5, "Ann: slap")
"""Ann has slapped first; four run, with the keys 5 , 9 z."""
TIED = MOMENTS["tie"].removesuffix("@4 Cy: throw rock\n")
"""Ann and Cy throw for the last place."""
SAID = RUNNING.replace("Set: ", "Set: shout = said\nSet: ", 1)
DIBS = f"{LAWS}Ann: play R4\n"
"""Everybody at a table of Magoo is to say "dibs", for a law."""
RAIN = PLAIN.replace(
    "Set: ", 'Law: When a player passes, the last player to say "rain" takes a letter.\nSet: ', 1
)


@pytest.fixture
def clock(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Clicks and what the table tells happen by the same clock as keys."""
    for module in (race, running):
        monkeypatch.setattr(module, "monotonic", clock)
    return clock


async def read_together(pilot: Pilot[Any], **keys: str) -> None:
    """Keys that one read brings, by Textual's names: they have one time."""
    moment = monotonic()
    for name, character in keys.items():
        event = events.Key(name, character)
        event.time = moment
        pilot.app.post_message(event)
    await pilot.pause()


def order_of(sitting: Sitting) -> tuple[int, ...]:
    """Who has come so far, as the table knows it."""
    seen = sitting.view_of(None).race
    assert seen is not None
    return tuple(seen.arrived)


# ---- coming


@pytest.mark.clause("magarac.play.8", "magarac.play.10")
async def test_the_order_forms_as_keys_are_pressed(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "z", "5", "comma")
        assert order_of(sitting) == (4, 1, 2)
        assert "1 [/red]   2 Bo   3 Hildegard the Learned" in shown(app)
        assert "│ ✓ │ [/red] 1." in shown(app)
        assert "┃ 9 ┃ 東京" in shown(app)
        await press(pilot, clock, "9")
        assert isinstance(app.screen, TableScreen)
        assert letters(sitting) == ["", "", "", "M", ""]


@pytest.mark.clause("magarac.play.8")
async def test_a_second_press_counts_once(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "5")
        revision = sitting.table.revision
        await press(pilot, clock, "5")
        assert "Bo has done it already." in shown(app)
        assert (order_of(sitting), sitting.table.revision) == ((1,), revision)


async def test_a_key_held_down_counts_once_and_tells_nothing(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "5")
        for _ in range(10):
            await press(pilot, clock, "5", wait=0.03)
        assert "Bo has done it already." not in shown(app)
        assert order_of(sitting) == (1,)


async def test_the_first_slappers_key_and_other_keys_do_nothing(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "r", "q", "enter", "escape", "space", "1")
        assert isinstance(app.screen, RaceScreen)
        assert order_of(sitting) == ()


async def test_keys_of_others_than_the_people_here_run_for_nobody(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock, "Bo", NAMES[2])
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "z")
        assert "[/red] does not play at this terminal." in shown(app)
        assert order_of(sitting) == ()


async def test_the_space_bar_runs_for_a_single_person(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock, "Bo")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "space")
        assert order_of(sitting) == (1,)


async def test_a_click_on_a_runner_is_its_key(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        x, y = app.screen.query_one(Track)._place(2)
        await pilot.click(Track, offset=(x + 8, y + 1))
        await pilot.pause()
        assert order_of(sitting) == (3,)
        await pilot.click(Track, offset=(x + 8, y + 4))
        await pilot.pause()
        assert order_of(sitting) == (3,)


async def test_slaps_that_come_with_the_first_one_are_not_lost() -> None:
    sitting = sitting_with(crowd(5), monotonic)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await read_together(pilot, comma=",", z="z", **{"1": "1"})
        await until(pilot, lambda: sitting.view_of(None).race is not None)
        await until(pilot, lambda: order_of(sitting) == (4, 0))


# ---- ties


@pytest.mark.clause("magarac.play.12")
async def test_keys_of_one_read_are_a_tie() -> None:
    sitting = sitting_with(RUNNING, monotonic)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await read_together(pilot, comma=",", **{"1": "1"})
        assert sitting.view_of(None).race.throwers == (2, 0)
        assert "Cy and Ann were last together" in shown(app)


@pytest.mark.clause("magarac.play.12")
async def test_keys_that_come_apart_are_none(clock: Clock) -> None:
    sitting = sitting_with(RUNNING, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "comma")
        await press(pilot, clock, "1", wait=0.15)
        assert letters(sitting) == ["MAG", "", "MAG"]


@pytest.mark.clause("magarac.play.12")
async def test_a_shape_is_thrown_after_the_seats_key_where_several_throw(clock: Clock) -> None:
    sitting = sitting_with(TIED, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "r")
        assert sitting.view_of(None).race.thrown == ()
        await press(pilot, clock, "1")
        assert "Ann throws: r, p or s, while the others look away." in shown(app)
        await press(pilot, clock, "r")
        assert sitting.view_of(None).race.thrown == (0,)
        assert "Ann has thrown" in shown(app)


@pytest.mark.clause("magarac.play.12")
async def test_nothing_on_the_screen_tells_a_throw_before_all_have_thrown(clock: Clock) -> None:
    screens = set()
    for shape in "rps":
        app = app_with(sitting_with(TIED, clock))
        async with app.run_test(size=SMALL) as pilot:
            await press(pilot, clock, "1", shape)
            assert "Ann has thrown" in shown(app)
            screens.add("\n".join(shown(app).splitlines()[:-3]))
    assert len(screens) == 1


@pytest.mark.clause("magarac.play.12")
@pytest.mark.parametrize(
    ("shapes", "lost"), [("rp", "Ann"), ("ps", "Ann"), ("sp", "Cy"), ("rs", "Cy")]
)
async def test_the_lesser_shape_was_last(clock: Clock, shapes: str, lost: str) -> None:
    sitting = sitting_with(TIED, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "1", shapes[0], "comma", shapes[1])
        assert isinstance(app.screen, TableScreen)
        assert f"{lost} was last, and has lost the hand" in told(sitting)


@pytest.mark.clause("magarac.play.12")
async def test_equal_shapes_are_thrown_again(clock: Clock) -> None:
    sitting = sitting_with(TIED, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "1", "r", "comma", "r")
        assert isinstance(app.screen, RaceScreen)
        assert "┃ 1 ┃ Ann throws" in shown(app)
        await press(pilot, clock, "comma", "p", "1", "r")
        assert letters(sitting) == ["MAG", "", "MAG"]


@pytest.mark.clause("magarac.play.12")
async def test_where_one_throws_here_its_shape_is_enough(clock: Clock) -> None:
    sitting = sitting_with(MOMENTS["tie"], clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "s")
        assert letters(sitting) == ["MAG", "", "MAG"]
        assert "Ann was last, and has lost the hand" in told(sitting)


async def test_whose_throw_it_is_is_asked_where_a_shape_is_clicked(clock: Clock) -> None:
    sitting = sitting_with(TIED, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#rock")
        await pilot.pause()
        assert "Whose throw is it?" in shown(app)
        await press(pilot, clock, "comma")
        await pilot.click("#rock")
        await pilot.pause()
        assert sitting.view_of(None).race.thrown == (2,)


# ---- time


@pytest.mark.clause("magarac.play.11")
async def test_the_time_that_is_left_is_seen(clock: Clock) -> None:
    app = app_with(sitting_with(RUNNING, clock))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        full = shown(app)
        assert "10.0 s" in full
        clock.now += 6.0
        await until(pilot, lambda: "4.0 s" in shown(app))
        assert 0 < shown(app).count("▓") < full.count("▓")


@pytest.mark.clause("magarac.play.11")
async def test_time_up_ends_it_by_itself() -> None:
    record = RUNNING.replace("Set: ", "Set: slap_time = 2\nSet: ", 1)
    sitting = sitting_with(record, monotonic)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert letters(sitting) == ["MA", "", "MAGA"]


@pytest.mark.clause("magarac.play.12")
async def test_time_up_ends_a_throw(clock: Clock) -> None:
    sitting = sitting_with(TIED, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "1", "r")
        let_time_run_out(sitting, clock)
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert letters(sitting) == ["MA", "", "MAGA"]


def let_time_run_out(sitting: Sitting, clock: Clock) -> None:
    """The clock goes on until the race's time is up, and the table is told."""
    assert sitting.live is not None
    clock.now += 60.0
    assert sitting.live.tick()


# ---- picked from a list


@pytest.mark.clause("magarac.play.10")
@pytest.mark.parametrize(
    ("record", "last", "lost"), [(RUNNING, "a", 0), (FIVE, "b", 1), (FIVE, "t", 4)]
)
async def test_who_was_last_is_picked_from_a_list(record: str, last: str, lost: int) -> None:
    sitting = sitting_with(record.replace("Dealer", "Set: tie_window = 1\nDealer", 1), monotonic)
    before = letters(sitting)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("minus")
        await pilot.pause()
        assert isinstance(app.screen, SeatModal)
        await pilot.press(sitting.keyboard.letters[lost])
        await until(pilot, lambda: sitting.view_of(None).race is None)
        changed = [n for n, one in enumerate(letters(sitting)) if one != before[n]]
        assert changed == [lost]
        assert not any("throw" in line for line in told(sitting))


@pytest.mark.clause("magarac.play.10")
async def test_who_was_last_comes_after_the_bots_too() -> None:
    record = FIVE.replace("Dealer", "Set: tie_window = 1\nSet: slap_time = 30\nDealer", 1)
    sitting = sitting_with(record, monotonic, bots=NAMES[3:5], level="sharp")
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("minus")
        await pilot.pause()
        await pilot.press(sitting.keyboard.letters[1])
        await until(pilot, lambda: sitting.view_of(None).race is None)
        assert letters(sitting) == ["", "M", "", "", ""]
        assert not any("throw" in line for line in told(sitting))


async def test_who_was_picked_in_one_race_is_not_made_to_come_in_the_next(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "PAST_A_TIE", 0.6)
    law = 'Law: When a player slaps first, the last player to say "hee" drinks 2.\nSet: '
    sitting = sitting_with(RUNNING.replace("Set: ", law, 1), clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("minus", "y")
        await pilot.press("comma")
        await until(pilot, lambda: sitting.view_of(None).race.law is None)
        await press(pilot, clock, "1")
        await pilot.pause(1.5)
        assert order_of(sitting) == (0,)


async def test_no_list_is_offered_where_one_runs_here(clock: Clock) -> None:
    app = app_with(sitting_with(MOMENTS["race"], clock))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "minus")
        assert isinstance(app.screen, RaceScreen)
        assert "pick who was last" not in shown(app)


# ---- words


@pytest.mark.clause("magarac.play.9")
async def test_where_the_word_must_be_said_a_second_press_says_it(clock: Clock) -> None:
    sitting = sitting_with(SAID, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert 'and says "Magarac"' in shown(app)
        await press(pilot, clock, "1")
        assert order_of(sitting) == ()
        assert sitting.view_of(None).places[0].has_slapped
        await press(pilot, clock, "comma", "comma")
        await pilot.pause(0.2)
        assert order_of(sitting) == (2,)
        await press(pilot, clock, "1")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert letters(sitting) == ["MAG", "", "MAG"]


@pytest.mark.clause("magarac.play.9")
async def test_the_word_is_at_hand_where_somebody_speaks(clock: Clock) -> None:
    sitting = sitting_with(SAID, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "colon", "a")
        assert "Magarac" in shown(app)


@pytest.mark.clause("law.duty.5")
async def test_a_laws_race_is_run_with_the_letters_of_the_seats(clock: Clock) -> None:
    sitting = sitting_with(DIBS, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "law 2: When a player plays a 4, the last player to say" in shown(app)
        assert "┃ y ┃ Cy" in shown(app)
        await press(pilot, clock, "d", "b", "y")
        assert "1 Di   2 Bo   3 Cy" in shown(app)
        await press(pilot, clock, "a")
        assert not isinstance(app.screen, RaceScreen)
        assert "Ann draws a card" in " ".join(told(sitting)[-4:])


@pytest.mark.clause("law.duty.5")
async def test_a_laws_race_at_a_table_of_magarac_is_run_with_the_buzzers(clock: Clock) -> None:
    sitting = sitting_with(f"{RAIN}Ann: pass KH\n", clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "law 1: When a player passes, the last player" in shown(app)
        await press(pilot, clock, "comma", "1")
        assert "1 Cy   2 Ann" in shown(app)
        await press(pilot, clock, "5")
        assert isinstance(app.screen, CurtainScreen)
        assert letters(sitting) == ["MA", "M", "MAG"]


async def test_something_else_is_said_meanwhile(clock: Clock) -> None:
    sitting = sitting_with(MOMENTS["race"], clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "colon", "a", *"wait", "enter", wait=0.2)
        assert 'Ann: "wait"' in told(sitting)
        assert isinstance(app.screen, RaceScreen)
        assert order_of(sitting) == (0,)


# ---- the screen


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("first", ["Bo", NAMES[3]])
async def test_twelve_runners_have_room_with_their_names_and_keys(
    clock: Clock, first: str, size: tuple[int, int]
) -> None:
    sitting = sitting_with(crowd(13, f"{first}: slap"), clock)
    assert all_are_seen(await screen_of(sitting, size), sitting)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_nineteen_runners_and_one_have_room_at_a_table_of_magoo(
    clock: Clock, size: tuple[int, int]
) -> None:
    law = 'Law: When a player plays a 1, the last player to say "dibs" draws 1 card.\n'
    record = many(20).replace("Decks", f"{law}Decks", 1)
    sitting = sitting_with(f"{record}Ann: play R1\n", clock)
    text = await screen_of(sitting, size)
    assert len(sitting.view_of(None).race.waits_for) >= 19
    assert all_are_seen(text, sitting)


async def screen_of(sitting: Sitting, size: tuple[int, int]) -> str:
    app = app_with(sitting)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, RaceScreen)
        return shown(app)


def all_are_seen(screen: str, sitting: Sitting) -> bool:
    """Whether every runner stands there, its key before its name."""
    names, keys = sitting.table.names, sitting.keyboard.of_races
    runners = sitting.view_of(None).race.waits_for
    plain = screen.replace("┃", " ").replace("   ", " ").replace("  ", " ")
    return [names[n] for n in runners if f" {keys[n]} {names[n][:5]}" not in plain] == []


async def test_with_motion_it_shows_for_a_moment_how_it_has_ended(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(race, "LINGERS", 0.3)
    sitting = sitting_with(RUNNING, clock)
    app = app_with(sitting, Options())
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "1", "comma")
        assert isinstance(app.screen, RaceScreen)
        assert "│ ✗ │ Cy last" in shown(app)
        assert "The hand is over: Bo lays four alike open" in shown(app)
        await press(pilot, clock, "n", "q", wait=0.0)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert sitting.view_of(None).stage == "between-rounds"


@pytest.mark.parametrize("has_motion", [False, True])
async def test_it_goes_though_something_was_open_when_it_ended(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, *, has_motion: bool
) -> None:
    monkeypatch.setattr(race, "LINGERS", 0.1)
    sitting = sitting_with(RUNNING, clock, "Ann")
    app = app_with(sitting, Options(has_motion=has_motion))
    async with app.run_test(size=SMALL) as pilot:
        await press(pilot, clock, "colon")
        let_time_run_out(sitting, clock)
        await pilot.pause(0.2)
        await press(pilot, clock, "escape")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))


async def test_it_is_resized_meanwhile(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=LARGE) as pilot:
        await press(pilot, clock, "5")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "│ ✓ │ Bo 1." in shown(app)
        await press(pilot, clock, "z")
        assert "1 Bo   2 [/red]" in shown(app)


async def test_in_a_small_window_no_key_runs(clock: Clock) -> None:
    sitting = sitting_with(FIVE, clock)
    app = app_with(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.resize_terminal(79, 24)
        await press(pilot, clock, "5")
        assert isinstance(app.screen, SmallScreen)
        assert order_of(sitting) == ()
        await pilot.resize_terminal(*SMALL)
        await press(pilot, clock, "5")
        assert order_of(sitting) == (1,)


@pytest.mark.parametrize("has_motion", [False, True])
async def test_it_goes_though_the_window_was_small_when_it_ended(
    clock: Clock, monkeypatch: pytest.MonkeyPatch, *, has_motion: bool
) -> None:
    monkeypatch.setattr(race, "LINGERS", 0.1)
    sitting = sitting_with(RUNNING, clock)
    app: MagooApp = app_with(sitting, Options(has_motion=has_motion))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.resize_terminal(79, 24)
        let_time_run_out(sitting, clock)
        await pilot.pause(0.2)
        assert isinstance(app.screen, SmallScreen)
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert sitting.people[0] == Seat(0)
