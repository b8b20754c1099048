"""The program as it is called, in a house of its own."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

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
