"""What can still be read of a damaged house file, row by row, is written into a new one."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import msgspec

from magoo_tui.store import schema
from magoo_tui.store.errors import TableUnreadable
from magoo_tui.store.protocol import Line
from magoo_tui.store.rows import LINES, Row, header_from, line_row, lines_from, seats_from
from magoo_tui.store.table_names import table_name


class Rescued(msgspec.Struct, kw_only=True):
    """What came over from a damaged house file, and what did not."""

    tables: int = 0
    entries: int = 0
    lost_tables: list[str] = []
    """By id, with the names of their seats where these are known."""
    lost_entries: int = 0


def rescue(damaged: Path, fresh: sqlite3.Connection) -> Rescued:
    """Carry over every whole table and every readable entry; the damaged file is only read.

    sqlite3.Error if the new file cannot be written.
    """
    found = Rescued()
    try:
        source = schema.open_for_reading(damaged)
    except sqlite3.Error:
        return found
    try:
        _execute(source, "pragma writable_schema = on")  # SQLite then reads on in a file cut short
        fresh.execute("begin")
        _carry_tables(source, fresh, found)
        _carry_entries(source, fresh, found)
        fresh.execute("commit")
    finally:
        source.close()
    return found


def _carry_tables(source: sqlite3.Connection, fresh: sqlite3.Connection, found: Rescued) -> None:
    """Carry over the tables that are whole; numbers that were given are not given again."""
    seen = [_highest(source, column, table) for column, table in _NUMBERED]
    records = _rows_by_number(
        source, "record", "number, id, game, seats, created, header, crc", max(seen)
    )
    summaries = _rows_by_number(
        source, "progress", "record, lines, stage, is_finished, updated", max(seen)
    )
    for number in sorted(records.keys() | summaries.keys()):
        table = table_name(number)
        try:
            lines = _whole_lines(source, table, number)
            row = records.get(number)
            if row is None or number not in summaries:
                raise TableUnreadable(table, "its header or summary is missing")
            header_from(table, (str(row[5]).encode(), row[6]))
        except TableUnreadable:
            who = ", ".join(seats_from(records[number][3])) if number in records else ""
            found.lost_tables.append(f"{table} ({who})" if who else table)
            continue
        _insert(fresh, "record", [row])
        _insert(fresh, "progress", [summaries[number]])
        _insert(fresh, "line", [(number, *line_row(line)) for line in lines])
        found.tables += 1
    _pass_number(fresh, "record", max(seen))


def _carry_entries(source: sqlite3.Connection, fresh: sqlite3.Connection, found: Rescued) -> None:
    """Carry over the house entries under their numbers and places."""
    last = _highest(source, "seq", "sqlite_sequence where name = 'entry'")
    entries = _rows_by_number(source, "entry", "number, topic, place, key, body", last)
    for row in entries.values():
        try:
            _insert(fresh, "entry", [row])
        except sqlite3.IntegrityError:  # a damaged copy of an entry that is there, or no entry
            found.lost_entries += 1
        else:
            found.entries += 1
    last = max(last, *entries, 0)
    found.lost_entries += last - len(entries)
    _pass_number(fresh, "entry", last)


def _whole_lines(source: sqlite3.Connection, table: str, number: int) -> Sequence[Line]:
    """Return all lines of a table; `TableUnreadable` if they are not all there."""
    try:
        rows = source.execute(LINES, (0, number)).fetchall()
    except sqlite3.Error as error:
        raise TableUnreadable(table, schema.reason(error)) from error
    return lines_from(table, 0, rows)


def _rows_by_number(
    source: sqlite3.Connection, table: str, columns: str, last: int
) -> dict[int, Row]:
    """Return the rows that can be read, by the number in their first column.

    Reading from both ends finds what lies before and behind one damaged page; between them, and up
    to the `last` number ever given, each number is asked for by itself.
    """
    number, _, _ = columns.partition(",")
    rows: dict[int, Row] = {}
    for order in ("asc", "desc"):
        try:
            for row in source.execute(f"select {columns} from {table} order by {number} {order}"):
                if row[0] in rows:
                    break
                rows[row[0]] = row
        except sqlite3.Error:
            continue
    for missing in sorted(set(range(1, max(last, *rows, 0) + 1)) - rows.keys()):
        for row in _execute(source, f"select {columns} from {table} where {number} = {missing}"):
            rows[missing] = row
    return dict(sorted(rows.items()))


_NUMBERED = (
    ("seq", "sqlite_sequence where name = 'record'"),
    ("max(record)", "progress"),
    ("max(record)", "line"),
)
"""Where the number of a table that was created can be found, also if its own row is lost."""


def _highest(source: sqlite3.Connection, column: str, table: str) -> int:
    """Return a number from a damaged file, 0 if it cannot be read or is no number."""
    numbers = [row[0] for row in _execute(source, f"select {column} from {table}")]
    return max((number for number in numbers if isinstance(number, int)), default=0)


def _execute(source: sqlite3.Connection, statement: str) -> list[Row]:
    """Return what a statement finds, nothing where it meets damage."""
    try:
        return source.execute(statement).fetchall()
    except sqlite3.Error:
        return []


def _insert(fresh: sqlite3.Connection, table: str, rows: Sequence[Row]) -> None:
    """Write rows with all their columns."""
    for row in rows:
        marks = ", ".join("?" * len(row))
        fresh.execute(f"insert into {table} values ({marks})", row)


def _pass_number(fresh: sqlite3.Connection, table: str, last: int) -> None:
    """Let the next row take a number above `last`."""
    fresh.execute("delete from sqlite_sequence where name = ?", (table,))
    fresh.execute("insert into sqlite_sequence values (?, ?)", (table, last))
