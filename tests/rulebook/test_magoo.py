"""Magoo's rulebook as it is shipped."""

import re
from pathlib import Path

import pytest

from magoo_tui.rulebook import Rulebook, RulebookError, Section, load, read_rulebook
from magoo_tui.rulebook.location import rules_directory

IDS = (Path(__file__).parent / "magoo_ids.txt").read_text(encoding="utf-8").split()

SUSPENDABLE = {
    f"magoo.{number}"
    for number in (
        *("am2", "am2.7", "am3", "am3.6", "am4", "am5", "am6", "am7", "am8"),
        *("uno.21", "uno.28"),
    )
}

DEFAULTS = {
    "deal": 7,
    "opening_draw_two": "draws",
    "challenge_extra": 2,
    "catch": 2,
    "false_catch": 0,
    "scoring": "none",
    "charge": 2,
    "vote_time": 30,
    "session_time": 180,
    "draw_two_on_four": "no",
    "social": 4,
    "straight_wrap": "no",
    "flynn": 5,
}
OF_LAWS = {"drinks": "yes", "drink": "water", "drink_cap": 10, "law_race_time": 10}


@pytest.fixture(name="book", scope="module")
def _book() -> Rulebook:
    return load("magoo")


def test_it_has_all_128_clauses_in_their_order(book: Rulebook) -> None:
    assert len(IDS) == 128
    assert list(book.clauses) == IDS


def test_the_sections_are_the_base_game_the_articles_and_the_amendments(book: Rulebook) -> None:
    sections = ["uno", "art1", "art2", "art3", *(f"am{number}" for number in range(1, 9))]
    assert [section.id for section in book.sections] == [f"magoo.{name}" for name in sections]
    assert list(dict.fromkeys(section.part for section in book.sections)) == [
        "The base game",
        "The Constigootion",
        "The Maglossary",
    ]


def test_every_clause_says_something_in_every_field(book: Rulebook) -> None:
    for clause in book.clauses.values():
        for text in (clause.rule, clause.table):
            assert len(text.split()) >= 4, clause.id
            assert text[-1] in '.!?"', clause.id
            assert text == " ".join(text.split()), clause.id
        assert clause.title, clause.id


def test_texts_name_people_and_never_address_a_reader(book: Rulebook) -> None:
    for clause in book.clauses.values():
        text = f"{clause.rule} {clause.table}"
        assert not re.search(r"\b(you|your|yours)\b|\(silent\)", text, re.IGNORECASE), clause.id


def test_every_clause_that_a_text_refers_to_is_there(book: Rulebook) -> None:
    for clause in book.clauses.values():
        for number in re.findall(r"\b(?:uno|art\d|am\d)\.\d+", f"{clause.rule} {clause.table}"):
            assert book.knows(f"magoo.{number}"), (clause.id, number)


def test_the_parameters_have_the_defaults_of_the_rules(book: Rulebook) -> None:
    assert book.defaults == {**DEFAULTS, **OF_LAWS}
    assert [p.name for p in book.clause("magoo.art2.2").parameters] == ["charge", "vote_time"]
    assert book.clause_setting("catch").id == "magoo.uno.29"


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("deal", 1, 10),
        ("challenge_extra", 0, 4),
        ("catch", 0, 4),
        ("false_catch", 0, 4),
        ("charge", 0, 4),
        ("vote_time", 5, 300),
        ("session_time", 30, 3600),
        ("social", 3, 6),
        ("flynn", 2, 10),
    ],
)
def test_numbers_keep_within_their_bounds(book: Rulebook, name: str, least: int, most: int) -> None:
    parameter = book.parameters[name]
    assert parameter.parse(str(least)) == least
    assert parameter.parse(f" {most} ") == most
    for beyond in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"^{name} takes .* from {least} to {most}.$"):
            parameter.parse(str(beyond))


