"""Every command: what it prints, how it ends, and that its errors are one sentence."""

import json
from pathlib import Path

import pytest

from magoo_tui.store.deeds import LawRatified, LawRepealed, Ratification, RoundFinished
from tests.cli.conftest import GOOD, Call, opened, sat_down


def is_one_sentence(text: str) -> bool:
    return text.startswith("magoo: ") and text.count("\n") == 1 and "Traceback" not in text


# ---- check


def test_check_counts_and_is_content(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "good.magoo"
    record.write_text(GOOD)
    assert call("check", str(record)) == (0, "1 record, 2 checks, 0 failures\n", "")


def test_check_names_file_line_and_what_was_found(call: Call, tmp_path: Path) -> None:
    record = tmp_path / "bad.magoo"
    record.write_text(GOOD.replace("? turn Bo", "? turn Ann\nBo: play B2\n"))
    status, out, _ = call("check", str(record))
    assert status == 1
    first, second, counts = out.splitlines()
    assert first == f"{record}:10: expected turn Ann, found Bo"
    assert second.startswith(f"{record}:11: expected `Bo: play B2` accepted, found refused under")
    assert counts == "1 record, 2 checks, 2 failures"


@pytest.mark.parametrize(
    "text", ["hello\n", "Game: poker\nSeats: Ann, Bo\n", GOOD.replace("Ann, Bo", "Ann"), "\xff"]
)
def test_a_file_that_is_no_record_ends_with_2(call: Call, tmp_path: Path, text: str) -> None:
    good, bad = tmp_path / "good.magoo", tmp_path / "bad.magoo"
    good.write_text(GOOD)
    bad.write_bytes(text.encode("latin-1"))
    status, out, err = call("check", str(bad), str(good))
    assert status == 2
    assert out == "1 record, 2 checks, 0 failures, 1 file that is no record\n"
    assert err.startswith(str(bad))
    assert err.count("\n") == 1


def test_a_file_that_is_not_there_ends_with_2(call: Call) -> None:
    status, _, err = call("check", "nowhere.magoo")
    assert (status, err) == (2, "nowhere.magoo cannot be read: No such file or directory.\n")


# ---- errors


@pytest.mark.parametrize(
    "arguments",
    [
        ("plya",),
        ("check",),
        ("play", "poker", "--plain"),
        ("play", "--plain", "--seats", "Ann, ann"),
        ("play", "--plain", "--seats", "Ann,,Bo"),
        ("play", "--plain", "--seats", "A=b, Bo"),
        ("play", "--plain", "--seats", "Ann", "--bots", "0"),
        ("play", "--plain", "--bots", "12"),
        ("play", "--plain", "--bots", "-1"),
        ("play", "--plain", "--level", "easy"),
        ("play", "--plain", "--set", "social"),
        ("play", "--plain", "--set", "social=99"),
        ("play", "--plain", "--set", "nothing=1"),
        ("play", "--plain", "--host", "Zed"),
        ("play", "--plain", "--from", "nowhere.magoo"),
        ("play", "--plain", "--from", "x.magoo", "--seats", "Ann, Bo"),
        ("play", "--theme", "pink"),
        ("play",),
        ("demo",),
        ("demo", "--plain", "--seats", "1"),
        ("resume", "--plain"),
        ("resume", "--plain", "no-such"),
        ("export", "no-such"),
        ("replay", "nowhere.magoo"),
        ("rules", "am99.9"),
        ("rules", "--game", "poker"),
        ("rules", "--lang", "fr"),
        ("bench", "engine", "--game", "magarac", "--seats", "2"),
        ("bench", "engine", "--game", "poker"),
        ("bench", "simulate", "--game", "poker"),
        ("bench", "nothing"),
        ("bench",),
        ("--nonsense",),
        (),
    ],
)
def test_bad_usage_is_one_sentence_and_status_2(call: Call, arguments: tuple[str, ...]) -> None:
    status, out, err = call(*arguments)
    assert status == 2
    assert is_one_sentence(err), err
    assert out == ""


def test_a_refused_game_leaves_no_table_behind(call: Call, house: Path) -> None:
    call("play", "--plain", "--set", "social=99")
    here = opened(house)
    assert here.store.tables() == []
    here.close()


def test_a_house_that_cannot_be_made_is_one_sentence(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, _, err = call("play", "--plain", "--house", str(tmp_path / "file" / "house"))
    assert status == 2
    assert is_one_sentence(err)


# ---- papers


def test_rules_reads_a_clause_a_section_and_searches(call: Call) -> None:
    status, out, _ = call("rules", "am4.6")
    assert status == 0
    assert out.startswith("magoo.am4.6  Taking the debt (enforced)\n")
    assert "magoo.am5.1" in call("rules", "am5")[1]
    assert "magoo.am8.1" in call("rules", "magoo.am8.1")[1]
    assert "magoo.uno.21" in call("rules", "challenge", "wild", "draw", "four")[1]
    assert "The Constigootion" in call("rules")[1]


def test_rules_of_another_game_are_found_by_their_full_id(call: Call) -> None:
    assert "A false slap" in call("rules", "magarac.play.13")[1]
    assert "A false slap" in call("rules", "play.13", "--game", "magarac")[1]


def test_rules_are_told_in_another_language(call: Call) -> None:
    told = call("rules", "magarac.play.13", "--lang", "es")[1]
    assert told.startswith("magarac.play.13  Un golpe falso (la mesa la hace cumplir)\nRegla: ")
    assert "A false slap" in call("rules", "magarac.play.13")[1]
    assert "The Constigootion" in call("rules", "--lang", "es")[1]


def test_rules_tell_the_numbers_of_the_house(call: Call, house: Path) -> None:
    from magoo_tui.store.deeds import ParameterSet

    here = opened(house)
    vote = Ratification(
        mover="Ann", date="2026-01-02", ayes=2, nays=0, members=2, table="t", line=9
    )
    here.record(ParameterSet(game="magoo", parameter="social", value="3", ratification=vote))
    here.close()
    assert "Set: social = 3 (by default 4)" in call("rules", "am5.1")[1]
    assert call("laws")[1].splitlines()[-1] == "Set: social = 3"


def test_a_house_is_named_before_the_command_or_behind_it(call: Call, house: Path) -> None:
    other = house.with_name("other")
    sat_down(other)
    for arguments in (("--house", str(other), "resume"), ("resume", "--house", str(other))):
        _, _, err = call(*arguments, "--plain", "no-such")
        assert "There is no table no-such" in err
    assert not house.exists()


def test_papers_make_no_house(call: Call, house: Path) -> None:
    for arguments in (("laws",), ("results",), ("rules", "am1")):
        assert call(*arguments)[0] == 0
    assert not house.exists()


def test_laws_tell_number_words_mover_date_votes_and_repeal(call: Call, house: Path) -> None:
    vote = Ratification(
        mover="Ann", date="2026-01-02", ayes=3, nays=1, members=4, table="t", line=9
    )
    here = opened(house)
    here.record(
        LawRatified(game="magoo", words="Hats off.", number_at_table=1, ratification=vote),
        LawRatified(game="magoo", words="Stand up.", number_at_table=2, ratification=vote),
        LawRepealed(game="magoo", words="Hats off.", number_at_table=1, ratification=vote),
    )
    here.close()
    assert call("laws")[1].splitlines() == [
        "  1.  [repealed]  Hats off.",
        "      Ratified on 2026-01-02, moved by Ann: 3 ayes, 1 nay, 4 members",
        "      Repealed on 2026-01-02, moved by Ann: 3 ayes, 1 nay, 4 members",
        "  2.  Stand up.",
        "      Ratified on 2026-01-02, moved by Ann: 3 ayes, 1 nay, 4 members",
    ]


def test_results_tell_standings_and_the_last_rounds(call: Call, house: Path) -> None:
    here = opened(house)
    for number, loser in ((1, "Bo"), (2, "Bo"), (3, "Ann")):
        finished = ("Ann", "Bo") if loser == "Bo" else ("Bo", "Ann")
        here.record(
            RoundFinished(
                game="magoo",
                table="keen-crane",
                round=number,
                date="2026-01-02",
                seats=("Ann", "Bo"),
                finished=finished,
                losers=(loser,),
            )
        )
    here.close()
    lines = call("results", "--rounds", "1")[1].splitlines()
    assert lines[0].split() == ["Name", "games", "first", "lost", "lost", "in", "a", "row"]
    assert lines[1].split() == ["Ann", "3", "2", "1", "1"]
    assert lines[2].split() == ["Bo", "3", "1", "2", "0"]
    assert lines[-1] == "2026-01-02  keen-crane, round 3: Bo, Ann; lost by Ann"
    assert len(lines) == 5


# ---- measuring


def test_bench_engine_prints_one_line_of_json(call: Call) -> None:
    status, out, _ = call("bench", "engine", "--seconds", "0.1", "--seats", "3", "--json")
    assert status == 0
    assert out.count("\n") == 1
    speed = json.loads(out)
    assert set(speed) >= {"moves_per_s", "games", "moves_per_game", "yardstick"}
    assert speed["moves_per_s"] > 0
    assert speed["yardstick"] > 0
    assert "moves a second" in call("bench", "engine", "--seconds", "0.1")[1]


def test_bench_store_compares_with_a_bare_row(call: Call, house: Path) -> None:
    status, out, _ = call("bench", "store", "--seconds", "0.2", "--json")
    assert status == 0
    speed = json.loads(out)
    assert speed["ratio"] > 0
    assert speed["lines"] > 0
    assert list(house.iterdir()) == []


def test_help_tells_every_command_with_an_example(call: Call) -> None:
    status, out, _ = call("--help")
    assert status == 0
    assert "magoo play --aloud --set social=3" in out
    names = "play resume demo simulate replay check export rules laws law results pin bench"
    for command in names.split():
        assert f"  {command} " in out
        status, page, _ = call(command, "--help")
        assert status == 0
        assert f"Example: magoo {command}" in page
    assert call("--version")[1].startswith("magoo ")
