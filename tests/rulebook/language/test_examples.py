"""Sentences with their outcome: enforced, by hand, or refused under a clause, in each game.

The files beside this one hold outcome, games, sentence, and canonical form, text or clause.
"""

from pathlib import Path

import pytest

from magoo_tui.rulebook.language.understanding import Understanding, understand
from tests.rulebook.language.lexicons import MAGOO_AT_TABLE, TABLES

ROWS = [
    line.split("\t")
    for file in sorted(Path(__file__).parent.glob("*.tsv"))
    for line in file.read_text(encoding="utf-8").splitlines()
]
CASES = [
    pytest.param(game, outcome, sentence, expected, id=f"{game}: {sentence}")
    for outcome, games, sentence, expected in ROWS
    for game in games.split()
]


def outcome_of(understood: Understanding) -> tuple[str, str]:
    outcome = "enforced" if understood.outcome == "done once" else understood.outcome
    refusal = understood.refusal
    return outcome, understood.text if refusal is None else refusal.clause


@pytest.mark.parametrize(("game", "outcome", "sentence", "expected"), CASES)
def test_a_sentence_is_understood(game: str, outcome: str, sentence: str, expected: str) -> None:
    assert outcome_of(understand(sentence, TABLES[game])) == (outcome, expected)


@pytest.mark.parametrize(
    ("game", "canonical"),
    [
        (g, canonical)
        for outcome, games, _, canonical in ROWS
        if outcome == "enforced"
        for g in games.split()
    ],
)
def test_a_canonical_form_is_understood_as_itself(game: str, canonical: str) -> None:
    assert outcome_of(understand(canonical, TABLES[game])) == ("enforced", canonical)


@pytest.mark.parametrize(
    ("sentence", "outcome"),
    [
        ("Everyone draws a card.", "done once"),
        ("Ann and Bo switch seats.", "done once"),
        ("Now play reverses!", "done once"),
        ('Nobody may say "no".', "enforced"),
        ('Everyone may not say "no".', "enforced"),
        ('At once, everyone may not say "no".', "done once"),
    ],
)
def test_a_deed_is_done_once(sentence: str, outcome: str) -> None:
    assert understand(sentence, MAGOO_AT_TABLE).outcome == outcome


@pytest.mark.parametrize(
    ("sentence", "followed"),
    [
        (
            "When a player plays a 7, that player does a handstand.",
            "When a player plays a 7, that player",
        ),
        ("Uno is fun.", ""),
        ("Whoever  laughs draws", "Whoever"),
        ("Nobody looks at Bo. Everyone draws 1 card.", "Nobody"),
        ("Everyone draws 1 card. Nobody looks at Bo.", "Everyone draws 1 card. Nobody"),
        ("When a player plays a 7", "When a player plays a 7"),
        ("By hand: no shoes", None),
        ('Nobody may say "no', None),
    ],
)
def test_what_could_be_followed_is_told_in_the_words_typed(
    sentence: str, followed: str | None
) -> None:
    understood = understand(sentence, MAGOO_AT_TABLE)
    assert (understood.outcome, understood.stopped_after) == ("by hand", followed)
