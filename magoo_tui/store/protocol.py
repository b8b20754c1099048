"""What every store promises, and the values that go in and out of it.

A store keeps three things: tables (a header and numbered lines), a short summary of each table, and
the entries of the house. It reads neither a line's facts nor an entry's body.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

Follower = Callable[[Sequence["Line"]], None]
"""Is given the lines that came to stand, in order, each once."""

Unfollow = Callable[[], None]


class Line(msgspec.Struct, frozen=True):
    """One line of a table's record with the facts that it brought about."""

    seq: int
    """1 for the first line, then without a gap."""
    at: float
    """Seconds since the table opened."""
    text: str
    """The line in the notation, such as `Bo: play R5`."""
    facts: bytes


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a list of tables shows of one of them, without reading its lines."""

    id: str
    game: str
    seats: tuple[str, ...]
    created: str
    """ISO 8601, UTC."""
    updated: str
    """When the last line or note was written: ISO 8601, UTC."""
    stage: str
    """Where play stands, in words for the list; empty until somebody says so."""
    lines: int
    is_finished: bool


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that the house keeps; which things there are, `deeds` knows."""

    topic: str
    """What it is counted with: entries of one topic are numbered from 1."""
    key: str
    """An entry whose key is already there is not entered again."""
    body: bytes
    place: int = 0
    """Its number within its topic, given by the store, never given twice."""
    number: int = 0
    """Its number among all entries, given by the store."""


class Store(Protocol):
    """Tables and house entries, kept so that whatever a call has written stays.

    Every write is one whole: all of it is durable when the call returns, or nothing was changed and
    the call raised. Calls about a table that is not there raise `UnknownTable`, writes that the
    disk refuses raise `StoreRefused`, and reading a damaged record raises `TableUnreadable`.
    """

    def create(
        self, *, game: str, seats: Sequence[str], header: str, also: Sequence[Entry] = ()
    ) -> str:
        """Open a new table without lines and return its id, which no other table ever had."""

    def append(
        self,
        table: str,
        expected: int,
        lines: Sequence[Line],
        *,
        stage: str | None = None,
        is_finished: bool | None = None,
        also: Sequence[Entry] = (),
    ) -> None:
        """Add lines numbered from `expected` + 1, and with them a new summary and house entries.

        Raises `Conflict` if the table does not have exactly `expected` lines. Followers are told
        after the lines are durable.
        """

    def note(
        self, table: str, *, stage: str | None = None, is_finished: bool | None = None
    ) -> None:
        """Change the summary; what is None stays."""

    def read(self, table: str, since: int = 0) -> list[Line]:
        """Return the lines with a number above `since`, in order."""

    def header(self, table: str) -> str:
        """Return the header that the table was created with."""

    def info(self, table: str) -> TableInfo:
        """Return the summary of one table."""

    def tables(self) -> list[TableInfo]:
        """Return the summaries of all tables, the one last written to first."""

    def enter(self, entries: Sequence[Entry]) -> None:
        """Write house entries without a line; those whose key is there already are passed over."""

    def entries(self, since: int = 0) -> list[Entry]:
        """Return the house entries with a number above `since`, in order."""

    def follow(self, table: str, follower: Follower, since: int | None = None) -> Unfollow:
        """Tell `follower` of every line above `since` (None: above those that stand now).

        Lines that stand already are told by the next `poll` or append.
        """

    def poll(self) -> None:
        """Tell the followers of what other processes have appended; cheap if there is nothing.

        A table that another process has removed is followed no longer.
        """

    def remove(self, table: str) -> None:
        """Forget a table with its lines; what it brought into the house stays."""

    def close(self) -> None:
        """Let go of the files; a closed store is not used again."""


def check_numbers(expected: int, lines: Sequence[Line]) -> None:
    """Raise ValueError unless the lines are numbered from `expected` + 1 without a gap."""
    if [line.seq for line in lines] != list(range(expected + 1, expected + 1 + len(lines))):
        numbers = ", ".join(str(line.seq) for line in lines)
        raise ValueError(f"lines after {expected} are numbered {numbers}")
