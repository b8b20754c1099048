"""The checker of records: what it reports, and what it cannot understand."""

from pathlib import Path

import pytest

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.table.check import Report, check_file, check_record, table_of
from magoo_tui.table.record import parse_record

HEAD = (
    "Game: magoo\nSeats: Ann, Bo Derek, Cy\nHand: Ann = R1 R2\nHand: Bo Derek = R5 G7\n"
    "Discard: R9\nDraw: Y1 Y2\n\n"
)


def report(lines: str) -> Report:
    return check_record(parse_record(f"{HEAD}{lines}\n"))


def test_a_record_that_holds_reports_its_checks() -> None:
    told = report("? turn Bo Derek\nBo Derek: play R5\n? top R5\n? count Bo Derek 1")
    assert (told.checks, told.failures) == (3, ())


def test_a_failed_check_says_where_what_and_what_was_found() -> None:
    (failure,) = report("? turn Ann").failures
    assert (failure.number, failure.expected, failure.found) == (8, "turn Ann", "Bo Derek")


def test_a_refused_line_fails_the_record_unless_it_was_expected() -> None:
    (failure,) = report("Bo Derek: play G7\n? turn Bo Derek").failures
    assert failure.number == 8
    assert "magoo.uno.13" in failure.found
    assert report("Bo Derek: play G7\n? refused").failures == ()
    assert report("Bo Derek: play G7\n? refused magoo.uno").failures == ()
    assert len(report("Bo Derek: play G7\n? refused magoo.uno.12").failures) == 1
    assert len(report("Bo Derek: play R5\n? refused").failures) == 1
    assert report("Zoe: draw\n? refused notation").failures == ()
    assert len(report("Zoe: draw").failures) == 1


@pytest.mark.parametrize(
    ("check", "found"),
    [
        ("refused", "accepted"),
        ("cites magoo.uno.15", "cited"),
        ("top G7", "R5"),
        ("color green", "red"),
        ("direction right", "left"),
        ("hand Bo Derek = R5", "G7"),
        ("count Bo Derek 3", "1"),
        ("in Cy", "out"),
        ("out Ann", "in"),
        ("penalty Ann 2", "0"),
        ('owes Bo Derek "Double Magoo"', '"Uno"'),
        ("owes Bo Derek nothing", '"Uno"'),
        ("debt 2", "0"),
        ("social 4", "0"),
        ("corner 4", "0"),
        ("stage vote", "turn"),
        ("chair Bo Derek", "Ann"),
        ("floor Cy", "Ann"),
        ("laws 1", "0"),
        ('law 1 "Nobody hums."', "no law 1"),
        ("law 1 by hand", "no law 1"),
        ("clause magoo.am4 suspended", "in force"),
        ("set deal = 3", "7"),
        ("can Ann: play R5", "refused under notation"),
        ("cannot Ann: play R1", "would be accepted"),
        ("draw 5", "2"),
        ("discard 1", "2"),
        ('chant "Magoo. Huzzah!"', "no chant"),
        ("exempt Ann", "nobody"),
        ("finished Bo Derek Ann", "nobody"),
        ("winner Ann", "nobody"),
        ("loser Ann", "nobody"),
        ("tally Bo Derek 20", "0"),
        ("sees Ann: G7", "nowhere"),
        ("hidden Ann: R5", "shows"),
    ],
)
def test_each_check_can_fail(check: str, found: str) -> None:
    (failure,) = report(f"Bo Derek: play R5\n? {check}").failures
    assert found in failure.found
    assert "not understood" not in failure.found


@pytest.mark.parametrize(
    "check",
    [
        *("", "weather fine", "turn Zoe", "turn", "top Q5", "top", "count Ann", "count Ann few"),
        *("count Zoe 2", "hand Ann", "hand Zoe = R1", "hand Ann = Q5", "debt", "debt many"),
        *("owes Zoe nothing", "penalty Ann", "law", "law one", "laws", "laws many"),
        *("clause magoo.am4", "clause magoo.am99 in force", "clause magoo.am4 asleep"),
        *("set luck = 1", "can Ann", "can Zoe: draw", "cannot draw", "sees Ann", "sees Ann: Q5"),
        *("hidden Zoe: R1", "finished Zoe", "chair Zoe", "floor Zoe", "in Zoe", "out Zoe"),
    ],
)
def test_a_check_that_is_not_understood_fails_and_says_so(check: str) -> None:
    (failure,) = report(f"? {check}").failures
    assert failure.found.startswith("not understood: ")


def test_the_law_check_needs_one_of_its_forms() -> None:
    text = HEAD.replace("Discard:", "Law: Nobody hums.\nDiscard:")
    record = parse_record(f"{text}? law 1 by hand\n? law 1 enforced\n? law 1 loudly\n")
    enforced, loudly = check_record(record).failures
    assert enforced.found == "by hand"
    assert loudly.found.startswith("not understood: ")


def test_a_check_changes_nothing() -> None:
    lines = "? can Bo Derek: play R5\n? can Bo Derek: draw\n? can Ann: leave\n? count Bo Derek 2"
    assert report(lines).failures == ()


def test_a_file_is_read_or_said_to_be_no_record(tmp_path: Path) -> None:
    good, bad, none = tmp_path / "good.magoo", tmp_path / "bad.magoo", tmp_path / "none.magoo"
    good.write_text(f"{HEAD}? turn Bo Derek\n", encoding="utf-8")
    bad.write_bytes(b"Game: magoo\nSeats: \xff\xfe\n")
    assert check_file(good) == Report(1, ())
    for path in (bad, none, tmp_path):
        with pytest.raises(NoRecordError) as refused:
            check_file(path)
        assert str(path) in refused.value.sentence


@pytest.mark.parametrize("game", ["", "chess"])
def test_a_record_names_a_game_that_there_is(game: str) -> None:
    with pytest.raises(NoRecordError):
        table_of(parse_record(f"Game: {game}\nSeats: Ann, Bo\n\n"))
