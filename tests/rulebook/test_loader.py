"""Rulebooks that are not as they should be: each is an error that names file and clause."""

from pathlib import Path

import pytest

from magoo_tui.rulebook import RulebookError, read_rulebook
from magoo_tui.rulebook import location as location_module
from magoo_tui.rulebook.location import rules_directory

GAME = """
game = "snap"
prefix = "snap"
name = "Snap"
title = "The Book of Snap"
laid_down = "Laid down in a kitchen."
summary = ["Two alike: snap."]
sections = ["play"]
seats = { min = 2, max = 4 }
"""

PLAY = """
id = "snap.play"
title = "Play"

[[clause]]
id = "snap.play.1"
title = "The deal"
kind = "enforced"
rule = '''
Seven cards
each.
'''
table = "Each gets {deal}."

[[clause.parameter]]
name = "deal"
type = "int"
default = 7
min = 1
max = 10
meaning = "cards each"

[[clause]]
id = "snap.play.2"
title = "Fair play"
kind = "by hand"
rule = "Nobody peeks."
table = "People see to it that {deal} cards stay hidden."
"""


def write(folder: Path, *, game: str = GAME, play: str = PLAY) -> Path:
    (folder / "game.toml").write_text(game, encoding="utf-8")
    (folder / "play.toml").write_text(play, encoding="utf-8")
    return folder


def test_a_sound_rulebook_is_read(tmp_path: Path) -> None:
    book = read_rulebook(write(tmp_path))
    assert list(book.clauses) == ["snap.play.1", "snap.play.2"]
    assert book.clause("snap.play.1").rule == "Seven cards each."
    assert book.clause("snap.play.2").table_with({"deal": 3}).endswith("that 3 cards stay hidden.")
    assert not book.title_page.seats.may_seat(5, decks=2)


def test_a_value_is_put_into_the_text_as_it_is(tmp_path: Path) -> None:
    clause = read_rulebook(write(tmp_path)).clause("snap.play.1")
    assert clause.table_with({"deal": "{deal} \\1 [b]"}) == "Each gets {deal} \\1 [b]."
    with pytest.raises(KeyError):
        clause.table_with({})


@pytest.mark.parametrize(
    ("old", "new", "clause", "reason"),
    [
        ('title = "The deal"', "", "snap.play.1", "missing required field `title`"),
        ('title = "The deal"', 'title = " "', "snap.play.1", "length >= 1"),
        ('title = "Play"', "", "snap.play", "missing required field `title`"),
        ('rule = "Nobody peeks."', "", "snap.play.2", "missing required field `rule`"),
        ('meaning = "cards each"', "", "snap.play.1", "missing required field `meaning`"),
        ('title = "The deal"', 'titel = "The deal"', "snap.play.1", "unknown field `titel`"),
        ('title = "Play"', 'title = "Play"\nmood = 1', "snap.play", "unknown field `mood`"),
        ("max = 10", "max = 10\nstep = 2", "snap.play.1", "unknown field `step`"),
        ("max = 10", "", "snap.play.1", "missing required field `max`"),
        ("max = 10", 'choices = ["a", "b"]', "snap.play.1", "unknown field `choices`"),
        ('type = "int"', 'type = "integer"', "snap.play.1", "integer"),
        ('kind = "by hand"', 'kind = "honor"', "snap.play.2", "honor"),
        ('kind = "by hand"', "kind = true", "snap.play.2", "Expected `str`, got `bool`"),
        ('name = "deal"', 'name = "The Deal"', "snap.play.1", "matching regex"),
        ("default = 7", "default = 11", "snap.play.1", "default of deal must be a whole number"),
        ("default = 7", 'default = "7"', "snap.play.1", "default of deal must be a whole number"),
        ("min = 1", "min = 11", "snap.play.1", "leave no value"),
        ("gets {deal}", "gets seven", "snap.play.1", "the text never says {deal}"),
        ("that {deal}", "that {dael}", "snap.play.2", "{dael} names no parameter"),
        ("that {deal}", "that {deal", "snap.play.2", "a brace in the text"),
        ("that {deal}", "that {Deal}", "snap.play.2", "a brace in the text"),
        ("Seven cards", "{deal} cards", "snap.play.1", "the rule has a placeholder"),
        ('id = "snap.play.2"', 'id = "snap.play.1"', "snap.play.1", "used twice"),
        ('id = "snap.play.2"', 'id = "snap.play"', "snap.play", "used twice"),
        ('id = "snap.play.2"', 'id = "snap.deal.2"', "snap.deal.2", "begin with 'snap.play'"),
        ('id = "snap.play"', 'id = "play"', "play", "begin with 'snap'"),
    ],
)
def test_a_fault_is_told_with_its_file_and_clause(
    tmp_path: Path, old: str, new: str, clause: str, reason: str
) -> None:
    assert PLAY.count(old) == 1
    with pytest.raises(RulebookError) as told:
        read_rulebook(write(tmp_path, play=PLAY.replace(old, new)))
    assert told.value.clause == clause
    assert told.value.file == str(tmp_path / "play.toml")
    assert reason in told.value.reason
    assert str(told.value) == f"{told.value.file}: {clause}: {told.value.reason}"


