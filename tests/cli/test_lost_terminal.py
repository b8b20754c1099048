"""The terminal goes while the program is on it: nobody is left who could press a key."""

import os
import pty
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from pexpect.fdpexpect import fdspawn

from tests.cli.conftest import PROJECT

PATIENCE = 30.0
LINES = {"lobby": (), "table": ("play", "--seats", "Ann, Bo")}
SHOWN = {"lobby": "New", "table": "deals"}
HUNG_UP = 129


@pytest.mark.parametrize("screen", list(LINES))
def test_without_its_terminal_the_program_ends(house: Path, screen: str) -> None:
    """In a session of its own no SIGHUP comes: the end of the input alone has to tell it."""
    ours, its = pty.openpty()
    termios.tcsetwinsize(ours, (24, 80))
    shown = fdspawn(ours, timeout=PATIENCE)
    playing = subprocess.Popen(
        [sys.executable, "-m", "magoo_tui", *LINES[screen]],
        stdin=its,
        stdout=its,
        stderr=its,
        start_new_session=True,
        env={
            **os.environ,
            "MAGOO_HOUSE": str(house),
            "PYTHONPATH": str(PROJECT),
            "TERM": "xterm-256color",
        },
    )
    try:
        os.close(its)
        shown.expect(SHOWN[screen])
        shown.close()
        assert playing.wait(PATIENCE) == HUNG_UP
    finally:
        playing.kill()
        playing.wait()
