"""Two apps to type in, of which the speed of typing is measured: ``python -m ... plain | field``.

``plain`` is the smallest app that has Textual's own input. ``field`` is a table with its committee
in session, on which ``p`` and then ``l`` lead to the field that laws are typed in.
"""

import sys
from typing import TYPE_CHECKING

from textual.app import App, ComposeResult
from textual.widgets import Input

from magoo_tui.rulebook.law_text import LONGEST_LAW

if TYPE_CHECKING:
    from magoo_tui.tui.app import MagooApp

SEATS = "Ann, Bo, Cy, Di"


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


def main() -> None:
    """Run the one that is asked for."""
    if sys.argv[1:] == ["plain"]:
        PlainApp().run()
    else:
        from magoo_tui.tui.terminal import run_on_terminal

        run_on_terminal(committee_app())


if __name__ == "__main__":
    main()
