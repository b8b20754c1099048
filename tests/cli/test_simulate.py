"""`magoo simulate`: what a change would do, as a table, a picture and JSON."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from magoo_tui.cli import notes
from magoo_tui.simulate.basis import plain_header
from magoo_tui.simulate.outcomes import Outcome, Pair
from magoo_tui.simulate.report import report_on
from tests.cli.conftest import PROJECT, Call, Magoo
from tests.cli.test_commands import is_one_sentence

FEW = ("simulate", "magoo", "--games", "6", "--seats", "3")


def test_the_same_seed_tells_the_same_whatever_the_processes(call: Call) -> None:
    told = [
        call(*FEW, "--set", "social=3", "--json", "--workers", count)[1] for count in ("1", "3")
    ]
    assert told[0] == told[1]
    note = json.loads(told[0])
    assert (note["game"], note["seats"], note["games"], note["played"]) == ("magoo", 3, 6, 6)
    assert note["is_stopped"] is False
    assert [one["name"] for one in note["measures"]][:2] == ["turns", "lines"]
    assert [len(turns) for turns in note["turns"]] == [6, 6]
    assert json.loads(call(*FEW, "--set", "social=3", "--json", "--seed", "2")[1]) != note


def test_a_table_a_picture_and_sentences(call: Call) -> None:
    status, out, err = call(*FEW, "--law", "By hand: Red is lucky.", "--set", "social=3")
    assert (status, err) == (0, "")
    assert out.startswith("6 games of 3 bots, each without and with the change.\n")
    for told in ("without", "median", "difference", "turns", "█", "Turns: "):
        assert told in out
    assert "Law 1 is kept by hand: bots cannot tell what it would do." in out
    assert "\x1b" not in out


def test_without_a_change_there_is_one_arm(call: Call) -> None:
    status, out, _ = call(*FEW, "--ascii")
    assert status == 0
    assert out.startswith("6 games of 3 bots.\n")
    assert "without" not in out
    assert "middle half" in out
    assert out.isascii()


def test_an_old_terminal_is_told_all_the_same(house: Path) -> None:
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
    ran = subprocess.run(
        [sys.executable, "-m", "magoo_tui", *FEW, "--law", "By hand: Åsa is greeted.\x1b[2J"],
        env={**environment, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert b"  1. " in ran.stdout
    assert b"\x1b" not in ran.stdout
    assert ran.stdout.isascii()


def test_a_constitution_is_what_both_arms_are_played_under(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "our.magoo"
    path.write_text("Game: magoo\nSet: deal = 2\nLaw: By hand: Red is lucky.\nNumbers: 4\n")
    note = json.loads(call(*FEW, "--json", "--constitution", str(path))[1])
    assert note["measures"][0]["changed"] is None
    assert [law["number"] for law in note["laws"]] == [4]
    plain = json.loads(call(*FEW, "--json", "--set", "deal=2")[1])
    assert note["turns"][0] == plain["turns"][1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("--set", "social"),
        ("--set", "social=99"),
        ("--set", "luck=3"),
        ("--law", " "),
        ("--law", "x" * 241),
        ("--constitution", "nowhere.magoo"),
        ("--games", "0"),
        ("--seats", "1"),
    ],
)
def test_errors_are_one_sentence(call: Call, arguments: tuple[str, ...]) -> None:
    status, out, err = call(*FEW, *arguments)
    assert (status, out) == (2, "")
    assert is_one_sentence(err)


def test_another_game_is_refused_in_a_sentence(magoo: Magoo) -> None:
    ran = magoo("simulate", "poker", "--games", "2")
    assert ran.returncode == 2
    assert is_one_sentence(ran.stderr)


def wait_for_games(process: int) -> None:
    """Wait until the processes that a process has started have played for a while."""
    end = time.monotonic() + 20
    children = Path(f"/proc/{process}/task/{process}/children")
    taken = 0.0
    while taken < 3 and time.monotonic() < end:
        time.sleep(0.05)
        numbers = children.read_text().split() if children.exists() else []
        stats = [Path(f"/proc/{number}/stat").read_text().rpartition(")")[2] for number in numbers]
        ticks = sum(int(stat.split()[11]) for stat in stats)
        taken = ticks / os.sysconf("SC_CLK_TCK")


def test_ctrl_c_stops_and_tells_what_was_played(house: Path) -> None:
    environment = {**os.environ, "MAGOO_HOUSE": str(house), "PYTHONPATH": str(PROJECT)}
    arguments = ("simulate", "magoo", "--games", "100000", "--seats", "2", "--json")
    ran = subprocess.Popen(
        [sys.executable, "-m", "magoo_tui", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
    )
    with ran:
        wait_for_games(ran.pid)
        ran.send_signal(signal.SIGINT)
        out, err = ran.communicate(timeout=30)
    note = json.loads(out)
    assert ran.returncode == 130
    assert note["is_stopped"] is True
    assert 0 < note["played"] < 100_000
    told = f"Stopped after {note['played']} of 100000 games; what is told is of those alone.\n"
    assert err == told


def test_games_that_do_not_end_are_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    outcome = Outcome(turns=900, lines=2000, debt=4, hand=30, fired={}, end="capped")
    pairs = [Pair(number, outcome, None) for number in range(1, 4)]
    notes.print_note(report_on(pairs, plain_header("magoo", 4), None, 200))
    out = capsys.readouterr().out
    assert "3 of 200 games of 4 bots." in out
    assert "In 3 of 3 games nobody could finish: given up after 2000 lines." in out


def test_the_bench_says_the_yardstick_beside_the_figure(call: Call) -> None:
    speed = json.loads(call("bench", "simulate", "--games", "2", "--json")[1])
    assert speed["games"] == 2
    assert speed["seconds"] > 0
    scaled = speed["seconds"] * speed["yardstick"] / 10
    assert speed["seconds_at_ten"] == pytest.approx(scaled, abs=0.01)
