"""A law of all games: whatever the footer offers is done by its key, and nothing falls over."""

import pytest

from magoo_tui.tui.actions import Action
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.screens.acting import Acting
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.screens.table import TableScreen
from tests.bots.tables import Clock
from tests.tui.magarac_tables import MOMENTS, OVER
from tests.tui.raced import SMALL, app_with, sitting_with
from tests.tui.samples import DEMAND, MAY_SHOW, OWED, PILE_ON, QUIET

TABLES = {
    "quiet": (QUIET, ("Ann",)),
    "pile on": (PILE_ON, ("Di",)),
    "demand": (DEMAND, ("Bo",)),
    "owed": (OWED, ("Ann",)),
    "may show": (MAY_SHOW, ("Ann",)),
    "new": (MOMENTS["new"], ("Ann",)),
    "turn": (MOMENTS["turn"], ("Ann",)),
    "offer": (MOMENTS["offer"], ("Cy",)),
    "refused": (MOMENTS["refused"], ("Bo",)),
    "to be shown": (MOMENTS["to be shown"], ("Bo",)),
    "shown": (MOMENTS["shown"], ("Bo",)),
    "hand over": (MOMENTS["hand over"], ("Ann",)),
    "over": (OVER, ("Ann",)),
    "curtain": (MOMENTS["turn"], ("Ann", "Bo", "Cy")),
}
"""A table of either game at each kind of moment, and who plays here."""


def acting(app: MagooApp) -> Acting:
    """The table, or the curtain before it."""
    assert isinstance(app.screen, Acting)
    return app.screen


@pytest.mark.parametrize("table", TABLES)
async def test_whatever_is_offered_is_done(table: str, clock: Clock) -> None:
    offered = await act_of(table, clock, None)
    while offered:
        offered = await act_of(table, clock, offered)


async def act_of(table: str, clock: Clock, left: tuple[Action, ...] | None) -> tuple[Action, ...]:
    """Do acts one after the other at a fresh table, until one has changed it; gives the others."""
    record, people = TABLES[table]
    app = app_with(sitting_with(record, clock, *people))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        screen = acting(app)
        before = screen.sitting.table.revision
        rest = list(screen.offer() if left is None else left)
        assert left is not None or rest
        while rest and app.screen is screen and screen.sitting.table.revision == before:
            screen.perform(rest.pop(0))
            await pilot.pause()
            while isinstance(app.screen, Leaving) and app.screen is not screen:
                if isinstance(app.screen, TableScreen):
                    break
                app.screen.dismiss(None)
                await pilot.pause()
    return tuple(rest)
