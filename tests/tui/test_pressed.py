"""Keys as they were read: their moments, keys held down, and each press of a buzzer once."""

import pytest
from textual import events

from magoo_tui.games import game_of
from magoo_tui.games.magoo.game import MAGOO
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Live
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.buzzing import Buzzing
from magoo_tui.tui.pressed import HELD, RECENT, Press, Pressed
from magoo_tui.tui.sitting import Sitting
from tests.bots.tables import Clock
from tests.tui.samples import QUIET, app_at
from tests.tui.staged import Timers

Heard = list[tuple[int, float]]
FIRST_REPEAT = 0.5
"""Seconds until a key held down comes for the second time."""
REPEATS = 0.03
"""Seconds from there to the third time, and so on."""


def press(pressed: Pressed, key: str, moment: float) -> Press:
    event = events.Key(key, key)
    event.time = moment
    pressed.note(event)
    return pressed.press_of(event)


def hold(pressed: Pressed, key: str, since: float, times: int) -> list[Press]:
    """Hold a key down: what is noted each time it comes."""
    moments = [since, *(since + FIRST_REPEAT + REPEATS * n for n in range(times - 1))]
    return [press(pressed, key, moment) for moment in moments]


def test_a_key_is_told_with_the_moment_at_which_it_was_read() -> None:
    pressed = Pressed()
    press(pressed, "k", 7.25)
    assert (pressed.last, pressed.moment) == ("k", 7.25)
    press(pressed, "B", 7.25)
    assert (pressed.last, pressed.moment) == ("b", 7.25)


def test_a_key_that_comes_again_at_once_is_a_repeat_and_so_is_the_next() -> None:
    pressed = Pressed()
    first = press(pressed, "k", 1.0)
    assert not first.is_repeat
    assert not first.may_be_repeat
    for number in range(1, 9):
        again = press(pressed, "k", 1.0 + number * HELD * 0.9)
        assert again.is_repeat
        assert not again.may_be_repeat
    assert not press(pressed, "j", 1.0 + HELD * 8).is_repeat
    assert not press(pressed, "k", 1.0 + HELD * 8 + RECENT).is_repeat


def test_twice_in_one_read_is_once() -> None:
    pressed = Pressed()
    assert not press(pressed, "k", 1.0).is_repeat
    assert press(pressed, "k", 1.0).is_repeat


def test_what_was_read_later_changes_nothing_of_a_press() -> None:
    pressed, first = Pressed(), events.Key("k", "k")
    first.time = 1.0
    pressed.note(first)
    for moment in (1.0, 1.02):
        press(pressed, "k", moment)
    press(pressed, "j", 1.05)
    assert (pressed.press_of(first).sign, pressed.press_of(first).moment) == ("k", 1.0)
    assert not pressed.press_of(first).is_repeat


def test_the_first_repeat_of_a_key_held_down_is_told_from_no_other_press() -> None:
    pressed = Pressed()
    second = hold(pressed, "k", 1.0, 2)[-1]
    assert not second.is_repeat
    assert second.may_be_repeat
    assert not press(pressed, "k", 1.0 + FIRST_REPEAT + RECENT * 1.1).may_be_repeat


def test_a_key_that_was_spent_means_nothing_else_until_it_has_rested() -> None:
    pressed = Pressed()
    press(pressed, "k", 1.0)
    assert not pressed.is_spent("k")
    pressed.spend("k")
    last = hold(pressed, "k", 1.0, 90)[-1].moment
    assert pressed.is_spent("k")
    assert not pressed.is_spent("j")
    press(pressed, "k", last + RECENT)
    assert pressed.is_spent("k")
    press(pressed, "k", last + RECENT * 2.1)
    assert not pressed.is_spent("k")


