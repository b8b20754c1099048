"""Records read from files, and played as far as they go."""

from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, overload

from magoo_tui.cli.faults import Fault
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.check import table_of
from magoo_tui.table.record import Record, RecordLine, parse_record, split_line
from magoo_tui.table.table import Table

if TYPE_CHECKING:
    from magoo_tui.tui.frames import Frame


def read_record(path: Path) -> Record:
    """The record in a file. Raises Fault if the file cannot be read, and NoRecordError."""
    return parse_record(read_text(path))


def read_text(path: Path) -> str:
    """What a file says. Raises Fault if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise Fault(f"{path} cannot be read: {fault.strerror or fault}.") from fault
    except UnicodeDecodeError as fault:
        raise Fault(f"{path} cannot be read: it is not UTF-8.") from fault


def play(table: Table, record: Record, path: Path) -> None:
    """Do what the lines of a record say; its checks, and what it says is refused, are left out.

    Raises Fault at a line that the table refuses.
    """
    for line in _accepted(record.lines):
        parted = split_line(table.names, line.text)
        if parted is None:
            raise Fault(f"{path}:{line.number}: The line names nobody at the table.")
        refusal = table.submit(*parted, line.at)
        if refusal is not None:
            raise Fault(f"{path}:{line.number}: {refusal.sentence} ({refusal.clause})")


def _accepted(lines: Sequence[RecordLine]) -> list[RecordLine]:
    return [
        line
        for line, following in zip_longest(lines, lines[1:])
        if not line.is_check and not _tells_of_refusal(following)
    ]


def _tells_of_refusal(line: RecordLine | None) -> bool:
    return line is not None and line.is_check and line.text.split(" ")[0] == "refused"


class RecordFrames(Sequence["Frame"]):
    """The frames of a record, each made when it is first asked for."""

    def __init__(self, record: Record, path: Path) -> None:
        """Play the record once. Raises Fault and NoRecordError."""
        played = table_of(record)
        play(played, record, path)
        self._entries = played.entries
        self._texts = [played.text_of(entry) for entry in played.entries]
        self._table = table_of(record)
        self.game = self._table.game.name
        """The name of the game that is played."""
        self._frames = [self._frame("")]

    def __len__(self) -> int:
        return len(self._entries) + 1

    @overload
    def __getitem__(self, index: int) -> "Frame": ...
    @overload
    def __getitem__(self, index: slice) -> "Sequence[Frame]": ...
    def __getitem__(self, index: int | slice) -> "Frame | Sequence[Frame]":
        if isinstance(index, slice):
            return [self[at] for at in range(*index.indices(len(self)))]
        at = range(len(self))[index]
        while len(self._frames) <= at:
            step = len(self._frames) - 1
            entry, text = self._entries[step], self._texts[step]
            self._table.take_in(entry.at, text, entry.facts)
            self._frames.append(self._frame(text))
        return self._frames[at]

    def _frame(self, text: str) -> "Frame":
        from magoo_tui.tui.frames import Frame

        table = self._table
        view = table.view(None)
        told = tuple(line for line in view.log if line.number == table.revision)
        hands = tuple(table.view(Seat(seat)).hand for seat in range(len(table.names)))
        return Frame(text, view, told, hands)
