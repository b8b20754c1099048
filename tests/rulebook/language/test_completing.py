"""What can follow next while a sentence is typed."""

from functools import reduce

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

from magoo_tui.rulebook.language.completing import completed, completions
from magoo_tui.rulebook.language.understanding import understand
from tests.rulebook.language.lexicons import BULLY_PULPIT, MAGARAC, MAGOO_AT_TABLE, MAO


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("", {"When", "Whoever", "Nobody", "Each player", "Amendment V", "The hand size", "Ann"}),
        ("W", {"When", "Whenever", "Whoever", "Wild Draw Four"}),
        ("When ", {"a player", "Ann", "the dealer", "a Social", "a Pile-On", "a round"}),
        ("When a pl", {"a player"}),
        ("When a player s", {"says", "starts"}),
        ("When a player plays a red ", {"card", "7", "Skip", "Draw Two"}),
        ("When a player plays a 7, the player to", {"the player to the left"}),
        (
            "When a player plays a 7, that player ",
            {"draws", "must", "goes next", "loses", "may not"},
        ),
        ('When a player plays a 7, that player must say "x" ', {"or", "and", "unless"}),
        ("Amendment V ", {"is suspended"}),
        ("The hand size ", {"is"}),
        ("The hand size is ", {"1", "7", "10"}),
        ("The draw two on four is ", {"yes", "no"}),
        ("For 3 rounds, the scoring becomes t", {"tally"}),
        ("For 3 ", {"turns", "laps", "rounds"}),
        ("Until the ", {"turn", "lap", "round"}),
        ("When a player plays a 7, at most once per ", {"turn", "lap", "round"}),
        ("Everyone draws 1 card ", {"when", "and", "for"}),
    ],
)
def test_phrases_that_can_follow_are_offered(text: str, offered: set[str]) -> None:
    assert offered <= set(completions(text, MAGOO_AT_TABLE))


@pytest.mark.parametrize(
    "text", ["The moon ", 'Nobody may say "n', "Everyone draws 1 card. Bo ", "xyz"]
)
def test_nothing_is_offered_where_nothing_can_follow(text: str) -> None:
    assert completions(text, MAGOO_AT_TABLE) == ()


def test_only_what_the_game_can_carry_out_is_offered() -> None:
    after_who = "When a player "
    assert not {"slaps", "guesses right", "gives drinks"} & set(
        completions(after_who, MAGOO_AT_TABLE)
    )
    assert {"slaps", "slaps first"} <= set(completions(after_who, MAGARAC))
    assert "plays" not in completions(after_who, MAGARAC)
    assert "guesses right" in completions(after_who, BULLY_PULPIT)
    assert "king" in completions("When a player plays a ", MAO)
    assert not {"king", "heart"} & set(completions("When a player plays a ", MAGOO_AT_TABLE))
    assert "black" not in completions("When a player plays a ", MAGOO_AT_TABLE)


def test_without_drinks_none_are_offered() -> None:
    dry = structs.replace(MAGOO_AT_TABLE, has_drinks=False)
    assert "drinks" in completions("Everyone ", MAGOO_AT_TABLE)
    assert "drinks" not in completions("Everyone ", dry)


def test_who_has_left_is_not_offered() -> None:
    assert "Bo" not in completions("When ", structs.replace(MAGOO_AT_TABLE, gone=frozenset({1})))


@pytest.mark.parametrize(
    ("text", "phrase", "whole"),
    [
        ("", "When", "When"),
        ("wh", "When", "When"),
        ("When ", "a player", "When a player"),
        ("When a pl", "a player", "When a player"),
        (
            "When a player plays a 7, the player to",
            "the player to the left",
            "When a player plays a 7, the player to the left",
        ),
        ("When a player plays a 7", "or higher", "When a player plays a 7 or higher"),
    ],
)
def test_a_phrase_takes_the_place_of_what_was_typed_of_it(
    text: str, phrase: str, whole: str
) -> None:
    assert completed(text, phrase) == whole


def test_a_law_is_found_by_choosing() -> None:
    chosen = [
        "When",
        "a player",
        "plays",
        "a",
        "red",
        "7",
        "the next player",
        "draws",
        "1",
        "card",
    ]

    def choose(text: str, phrase: str) -> str:
        assert phrase in completions(text, MAGOO_AT_TABLE), (text, phrase)
        return completed(text, phrase) + " "

    understood = understand(reduce(choose, chosen, ""), MAGOO_AT_TABLE)
    assert understood.text == "When a player plays a red 7, the next player draws 1 card."


@settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck))
@given(st.lists(st.integers(0, 999), max_size=8), st.text(max_size=5))
def test_every_phrase_that_is_offered_leads_on(choices: list[int], tail: str) -> None:
    text = ""
    for choice in choices:
        offered = completions(text, MAGOO_AT_TABLE)
        if not offered:
            break
        phrase = offered[choice % len(offered)]
        text = completed(text, '"x"' if phrase == '"' else phrase) + " "
        is_whole = understand(text, MAGOO_AT_TABLE).outcome != "by hand"
        assert is_whole or completions(text, MAGOO_AT_TABLE), text
    completions(text + tail, MAGOO_AT_TABLE)
