"""`magoo laws --export` and `--import`: a group takes its rules to another box."""

from pathlib import Path

import pytest

from magoo_tui.store.deeds import LawRatified, ParameterSet, Ratification
from tests.cli.conftest import Call, opened
from tests.cli.test_commands import is_one_sentence

VOTED = Ratification(
    mover="Ann", date="2007-12-16", ayes=3, nays=1, members=4, table="keen-crane", line=7
)


@pytest.fixture
def exported(house: Path, call: Call, tmp_path: Path) -> Path:
    """The law of a house in a file."""
    here = opened(house)
    here.record(
        LawRatified(game="magoo", words="Nobody hums.", number_at_table=1, ratification=VOTED),
        ParameterSet(game="magoo", parameter="social", value="3", ratification=VOTED),
    )
    here.close()
    path = tmp_path / "our.magoo"
    assert call("laws", "--export", str(path)) == (0, "", "")
    return path


def test_the_law_goes_to_another_house_with_who_moved_it(
    exported: Path, call: Call, tmp_path: Path
) -> None:
    assert exported.read_text() == (
        "# The law of a house. Another house takes it over with: magoo laws --import FILE\n"
        "Game: magoo\n"
        "# moved by Ann, 2007-12-16, 3 ayes, 1 nay, 4 members\n"
        "Set: social = 3\n"
        "# moved by Ann, 2007-12-16, 3 ayes, 1 nay, 4 members\n"
        "Law: Nobody hums.\n"
        "Numbers: 1\n"
        "Last number: 1\n"
    )
    other = ("--house", str(tmp_path / "other"))
    told = (0, "Law: Nobody hums.\nSet: social = 3\n", "")
    assert call("laws", "--import", str(exported), *other) == told
    _, out, _ = call("laws", *other)
    assert "Ratified on 2007-12-16, moved by Ann: 3 ayes, 1 nay, 4 members" in out
    assert call("laws", "--import", str(exported), *other)[1] == (
        "2 articles were law here already.\n"
    )


def test_nothing_is_overwritten_silently(exported: Path, call: Call, tmp_path: Path) -> None:
    before = exported.read_text()
    status, out, err = call("laws", "--export", str(exported))
    assert (status, out) == (2, "")
    assert is_one_sentence(err)
    assert exported.read_text() == before
    exported.write_text(before.replace("social = 3", "social = 5"))
    status, out, err = call("laws", "--import", str(exported))
    assert (status, out) == (2, "")
    assert is_one_sentence(err)
    assert "This house has set social = 3 and not 5" in err
    status, out, _ = call("laws", "--import", str(exported), "--overwrite")
    assert (status, out.splitlines()[0]) == (0, "Set: social = 5 instead of 3")
    assert call("laws", "--export", str(exported), "--overwrite")[0] == 0
    assert "Set: social = 5" in exported.read_text()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hello\n", "Line 1 is no field of a constitution: hello"),
        ("Game: mao\n", "is a constitution of mao, not of magoo."),
        ("Game: magoo\nSet: social = 99\n", "social takes"),
        ("Game: magoo\nSuspended: magoo.am1\n", "magoo.am1 cannot be suspended."),
    ],
)
def test_a_file_that_is_no_constitution_is_refused_in_a_sentence(
    call: Call, tmp_path: Path, text: str, told: str
) -> None:
    path = tmp_path / "bad.magoo"
    path.write_text(text)
    status, out, err = call("laws", "--import", str(path))
    assert (status, out) == (2, "")
    assert is_one_sentence(err)
    assert told in err
    assert call("laws")[1] == "This house has no laws of its own yet.\n"


def test_an_empty_house_has_a_constitution_too(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "empty.magoo"
    assert call("laws", "--export", str(path))[0] == 0
    assert call("laws", "--import", str(path))[1] == "There is nothing in it to take over.\n"


def test_one_thing_at_a_time(call: Call) -> None:
    status, _, err = call("laws", "--import", "a", "--export", "b")
    assert status == 2
    assert is_one_sentence(err)
