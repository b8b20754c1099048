"""How the program starts and ends where something is wrong around it."""

import os
import subprocess
import sys
from contextvars import copy_context
from pathlib import Path

import pytest

from magoo_tui import __main__ as program
from magoo_tui import tongue
from magoo_tui.cli import screens
from magoo_tui.cli.faults import Fault
from magoo_tui.cli.screens import speak_as_asked
from tests.cli.conftest import PROJECT

SPIED = """
import os, sys
from magoo_tui.cli import screens
assert "textual" not in sys.modules
screens.let_nothing_be_written_down()
from textual import constants
print(constants.LOG_FILE, constants.SCREENSHOT_DELAY, constants.PRESS or None, constants.MAX_FPS)
print(sorted(name for name in os.environ if name.startswith("TEXTUAL")))
"""


def run(*arguments: str, house: Path, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT), **more}
    return subprocess.run(
        [*arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env=environment,
    )


def test_no_variable_of_textual_keeps_what_is_shown(tmp_path: Path) -> None:
    told = run(
        sys.executable,
        "-c",
        SPIED,
        house=tmp_path,
        TEXTUAL="devtools,debug",
        TEXTUAL_LOG=str(tmp_path / "log"),
        TEXTUAL_SCREENSHOT="1",
        TEXTUAL_PRESS="d",
        TEXTUAL_FPS="30",
    )
    assert told.stdout.splitlines() == ["None -1 None 30", "['TEXTUAL_FPS']"]


def test_ctrl_c_while_it_loads_ends_it_silently(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(screens, "show_lobby", interrupted)
    monkeypatch.setattr(sys, "argv", ["magoo"])
    with pytest.raises(SystemExit) as end:
        program.main()
    assert end.value.code == 130


@pytest.mark.parametrize("words", ["", "play --plain", "play", "demo --plain"])
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_without_input_or_output_there_is_one_sentence(
    tmp_path: Path, words: str, closed: str
) -> None:
    command = f"{sys.executable} -m magoo_tui {words} {closed}"
    told = run("/bin/sh", "-c", command, house=tmp_path / "house")
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert told.stderr.startswith("magoo: ")
    assert not (tmp_path / "house").exists()


def test_an_error_is_reported_in_the_house_that_was_named(tmp_path: Path) -> None:
    code = (
        "import magoo_tui.cli.papers as papers\n"
        "from magoo_tui.cli.app import app\n"
        "def broken(*_):\n    raise RuntimeError\n"
        "papers.opened_to_read = broken\n"
        f"app(['laws', '--house', {str(tmp_path / 'named')!r}])\n"
    )
    told = run(sys.executable, "-c", code, house=tmp_path / "usual")
    assert told.returncode == 70
    assert list((tmp_path / "named" / "reports").iterdir())
    assert not (tmp_path / "usual").exists()


@pytest.mark.parametrize("asked", ["", "es", " ES "])
def test_the_lobby_speaks_what_the_environment_asks_for(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAGOO_LANG", asked)

    def spoken() -> str:
        tongue.speak(tongue.ENGLISH)
        speak_as_asked()
        return tongue.spoken()

    assert copy_context().run(spoken) == (asked.strip().lower() or tongue.ENGLISH)


def test_a_language_that_nobody_speaks_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAGOO_LANG", "xx")
    with pytest.raises(Fault, match="There is no language xx"):
        speak_as_asked()
