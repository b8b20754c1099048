"""Rows of the house file and the values they stand for; a damaged row is found out here."""

from collections.abc import Sequence
from typing import Any

import msgspec

from magoo_tui.store.errors import TableUnreadable
from magoo_tui.store.protocol import Entry, Line, TableInfo
from magoo_tui.store.schema import checksum

Row = tuple[Any, ...]
"""What SQLite gives back: of any type, since a damaged file may hold anything."""


LINES = """
    select p.lines, l.seq, l.at, cast(l.text as blob), l.facts, l.crc
    from progress p left join line l on l.record = p.record and l.seq > ?
    where p.record = ? order by l.seq
"""
"""The lines above a number of a record: one statement, so that their count is of that moment."""


def line_row(line: Line) -> Row:
    """Return a line's columns, behind its record: seq, at, text, facts, checksum."""
    return line.seq, line.at, line.text, line.facts, _line_sum(line, line.text.encode())


def lines_from(table: str, since: int, rows: Sequence[Row]) -> list[Line]:
    """Return the lines above `since` from the rows of `LINES`.

    `TableUnreadable` if a line is missing, or is not what was written.
    """
    count = rows[0][0] if rows else None
    if not isinstance(count, int):
        raise TableUnreadable(table, "its summary is missing")
    found = [row[1:] for row in rows if row[1] is not None]
    lines = [_line_from(table, row) for row in found]
    for wanted in range(since + 1, count + 1):
        place = wanted - since - 1
        if place >= len(lines) or lines[place].seq != wanted:
            raise TableUnreadable(table, f"line {wanted} is missing")
    if len(lines) > max(0, count - since):
        raise TableUnreadable(table, f"it has more than its {count} lines")
    return lines


def header_from(table: str, row: Row) -> str:
    """Return the header from a row of its bytes and their checksum."""
    header, crc = row
    if not isinstance(header, bytes) or checksum(header) != crc:
        raise TableUnreadable(table, "its header is damaged")
    return header.decode()


def info_from(row: Row) -> TableInfo:
    """Return a summary from a row of id, game, seats, created, updated, stage, lines, finished."""
    table, game, seats, created, updated, stage, lines, is_finished = row
    return TableInfo(
        id=table,
        game=game,
        seats=seats_from(seats),
        created=created,
        updated=updated,
        stage=stage,
        lines=lines,
        is_finished=bool(is_finished),
    )


def seats_from(names: str | bytes) -> tuple[str, ...]:
    """Return the names in a list of seats as it is stored; none if that list is damaged."""
    try:
        return msgspec.json.decode(names, type=tuple[str, ...])
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        return ()


def entry_from(row: Row) -> Entry:
    """Return a house entry from a row of number, topic, place, key, body."""
    number, topic, place, key, body = row
    return Entry(topic=topic, key=key, body=body, place=place, number=number)


def _line_from(table: str, row: Row) -> Line:
    seq, at, text, facts, crc = row
    if isinstance(at, float) and isinstance(text, bytes) and isinstance(facts, bytes):
        line = Line(seq=seq, at=at, text=text.decode(errors="replace"), facts=facts)
        if _line_sum(line, text) == crc:
            return line
    raise TableUnreadable(table, f"line {seq} is damaged")


def _line_sum(line: Line, text: bytes) -> int:
    """Sum what a line holds; the text comes as bytes, as a damaged one is no text."""
    return checksum(b"%d %r" % (line.seq, float(line.at)), text, line.facts)
