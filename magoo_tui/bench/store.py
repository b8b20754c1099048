"""How fast a house writes: a line of play made durable, beside a bare row in a bare file."""

import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from magoo_tui.bench.engine import PLAYOUTS
from magoo_tui.bench.yardstick import million_steps_per_s
from magoo_tui.kernel.headers import Header
from magoo_tui.store.opening import open_house
from magoo_tui.table.keeping import begin_table
from magoo_tui.table.log import Entry
from magoo_tui.table.table import Keeping

_BARE: Final = (
    "create table line (record integer, seq integer, body blob, primary key (record, seq))"
    " without rowid"
)


class StoreSpeed(Struct, frozen=True, kw_only=True):
    """What keeping lines came to."""

    lines: int
    kept_us: float
    """Microseconds until a line of play is durable: the median."""
    bare_us: float
    """The same for a row of as many bytes in a file of its own, with nothing else done."""
    ratio: float
    yardstick: float
    """Million steps a second of a fixed loop."""


def measure_store(directory: Path, seconds: float, seed: int = 1) -> StoreSpeed:
    """Play random games into a house below a directory, each line beside a bare row."""
    with (
        tempfile.TemporaryDirectory(dir=directory) as made,
        _bare_file(Path(made) / "bare.db") as bare,
    ):
        kept, rows = _measure(Path(made) / "house", bare, seconds, random.Random(seed))
    return StoreSpeed(
        lines=len(kept),
        kept_us=round(statistics.median(kept) * 1e6, 1),
        bare_us=round(statistics.median(rows) * 1e6, 1),
        ratio=round(statistics.median(kept) / statistics.median(rows), 3),
        yardstick=round(million_steps_per_s(), 3),
    )


@contextmanager
def _bare_file(path: Path) -> Iterator[sqlite3.Connection]:
    """A file that is as durable as a house, and no more than that."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute(_BARE)
        yield connection


class _Watch:
    """Keeps lines as another does, and takes the time of each, and of a bare row beside it."""

    def __init__(self, keeping: Keeping, bare: sqlite3.Connection) -> None:
        self.keeping = keeping
        self.kept: list[float] = []
        self.rows: list[float] = []
        self._bare = bare

    def keep(self, number: int, entry: Entry, text: str, state: Any) -> str | None:
        """Keep the line."""
        start = time.perf_counter()
        fault = self.keeping.keep(number, entry, text, state)
        self.kept.append(time.perf_counter() - start)
        body = b"x" * (len(text) + 400)
        start = time.perf_counter()
        self._bare.execute("insert into line values (1, ?, ?)", (len(self.rows), body))
        self.rows.append(time.perf_counter() - start)
        return fault


def _measure(
    directory: Path, bare: sqlite3.Connection, seconds: float, chance: random.Random
) -> tuple[list[float], list[float]]:
    house, _ = open_house(directory)
    random_move = PLAYOUTS["magoo"]()
    end = time.perf_counter() + seconds
    with closing(house):
        kept = begin_table(
            house, Header((("Game", "magoo"), ("Seats", "Ann, Bo, Cy, Di"))), is_counted=True
        )
        table = kept.table
        if table.keeping is None:
            raise RuntimeError("a table in a house is kept")
        watch = table.keeping = _Watch(table.keeping, bare)
        while time.perf_counter() < end or not watch.kept:
            refusal = table.submit_move(random_move(table.inspect(), chance.random, chance.shuffle))
            if refusal is not None:
                raise RuntimeError(f"random play was refused: {refusal.sentence}")
        kept.lock.release()
    return watch.kept, watch.rows
