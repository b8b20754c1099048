"""Studies in other processes: what they find, and that they really end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from magoo_tui.simulate.basis import plain_header, with_laws, with_setting
from magoo_tui.simulate.outcomes import Pair
from magoo_tui.simulate.study import Study, cores

PROJECT = Path(__file__).parents[2]
HEADER = plain_header("magoo", 3)


def all_of(study: Study) -> list[Pair]:
    with study:
        while not study.is_done:
            study.wait(0.2)
        assert study.fault is None
        return list(study.pairs)


def processes_of(study: Study) -> list[int]:
    return [worker.pid for worker in study._workers]


def is_alive(process: int) -> bool:
    """Whether a process runs; one that has ended and is only not yet buried does not."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_what_is_found_does_not_depend_on_the_number_of_processes() -> None:
    changed = with_setting(HEADER, "social", "3")
    one, three = (
        all_of(Study(HEADER, changed, games=7, seed=4, workers=count)) for count in (1, 3)
    )
    assert one == three
    assert [pair.number for pair in one] == list(range(1, 8))
    assert one != all_of(Study(HEADER, changed, games=7, seed=5, workers=2))


def test_identical_arms_play_identical_games() -> None:
    study = Study(HEADER, HEADER, games=6)
    pairs = all_of(study)
    assert all(pair.without == pair.changed for pair in pairs)
    assert {one.verdict for one in study.report().measures} == {"the same in every game"}


def test_a_single_arm_has_nothing_to_compare() -> None:
    study = Study(HEADER, games=3)
    assert all(pair.changed is None for pair in all_of(study))
    report = study.report()
    compared = [(one.changed, one.difference, one.verdict) for one in report.measures]
    assert compared == [(None, None, None)] * 4
    assert report.turns[1] == ()


def test_asking_never_waits_and_partial_results_can_be_told() -> None:
    with Study(HEADER, games=100_000, workers=1) as study:
        start = time.perf_counter()
        assert study.poll() < 100_000
        assert study.report().played == len(study.pairs)
        assert time.perf_counter() - start < 5
        while study.wait(0.5) < 3:
            assert time.perf_counter() - start < 30
        report = study.report()
    assert 3 <= report.played < report.games
    assert report.measures[0].without.lowest > 0


def test_stopping_ends_every_process_at_once() -> None:
    study = Study(HEADER, games=100_000, workers=2)
    processes = processes_of(study)
    assert all(map(is_alive, processes))
    study.stop()
    assert not any(map(is_alive, processes))
    assert study.is_done
    assert study.fault is None
    before = len(study.pairs)
    assert study.poll() == before
    study.stop()


ASKER = """
import sys, time
from magoo_tui.simulate.basis import plain_header
from magoo_tui.simulate.study import Study
study = Study(plain_header("magoo", 3), games=100_000, workers=2)
print(*[worker.pid for worker in study._workers], flush=True)
time.sleep(60)
"""


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_outlives_whoever_asked(number: signal.Signals) -> None:
    asker = subprocess.Popen(
        [sys.executable, "-c", ASKER],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=PROJECT,
    )
    assert asker.stdout is not None
    with asker:
        processes = [int(word) for word in asker.stdout.readline().split()]
        assert len(processes) == 2
        os.kill(asker.pid, number)
        asker.wait(10)
        end = time.monotonic() + 10
        while any(map(is_alive, processes)) and time.monotonic() < end:
            time.sleep(0.02)
    assert not any(map(is_alive, processes))


def test_a_process_that_is_killed_is_told_of_in_a_sentence() -> None:
    with Study(HEADER, games=100_000, workers=1) as study:
        os.kill(processes_of(study)[0], signal.SIGKILL)
        while not study.is_done:
            study.wait(0.2)
        assert study.fault == "A process of the simulation ended before its games were played."


def test_a_header_that_no_game_begins_from_is_told_of_in_a_sentence() -> None:
    with Study(with_setting(HEADER, "deal", "99"), games=4) as study:
        while not study.is_done:
            study.wait(0.2)
        assert study.fault == "deal takes a whole number from 1 to 10."
        assert study.pairs == []


def test_it_begins_wherever_it_was_started_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "random.py").write_text("raise SystemExit('another module of that name')")
    monkeypatch.chdir(tmp_path)
    assert len(all_of(Study(HEADER, games=2))) == 2


def test_a_law_kept_by_hand_is_called_so() -> None:
    header = with_laws(HEADER, ["By hand: Coats are worn inside out."])
    study = Study(HEADER, header, games=2)
    all_of(study)
    sentences = [law.sentence for law in study.report().laws]
    assert sentences == ["Law 1 is kept by hand: bots cannot tell what it would do."]


def test_games_that_do_not_end_are_given_up_and_told_of() -> None:
    study = Study(HEADER, games=3, most_lines=25)
    assert {pair.without.end for pair in all_of(study)} == {"capped"}
    assert study.report().warnings == (
        "In 3 of 3 games nobody could finish: given up after 25 lines.",
    )


def test_there_is_a_core() -> None:
    assert cores() >= 1
