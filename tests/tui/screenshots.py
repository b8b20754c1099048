"""Draws the pictures of the README: ``python -m tests.tui.screenshots`` writes ``screenshots/``."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from textual.app import App

from magoo_tui.tui.faces.magarac.ending import DonkeyScreen
from magoo_tui.tui.faces.magoo.ending import EndingScreen
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.screens.lobby import LobbyScreen
from tests.tui.magarac_tables import OVER, view_of
from tests.tui.sample_views import ending_of
from tests.tui.samples import PILE_ON, app_at
from tests.tui.staged import SampleDesk, Shown, sitting_at, table_with

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
SIZE: Final = (80, 24)


GOING_ROUND: Final = """
Game: magarac
Seats: Ann, Bo, Cy, Di, Eve
Dealer: Eve
Hand: Ann = AC KH QC AS
Hand: Bo = KC KD AD KS
Hand: Cy = QH QD AH QS
Hand: Di = JC JD JH 10C
Hand: Eve = JS 10D 10H 10S
Letters: Ann = MA
Letters: Cy = MAG

Ann: pass KH
"""
"""Bo has just been passed the fourth king."""

_FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_FONT = re.compile(r"Fira Code, monospace|Fira Code")
"""A picture loads nothing from elsewhere."""


def _table() -> App[Any]:
    return app_at(PILE_ON, "Di")


def _magarac() -> App[Any]:
    return app_at(GOING_ROUND, "Bo")


def _race() -> App[Any]:
    return app_at(f"{GOING_ROUND}Bo: slap\n", "Ann", "Bo", "Cy", "Di")


def _committee() -> App[Any]:
    lines = (
        "Di: move to convene",
        "Bo: second",
        "Cy: propose set social = 3",
        "Ann: put",
        "Bo: aye",
        "Cy: aye",
        "Di: nay",
        "Ann: aye",
        'Di: propose "Whenever anybody plays a red seven, the next player draws two cards!"',
        "Ann: put",
        "Bo: aye",
        "Di: aye",
    )
    return Shown(CommitteeModal(sitting_at(table_with(*lines))))


PICTURES: Final[dict[str, tuple[Callable[[], App[Any]], tuple[str, ...]]]] = {
    "lobby": (lambda: Shown(LobbyScreen(SampleDesk())), ()),
    "table": (_table, ("right", "right", "space")),
    "committee": (_committee, ()),
    "ending": (lambda: Shown(EndingScreen(ending_of(5, 5))), ()),
    "magarac": (_magarac, ()),
    "race": (_race, ("9", "1")),
    "donkey": (lambda: Shown(DonkeyScreen(view_of(OVER))), ()),
}
"""By name: the app that is drawn, and the keys that are pressed in it first."""


async def draw(name: str) -> str:
    """One picture, as SVG."""
    make, keys = PICTURES[name]
    app = make()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        svg = app.export_screenshot(title=f"magoo — {name}")
    return _FONT.sub("monospace", _FONT_FACE.sub("", svg))


def main() -> None:
    """Draw all of them."""
    FOLDER.mkdir(exist_ok=True)
    for name in PICTURES:
        svg = asyncio.run(draw(name))
        (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
