"""What a table makes of a law beyond its words: drinks, numbers of laws, clauses of its own."""

import pytest
from msgspec import structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.understanding import understand
from magoo_tui.rulebook.law_text import MOST_LAWS
from tests.rulebook.language.lexicons import BULLY_PULPIT, MAGARAC, MAGOO_AT_TABLE


def clause_of(text: str, context: LawContext) -> str | None:
    refusal = understand(text, context).refusal
    return None if refusal is None else refusal.clause


@pytest.mark.parametrize(
    "text",
    [
        "Everyone drinks 1.",
        'When a player passes, that player must say "pass" or drink 1.',
        'Nobody may say "no" or drink 2.',
    ],
)
def test_a_table_without_drinks_refuses_them(text: str) -> None:
    assert clause_of(text, structs.replace(MAGOO_AT_TABLE, has_drinks=False)) == "law.game.7"
    assert clause_of(text, MAGOO_AT_TABLE) is None


def test_there_is_no_place_for_a_law_beyond_the_last() -> None:
    full = structs.replace(MAGOO_AT_TABLE, laws=MOST_LAWS)
    assert clause_of('Nobody may say "no".', full) == "law.fire.2"
    assert clause_of("No shoes.", full) == "law.fire.2"
    assert understand("Everyone draws a card.", full).outcome == "done once"
    almost = structs.replace(MAGOO_AT_TABLE, laws=MOST_LAWS - 1)
    assert clause_of('Nobody may say "no".', almost) is None


def test_a_game_asks_its_own_clauses_first() -> None:
    def no_kings(said: law.Law | str, context: LawContext) -> Refusal | None:
        if isinstance(said, str):
            return Refusal(ClauseId("bp.7.10"), "No giving.") if "give" in said else None
        return Refusal(ClauseId("bp.1.3"), "Orders only.") if context.is_order else None

    lexicon = structs.replace(BULLY_PULPIT.lexicon, objection=no_kings)
    table = structs.replace(BULLY_PULPIT, lexicon=lexicon)
    assert clause_of("Whoever sneezes may give a coat away.", table) == "bp.7.10"
    assert clause_of("Coats are worn inside out.", table) is None
    assert clause_of("Whoever sneezes may give a coat away.", BULLY_PULPIT) is None
    assert clause_of("Everyone draws 100 cards.", table) == "law.lang.5"
    assert clause_of("Everyone draws 100 cards.", structs.replace(table, is_order=True)) == "bp.1.3"


def test_several_sentences_are_refused_under_the_games_own_clause() -> None:
    lexicon = structs.replace(
        BULLY_PULPIT.lexicon,
        one_sentence=ClauseId("bp.4.1"),
        one_sentence_order=ClauseId("bp.5.5"),
    )
    table = structs.replace(BULLY_PULPIT, lexicon=lexicon)
    assert clause_of("Bo drinks 1. Cy drinks 1.", table) == "bp.4.1"
    assert clause_of("Bo drinks 1. Cy drinks 1.", structs.replace(table, is_order=True)) == "bp.5.5"


def test_reasons_are_the_games_own_where_it_has_some() -> None:
    refusal = understand("When a player passes, that player draws 1 card.", MAGARAC).refusal
    assert refusal == Refusal(ClauseId("law.game.2"), "Magarac has no pile to draw from.")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            "When a player draws a red card, that player drinks 1.",
            "A drawn card is seen by its drawer alone.",
        ),
        ("When a player plays a 12, everyone drinks 1.", "There is no 12 in the deck of Magoo."),
        ("When a player guesses wrong, everyone drinks 1.", "Nobody guesses in Magoo."),
        ("That player draws 1 card.", 'Nobody is meant by "that player" here.'),
        ("Everyone draws 100 cards.", "It takes 1 to 20 cards drawn, not 100."),
        (
            "Amendment I is suspended.",
            "Amendment I cannot be suspended: nobody could say how play goes on.",
        ),
        ("The hand size is 40.", "deal takes a whole number from 1 to 10."),
    ],
)
def test_a_refusal_says_why_in_one_sentence(text: str, reason: str) -> None:
    refusal = understand(text, MAGOO_AT_TABLE).refusal
    assert refusal is not None
    assert refusal.sentence == reason


def test_who_has_left_may_still_be_named() -> None:
    table = structs.replace(MAGOO_AT_TABLE, gone=frozenset({1}))
    assert understand("Bo draws a card.", table).outcome == "done once"


def test_what_is_kept_can_be_typed_again() -> None:
    for text in ("By hand: Everyone draws 1 card.", "No shoes.", 'Nobody may say "no".'):
        understood = understand(text, MAGOO_AT_TABLE)
        again = understand(understood.typed_again, MAGOO_AT_TABLE)
        assert (again.outcome, again.text) == (understood.outcome, understood.text)
