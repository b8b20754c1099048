"""Disks that refuse, and files that only their owner may read."""

import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from magoo_tui.store import places
from magoo_tui.store.errors import StoreRefused
from magoo_tui.store.opening import open_house
from magoo_tui.store.protocol import Entry, Line
from magoo_tui.store.sqlite import SqliteStore

NOBODY = 65534


def a_line(seq: int, size: int = 10) -> Line:
    return Line(seq=seq, at=float(seq), text=f"Bo: say {seq}", facts=b"x" * size)


@pytest.fixture
def store(directory: Path) -> Iterator[SqliteStore]:
    house, _ = open_house(directory)
    assert isinstance(house.store, SqliteStore)
    yield house.store
    house.close()


@pytest.fixture
def table(store: SqliteStore) -> str:
    name = store.create(game="magoo", seats=["Bo"], header="Game: magoo\n")
    store.append(name, 0, [a_line(1)], stage="turn")
    return name


@contextmanager
def files_no_longer_than(size: int) -> Iterator[None]:
    """Let the system refuse to write beyond a size, as a full disk would."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


@contextmanager
def without_rights_to(directory: Path) -> Iterator[None]:
    """Be somebody who may read a directory and not write into it, also where tests run as root."""
    directory.chmod(0o555)
    user = os.geteuid()
    modes = {path: path.stat().st_mode for path in directory.parents}
    closed = [path for path in modes if user == 0 and modes[path] & 0o055 != 0o055]
    for path in closed:
        path.chmod(modes[path] | 0o055)
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)
        for path in closed:
            path.chmod(modes[path])
        directory.chmod(0o700)


def assert_nothing_changed(store: SqliteStore, table: str) -> None:
    assert store.read(table) == [a_line(1)]
    assert store.info(table).stage == "turn"
    assert store.entries() == []


def test_a_full_disk_is_one_sentence_and_the_move_can_be_tried_again(
    store: SqliteStore, table: str
) -> None:
    told: list[Line] = []
    store.follow(table, told.extend)
    entry = Entry(topic="round", key="1", body=b"")
    log = store.path.with_name("house.db-wal")
    with files_no_longer_than(log.stat().st_size + 100):
        for _ in range(3):
            with pytest.raises(
                StoreRefused, match=r"^Nothing was written to .*house\.db: the disk"
            ):
                store.append(table, 1, [a_line(2)], stage="over", also=[entry])
            with pytest.raises(StoreRefused, match=r"it can be tried again\.$"):
                store.create(game="magoo", seats=[], header="")
            assert_nothing_changed(store, table)
    store.append(table, 1, [a_line(2)], also=[entry])
    assert told == [a_line(2)]
    assert [found.key for found in store.entries()] == ["1"]


def test_a_house_file_that_may_not_grow_is_refused_whole(store: SqliteStore, table: str) -> None:
    connection = store._connection
    (pages,) = connection.execute("pragma page_count").fetchone()
    connection.execute(f"pragma max_page_count = {pages}")
    with pytest.raises(StoreRefused, match="the disk is full"):
        store.append(table, 1, [a_line(2), a_line(3, size=100_000)], stage="over")
    assert_nothing_changed(store, table)
    connection.execute("pragma max_page_count = 100000")
    store.append(table, 1, [a_line(2), a_line(3, size=100_000)])
    assert store.info(table).lines == 3


def test_a_process_that_writes_too_long_is_said_to_be_there(store: SqliteStore, table: str) -> None:
    store._connection.execute("pragma busy_timeout = 10")
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("begin immediate")
    with pytest.raises(StoreRefused, match="another process is writing; it can be tried again"):
        store.append(table, 1, [a_line(2)])
    other.execute("rollback")
    store.append(table, 1, [a_line(2)])
    other.close()


def test_a_committed_line_is_on_disk(store: SqliteStore) -> None:
    (mode,) = store._connection.execute("pragma journal_mode").fetchone()
    (synchronous,) = store._connection.execute("pragma synchronous").fetchone()
    assert (mode, synchronous) == ("wal", 2)  # 2 is FULL: the log is synced at every commit


def test_a_directory_that_may_not_be_written_is_named(directory: Path) -> None:
    directory.mkdir()
    with without_rights_to(directory), pytest.raises(StoreRefused) as refused:
        open_house(directory)
    assert str(directory) in refused.value.sentence
    assert refused.value.sentence.endswith("cannot be opened: Permission denied.")
    assert list(directory.iterdir()) == []


def test_a_full_disk_at_the_first_start_leaves_no_half_house(directory: Path) -> None:
    with (
        files_no_longer_than(5000),
        pytest.raises(StoreRefused, match="cannot be opened: the disk"),
    ):
        open_house(directory)
    assert not (directory / "house.db").exists()
    house, notices = open_house(directory)
    assert (house.store.tables(), notices) == ([], [])
    house.close()


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
def test_every_file_is_its_owners_whatever_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        house, _ = open_house(tmp_path / "games" / "house")
        table = house.store.create(game="magoo", seats=["Bo"], header="")
        with house.hold(table):
            house.store.append(table, 0, [a_line(1)])
            places.write_private(tmp_path / "games" / "full.magoo", b"Game: magoo\n")
            found = {
                path.relative_to(tmp_path).as_posix(): path.stat().st_mode & 0o777
                for path in (tmp_path / "games").rglob("*")
            }
        house.close()
    finally:
        os.umask(before)
    assert {name for name in found if name.startswith("games/house/house.db")} == {
        "games/house/house.db",
        "games/house/house.db-wal",
        "games/house/house.db-shm",
    }
    assert f"games/house/locks/{table}.lock" in found
    for name, mode in found.items():
        assert mode == (0o700 if (tmp_path / name).is_dir() else 0o600), name
    assert (tmp_path / "games").stat().st_mode & 0o777 == 0o700


def test_a_house_file_that_others_could_read_is_closed_to_them(directory: Path) -> None:
    open_house(directory)[0].close()
    (directory / "house.db").chmod(0o644)
    house, _ = open_house(directory)
    house.store.create(game="magoo", seats=[], header="")
    assert {path.stat().st_mode & 0o777 for path in directory.glob("house.db*")} == {0o600}
    house.close()


def test_a_directory_that_was_there_keeps_its_mode(directory: Path) -> None:
    directory.mkdir(mode=0o755)
    open_house(directory)[0].close()
    assert directory.stat().st_mode & 0o777 == 0o755


def test_an_export_replaces_wholly_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "full.magoo"
    path.write_text("old")
    with files_no_longer_than(1000), pytest.raises(OSError, match="File too large"):
        places.write_private(path, b"x" * 2000)
    assert path.read_text() == "old"
    places.write_private(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


def test_a_house_that_was_deleted_under_the_table_takes_no_line(directory: Path) -> None:
    house, _ = open_house(directory)
    table = house.store.create(game="magoo", seats=["Ann", "Bo"], header="")
    for file in directory.glob("house.db*"):
        file.unlink()
    with pytest.raises(StoreRefused, match="not there any more"):
        house.store.append(table, 0, [a_line(1)])
    house.close()
