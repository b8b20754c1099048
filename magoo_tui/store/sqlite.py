"""The store in one SQLite file: each line is on disk before anybody sees its effect."""

import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from magoo_tui.store import places, schema
from magoo_tui.store.errors import Conflict, StoreRefused, TableUnreadable, UnknownTable
from magoo_tui.store.followers import Followers
from magoo_tui.store.protocol import (
    Entry,
    Follower,
    Line,
    TableInfo,
    Unfollow,
    check_numbers,
)
from magoo_tui.store.rows import LINES, entry_from, header_from, info_from, line_row, lines_from
from magoo_tui.store.table_names import table_name


class SqliteStore:
    """Tables and house entries in one file, which several processes may have open.

    It may be used from several threads; followers are told in the thread that appends or polls.
    """

    def __init__(self, path: Path, *, now: Callable[[], str] = places.utc_now) -> None:
        """Open a house file that is there and sound; sqlite3.Error if it cannot be opened."""
        self.path = path
        self._now = now
        self._connection = schema.open_for_writing(path)
        self._identity = places.identity(path)
        self._numbers: dict[str, int] = {}
        """The numbers of tables that lines were added to; no number is ever another table's."""
        self._turn = threading.RLock()
        self._followers = Followers(self.read)

    def create(
        self, *, game: str, seats: Sequence[str], header: str, also: Sequence[Entry] = ()
    ) -> str:
        """Open a new table without lines and return its id."""
        now = self._now()
        with self._writing() as sql:
            last = sql.execute("select seq from sqlite_sequence where name = 'record'").fetchone()
            number = 1 + (last[0] if last else 0)
            table = table_name(number)
            names = msgspec.json.encode(list(seats)).decode()
            crc = schema.checksum(header.encode())
            sql.execute(
                "insert into record values (?, ?, ?, ?, ?, ?, ?)",
                (number, table, game, names, now, header, crc),
            )
            sql.execute("insert into progress values (?, 0, '', 0, ?)", (number, now))
            _enter(sql, also)
        return table

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
        """Add lines, a new summary and house entries in one transaction, then tell the followers.

        Raises `Conflict` if the table does not have exactly `expected` lines.
        """
        check_numbers(expected, lines)
        rows = [line_row(line) for line in lines]
        with self._writing() as sql:
            number = self._numbers.get(table) or self._number(table)
            counted = sql.execute(
                "update progress set lines = ?, updated = ?, stage = coalesce(?, stage),"
                " is_finished = coalesce(?, is_finished) where record = ? and lines = ?",
                (expected + len(lines), self._now(), stage, is_finished, number, expected),
            )
            if counted.rowcount == 0:
                raise Conflict(table, expected, self._count(table, self._number(table)))
            for row in rows:
                sql.execute("insert into line values (?, ?, ?, ?, ?, ?)", (number, *row))
            _enter(sql, also)
        self._numbers[table] = number
        self._followers.tell(table, lines)

    def note(
        self, table: str, *, stage: str | None = None, is_finished: bool | None = None
    ) -> None:
        """Change the summary; what is None stays."""
        with self._writing() as sql:
            sql.execute(
                "update progress set updated = ?, stage = coalesce(?, stage),"
                " is_finished = coalesce(?, is_finished) where record = ?",
                (self._now(), stage, is_finished, self._number(table)),
            )

    def read(self, table: str, since: int = 0) -> list[Line]:
        """Return the lines with a number above `since`, in order."""
        with self._reading(table) as sql:
            rows = sql.execute(LINES, (since, self._number(table))).fetchall()
        return lines_from(table, since, rows)

    def header(self, table: str) -> str:
        """Return the header that the table was created with."""
        with self._reading(table) as sql:
            row = sql.execute(
                "select cast(header as blob), crc from record where id = ?", (table,)
            ).fetchone()
        if row is None:
            raise UnknownTable(table)
        return header_from(table, row)

    def info(self, table: str) -> TableInfo:
        """Return the summary of one table."""
        with self._reading(table) as sql:
            row = sql.execute(f"{schema.SUMMARIES} where r.id = ?", (table,)).fetchone()
            if row is None:
                self._number(table)
                raise TableUnreadable(table, "its summary is missing")
        return info_from(row)

    def tables(self) -> list[TableInfo]:
        """Return the summaries of all tables, the one last written to first.

        A table whose summary is damaged is left out; reading it says so.
        """
        with self._reading() as sql:
            rows = sql.execute(
                f"{schema.SUMMARIES} order by p.updated desc, r.number desc"
            ).fetchall()
        return [info_from(row) for row in rows]

    def enter(self, entries: Sequence[Entry]) -> None:
        """Write house entries without a line; those whose key is there already are passed over."""
        with self._writing() as sql:
            _enter(sql, entries)

    def entries(self, since: int = 0) -> list[Entry]:
        """Return the house entries with a number above `since`, in order."""
        with self._reading() as sql:
            rows = sql.execute(
                "select number, topic, place, key, body from entry where number > ?"
                " order by number",
                (since,),
            ).fetchall()
        return [entry_from(row) for row in rows]

    def follow(self, table: str, follower: Follower, since: int | None = None) -> Unfollow:
        """Tell `follower` of every line above `since` (None: above those that stand now)."""
        seen = self.info(table).lines if since is None else since
        return self._followers.add(table, follower, seen)

    def poll(self) -> None:
        """Tell the followers of what other processes have appended; cheap if there is nothing.

        A table that another process has removed is followed no longer.
        """
        for table in self._followers.tables():
            try:
                self._followers.catch_up(table)
            except UnknownTable:
                self._followers.forget(table)

    def remove(self, table: str) -> None:
        """Forget a table with its lines; what it brought into the house stays."""
        with self._writing() as sql:
            number = self._number(table)
            sql.execute("delete from line where record = ?", (number,))
            sql.execute("delete from progress where record = ?", (number,))
            sql.execute("delete from record where number = ?", (number,))
        self._followers.forget(table)

    def close(self) -> None:
        """Let go of the file; more than once does no harm."""
        with self._turn:
            self._connection.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """Hold one transaction: durable at the end of the block, undone if it raises."""
        with self._turn:
            if places.identity(self.path) != self._identity:
                raise StoreRefused(f"The house file {self.path} is not there any more.")
            try:
                self._connection.execute("begin immediate")
                yield self._connection
                self._connection.execute("commit")
            except sqlite3.Error as error:
                self._undo()
                raise schema.refusal(self.path, error) from error
            except BaseException:
                self._undo()
                raise

    def _undo(self) -> None:
        """Leave the connection without a transaction, so that the next write can begin one."""
        with suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("rollback")

    @contextmanager
    def _reading(self, table: str | None = None) -> Iterator[sqlite3.Connection]:
        """Turn SQLite's errors into sentences, about one table where it is about one."""
        with self._turn:
            try:
                yield self._connection
            except sqlite3.Error as error:
                why = schema.reason(error)
                if table is not None:
                    raise TableUnreadable(table, why) from error
                raise StoreRefused(f"{self.path} cannot be read: {why}.") from error

    def _number(self, table: str) -> int:
        """Return the number under which a table's rows are kept."""
        row = self._connection.execute(
            "select number from record where id = ?", (table,)
        ).fetchone()
        if row is None:
            raise UnknownTable(table)
        return int(row[0])

    def _count(self, table: str, number: int) -> int:
        """Return how many lines a table has."""
        row = self._connection.execute(
            "select lines from progress where record = ?", (number,)
        ).fetchone()
        if row is None:
            raise TableUnreadable(table, "its summary is missing")
        return int(row[0])


def _enter(sql: sqlite3.Connection, entries: Sequence[Entry]) -> None:
    """Add entries with the next place of their topic; a key that is there keeps its entry."""
    for entry in entries:
        sql.execute(
            "insert into entry (topic, place, key, body)"
            " select ?1, 1 + coalesce((select max(place) from entry where topic = ?1), 0), ?2, ?3"
            " where not exists (select 1 from entry where key = ?2)",
            (entry.topic, entry.key, entry.body),
        )
