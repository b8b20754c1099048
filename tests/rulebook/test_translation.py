"""Other languages: whole where they are promised, English where they are not there yet."""

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import magoo_tui
from magoo_tui.games import GAMES
from magoo_tui.games.magarac.spoken import SPOKEN_RANKS, SPOKEN_SUITS
from magoo_tui.kernel.race import SHAPES
from magoo_tui.rulebook import Clause, Rulebook, RulebookError, load, read_rulebook
from magoo_tui.rulebook.clauses import Kind
from magoo_tui.rulebook.location import rules_directory
from magoo_tui.rulebook.translation import translated
from magoo_tui.tongue import LANGUAGES, catalog, speak, speaking, spoken, tr

WHOLE = [("magarac", "es")]
"""Games that are told in a language from the first word to the last."""

ROOT = Path(magoo_tui.__file__).parent
ASKED_FOR_BY_NAME = {
    *SHAPES,
    *get_args(Kind),
    *SPOKEN_RANKS.values(),
    *SPOKEN_SUITS.values(),
    "Suspended by the committee.",
}
"""Words that the code hands to ``tr`` by a name, not as they stand."""


def texts(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every text of a book that can be translated, with where it stands."""
    page = book.title_page
    yield from (("title", page.title), ("laid down", page.laid_down))
    yield from ((f"summary {at}", line) for at, line in enumerate(page.summary))
    for section in book.sections:
        yield section.id, section.title
        for clause in section.clauses:
            yield from ((f"{clause.id} {name}", getattr(clause, name)) for name in PARTS)
            for parameter in clause.parameters:
                yield f"{clause.id} {parameter.name}", parameter.meaning


PARTS = ("title", "rule", "table")


@pytest.mark.parametrize(("game", "language"), WHOLE)
def test_a_whole_translation_leaves_no_text_in_english(game: str, language: str) -> None:
    english, other = dict(texts(load(game))), dict(texts(load(game, language)))
    assert english.keys() == other.keys()
    assert [place for place, text in english.items() if other[place] == text] == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_changes_words_alone(game: str, language: str) -> None:
    english, other = load(game), load(game, language)
    assert list(english.clauses) == list(other.clauses)
    assert english.defaults == other.defaults
    for clause in english.clauses.values():
        told: Clause = other.clause(clause.id)
        assert (told.kind, told.placeholders) == (clause.kind, clause.placeholders)
        assert told.title and told.rule and told.table, clause.id
        cited = re.compile(r"\b[a-z]+\d*\.\d+\b")
        assert sorted(cited.findall(told.table)) == sorted(cited.findall(clause.table)), clause.id


def test_what_is_not_translated_is_english() -> None:
    assert load("magoo", "es").title == load("magoo").title


@pytest.mark.parametrize(
    ("file", "words", "fault"),
    [
        ("play.toml", 'id = "magarac.plya"', "no such section"),
        ("play.toml", 'id = "magarac.play"\n[[clause]]\nid = "magarac.play.99"', "no such clause"),
        ("play.toml", 'id = "magarac.play"\nkind = "ceremony"', "kind"),
        (
            "play.toml",
            'id = "magarac.play"\n[[clause]]\nid = "magarac.play.9"\ntable = "Nada."',
            "placeholders",
        ),
        (
            "play.toml",
            'id = "magarac.play"\n[[clause]]\nid = "magarac.play.9"\n[clause.meanings]\nlate = "x"',
            "no parameter late",
        ),
        ("game.toml", 'prefix = "otro"', "prefix"),
        ("game.toml", "name =", "Invalid"),
    ],
)
def test_words_of_nothing_are_an_error(file: str, words: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text(words, encoding="utf-8")
    with pytest.raises(RulebookError, match=fault) as raised:
        translated(load("magarac"), tmp_path)
    assert raised.value.file.endswith(file)


def test_a_book_is_read_the_same_beside_its_translations(tmp_path: Path) -> None:
    shutil.copytree(rules_directory() / "magarac", tmp_path / "magarac")
    assert list(read_rulebook(tmp_path / "magarac").clauses) == list(load("magarac").clauses)


# ---- the table's words


def asked_for() -> set[str]:
    """Every text that the code hands to ``tr``."""
    found = set(ASKED_FOR_BY_NAME)
    for module in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                if node.func.id == "tr" and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_the_table_s_words_are_all_in_spanish() -> None:
    known = catalog("es")
    assert asked_for() - known.keys() == set()
    assert known.keys() - asked_for() == set()


def test_translated_words_have_the_same_places_and_the_same_stop() -> None:
    for english, other in catalog("es").items():
        assert places(english) == places(other), english
        assert english.endswith(".") == other.endswith("."), english


def test_a_language_is_spoken_until_another_one_is() -> None:
    assert spoken() == "en"
    with speaking("es"):
        assert tr("{seat} slaps", seat="Ann {Bo}") == "Ann {Bo} golpea"
        assert tr("Words that nobody has translated") == "Words that nobody has translated"
    assert tr("{seat} slaps", seat="Ann") == "Ann slaps"
    with pytest.raises(ValueError, match="take en, es"):
        speak("fr")
