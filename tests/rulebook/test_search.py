"""Finding clauses in a rulebook."""

import pytest

from magoo_tui.rulebook import load


def found(words: str) -> list[str]:
    return [clause.id.removeprefix("magoo.") for clause in load("magoo").search(words)]


@pytest.mark.parametrize("words", ["am4.3", "magoo.am4.3", " MAGOO.AM4.3. ", "(am4.3)"])
def test_an_id_finds_its_clause_first_and_then_those_that_cite_it(words: str) -> None:
    assert found(words)[0] == "am4.3"
    assert "am4.7" in found(words)


def test_every_id_finds_its_own_clause_first() -> None:
    for clause_id in load("magoo").clauses:
        assert load("magoo").search(clause_id)[0].id == clause_id


def test_the_id_of_a_section_finds_all_of_it_in_order() -> None:
    assert found("am4")[:18] == [f"am4.{number}" for number in range(1, 19)]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("challenge", "uno.21"),
        ("reverse wild draw four", "am4.7"),
        ("DEALER OBLIGES", "am5.5"),
        ('"uno" calling', "uno.28"),
        ("hand size", "uno.4"),
        ("straight_wrap", "am6.5"),
        ("eye contact", "am7.5"),
    ],
)
def test_titles_come_before_texts(words: str, first: str) -> None:
    assert found(words)[0] == first


def test_all_words_must_be_there() -> None:
    assert set(found("corner social")) < set(found("corner"))
    assert found("corner zeppelin") == []


def test_the_beginning_of_a_word_finds_it_too() -> None:
    assert "am5.6" in found("obscu")


def test_a_name_in_the_history_finds_the_amendment() -> None:
    assert "am3.1" in found("turner") and "uno.1" not in found("turner")


@pytest.mark.parametrize("words", ["", "   ", "?!", "am4.99", "([", "\\"])
def test_nothing_finds_nothing(words: str) -> None:
    assert found(words) == []
