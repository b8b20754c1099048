"""The clauses on laws, which every game's rulebook ends with."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

from magoo_tui.rulebook import RulebookError, language, load
from magoo_tui.rulebook.enforcement import CLAUSES
from magoo_tui.rulebook.loader import read_law, read_rulebook
from magoo_tui.rulebook.location import rules_directory
from tests.rulebook.test_loader import GAME, PLAY, write

IDS = {
    *(f"law.lang.{number}" for number in range(1, 6)),
    *(f"law.game.{number}" for number in range(1, 8)),
    *(f"law.hidden.{number}" for number in range(1, 7)),
    *(f"law.fire.{number}" for number in range(1, 11)),
    *(f"law.duty.{number}" for number in range(1, 8)),
    *(f"law.conflict.{number}" for number in range(1, 6)),
    *("law.demand.1", "law.number.1", "law.time.1", "law.check.1"),
    *("law.session.1", "law.session.2"),
}

BOOK = load("magoo")


def test_they_stand_behind_the_games_own_clauses() -> None:
    assert list(BOOK.all_clauses)[: len(BOOK.clauses)] == list(BOOK.clauses)
    assert set(BOOK.all_clauses) - set(BOOK.clauses) == IDS
    assert all(clause.startswith("magoo.") for clause in BOOK.clauses)


def test_they_are_asked_for_like_any_other() -> None:
    assert BOOK.knows("law.fire.2") and BOOK.knows("law.fire") and not BOOK.knows("law.3")
    assert BOOK.title_of("law.fire.2") == "Once in a chain"
    assert BOOK.section_of("law.fire.2").title == "When Laws Act"
    assert BOOK.search("law.fire.2")[0].id == "law.fire.2"
    assert BOOK.clause_setting("drink_cap").id == "law.game.7"


def test_none_of_them_can_be_suspended() -> None:
    assert not any(BOOK.is_suspendable(clause) for clause in IDS)
    assert not any(BOOK.is_suspendable(section.id) for section in BOOK.law_sections)


@pytest.mark.parametrize("clause", sorted(IDS))
def test_every_clause_says_something_in_every_field(clause: str) -> None:
    found = BOOK.clause(clause)
    for text in (found.rule, found.table):
        assert len(text.split()) >= 4
        assert text[-1] in ".!?"
        assert not re.search(r"\b(you|your|yours)\b", text, re.IGNORECASE)
    assert "{" not in found.table_with(BOOK.defaults)


@pytest.mark.parametrize(
    ("name", "least", "most"), [("drink_cap", 1, 99), ("law_race_time", 2, 60)]
)
def test_numbers_keep_within_their_bounds(name: str, least: int, most: int) -> None:
    parameter = BOOK.parameters[name]
    assert (parameter.parse(str(least)), parameter.parse(str(most))) == (least, most)
    for beyond in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"^{name} takes"):
            parameter.parse(str(beyond))


def test_drinks_are_of_anything() -> None:
    assert BOOK.parameters["drinks"].parse("No") == "no"
    assert BOOK.parameters["drink"].parse("ginger  ale") == "ginger ale"


def test_a_parameter_that_the_game_has_itself_is_its_own(tmp_path: Path) -> None:
    own = PLAY.replace("{deal}", "{drink_cap}").replace('name = "deal"', 'name = "drink_cap"')
    book = read_rulebook(
        write(tmp_path, game=GAME, play=own), law=read_law(rules_directory() / "law")
    )
    assert book.clause_setting("drink_cap").id == "snap.play.1"
    assert book.defaults["drink_cap"] == 7
    assert "law.game.7" in book.all_clauses


def test_a_section_that_is_not_listed_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "book.toml").write_text('prefix = "law"\nsections = []\n', encoding="utf-8")
    (tmp_path / "lang.toml").write_text("", encoding="utf-8")
    with pytest.raises(RulebookError, match="no section is listed"):
        read_law(tmp_path)


def test_what_the_language_is_marked_to_enforce_is_there() -> None:
    marked = {
        clause
        for module in pkgutil.iter_modules(language.__path__, f"{language.__name__}.")
        for thing in vars(importlib.import_module(module.name)).values()
        for clause in getattr(thing, CLAUSES, ())
    }
    assert marked <= IDS
    assert {clause for clause in IDS if clause.startswith(("law.lang", "law.game"))} <= marked
