"""The house file: its tables in SQL, how it is opened, and what SQLite's errors mean."""

import sqlite3
import zlib
from pathlib import Path

from magoo_tui.store import places
from magoo_tui.store.errors import StoreRefused

APPLICATION = 0x4D61676F
"""SQLite's application id of a house file: `Mago`."""
VERSION = 1

SCHEMA = f"""
    create table record (
        number integer primary key autoincrement,
        id text not null unique, game text not null, seats text not null,
        created text not null, header text not null, crc integer not null
    );
    create table progress (
        record integer primary key, lines integer not null, stage text not null,
        is_finished integer not null, updated text not null
    );
    create table line (
        record integer not null, seq integer not null, at real not null,
        text text not null, facts blob not null, crc integer not null,
        primary key (record, seq)
    ) without rowid;
    create table entry (
        number integer primary key autoincrement, topic text not null, place integer not null,
        key text not null unique, body blob not null, unique (topic, place)
    );
    pragma application_id = {APPLICATION};
    pragma user_version = {VERSION};
"""

SUMMARIES = """
    select r.id, r.game, r.seats, r.created, p.updated, p.stage, p.lines, p.is_finished
    from record r join progress p on p.record = r.number
"""

LOOKS = (
    SUMMARIES,
    "select count(*) from record indexed by sqlite_autoindex_record_1",
    "select sum(length(body)) from entry not indexed",
    "select count(*) from entry indexed by sqlite_autoindex_entry_1",
    "select count(*) from entry indexed by sqlite_autoindex_entry_2",
    "select * from sqlite_sequence",
)
"""Reads everything that is not a line or a header, so that damage there shows at opening."""

BUSY_SECONDS = 2.0
"""How long a write waits for another process's: its own takes a few milliseconds."""

DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR})
"""The file itself is at fault; SQLITE_ERROR where a table that every house has is not there."""
REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it may not be written",
    sqlite3.SQLITE_PERM: "it may not be written",
    sqlite3.SQLITE_CANTOPEN: "it may not be opened",
    sqlite3.SQLITE_BUSY: "another process is writing",
    sqlite3.SQLITE_LOCKED: "another process is writing",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_TOOBIG: "a line is too long",
    sqlite3.SQLITE_CORRUPT: "it is cut or damaged",
    sqlite3.SQLITE_NOTADB: "it is no database",
}


def build(path: Path) -> sqlite3.Connection:
    """Make a new house file for its owner only, and return a connection for filling it.

    `keep_log` comes last, so that until then no second file belongs to it.
    """
    places.make_private(path)
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        connection.execute("pragma synchronous = full")
        connection.executescript(f"begin; {SCHEMA} commit;")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def keep_log(connection: sqlite3.Connection) -> None:
    """Turn a new house file to write-ahead logging, which it keeps from then on."""
    connection.execute("pragma journal_mode = wal")


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open a house file that is there, so that what is committed is on disk.

    The log and the shared memory that SQLite puts beside it take over its mode.
    """
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    connection.text_factory = _read_text
    try:
        connection.execute("pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
        connection.execute("pragma fullfsync = on")  # where a plain sync stops at the drive's cache
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Open a house file without ever writing to it, also where it may be damaged."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
    )
    connection.text_factory = _read_text
    return connection


def is_damage(error: sqlite3.Error) -> bool:
    """Say whether reading failed for the file's own sake, not the disk's or another process's."""
    return _primary_code(error) in DAMAGE


def reason(error: sqlite3.Error) -> str:
    """Say in a few words why SQLite would not do it."""
    return REASONS.get(_primary_code(error), str(error))


def refusal(path: Path, error: sqlite3.Error) -> StoreRefused:
    """Return the one sentence for a write that was not done."""
    hope = "the house has to be opened anew" if is_damage(error) else "it can be tried again"
    return StoreRefused(f"Nothing was written to {path}: {reason(error)}; {hope}.")


def not_opened(path: Path, error: sqlite3.Error | OSError) -> StoreRefused:
    """Return the one sentence for a house that cannot be opened as things are."""
    why = reason(error) if isinstance(error, sqlite3.Error) else error.strerror or str(error)
    return StoreRefused(f"The house file {path} cannot be opened: {why}.")


def checksum(*parts: bytes) -> int:
    """Return the sum that shows whether stored bytes are still the ones that were written."""
    total = 0
    for part in parts:
        total = zlib.crc32(part, zlib.crc32(b"%d:" % len(part), total))
    return total


def _read_text(text: bytes) -> str:
    """Read stored text so that one damaged name does not hide all others."""
    return text.decode(errors="replace")


def _primary_code(error: sqlite3.Error) -> int:
    """Return SQLite's code without its extension, 0 for an error of the Python module."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
