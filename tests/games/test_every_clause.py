"""Rulebook, code and tests of a game agree: each clause is enforced and tried somewhere."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

import magoo_tui.parliament
from magoo_tui.games import GAMES
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import CLAUSES

TESTS = Path(__file__).parents[1]
TAG = re.compile(r"mark\.clause\(([^)]*)\)")
LAW_CLAUSE = re.compile(r"\blaw\.[a-z]+\.\d+")
_OF_LAWS = {
    "lang": 5,
    "demand": 1,
    "fire": 10,
    "duty": 7,
    "hidden": 6,
    "conflict": 5,
    "game": 7,
    "number": 1,
    "time": 1,
    "check": 1,
    "session": 2,
}
"""By part of the amendment language: how many clauses it has."""
LAW_CLAUSES = {f"law.{part}.{n + 1}" for part, count in _OF_LAWS.items() for n in range(count)}
OF_OTHER_GAMES = {"law.hidden.3"}
"""Of games that are not here."""

every_game = pytest.mark.parametrize("game", GAMES)


def pattern(game: str) -> re.Pattern[str]:
    return re.compile(rf"{load(game).title_page.prefix}\.[a-z]+\d*\.\d+")


def packages(game: str) -> tuple[ModuleType, ...]:
    return importlib.import_module(f"magoo_tui.games.{game}"), magoo_tui.parliament


def marks(game: str) -> Iterator[str]:
    """Every clause of a game that something in the code is marked to enforce."""
    for package in packages(game):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for thing in vars(importlib.import_module(found.name)).values():
                owned = [*vars(thing).values()] if isinstance(thing, type) else []
                for function in (thing, *owned):
                    clauses = getattr(function, CLAUSES, ())
                    if isinstance(clauses, tuple):
                        yield from clauses


def records(game: str) -> list[str]:
    files = sorted((TESTS / "records" / game).glob("*.magoo"))
    return [file.read_text(encoding="utf-8") for file in files]


def in_heads(kind: str, clauses: re.Pattern[str]) -> frozenset[str]:
    heads = [text.partition("\n")[0].partition(": ")[0] for text in records(kind)]
    return frozenset(clause for head in heads for clause in clauses.findall(head))


def in_tags(clauses: re.Pattern[str]) -> frozenset[str]:
    texts = (file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    tags = [tag for text in texts for tag in TAG.findall(text)]
    return frozenset(clause for tag in tags for clause in clauses.findall(tag))


@cache
def named_by_records(game: str) -> frozenset[str]:
    return in_heads(game, pattern(game))


@cache
def named_by_tests(game: str) -> frozenset[str]:
    return in_tags(pattern(game))


def of_laws() -> frozenset[str]:
    """The clauses of the amendment language that a record or a test is about."""
    return in_heads("law", LAW_CLAUSE) | in_tags(LAW_CLAUSE)


@every_game
def test_every_enforced_clause_is_enforced_somewhere(game: str) -> None:
    clauses = load(game).clauses.values()
    enforced = {clause.id for clause in clauses if clause.kind == "enforced"}
    assert enforced - set(marks(game)) == set()


@every_game
def test_nothing_is_marked_with_a_clause_that_the_table_does_not_enforce(game: str) -> None:
    for clause in set(marks(game)):
        assert load(game).clause(clause).kind == "enforced", clause


@pytest.mark.parametrize(
    ("game", "clause"), [(game, clause) for game in GAMES for clause in load(game).clauses]
)
def test_every_clause_is_tried(game: str, clause: str) -> None:
    assert clause in named_by_records(game) | named_by_tests(game)


@every_game
def test_records_and_tests_name_no_clause_that_does_not_exist(game: str) -> None:
    assert named_by_records(game) | named_by_tests(game) <= set(load(game).clauses)


@every_game
def test_every_record_says_first_what_it_is_about(game: str) -> None:
    prefix = load(game).title_page.prefix
    for text in records(game):
        head, _, _ = text.partition("\n")
        assert re.fullmatch(rf"# {prefix}\.[a-z0-9. ]+: .+", head), head


@every_game
def test_every_parameter_is_set_to_something_else_in_a_record(game: str) -> None:
    texts = records(game)
    own = [one for clause in load(game).clauses.values() for one in clause.parameters]
    for parameter in own:
        name = parameter.name
        values = {
            v for text in texts for v in re.findall(rf"^Set: {name} = (.+)$", text, re.MULTILINE)
        }
        assert values - {str(parameter.initial)}, name


def test_every_clause_on_laws_is_tried() -> None:
    assert LAW_CLAUSES - OF_OTHER_GAMES - of_laws() == set()


def test_records_and_tests_name_no_clause_on_laws_that_does_not_exist() -> None:
    assert of_laws() <= LAW_CLAUSES


def test_every_record_of_a_law_says_first_what_it_is_about() -> None:
    for text in records("law"):
        head, _, _ = text.partition("\n")
        assert re.fullmatch(r"# law\.[a-z]+\.\d+[^:]*: .+", head), head
