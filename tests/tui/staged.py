"""Screens and tables to try the dialogs on: an app for one screen, a desk, tables."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from magoo_tui.buzzers import Buzzers
from magoo_tui.games.magoo.game import MAGOO
from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RulebookView
from magoo_tui.store.deeds import RoundFinished
from magoo_tui.store.ledger import Standing
from magoo_tui.table.record import parse_record, split_line
from magoo_tui.table.table import Table
from magoo_tui.tui.frames import Frame
from magoo_tui.tui.new_game import NewGame, SavedTable
from magoo_tui.tui.options import THEMES
from magoo_tui.tui.palette import textual_theme
from magoo_tui.tui.sitting import Sitting
from tests.tui.sample_views import FIVE, TEN, law_of, view_of

PATIENCE = 60.0
"""Seconds until what does not come is given up."""


class Shown(App[None]):
    """An app that shows one screen, and keeps what it answers."""

    def __init__(
        self, screen: Screen[Any], theme: str = "felt", *, has_motion: bool = False
    ) -> None:
        super().__init__()
        if not has_motion:
            self.animation_level = "none"
        for name in THEMES:
            self.register_theme(textual_theme(name))
        self.theme = theme
        self.first = screen
        self.answers: list[Any] = []

    def on_mount(self) -> None:
        self.push_screen(self.first, self.answers.append)


def text_of(app: App[Any]) -> str:
    """All that stands on the screen now, row by row."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    """Wait until it holds; fails where that does not come."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end, text_of(pilot.app)
        await pilot.pause(0.01)


class Timers:
    """The timers that one kind of screen sets: each runs out when a test says so."""

    def __init__(self, patched: pytest.MonkeyPatch, screen: type[Screen[Any]]) -> None:
        self._waiting: list[tuple[float, Callable[[], None]]] = []
        patched.setattr(
            screen, "set_timer", lambda _, pause, act: self._waiting.append((pause, act))
        )

    def __len__(self) -> int:
        return len(self._waiting)

    def ring(self) -> float:
        """The oldest runs out; gives the seconds that it would have taken."""
        pause, act = self._waiting.pop(0)
        act()
        return pause


POSITION = """Game: magoo
Seats: Ann, Bo, Cy, Di
Hand: Ann = R5 G1
Hand: Bo = G4 G4 Y9
Hand: Cy = B2 B3
Hand: Di = B5 B6 W4
Discard: R3 G8
Law: By hand: nobody whistles.

"""


def table_with(*lines: str, position: str = POSITION) -> Table:
    """A table in that position, after these lines, each of which it has accepted."""
    record = parse_record(position)
    table = Table(MAGOO, record.header)
    for line in lines:
        parts = split_line(table.names, line)
        assert parts is not None
        assert table.submit(*parts) is None, line
    return table


def sitting_at(table: Table, people: tuple[int, ...] = (0, 1, 2, 3)) -> Sitting:
    """These seats at one terminal."""
    return Sitting(table, people=tuple(Seat(number) for number in people))


SAVED = (
    SavedTable("friday", "magoo", TEN, "16 Dec 2007, 21:40", "round 3, Bo's turn"),
    SavedTable("sunday", "magoo", FIVE, "15 Dec 2007, 20:00", "between rounds"),
)


class SampleDesk:
    """A desk that keeps what it is asked for."""

    def __init__(self, saved: Sequence[SavedTable] = SAVED, fault: str = "") -> None:
        self._saved = saved
        self._fault = fault
        self.begun: list[NewGame] = []
        self.resumed: list[str] = []

    def saved(self) -> Sequence[SavedTable]:
        return self._saved

    def people(self) -> Sequence[str]:
        return ()

    def law(self, game: str) -> RulebookView:
        return law_of()

    def buzzers(self) -> Buzzers:
        return Buzzers()

    def records(self) -> "SampleDesk":
        return self

    def results(self, limit: int | None = None, *, game: str | None = None) -> list[RoundFinished]:
        return []

    def notices(self) -> Sequence[str]:
        return ()

    def standings(self, game: str) -> list[Standing]:
        return []

    def begin(self, game: NewGame) -> Sitting | str:
        self.begun.append(game)
        return self._fault or sitting_at(table_with())

    def resume(self, name: str) -> Sitting | str:
        self.resumed.append(name)
        return self._fault or sitting_at(table_with())


HAND = tuple(CardName(name) for name in ("R3", "GD", "W"))


def frames(count: int = 30, names: tuple[str, ...] = TEN, *, is_full: bool = True) -> list[Frame]:
    view = view_of(names, seat=None)
    hands = tuple(HAND for _ in names) if is_full else ()
    first = Frame("", view, (), hands)
    return [first, *(Frame(f"Bo: play R{n}", view, view.log[1:2], hands) for n in range(1, count))]


class StandingTable:
    """A table of which only the look counts: nothing is done at it."""

    def __init__(self, view: SeatView) -> None:
        self.game = MAGOO
        self.names = tuple(place.name for place in view.places)
        self.limit_left = 21.0
        self._view = view

    def view(self, seat: Seat | None) -> SeatView:
        return self._view

    def follow(self, told: Callable[[], None]) -> Callable[[], None]:
        return lambda: None

    def sitting(self) -> Sitting:
        """All of its seats at one terminal."""
        people = tuple(place.seat for place in self._view.places)
        table: Any = self
        return Sitting(table, table, people=people)


FRAMES_OF_FIVE = frames(30, FIVE)
