"""Several processes on one house: killed, waiting for each other, following each other."""

import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from magoo_tui.store.errors import Conflict, TableBusy
from magoo_tui.store.opening import open_house
from magoo_tui.store.protocol import Line

PROJECT = Path(__file__).parents[2]
KILLS = 25

WRITER = """
    import sys
    from pathlib import Path
    from magoo_tui.store.deeds import RoundFinished, format_deeds
    from magoo_tui.store.opening import open_house
    from magoo_tui.store.protocol import Line
    house, _ = open_house(Path(sys.argv[1]))
    table = sys.argv[2]
    count = len(house.store.read(table))
    for number in range(count + 1, count + 100_000):
        deed = RoundFinished(game="magoo", table=table, round=number, date="2026-11-29",
                             seats=("Ann", "Bo"), losers=("Bo",))
        line = Line(number, float(number), f"Bo: say {number}", b"x" * (number * 37 % 5000))
        house.store.append(table, number - 1, [line], stage=str(number), also=format_deeds([deed]))
        print(number, flush=True)
"""

HOLDER = """
    import sys
    from pathlib import Path
    from magoo_tui.store.opening import open_house
    house, _ = open_house(Path(sys.argv[1]))
    lock = house.hold(sys.argv[2])
    print("held", flush=True)
    sys.stdin.readline()
"""

APPENDER = """
    import sys
    from pathlib import Path
    from magoo_tui.store.opening import open_house
    from magoo_tui.store.protocol import Line
    house, _ = open_house(Path(sys.argv[1]))
    house.store.append(sys.argv[2], 1, [Line(2, 2.0, "Cy: draw", b"")])
    house.close()
"""

NEWCOMER = """
    import sys
    from pathlib import Path
    from magoo_tui.store.opening import open_house
    house, notices = open_house(Path(sys.argv[1]))
    print(house.store.create(game="magoo", seats=["Ann"], header=""), notices)
    house.close()
"""


@contextmanager
def running(program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), *arguments],
        cwd=PROJECT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def acknowledged(process: subprocess.Popen[str], at_least: int) -> int:
    """Kill the process after some more lines and return the last that it said was durable."""
    assert process.stdout is not None
    last = 0
    for _ in range(at_least):
        last = int(process.stdout.readline())
    process.send_signal(signal.SIGKILL)
    for rest in process.stdout:
        if rest.endswith("\n"):
            last = int(rest)
    process.wait()
    return last


def test_a_killed_process_loses_no_acknowledged_line_and_doubles_none(directory: Path) -> None:
    house, _ = open_house(directory)
    table = house.store.create(game="magoo", seats=["Ann", "Bo"], header="Game: magoo\n")
    house.close()
    for kill in range(KILLS):
        with running(WRITER, str(directory), table) as process:
            last = acknowledged(process, 1 + kill % 7)
        house, notices = open_house(directory)
        lines = house.store.read(table)
        assert notices == []
        assert len(lines) - last in (0, 1)  # one more may be durable and not yet acknowledged
        assert [line.text for line in lines] == [f"Bo: say {n + 1}" for n in range(len(lines))]
        assert house.store.info(table).stage == str(len(lines))
        assert house.losses_in_a_row("magoo", ["bo"]) == {"bo": len(lines)}
        house.close()


@pytest.fixture
def table(directory: Path) -> str:
    house, _ = open_house(directory)
    name = house.store.create(game="magoo", seats=["Ann", "Bo"], header="Game: magoo\n")
    house.store.append(name, 0, [Line(1, 1.0, "Bo: draw", b"")])
    house.close()
    return name


def test_a_table_open_in_another_process_is_said_to_be_so(directory: Path, table: str) -> None:
    house, _ = open_house(directory)
    with running(HOLDER, str(directory), table) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        with pytest.raises(TableBusy) as busy:
            house.hold(table)
        assert busy.value.sentence == f"The table {table} is open in process {process.pid}."
        process.send_signal(signal.SIGKILL)
        process.wait()
        house.hold(table).release()  # the lock has died with its process
    house.close()


def test_a_lock_file_that_was_left_behind_locks_nothing(directory: Path, table: str) -> None:
    (directory / "locks" / f"{table}.lock").write_text("1")
    house, _ = open_house(directory)
    with house.hold(table), pytest.raises(TableBusy, match=f"is open in process {os.getpid()}"):
        house.hold(table)
    with house.hold(table):
        pass
    house.close()


def test_lines_of_another_process_are_told_by_the_next_poll(directory: Path, table: str) -> None:
    house, _ = open_house(directory)
    told: list[Line] = []
    house.store.follow(table, told.extend)
    with running(APPENDER, str(directory), table) as process:
        assert process.wait(timeout=10) == 0
    with pytest.raises(Conflict, match="has 2 lines, not 1"):
        house.store.append(table, 1, [Line(2, 3.0, "Bo: draw", b"")])
    house.store.poll()
    house.store.poll()
    assert told == [Line(2, 2.0, "Cy: draw", b"")]
    house.close()


def test_processes_that_start_a_house_together_share_it(directory: Path) -> None:
    with (
        running(NEWCOMER, str(directory)) as one,
        running(NEWCOMER, str(directory)) as two,
        running(NEWCOMER, str(directory)) as three,
    ):
        said = [process.communicate(timeout=20)[0] for process in (one, two, three)]
    house, notices = open_house(directory)
    assert sorted(said) == sorted(f"{info.id} []\n" for info in house.store.tables())
    assert (len(said), notices) == (3, [])
    house.close()
