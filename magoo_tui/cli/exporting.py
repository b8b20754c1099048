"""A kept table as a record: all of it, or only what everybody at the table has heard and seen."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Final

from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.views import LogLine, TableView
from magoo_tui.table.log import Entry
from magoo_tui.table.record import format_line, format_record
from magoo_tui.table.table import Table

FormatMove = Callable[[tuple[str, ...], Move], str]

POSITION_FIELDS: Final = ("Hand", "Discard", "Draw", "Color", "Direction", "Turn", "Corner")
"""Fields of a header that say how a round stands; some of them name cards lying face down."""

SECRET_FIELDS: Final = ("Hand", "Draw", "Corner")

_NOTE: Final = (
    "# The round that follows is still being played. Below stands what everybody at the table has",
    "# seen and heard of it; hands, the draw pile and the orders of shuffles are left out.",
)


def is_secret_yet(view: TableView) -> bool:
    """Whether cards are being held: a round is dealt and has not ended."""
    return view.stage != "over" and view.is_dealt and view.ending is None


def full_record(table: Table) -> str:
    """Everything, hands and shuffles too: it plays through to the same state."""
    lines = (_line(table, entry) for entry in table.entries)
    return format_record(table.header, lines)


def public_record(table: Table) -> str:
    """Finished rounds in full; of the running one, as comments, what everybody saw and heard.

    The comments are made of typed lines and of a spectator's log alone. It can be checked and
    replayed up to where the running round begins.
    """
    finished = lines_of_finished_rounds(table)
    fields = table.header.fields
    if not finished:
        fields = tuple(field for field in fields if field[0] not in POSITION_FIELDS)
    lines = [_line(table, entry) for entry in table.entries[:finished]]
    return format_record(Header(fields), [*lines, *_running_round(table, finished)])


def lines_of_finished_rounds(table: Table) -> int:
    """How many lines there are up to the end of the last round that is over; 0 if none is."""
    for number in range(len(table.entries), 0, -1):
        if any(map(table.game.ends_round, table.entries[number - 1].facts)):
            return number
    return 0


def _running_round(table: Table, finished: int) -> Iterator[str]:
    view: TableView = table.view(None)
    told = {number: list(lines) for number, lines in groupby(view.log, lambda line: line.number)}
    yield from _NOTE
    if not finished:
        for name, value in table.header.fields:
            if name in POSITION_FIELDS and name not in SECRET_FIELDS:
                yield f"# {name}: {value}"
        yield from _as_comments(told.get(0, ()))
    for number, entry in enumerate(table.entries[finished:], finished + 1):
        yield f"# {_line(table, entry, table.game.format_for_all)}"
        yield from _as_comments(told.get(number, ()))


def _line(table: Table, entry: Entry, format_move: FormatMove | None = None) -> str:
    command = (format_move or table.game.format_move)(table.names, entry.move)
    return format_line(table.names, entry.move.seat, command, entry.move.at)


def _as_comments(lines: "list[LogLine] | tuple[()]") -> Iterator[str]:
    for line in lines:
        if not line.is_speech:
            clauses = " ".join(line.clauses)
            yield f"#   {line.text} [{clauses}]" if clauses else f"#   {line.text}"
