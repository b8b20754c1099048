"""A kept table as a record: all of it, or only what everybody at the table has heard and seen."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.kernel.views import LogLine
from magoo_tui.table.log import Entry
from magoo_tui.table.record import format_line, format_record
from magoo_tui.table.table import Table

SECRET_FIELDS: Final = ("Hand", "Draw", "Corner")
"""Fields of a header that name cards lying face down."""

_NOTE: Final = (
    "# What everybody at this table has seen and heard; the game is still being played.",
    "# Hands, the draw pile and the orders of shuffles are left out: it cannot be played through.",
)


def is_secret_yet(view: SeatView) -> bool:
    """Whether cards are being held: a round is dealt and has not ended."""
    return view.stage != "over" and view.is_dealt and view.ending is None


def full_record(table: Table) -> str:
    """Everything, hands and shuffles too: it plays through to the same state."""
    lines = (_line(table, entry) for entry in table.entries)
    return format_record(table.header, lines)


def public_record(table: Table) -> str:
    """The lines that everybody heard, and below each, as comments, what a spectator saw of it.

    It is made of the header's open fields, of typed lines and of a spectator's log alone.
    """
    fields = [field for field in table.header.fields if field[0] not in SECRET_FIELDS]
    view: SeatView = table.view(None)
    told = {number: list(lines) for number, lines in groupby(view.log, lambda line: line.number)}
    return format_record(Header(tuple(fields)), _public_lines(table, told))


def _public_lines(table: Table, told: dict[int, list[LogLine]]) -> Iterator[str]:
    yield from _NOTE
    yield from _as_comments(told.get(0, ()))
    for number, entry in enumerate(table.entries, 1):
        if isinstance(entry.move, Shuffle):
            command = f"shuffle of {len(entry.move.cards)} cards"
            yield f"# {format_line(table.names, NOBODY, command, entry.at)}"
        else:
            yield _line(table, entry)
        yield from _as_comments(told.get(number, ()))


def _line(table: Table, entry: Entry) -> str:
    command = table.game.format_move(table.names, entry.move)
    return format_line(table.names, entry.move.seat, command, entry.at)


def _as_comments(lines: "list[LogLine] | tuple[()]") -> Iterator[str]:
    for line in lines:
        if not line.is_speech:
            clauses = " ".join(line.clauses)
            yield f"#   {line.text} [{clauses}]" if clauses else f"#   {line.text}"