def test_choices_are_named_where_another_word_is_typed(book: Rulebook) -> None:
    assert book.parameters["opening_draw_two"].parse("Pile-On") == "pile-on"
    with pytest.raises(ValueError, match=r"^opening_draw_two takes draws or pile-on\.$"):
        book.parameters["opening_draw_two"].parse("maybe")


def test_the_law_calls_a_parameter_by_its_spoken_name(book: Rulebook) -> None:
    assert book.parameters["deal"].spoken == "hand size"
    assert book.parameters["draw_two_on_four"].spoken == "draw two on four"


def test_what_can_be_suspended_is_what_article_three_lists(book: Rulebook) -> None:
    sections = {section.id for section in book.sections}
    custom = {clause.id for clause in book.clauses.values() if clause.kind != "enforced"}
    assert {i for i in {*book.clauses, *sections} if book.is_suspendable(i)} == (
        SUSPENDABLE | custom
    )
    assert not book.is_suspendable("magoo.am9")
    assert not book.is_suspendable("magoo.am1")


def test_article_three_names_all_that_can_be_suspended(book: Rulebook) -> None:
    text = book.clause("magoo.art3.14").table
    for suspendable in SUSPENDABLE:
        assert re.search(rf"\b{re.escape(suspendable[6:])}(?!\.?\d)", text), suspendable


def test_ids_of_clauses_and_sections_are_known_and_no_others(book: Rulebook) -> None:
    assert book.knows("magoo.am4") and book.knows("magoo.am4.18")
    assert not book.knows("am4.3") and not book.knows("magoo") and not book.knows("")
    assert book.section_of("magoo.am4.18") is book.section_of("magoo.am4")
    with pytest.raises(KeyError):
        book.clause("magoo.am4")
    with pytest.raises(KeyError):
        book.section_of("magoo.am4.99")


def test_the_text_for_the_table_speaks_of_the_values_in_force(book: Rulebook) -> None:
    social = book.clause("magoo.am5.1")
    assert "as soon as 4 or more cards" in social.table_with(book.defaults)
    assert "as soon as 6 or more cards" in social.table_with({**book.defaults, "social": 6})
    for clause in book.clauses.values():
        assert "{" not in clause.table_with(book.defaults), clause.id


def test_a_price_stands_wherever_it_is_paid(book: Rulebook) -> None:
    for number in ("uno.29", "uno.39", "am2.8"):
        assert book.clause(f"magoo.{number}").placeholders == {"catch"}


def test_amendments_say_who_made_them(book: Rulebook) -> None:
    pile_on: Section = book.section_of("magoo.am4")
    assert (pile_on.label, pile_on.title) == ("Amendment IV", "The Pile-On")
    assert pile_on.history[-1] == "Amended by Richard Flynn on 18 December 2007."
    for section in book.sections:
        assert bool(section.history) is section.id.startswith("magoo.am"), section.id


def test_the_title_page(book: Rulebook) -> None:
    page = book.title_page
    assert (book.game, page.name, book.title) == ("magoo", "Magoo", "The Constigootion of Magoo")
    assert page.laid_down == (
        "Laid down by the Rules Committee on Sunday, 16 December 2007, in Baltimore, Maryland."
    )
    assert len(page.summary) == 10


@pytest.mark.parametrize(
    ("seats", "decks", "allowed"),
    [(1, 1, False), (2, 1, True), (10, 1, True), (11, 1, False), (20, 2, True), (21, 2, False)],
)
def test_how_many_play(book: Rulebook, seats: int, decks: int, allowed: bool) -> None:
    assert book.title_page.seats.may_seat(seats, decks=decks) is allowed


def test_a_rulebook_is_read_once(book: Rulebook) -> None:
    assert load("magoo") is book
    assert list(read_rulebook(rules_directory() / "magoo").clauses) == IDS


@pytest.mark.parametrize("game", ["whist", "", "..", "../rules/magoo"])
def test_a_game_without_a_rulebook_is_an_error(game: str) -> None:
    with pytest.raises(RulebookError, match="no rulebook of a game called"):
        load(game)
