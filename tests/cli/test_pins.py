"""PINs in the whole program: asked for on a terminal, removed by a command, and kept nowhere."""

import os
import sys
from pathlib import Path

import pexpect

from tests.cli.conftest import PROJECT, Call, Magoo, opened

DIGITS = "47110815"


def test_the_digits_stand_in_no_file_and_no_export(magoo: Magoo, house: Path) -> None:
    typed = f"deal\npin\n{DIGITS}\n{DIGITS}\nquit\n"
    run = magoo("play", "--plain", "--seats", "Ann, Bo", typed=typed)
    assert "has a PIN from now on." in run.stdout
    here = opened(house)
    (table,) = here.store.tables()
    assert len(here.pins()) == 1
    digest = here.pins()[0].digest
    assert DIGITS not in "".join(line.text for line in here.store.read(table.id))
    here.close()
    export = magoo("export", table.id, "--secrets")
    assert DIGITS not in run.stdout + run.stderr + export.stdout
    files = [path for path in house.rglob("*") if path.is_file()]
    assert files
    for file in files:
        assert DIGITS.encode() not in file.read_bytes()
    assert digest.hex() not in export.stdout


def test_it_is_asked_for_after_a_resume(magoo: Magoo, house: Path) -> None:
    typed = f"deal\npin\n{DIGITS}\n{DIGITS}\nquit\n"
    assert magoo("play", "--plain", "--seats", "Ann, Bo", typed=typed).returncode == 0
    here = opened(house)
    name = here.pins()[0].name
    here.close()
    locked = magoo("resume", "--plain", typed=f"{name}\n\nquit\n").stdout
    assert f"The PIN of {name}, or Enter to go back:" in locked
    assert f"{name} holds" not in locked
    assert f"{name} holds" in magoo("resume", "--plain", typed=f"{name}\n{DIGITS}\nquit\n").stdout


def test_a_forgotten_one_is_removed_by_a_command(magoo: Magoo, call: Call, house: Path) -> None:
    typed = f"deal\npin\n{DIGITS}\n{DIGITS}\nquit\n"
    magoo("play", "--plain", "--seats", "Ann, Bo", typed=typed)
    here = opened(house)
    name = here.pins()[0].name
    here.close()
    other = "Bo" if name == "Ann" else "Ann"
    assert call("pin") == (0, f"{name}\n", "")
    assert call("pin", name.lower()) == (0, f"{name.lower()} has a PIN.\n", "")
    assert call("pin", other) == (0, f"{other} has no PIN.\n", "")
    assert call("pin", name.upper(), "--remove") == (0, f"{name} has no PIN any more.\n", "")
    assert call("pin") == (0, "Nobody in this house has a PIN.\n", "")
    run = magoo("pin", name, "--remove")
    assert run.returncode == 2
    assert run.stderr == f"magoo: Nobody called {name} has a PIN in this house.\n"
    assert magoo("pin", "--remove").returncode == 2


def test_on_a_terminal_nothing_of_it_is_shown(house: Path) -> None:
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
    program = pexpect.spawn(
        sys.executable,
        ["-m", "magoo_tui", "play", "--plain", "--seats", "Ann, Bo"],
        env=environment,
        encoding="utf-8",
        timeout=20,
    )
    seen = []

    def expect_and_type(text: str, line: str) -> None:
        program.expect_exact(text)
        seen.append(program.before)
        program.sendline(line)

    expect_and_type("deal", "deal")
    expect_and_type("to hear the hand.", "pin")
    expect_and_type("or Enter for none:", DIGITS)
    expect_and_type("Once more:", DIGITS)
    expect_and_type("has a PIN from now on.", "quit")
    program.expect(pexpect.EOF)
    seen.append(program.before)
    assert DIGITS not in "".join(seen)
    program.close()
    assert program.exitstatus == 0
