"""Runs a plain table on this process's own input and output."""

import os
import sys

from magoo_tui.kernel.seats import Seat
from magoo_tui.pins import Pins
from magoo_tui.plain.keyboard import EndOfInputError, Keyboard
from magoo_tui.plain.table import PlainTable, QuitError
from magoo_tui.table.live import Live


def play_plain(
    live: Live, people: tuple[Seat, ...], pins: Pins | None = None, *, is_attraction: bool = False
) -> None:
    """Play until somebody stops, the input ends, or the table is over.

    Where a script types, bots do not take their time, and no line has one: the order decides.
    An attraction goes on when the input ends.
    """
    keyboard = Keyboard(sys.stdin.fileno(), is_needed=not is_attraction)
    if not keyboard.is_interactive and people:
        live.pace = 0.0
        live.table.clock = None
    try:
        PlainTable(live, people, keyboard, say, pins=pins).play()
    except (QuitError, EndOfInputError):
        pass
    except BrokenPipeError:
        _let_go_of_output()


def say(text: str) -> None:
    """Say something at once; what the output's letters do not have becomes a question mark."""
    encoding = sys.stdout.encoding or "ascii"
    sys.stdout.write(text.encode(encoding, "replace").decode(encoding) + "\n")
    sys.stdout.flush()


def _let_go_of_output() -> None:
    """Nobody listens any more; without this the interpreter would complain of it at its end."""
    sink = os.open(os.devnull, os.O_WRONLY)
    os.dup2(sink, sys.stdout.fileno())
