"""A house is opened: made if it is new, looked through, and rescued if its file is damaged.

No file that holds something is ever written over: a new house file is made beside and takes its
place by a change of name, and a damaged one gets a name that says so.
"""

import itertools
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from magoo_tui.store import places, schema
from magoo_tui.store.errors import HouseBusy, HouseTooNew
from magoo_tui.store.house import House
from magoo_tui.store.lock import LOCKS, FileLock
from magoo_tui.store.places import move
from magoo_tui.store.rescue import Rescued, rescue
from magoo_tui.store.rows import seats_from
from magoo_tui.store.sqlite import SqliteStore

FILES = ("", "-wal", "-shm")
"""What belongs to a house file, in the order in which it is set aside."""
MAKING = ".making"
"""A new house file that may be unfinished: it holds nothing that is not elsewhere too."""
READY = ".ready"
"""A new house file that is whole and waits for the old one to be set aside."""


class Finding(msgspec.Struct, frozen=True):
    """What a look at a house file has shown."""

    damage: str = ""
    """Why the file as a whole cannot be used; empty if it can."""
    notices: tuple[str, ...] = ()
    """A sentence for each table that is not whole."""


def open_house(
    directory: Path, *, now: Callable[[], str] = places.utc_now
) -> tuple[House, list[str]]:
    """Open the house in a directory, making both if need be; with a sentence for each damage found.

    Raises `HouseTooNew` for a file of a later version, `HouseBusy` if a damaged file is open in
    another process, `StoreRefused` if the disk refuses.
    """
    path = directory / places.HOUSE_FILE
    try:
        # Whoever opens the house holds the first lock while opening, the second until closing.
        with closing(FileLock(directory / LOCKS / "opening.lock")) as opening:
            opening.take(may_wait=True)
            notices = _make_ready(path, now)
            presence = FileLock(_presence(path))
            presence.take(is_shared=True, may_wait=True)
        try:
            store = SqliteStore(path, now=now)
        except BaseException:
            presence.close()
            raise
    except (sqlite3.Error, OSError) as error:
        raise schema.not_opened(path, error) from error
    return House(store, directory=directory, presence=presence), notices


def look_at(path: Path) -> Finding:
    """Look at a house file without changing it: quickly, so not into every line.

    Raises `HouseTooNew`, and sqlite3.Error where not the file is at fault.
    """
    if not path.is_file():
        return Finding("it is no file" if path.exists() else "only its log is left")
    if path.stat().st_size == 0:
        return Finding("it is empty")
    source = schema.open_for_reading(path)
    try:
        return _look_into(source, path)
    except sqlite3.Error as error:
        if schema.is_damage(error):
            return Finding(schema.reason(error))
        raise
    finally:
        source.close()


def _look_into(source: sqlite3.Connection, path: Path) -> Finding:
    """Look at the version, at the last line of every table, and at what lists are made of."""
    (application,) = source.execute("pragma application_id").fetchone()
    (version,) = source.execute("pragma user_version").fetchone()
    if application != schema.APPLICATION:
        return Finding("it is no house")
    if version > schema.VERSION:
        raise HouseTooNew(
            f"The house file {path} is of format {version}, and this version reads formats up to"
            f" {schema.VERSION}: it was left as it is, and a newer version opens it."
        )
    rows = source.execute(
        "select r.id, r.seats, p.lines, (select max(seq) from line where record = r.number)"
        " from record r left join progress p on p.record = r.number"
    ).fetchall()
    for statement in schema.LOOKS:
        source.execute(statement).fetchall()
    return Finding(
        notices=tuple(
            f"The table {table} ({', '.join(seats_from(seats))}) cannot be read: of its"
            f" {lines or 0} lines the last one is number {last or 0}. All other tables are open."
            for table, seats, lines, last in rows
            if lines is None or lines != (last or 0)
        )
    )


def _make_ready(path: Path, now: Callable[[], str]) -> list[str]:
    """Leave a sound house file at `path` and return what there is to say about it."""
    ready = _beside(path, READY)
    if not path.exists() and ready.exists():
        return [f"The house file could not be read and was set aside as {_replace(path, now)}."]
    if not any(_beside(path, name).exists() for name in FILES):
        _build(path, path)
        return []
    for name in FILES:
        places.keep_private(_beside(path, name))
    finding = look_at(path)
    if not finding.damage:
        return list(finding.notices)
    with closing(FileLock(_presence(path))) as alone:
        if not alone.take():
            raise HouseBusy(
                f"The house file {path} cannot be read ({finding.damage}), and another process has"
                " it open: close that first."
            )
        rescued = _build(path, ready, damaged=path)
        return _notices(finding.damage, _replace(path, now), rescued)


def _build(path: Path, target: Path, *, damaged: Path | None = None) -> Rescued:
    """Make a whole new house file, with what can be read of a damaged one, and name it `target`."""
    making = _beside(path, MAKING)
    for ending in ("", "-journal", "-wal", "-shm"):
        _beside(making, ending).unlink(missing_ok=True)
    with closing(schema.build(making)) as fresh:
        rescued = rescue(damaged, fresh) if damaged else Rescued()
        schema.keep_log(fresh)
    move(making, target)
    return rescued


def _replace(path: Path, now: Callable[[], str]) -> str:
    """Set the house file aside, put the one that is ready in its place, return the aside name.

    If this is cut short, the next opening finds no house file but a ready one, and goes on here.
    """
    there = [name for name in FILES if _beside(path, name).exists()]
    day, _, _ = now().partition("T")
    for count in itertools.count(1):
        aside = _beside(path, f".unreadable-{day}" + (f"-{count}" if count > 1 else ""))
        if not any(_beside(aside, name).exists() for name in there):
            break
    for name in there:
        move(_beside(path, name), _beside(aside, name))
    move(_beside(path, READY), path)
    return aside.name


def _notices(damage: str, aside: str, rescued: Rescued) -> list[str]:
    """Say what was set aside, what came over from it and what did not."""
    tables, entries = _count(rescued.tables, "table"), _count(rescued.entries, "entry", "entries")
    lost = rescued.lost_tables
    carried = f"{tables} and {entries} of the house could be carried over"
    notices = [
        f"The house file could not be read ({damage}) and was set aside as {aside}; {carried}.",
        *(f"The table {table} could not be read and is only in {aside}." for table in lost),
    ]
    if rescued.lost_entries:
        missing = _count(rescued.lost_entries, "entry", "entries")
        notices.append(f"Of its people, results and laws {missing} could not be read.")
    return notices


def _count(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def _beside(path: Path, ending: str) -> Path:
    """Return the path of a file whose name goes on where this one's ends."""
    return path.with_name(path.name + ending)


def _presence(path: Path) -> Path:
    """Return the path of the lock that is shared by all who have the house open."""
    return path.parent / LOCKS / "house.lock"
