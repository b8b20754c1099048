"""Records as text: ``parse_record`` and ``format_record`` are inverse to each other."""

import re
from collections.abc import Iterable

from msgspec import Struct

from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import NOBODY, Seat, find_seat

FIELDS = frozenset(
    "Game Seats Dealer Host Youngest Speech Decks Date Set Law Hand Discard Draw Color Suit "
    "Direction Turn Corner Cup Letters Losses Suspended Numbers Bots".split()
) | {"Last number"}
_REPEATABLE = frozenset("Set Law Hand Cup Letters Losses Suspended".split())
_FIELD = re.compile(r"([A-Z][A-Za-z ]*):\s*(.*)")
_TIMED = re.compile(r"@(\d{1,9}(?:\.\d{1,9})?)\s+(.*)", re.ASCII)


class RecordLine(Struct, frozen=True):
    """A line of play or a check, with the number it has in its file."""

    number: int
    """The line of the file, from 1."""
    text: str
    is_check: bool
    at: float | None = None
    """Seconds since the table opened, where the line says so."""


class Record(Struct, frozen=True):
    """A header, and what was done under it."""

    header: Header
    lines: tuple[RecordLine, ...]


def parse_record(text: str) -> Record:
    """Read a record. Raises NoRecordError."""
    fields: list[tuple[str, str]] = []
    lines: list[RecordLine] = []
    in_header = True
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        line = raw.strip()
        if line.startswith("#"):
            continue
        if not line:
            in_header = in_header and not fields
            continue
        if in_header:
            fields.append(_parse_field(number, line))
        else:
            lines.append(_parse_line(number, line))
    header = Header(tuple(fields))
    _forbid_standing_twice(fields)
    if header.first("Game") is None:
        raise NoRecordError("A record begins with a field `Game:`.")
    _forbid_going_back(lines)
    return Record(header, tuple(lines))


def _forbid_standing_twice(fields: list[tuple[str, str]]) -> None:
    seen: set[str] = set()
    for name, _ in fields:
        if name in seen and name not in _REPEATABLE:
            raise NoRecordError(f"The field `{name}:` stands twice.")
        seen.add(name)


def _parse_field(number: int, line: str) -> tuple[str, str]:
    found = _FIELD.fullmatch(line)
    if found is None or found[1] not in FIELDS:
        raise NoRecordError(f"Line {number} is no field of a header: {line}")
    name, value = found[1], found[2].strip()
    if name == "Law" and len(value) > 1 and value[0] == value[-1] == '"':
        value = value[1:-1]
    return name, value


def _parse_line(number: int, line: str) -> RecordLine:
    if line.startswith("?"):
        return RecordLine(number, line[1:].strip(), is_check=True)
    timed = _TIMED.fullmatch(line)
    if timed is None:
        return RecordLine(number, line, is_check=False)
    return RecordLine(number, timed[2], is_check=False, at=float(timed[1]))


def _forbid_going_back(lines: Iterable[RecordLine]) -> None:
    before = 0.0
    for line in lines:
        if line.at is not None:
            if line.at < before:
                raise NoRecordError(f"Line {line.number} goes back in time.")
            before = line.at


def split_line(names: tuple[str, ...], text: str) -> tuple[Seat, str] | None:
    """A line's seat and command; None if it names nobody at the table."""
    name, colon, command = text.partition(":")
    if not colon:
        return None
    seat = NOBODY if name.strip() == "*" else find_seat(names, name)
    return None if seat is None else (seat, command.strip())


def format_line(names: tuple[str, ...], seat: Seat, command: str, at: float | None = None) -> str:
    """A line of play as it stands in a record."""
    who = "*" if seat == NOBODY else names[seat]
    time = f"@{at:.3f}".rstrip("0").rstrip(".") + " " if at else ""
    return f"{time}{who}: {command}"


def format_header(header: Header) -> str:
    """The fields of a header, a line each."""
    return "".join(f"{name}: {_format_value(name, value)}\n" for name, value in header.fields)


def _format_value(name: str, value: str) -> str:
    """A field's value; a law whose own words stand in quotes gets the quotes of the field too."""
    is_quoted = name == "Law" and len(value) > 1 and value[0] == value[-1] == '"'
    return f'"{value}"' if is_quoted else value


def format_record(header: Header, lines: Iterable[str]) -> str:
    """A whole record as text."""
    return f"{format_header(header)}\n" + "".join(f"{line}\n" for line in lines)