class Ears:
    """A buzzing whose timers a test lets run out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        from textual.screen import Screen

        self.timers = Timers(monkeypatch, Screen)
        self.pressed = Pressed()
        self.heard: Heard = []
        self.seats = {"1": Seat(0), "5": Seat(1), ",": Seat(2)}
        self._buzzing = Buzzing(
            Screen(), self.pressed, lambda seat, moment: self.heard.append((seat, moment))
        )

    def press(self, key: str, moment: float) -> None:
        self._buzzing.hear(self.seats[key], press(self.pressed, key, moment))


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    return Ears(monkeypatch)


def test_each_first_press_is_heard_at_once_in_order(ears: Ears) -> None:
    for key, moment in (("5", 1.0), ("1", 1.0), (",", 1.01)):
        ears.press(key, moment)
    assert ears.heard == [(1, 1.0), (0, 1.0), (2, 1.01)]
    assert not ears.timers


@pytest.mark.parametrize("times", [2, 3, 30])
def test_a_buzzer_held_down_counts_once(ears: Ears, times: int) -> None:
    ears.press("1", 1.0)
    moment = 1.0 + FIRST_REPEAT
    ears.press("1", moment)
    for _ in range(times):
        moment += REPEATS
        ears.press("1", moment)
    ears.timers.ring()
    assert ears.heard == [(0, 1.0)]
    assert ears.pressed.is_spent("1")


def test_a_second_press_is_heard_with_its_own_moment_once_it_is_certain(ears: Ears) -> None:
    ears.press("1", 1.0)
    ears.press("1", 1.8)
    assert ears.heard == [(0, 1.0)]
    assert ears.timers.ring() == HELD
    assert ears.heard == [(0, 1.0), (0, 1.8)]


def test_nobody_overtakes_a_press_that_is_not_certain_yet(ears: Ears) -> None:
    ears.press("1", 1.0)
    ears.press("1", 1.8)
    ears.press("5", 1.85)
    assert ears.heard == [(0, 1.0)]
    ears.timers.ring()
    assert ears.heard == [(0, 1.0), (0, 1.8), (1, 1.85)]


def test_a_repeat_lets_go_who_waited_behind_it(ears: Ears) -> None:
    ears.press("1", 1.0)
    ears.press("1", 1.5)
    ears.press("5", 1.51)
    ears.press("1", 1.53)
    assert ears.heard == [(0, 1.0), (1, 1.51)]
    ears.timers.ring()
    assert ears.heard == [(0, 1.0), (1, 1.51)]


async def test_under_a_pilot_a_key_has_the_moment_at_which_it_was_sent() -> None:
    from time import monotonic

    app = app_at(QUIET)
    async with app.run_test(size=(80, 24)) as pilot:
        before = monotonic()
        await pilot.press("k")
        first = app.pressed.moment
        assert before <= first <= monotonic()
        await pilot.press("j")
        assert app.pressed.last == "j"
        assert app.pressed.moment > first


async def test_tests_set_the_clock_of_the_keys(clock: Clock) -> None:
    app = app_at(QUIET)
    async with app.run_test(size=(80, 24)) as pilot:
        clock.now = 40.0
        await pilot.press("k")
        assert app.pressed.moment == 40.0
        clock.now = 40.05
        await pilot.press("k")
        assert app.pressed.moment == 40.05


def table_and_live(clock: Clock) -> tuple[Table, Live]:
    table = Table(MAGOO, parse_record(QUIET).header)
    return table, Live(table, clock=clock)


def test_a_line_happens_when_its_key_was_read() -> None:
    clock = Clock()
    clock.now = 500.0
    table, live = table_and_live(clock)
    sitting = Sitting(table, live, people=(Seat(0), Seat(1), Seat(2)))
    clock.now = 507.5
    assert sitting.submit(Seat(1), 'say "one"', sitting.at(507.25)) is None
    assert sitting.submit(Seat(2), 'say "two"', sitting.at(507.25)) is None
    assert sitting.submit(Seat(0), 'say "three"') is None
    assert [entry.at for entry in table.entries] == [7.25, 7.25, 7.5]
    assert [entry.move.at for entry in table.entries] == [7.25, 7.25, 7.5]


def test_no_line_goes_back_behind_the_one_before_it() -> None:
    clock = Clock()
    clock.now = 500.0
    table, live = table_and_live(clock)
    sitting = Sitting(table, live, people=(Seat(0), Seat(1)))
    assert sitting.submit(Seat(0), 'say "before"', sitting.at(499.0)) is None
    clock.now = 507.5
    assert sitting.submit(Seat(0), 'say "one"') is None
    assert sitting.submit(Seat(1), 'say "two"', sitting.at(507.2)) is None
    assert [entry.at for entry in table.entries] == [0.0, 7.5, 7.5]


MAGARAC = """
Game: magarac
Seats: Ann, Bo, Cy, Di
Dealer: Ann
Hand: Ann = AS AH AD AC
Hand: Bo = KS KH KD QC
Hand: Cy = QS QH QD JC
Hand: Di = JS JH JD KC
Turn: Bo

"""


@pytest.mark.clause("magarac.play.12")
@pytest.mark.parametrize(
    ("moments", "throwers"),
    [
        ((2.0, 2.0, 2.0), (1, 2, 3)),
        ((2.0, 2.3, 2.3), (2, 3)),
        ((2.0, 2.3, 2.45), ()),
    ],
)
def test_slaps_of_one_read_are_a_tie_however_late_they_are_accepted(
    moments: tuple[float, ...], throwers: tuple[int, ...]
) -> None:
    clock = Clock()
    header = parse_record(MAGARAC).header
    table = Table(game_of(header), header)
    sitting = Sitting(table, Live(table, clock=clock), people=tuple(map(Seat, range(4))))
    assert sitting.submit(Seat(0), "slap", sitting.at(1.0)) is None
    for number, moment in enumerate(moments, 1):
        clock.now = max(clock.now, moment) + 0.2
        assert sitting.submit(Seat(number), "slap", sitting.at(moment)) is None
    assert [entry.at for entry in table.entries] == [1.0, *moments]
    view = table.view(None)
    assert (view.stage == "race") == bool(throwers)
    assert tuple(view.floor if throwers else ()) == throwers


def test_where_no_time_runs_a_moment_is_none() -> None:
    table = Table(MAGOO, parse_record(QUIET).header)
    sitting = Sitting(table, people=(Seat(0),))
    assert sitting.at(12.0) is None
    assert sitting.submit(Seat(0), 'say "one"', sitting.at(12.0)) is None
    assert table.entries[0].move.at is None


def test_an_app_of_its_own_notes_its_own_keys() -> None:
    assert MagooApp().pressed is not MagooApp().pressed
