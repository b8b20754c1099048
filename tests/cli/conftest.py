"""The program as it is called, in a house of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from magoo_tui.cli.app import app
from magoo_tui.cli.seating import begin
from magoo_tui.store.house import House
from magoo_tui.store.opening import open_house
from magoo_tui.tui.new_game import NewGame

Ran = subprocess.CompletedProcess[str]
Magoo = Callable[..., Ran]

PROJECT = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    return tmp_path / "house"


@pytest.fixture
def magoo(house: Path) -> Magoo:
    """Run the program in a process of its own, with a text for its standard input."""

    def run(*arguments: str, typed: str = "") -> Ran:
        environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
        return subprocess.run(
            [sys.executable, "-m", "magoo_tui", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=30,
            env=environment,
        )

    return run


Said = tuple[int, str, str]
Call = Callable[..., Said]

GOOD = """\
Game: magoo
Seats: Ann, Bo
Hand: Ann = R5 G1 G2
Hand: Bo = R1 B2
Discard: R3
Turn: Ann

Ann: play R5
? cites magoo.uno.13
? turn Bo
"""

TWO = NewGame(game="magoo", names=("Ann", "Bo"), bots={}, speech="typed", decks=1, settings={})


@pytest.fixture
def call(house: Path) -> Call:
    def run(*arguments: str, typed: str = "") -> Said:
        outcome = CliRunner().invoke(
            app, list(arguments), input=typed, env={"MAGOO_HOUSE": str(house)}
        )
        return outcome.exit_code, outcome.stdout, outcome.stderr

    return run


def opened(house: Path) -> House:
    return open_house(house)[0]


def sat_down(house: Path, **changes: Any) -> str:
    """Begin a table in a house; gives its name."""
    here = opened(house)
    seated = begin(here, msgspec.structs.replace(TWO, **changes))
    seated.live.deal()
    seated.rise()
    here.close()
    assert seated.kept is not None
    return seated.kept.id
