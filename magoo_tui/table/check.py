"""The checker of records: it plays them through the rules and tests their `?` lines."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from magoo_tui.games import game_of
from magoo_tui.kernel.clause_id import NOTATION
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.checks import CheckNotUnderstoodError
from magoo_tui.table.record import Record, RecordLine, parse_record, split_line
from magoo_tui.table.table import Table
from magoo_tui.tongue import tr


class Failure(Struct, frozen=True):
    """A line of a record that does not hold."""

    number: int
    expected: str
    found: str


class Report(Struct, frozen=True):
    """What checking a record came to."""

    checks: int
    failures: tuple[Failure, ...]


class Trial:
    """A record being played; what its checks may ask (kernel.game.Inquiry)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.names = table.names
        self.refusal: Refusal | None = None

    @property
    def state(self) -> Any:
        """The state of the table as it now stands."""
        return self.table.inspect()

    @property
    def facts(self) -> Sequence[Event[Any]]:
        """What the last accepted line caused."""
        return self.table.facts_of_last()

    def refused(self, seat: Seat, command: str) -> Refusal | None:
        """Why a command would be refused now; None if it would be accepted."""
        return self.table.refused(seat, command)

    def view(self, seat: Seat) -> Any:
        """The view made for a seat."""
        return self.table.view(seat)

    def play(self, line: RecordLine) -> None:
        """Submit a line, and remember whether it was refused."""
        parted = split_line(self.names, line.text)
        if parted is None:
            self.refusal = Refusal(NOTATION, tr("The line names nobody at this table."))
        else:
            self.refusal = self.table.submit(*parted, line.at)


def check_file(path: Path) -> Report:
    """Check the record in a file. Raises NoRecordError."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise NoRecordError(_unreadable(path, fault)) from fault
    return check_record(parse_record(text))


def _unreadable(path: Path, fault: Exception) -> str:
    reason = fault.strerror if isinstance(fault, OSError) else "it is not UTF-8"
    return f"{path} cannot be read: {reason}."


def table_of(record: Record) -> Table:
    """The table that a record's header sets up. Raises NoRecordError."""
    return Table(game_of(record.header), record.header)


def check_record(record: Record) -> Report:
    """Play a record and test its checks. Raises NoRecordError."""
    trial = Trial(table_of(record))
    failures = tuple(_failures(trial, record.lines))
    return Report(sum(line.is_check for line in record.lines), failures)


def _failures(trial: Trial, lines: tuple[RecordLine, ...]) -> Iterator[Failure]:
    for index, line in enumerate(lines):
        if line.is_check:
            failure = _failure(trial, line)
            if failure is not None:
                yield failure
            continue
        trial.play(line)
        following = lines[index + 1] if index + 1 < len(lines) else None
        if trial.refusal is not None and not _expects_refusal(following):
            refusal = trial.refusal
            found = f"refused under {refusal.clause}: {refusal.sentence}"
            yield Failure(line.number, f"`{line.text}` accepted", found)


def _expects_refusal(line: RecordLine | None) -> bool:
    return line is not None and line.is_check and line.text.split(" ")[0] == "refused"


def _failure(trial: Trial, line: RecordLine) -> Failure | None:
    try:
        found = trial.table.game.check(trial, line.text)
    except CheckNotUnderstoodError as fault:
        found = f"not understood: {fault}"
    return None if found is None else Failure(line.number, line.text, found)
