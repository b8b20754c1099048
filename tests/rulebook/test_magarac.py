"""Magarac's rulebook as it is shipped."""

import re

import pytest

from magoo_tui.rulebook import Rulebook, load

DEFAULTS = {
    "committee": "between hands",
    "vote_time": 30,
    "session_time": 180,
    "shout": "with slap",
    "slap_time": 10,
    "late": "all",
    "tie_window": "0.1",
    "false_slap": "letter",
    "charge": "nothing",
    "forfeit": "none",
    "travelling_card": "no",
}
CLAUSES = {"goal": 3, "setup": 9, "play": 15, "score": 3, "end": 6, "travel": 11}
NOT_ENFORCED = {
    "goal.1": "ceremony",
    "goal.2": "ceremony",
    "goal.3": "by hand",
    "setup.2": "ceremony",
    "play.15": "by hand",
    "end.2": "ceremony",
    "end.3": "by hand",
}


@pytest.fixture(name="book", params=["en", "es"], scope="module")
def _book(request: pytest.FixtureRequest) -> Rulebook:
    return load("magarac", request.param)


def test_it_has_all_47_clauses_in_their_order(book: Rulebook) -> None:
    ids = [f"magarac.{part}.{n}" for part, count in CLAUSES.items() for n in range(1, count + 1)]
    assert len(ids) == 47
    assert list(book.clauses) == ids


def test_the_kinds_of_its_clauses(book: Rulebook) -> None:
    kinds = {clause.id.removeprefix("magarac."): clause.kind for clause in book.clauses.values()}
    assert {id_: kind for id_, kind in kinds.items() if kind != "enforced"} == NOT_ENFORCED


def test_the_parameters_have_the_defaults_of_the_rules(book: Rulebook) -> None:
    own = {one.name for clause in book.clauses.values() for one in clause.parameters}
    assert {name: value for name, value in book.defaults.items() if name in own} == DEFAULTS


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("vote_time", 5, 300), ("session_time", 30, 3600), ("slap_time", 2, 60), ("tie_window", 0, 1)],
)
def test_numbers_keep_within_their_bounds(book: Rulebook, name: str, least: int, most: int) -> None:
    parameter = book.parameters[name]
    for value in (least, most):
        assert str(parameter.parse(str(value))) == str(value)
    for beyond in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"from {least} to {most}"):
            parameter.parse(str(beyond))


def test_nothing_that_the_table_enforces_can_be_suspended(book: Rulebook) -> None:
    suspendable = {id_ for id_ in book.clauses if book.is_suspendable(id_)}
    assert suspendable == {f"magarac.{id_}" for id_ in NOT_ENFORCED}
    assert not any(book.is_suspendable(section.id) for section in book.sections)


def test_every_clause_says_something_in_every_field(book: Rulebook) -> None:
    for clause in book.clauses.values():
        for text in (clause.rule, clause.table):
            assert len(text.split()) >= 4, clause.id
            assert text[-1] in ".!?", clause.id


def test_texts_name_people_and_never_address_a_reader(book: Rulebook) -> None:
    for clause in book.clauses.values():
        text = f"{clause.rule} {clause.table}"
        addressed = re.search(r"\b(you|your|tú|usted|tu|tus)\b|\(silent\)", text, re.IGNORECASE)
        assert addressed is None, clause.id


def test_every_clause_that_a_text_refers_to_is_there(book: Rulebook) -> None:
    for clause in book.clauses.values():
        for number in re.findall(r"\b(?:goal|setup|play|score|end|travel)\.\d+", clause.table):
            assert book.knows(f"magarac.{number}"), (clause.id, number)


def test_how_many_play(book: Rulebook) -> None:
    seats = book.title_page.seats
    assert (seats.min, seats.max, seats.decks_for(13)) == (3, 13, 1)
