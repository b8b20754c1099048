"""The store that keeps nothing beyond its process: for demonstrations, simulations and tests."""

from collections.abc import Callable, Sequence

import msgspec

from magoo_tui.store import places
from magoo_tui.store.errors import Conflict, UnknownTable
from magoo_tui.store.followers import Followers
from magoo_tui.store.protocol import (
    Entry,
    Follower,
    Line,
    TableInfo,
    Unfollow,
    check_numbers,
)
from magoo_tui.store.table_names import table_name


class MemoryStore:
    """Tables and house entries in lists; for one thread."""

    def __init__(self, *, now: Callable[[], str] = places.utc_now) -> None:
        """Begin with nothing."""
        self._now = now
        self._created = 0
        self._infos: dict[str, TableInfo] = {}
        self._headers: dict[str, str] = {}
        self._lines: dict[str, list[Line]] = {}
        self._entries: list[Entry] = []
        self._keys: set[str] = set()
        self._places: dict[str, int] = {}
        self._followers = Followers(self.read)

    def create(
        self, *, game: str, seats: Sequence[str], header: str, also: Sequence[Entry] = ()
    ) -> str:
        """Open a new table without lines and return its id."""
        self._created += 1
        table = table_name(self._created)
        now = self._now()
        self._headers[table] = header
        self._lines[table] = []
        self._infos[table] = TableInfo(
            id=table,
            game=game,
            seats=tuple(seats),
            created=now,
            updated=now,
            stage="",
            lines=0,
            is_finished=False,
        )
        self.enter(also)
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
        """Add lines, a new summary and house entries, then tell the followers.

        Raises `Conflict` if the table does not have exactly `expected` lines.
        """
        check_numbers(expected, lines)
        found = self.info(table).lines
        if found != expected:
            raise Conflict(table, expected, found)
        self._lines[table].extend(lines)
        self.note(table, stage=stage, is_finished=is_finished)
        self.enter(also)
        self._followers.tell(table, lines)

    def note(
        self, table: str, *, stage: str | None = None, is_finished: bool | None = None
    ) -> None:
        """Change the summary; what is None stays."""
        info = self.info(table)
        changed = msgspec.structs.replace(
            info,
            updated=self._now(),
            lines=len(self._lines[table]),
            stage=info.stage if stage is None else stage,
            is_finished=info.is_finished if is_finished is None else is_finished,
        )
        del self._infos[table]  # so that the one last written to stands last
        self._infos[table] = changed

    def read(self, table: str, since: int = 0) -> list[Line]:
        """Return the lines with a number above `since`, in order."""
        self.info(table)
        return self._lines[table][since:]

    def header(self, table: str) -> str:
        """Return the header that the table was created with."""
        self.info(table)
        return self._headers[table]

    def info(self, table: str) -> TableInfo:
        """Return the summary of one table."""
        if table not in self._infos:
            raise UnknownTable(table)
        return self._infos[table]

    def tables(self) -> list[TableInfo]:
        """Return the summaries of all tables, the one last written to first."""
        return list(reversed(self._infos.values()))

    def enter(self, entries: Sequence[Entry]) -> None:
        """Write house entries without a line; those whose key is there already are passed over."""
        for entry in entries:
            if entry.key in self._keys:
                continue
            place = self._places.get(entry.topic, 0) + 1
            number = len(self._entries) + 1
            self._entries.append(msgspec.structs.replace(entry, place=place, number=number))
            self._places[entry.topic] = place
            self._keys.add(entry.key)

    def entries(self, since: int = 0) -> list[Entry]:
        """Return the house entries with a number above `since`, in order."""
        return self._entries[since:]

    def follow(self, table: str, follower: Follower, since: int | None = None) -> Unfollow:
        """Tell `follower` of every line above `since` (None: above those that stand now)."""
        seen = self.info(table).lines if since is None else since
        return self._followers.add(table, follower, seen)

    def poll(self) -> None:
        """Tell followers of lines that stood before they came and that they have not been told."""
        for table in self._followers.tables():
            self._followers.catch_up(table)

    def remove(self, table: str) -> None:
        """Forget a table with its lines; what it brought into the house stays."""
        self.info(table)
        del self._infos[table], self._headers[table], self._lines[table]
        self._followers.forget(table)

    def close(self) -> None:
        """Do nothing: there is no file to let go of."""
