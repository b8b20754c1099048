"""Apps whose speed is measured: ``python -m magoo_tui.tui.stages plain | field | hand | race``.

``plain`` is the smallest app that has Textual's own input. ``field`` is a table with its committee
in session, on which ``p`` and then ``l`` lead to the field that laws are typed in. ``hand`` is a
table of ten with twenty cards in the hand at hand. ``race`` is a table of ten, kept on disk, at
which the first key slaps truly and all others follow.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from textual.app import App, ComposeResult
from textual.widgets import Input

from magoo_tui.rulebook.law_text import LONGEST_LAW

if TYPE_CHECKING:
    from magoo_tui.kernel.seats import Seat
    from magoo_tui.table.live import Live
    from magoo_tui.table.table import Table
    from magoo_tui.tui.app import MagooApp

SEATS = "Ann, Bo, Cy, Di"
TEN: Final = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal", "Ida", "Jo")
HAND: Final = "\n".join(
    (
        "Game: magoo",
        f"Seats: {', '.join(TEN)}",
        "Hand: Ann = R1 R2 R3 R4 R5 R6 R7 R8 R9 RS RR RD G1 G2 G3 G4 B5 B6 W W4",
        *(f"Hand: {name} = Y{number} B{number}" for number, name in enumerate(TEN[1:], 1)),
        "Discard: R0",
        "Turn: Ann",
        "",
    )
)
RACE: Final = "\n".join(
    (
        "Game: magarac",
        f"Seats: {', '.join(TEN)}",
        f"Dealer: {TEN[-1]}",
        "Set: slap_time = 60",
        *(
            f"Hand: {name} = {' '.join(rank + suit for suit in 'CDHS')}"
            for name, rank in zip(TEN, ("A", "K", "Q", "J", "10", *"98765"), strict=True)
        ),
        "",
    )
)


class PlainApp(App[None]):
    """One input, and nothing else."""

    ENABLE_COMMAND_PALETTE = False

    def compose(self) -> ComposeResult:
        """The input, which has the keys."""
        yield Input(max_length=LONGEST_LAW)


def committee_app() -> "MagooApp":
    """A table of four in session; one of them plays at this terminal."""
    from magoo_tui.games import GAMES
    from magoo_tui.kernel.headers import Header
    from magoo_tui.kernel.seats import Seat
    from magoo_tui.table.table import Table
    from magoo_tui.tui.app import MagooApp
    from magoo_tui.tui.sitting import Sitting
    from magoo_tui.tui.terminal import TerminalDriver

    table = Table(GAMES["magoo"](), Header((("Game", "magoo"), ("Seats", SEATS))))
    for seat, command in ((1, "move to convene"), (2, "second")):
        table.submit(Seat(seat), command)
    return MagooApp(Sitting(table, people=(Seat(0),)), driver_class=TerminalDriver)


def hand_app() -> "MagooApp":
    """A table of ten; one of them plays at this terminal, with twenty cards."""
    from magoo_tui.kernel.seats import Seat
    from magoo_tui.table.check import table_of
    from magoo_tui.table.record import parse_record

    table = table_of(parse_record(HAND))
    return _app_at(table, None, (Seat(0),))


@contextmanager
def race_app() -> "Iterator[MagooApp]":
    """A table of ten at one keyboard, each of whom holds four alike; kept in a house on disk."""
    from magoo_tui.kernel.seats import Seat
    from magoo_tui.store.opening import open_house
    from magoo_tui.table.keeping import begin_table
    from magoo_tui.table.live import Live
    from magoo_tui.table.record import parse_record

    with TemporaryDirectory() as directory:
        house, _ = open_house(Path(directory))
        kept = begin_table(house, parse_record(RACE).header, is_counted=False)
        people = tuple(Seat(seat) for seat in range(len(kept.table.names)))
        yield _app_at(kept.table, Live(kept.table), people)
        kept.lock.release()
        house.close()


def _app_at(table: "Table", live: "Live | None", people: "tuple[Seat, ...]") -> "MagooApp":
    from magoo_tui.tui.app import MagooApp
    from magoo_tui.tui.sitting import Sitting
    from magoo_tui.tui.terminal import TerminalDriver

    return MagooApp(Sitting(table, live, people=people), driver_class=TerminalDriver)


def main() -> None:
    """Run the one that is asked for."""
    named = sys.argv[1:]
    if named == ["plain"]:
        PlainApp().run()
        return
    from magoo_tui.tui.terminal import run_on_terminal

    if named == ["race"]:
        with race_app() as app:
            run_on_terminal(app)
    else:
        run_on_terminal(hand_app() if named == ["hand"] else committee_app())


if __name__ == "__main__":
    main()
