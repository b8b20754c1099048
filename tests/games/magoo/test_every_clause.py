"""Rulebook, code and tests agree: each clause is enforced somewhere and tried somewhere."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import magoo_tui.games.magoo
import magoo_tui.parliament
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import CLAUSES

TESTS = Path(__file__).parents[2]
CLAUSE = re.compile(r"magoo\.[a-z]+\d*\.\d+")
LAW_CLAUSE = re.compile(r"\blaw\.[a-z]+\.\d+")
_OF_LAWS = {"lang": 5, "demand": 1, "fire": 10, "duty": 7, "hidden": 6, "conflict": 5, "game": 7}
_OF_LAWS |= {"number": 1, "time": 1, "check": 1, "session": 2}
"""By part of the amendment language: how many clauses it has."""
LAW_CLAUSES = {f"law.{part}.{n + 1}" for part, count in _OF_LAWS.items() for n in range(count)}
OF_OTHER_GAMES = {"law.duty.7", "law.hidden.3", "law.session.1"}
"""Of single games, and of games that have no committee of their own; Magoo has nothing to try."""
TAG = re.compile(r"mark\.clause\(([^)]*)\)")
BOOK = load("magoo")


def marks() -> Iterator[str]:
    """Every clause that something in the code is marked to enforce."""
    for package in (magoo_tui.games.magoo, magoo_tui.parliament):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for thing in vars(importlib.import_module(found.name)).values():
                owned = [*vars(thing).values()] if isinstance(thing, type) else []
                for function in (thing, *owned):
                    clauses = getattr(function, CLAUSES, ())
                    if isinstance(clauses, tuple):
                        yield from clauses


def named_by_records(kind: str = "magoo", clauses: re.Pattern[str] = CLAUSE) -> set[str]:
    named: set[str] = set()
    for record in (TESTS / "records" / kind).glob("*.magoo"):
        head, _, _ = record.read_text(encoding="utf-8").partition("\n")
        named.update(clauses.findall(head.partition(": ")[0]))
    return named


def named_by_tests(clauses: re.Pattern[str] = CLAUSE) -> set[str]:
    texts = (file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    tags = [tag for text in texts for tag in TAG.findall(text)]
    return {clause for tag in tags for clause in clauses.findall(tag)}


def of_laws() -> set[str]:
    """The clauses of the amendment language that a record or a test is about."""
    return named_by_records("law", LAW_CLAUSE) | named_by_tests(LAW_CLAUSE)


def test_every_enforced_clause_is_enforced_somewhere() -> None:
    enforced = {clause.id for clause in BOOK.clauses.values() if clause.kind == "enforced"}
    assert enforced - set(marks()) == set()


def test_nothing_is_marked_with_a_clause_that_the_table_does_not_enforce() -> None:
    for clause in set(marks()):
        assert BOOK.clause(clause).kind == "enforced", clause


@pytest.mark.parametrize("clause", BOOK.clauses)
def test_every_clause_is_tried(clause: str) -> None:
    assert clause in named_by_records() | named_by_tests()


def test_records_and_tests_name_no_clause_that_does_not_exist() -> None:
    assert named_by_records() | named_by_tests() <= set(BOOK.clauses)


def test_every_clause_on_laws_is_tried() -> None:
    assert LAW_CLAUSES - OF_OTHER_GAMES - of_laws() == set()


def test_records_and_tests_name_no_clause_on_laws_that_does_not_exist() -> None:
    assert of_laws() <= LAW_CLAUSES


def test_every_record_of_a_law_says_first_what_it_is_about() -> None:
    for record in (TESTS / "records" / "law").glob("*.magoo"):
        head, _, _ = record.read_text(encoding="utf-8").partition("\n")
        assert re.fullmatch(r"# law\.[a-z]+\.\d+[^:]*: .+", head), record.name


def test_every_record_says_first_what_it_is_about() -> None:
    for record in (TESTS / "records" / "magoo").glob("*.magoo"):
        head, _, _ = record.read_text(encoding="utf-8").partition("\n")
        assert re.fullmatch(r"# magoo\.[a-z0-9. ]+: .+", head), record.name


def test_every_parameter_is_set_to_something_else_in_a_record() -> None:
    records = (TESTS / "records" / "magoo").glob("*.magoo")
    texts = [record.read_text(encoding="utf-8") for record in records]
    own = [parameter for clause in BOOK.clauses.values() for parameter in clause.parameters]
    for parameter in own:
        name = parameter.name
        values = {
            v for text in texts for v in re.findall(rf"^Set: {name} = (.+)$", text, re.MULTILINE)
        }
        assert values - {str(parameter.initial)}, name