def test_two_parameters_may_not_share_a_name(tmp_path: Path) -> None:
    parameter = PLAY[
        PLAY.index("[[clause.parameter]]") : PLAY.index('[[clause]]\nid = "snap.play.2')
    ]
    with pytest.raises(RulebookError, match=r"snap\.play\.2: there are two parameters called deal"):
        read_rulebook(write(tmp_path, play=f"{PLAY}\n{parameter}"))


def test_two_choices_may_not_be_the_same(tmp_path: Path) -> None:
    choice = 'type = "choice"\ndefault = "Yes"\nchoices = ["Yes", "yes"]'
    play = PLAY.replace('type = "int"\ndefault = 7\nmin = 1\nmax = 10', choice)
    with pytest.raises(RulebookError, match=r"snap\.play\.1: two choices of deal are the same"):
        read_rulebook(write(tmp_path, play=play))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "Snap"', "", "missing required field `name`"),
        ('name = "Snap"', 'name = "Snap"\ncolor = "red"', "unknown field `color`"),
        ("min = 2, ", "", "missing required field `min`"),
        ('["play"]', '["play", "end"]', "section 'end' is listed, and has no file"),
        ('["play"]', '["play", "play"]', "section 'play' is listed twice"),
        ('name = "Snap"', 'name = "Snap', "Illegal character"),
    ],
)
def test_a_fault_of_the_title_page_names_its_file(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(RulebookError) as told:
        read_rulebook(write(tmp_path, game=GAME.replace(old, new)))
    assert (told.value.file, told.value.clause) == (str(tmp_path / "game.toml"), None)
    assert reason in told.value.reason


def test_a_file_that_no_section_is_listed_for_is_an_error(tmp_path: Path) -> None:
    (write(tmp_path) / "stray.toml").write_text("", encoding="utf-8")
    with pytest.raises(RulebookError, match=r"stray\.toml: no section is listed"):
        read_rulebook(tmp_path)


@pytest.mark.parametrize("clauses", ["", 'clause = "none"', "clause = []"])
def test_a_section_needs_clauses(tmp_path: Path, clauses: str) -> None:
    head = PLAY[: PLAY.index("[[clause]]")]
    with pytest.raises(RulebookError, match=r"snap\.play: the section has no clauses"):
        read_rulebook(write(tmp_path, play=f"{head}\n{clauses}\n"))


def test_a_folder_without_a_title_page_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"game\.toml"):
        read_rulebook(tmp_path)


def test_bytes_that_are_no_text_are_an_error(tmp_path: Path) -> None:
    (write(tmp_path) / "play.toml").write_bytes(b"id = '\xff'")
    with pytest.raises(RulebookError, match=r"play\.toml.*utf-8"):
        read_rulebook(tmp_path)


@pytest.mark.parametrize("rules", ["site/magoo_tui/rules", "site/rules"])
def test_the_rules_lie_inside_a_wheel_or_beside_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    module = tmp_path / "site" / "magoo_tui" / "rulebook" / "location.py"
    module.parent.mkdir(parents=True)
    monkeypatch.setattr(location_module, "__file__", str(module))
    with pytest.raises(RulebookError, match="not installed"):
        rules_directory()
    (tmp_path / rules).mkdir()
    assert rules_directory() == (tmp_path / rules).resolve()
