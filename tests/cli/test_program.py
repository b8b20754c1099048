"""The program in a process of its own: what it loads, how it ends, and that nothing is lost."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import PROJECT, Magoo

PATIENCE = 60
"""Seconds until something that does not come is given up."""

SCREENLESS = """
import sys
from magoo_tui.__main__ import main
for line in (
    "--help", "check nowhere", "rules am4.6", "results", "laws", "export no", "play --plain"
):
    sys.argv = ["magoo", *line.split()]
    try:
        main()
    except SystemExit:
        print("DONE", line, file=sys.stderr)
print("LOADED", *sorted(sys.modules), file=sys.stderr)
"""


def loaded(house: Path, code: str) -> set[str]:
    """What modules a run of the program has loaded when it ends."""
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
        env=environment,
        stdin=subprocess.DEVNULL,
    )
    return set(run.stderr.rpartition("LOADED ")[2].split())


def test_what_needs_no_screen_loads_none(house: Path) -> None:
    modules = loaded(house, SCREENLESS)
    assert "magoo_tui.cli.app" in modules
    assert not {"textual", "rich"} & modules


def test_a_command_loads_no_others_and_looks_for_garbage_again(house: Path) -> None:
    code = (
        "import gc, sys\n"
        "from magoo_tui.__main__ import main\n"
        "sys.argv = ['magoo', 'results']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code\n"
        "assert gc.isenabled()\n"
        "print('LOADED', *sorted(sys.modules), file=sys.stderr)\n"
    )
    modules = loaded(house, code)
    assert "magoo_tui.cli.papers" in modules
    assert not {"magoo_tui.cli.playing", "magoo_tui.cli.records", "magoo_tui.bench"} & modules


def test_the_lobby_is_there_before_typer_rules_and_sqlite(house: Path) -> None:
    code = (
        "import sys\n"
        "from magoo_tui.cli import screens\n"
        "screens.need_terminal = lambda: None\n"
        "from magoo_tui.tui import terminal\n"
        "terminal.run_on_terminal = lambda app: app._lobby() and 0\n"
        "sys.argv = ['magoo']\n"
        "from magoo_tui.__main__ import main\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code\n"
        "print('LOADED', *sorted(sys.modules), file=sys.stderr)\n"
    )
    modules = loaded(house, code)
    assert "magoo_tui.tui.screens.lobby" in modules
    assert not {"typer", "sqlite3", "magoo_tui.rulebook", "magoo_tui.table"} & modules
    assert not house.exists()


def test_a_script_plays_and_another_process_goes_on_there(magoo: Magoo) -> None:
    first = magoo("play", "--plain", "--seats", "Ann", "--bots", "2", typed="deal\n")
    assert first.returncode == 0
    assert "deals seven cards to each" in first.stdout
    assert "\x1b" not in first.stdout
    name = first.stderr.split()[-1]
    second = magoo("resume", name, "--plain", typed="hand\n")
    assert second.returncode == 0
    assert "What happened last:" in second.stdout
    assert "Ann holds" in second.stdout


Child = subprocess.Popen[str]
Start = Callable[..., Child]


@pytest.fixture
def start(house: Path) -> Iterator[Start]:
    """Start the program in a process that goes on; none of them outlives the test."""
    children: list[Child] = []

    def started(*arguments: str) -> Child:
        environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
        child = subprocess.Popen(
            [sys.executable, "-m", "magoo_tui", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        children.append(child)
        return child

    yield started
    for child in children:
        with child:
            child.kill()


def read_until(child: Child, words: str) -> None:
    """Read what it says as far as these words; fails where it ends before them."""
    assert child.stdout is not None
    for line in child.stdout:
        if words in line:
            return
    raise AssertionError(f"it ended before it said {words!r}")


def test_a_table_that_is_open_elsewhere_is_one_sentence(start: Start, magoo: Magoo) -> None:
    playing = start("play", "--plain", "--seats", "Ann, Bo")
    read_until(playing, "Seats")
    refused = magoo("resume", "--plain")
    assert refused.returncode == 2
    assert "is open in process" in refused.stderr
    assert refused.stderr.count("\n") == 1
    playing.communicate("", timeout=PATIENCE)


@pytest.mark.skipif(os.name != "posix", reason="signals of this kind are POSIX's")
def test_sigterm_ends_a_plain_table_cleanly_with_everything_saved(
    start: Start, magoo: Magoo
) -> None:
    playing = start("play", "--plain", "--seats", "Ann, Bo")
    assert playing.stdin is not None
    playing.stdin.write("deal\n")
    playing.stdin.flush()
    read_until(playing, "deals seven")
    playing.send_signal(signal.SIGTERM)
    _, said = playing.communicate(timeout=PATIENCE)
    assert playing.returncode == 128 + signal.SIGTERM
    assert said.startswith("The table is saved: magoo resume ")
    assert said.count("\n") == 1
    assert "turn" in magoo("resume", "--plain").stdout


@pytest.mark.skipif(os.name != "posix", reason="signals of this kind are POSIX's")
def test_a_demo_goes_on_without_input_until_it_is_interrupted(house: Path, start: Start) -> None:
    demo = start("demo", "--plain", "--seats", "3", "--speed", "1000")
    assert demo.stdin is not None
    demo.stdin.close()
    demo.stdin = None
    for _ in range(2):
        read_until(demo, "The round is over. In the order")
    demo.send_signal(signal.SIGINT)
    _, err = demo.communicate(timeout=PATIENCE)
    assert demo.returncode == 130
    assert err == ""
    assert not house.exists()


def test_a_demo_ends_when_nobody_reads_it_any_more(start: Start) -> None:
    demo = start("demo", "--plain", "--seats", "3", "--speed", "1000")
    assert demo.stdin is not None
    assert demo.stdout is not None
    assert demo.stderr is not None
    demo.stdin.close()
    read_until(demo, "Seats, clockwise")
    demo.stdout.close()
    assert demo.wait(PATIENCE) == 0
    assert demo.stderr.read() == ""


def test_an_error_of_its_own_is_one_line_and_a_report_without_words(
    house: Path, tmp_path: Path
) -> None:
    code = (
        "import magoo_tui.cli.papers as papers\n"
        "from magoo_tui.cli.app import app\n"
        "def broken(*_):\n    raise RuntimeError('Ann holds R5 G1')\n"
        "papers.opened_to_read = broken\n"
        "app(['laws'])\n"
    )
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
    )
    assert run.returncode == 70
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr
    (report,) = (house / "reports").iterdir()
    assert "RuntimeError" in report.read_text()
    assert "R5" not in report.read_text()
    assert report.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("words", "expected"), [("rules am4.", "am4.6"), ("play --set soc", "social=")]
)
def test_the_shell_completes(house: Path, words: str, expected: str) -> None:
    environment = {
        **os.environ,
        "MAGOO_HOUSE": str(house),
        "PYTHONPATH": str(PROJECT),
        "_MAGOO_COMPLETE": "complete_bash",
        "COMP_WORDS": f"magoo {words}",
        "COMP_CWORD": str(len(words.split())),
    }
    run = subprocess.run(
        [sys.executable, "-m", "magoo_tui"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
    )
    assert expected in run.stdout.split()
