"""Tables with a clock of their own on a screen: time stands still until a test says otherwise."""

from collections.abc import Callable
from random import Random
from typing import Any

from textual.pilot import Pilot

from magoo_tui.bots.levels import Level
from magoo_tui.bots.seating import seat_bots
from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.table.live import Live
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.options import Options
from magoo_tui.tui.sitting import Sitting
from tests.bots.tables import Clock
from tests.games.staged import after

SMALL, LARGE = (80, 24), (120, 40)
STILL = Options(has_motion=False)
MOMENT = 2.5
"""Seconds in which everything rests that was pressed before."""


def sitting_with(
    record: str,
    clock: Callable[[], float],
    *people: str,
    bots: tuple[str, ...] = (),
    level: Level = "steady",
) -> Sitting:
    """A live table after the lines of a record; by default everybody who is no bot plays here."""
    table = after(record)
    seats = {name: find_seat(table.names, name) for name in table.names}
    played = {seat: level for name, seat in seats.items() if name in bots and seat is not None}
    live = Live(table, bots=seat_bots(table.game.name, played, 1), chance=Random(1), clock=clock)
    here = people or tuple(name for name in table.names if name not in bots)
    return Sitting(table, live, people=tuple(Seat(table.names.index(name)) for name in here))


def app_with(sitting: Sitting, options: Options = STILL) -> MagooApp:
    """An app that shows it, as a rule without motion."""
    return MagooApp(sitting, options=options)


async def press(pilot: Pilot[Any], clock: Clock, *keys: str, wait: float = MOMENT) -> None:
    """Press keys one after the other, each after so many seconds."""
    for key in keys:
        clock.now += wait
        await pilot.press(key)
        await pilot.pause()


def told(sitting: Sitting) -> list[str]:
    """What everybody has been told, line by line."""
    return [line.text for line in sitting.view_of(None).log]


def letters(sitting: Sitting) -> list[str]:
    """What each seat has written."""
    return [place.letters for place in sitting.view_of(None).places]
