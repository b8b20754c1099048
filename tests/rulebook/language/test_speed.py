"""How long a sentence takes: nobody who types may be held up, whatever it is."""

import gc
from statistics import median
from time import perf_counter

import pytest

from magoo_tui.rulebook.language.completing import completions
from magoo_tui.rulebook.language.understanding import understand
from magoo_tui.rulebook.law_text import LONGEST_LAW
from tests.rulebook.language.lexicons import MAGOO_AT_TABLE
from tests.rulebook.language.test_examples import ROWS

WORST = 0.5
TYPICAL = 0.05


def filled(head: str, again: str, tail: str = "") -> str:
    return head + again * ((LONGEST_LAW - len(head) - len(tail)) // len(again)) + tail


HOSTILE = [
    filled("A 7", " or a 7", " may be played."),
    filled("Everyone drinks", " and drinks"),
    filled("When a player plays a 7", ' if Ann says "x"', " Ann drinks."),
    filled("Ann drinks", ' if Ann says "x"', " when Ann plays a 7"),
    filled("When a player plays a card", " or a card", " Ann drinks"),
    filled("When a player plays 7 or higher", " or 7 or higher", " Ann drinks"),
    filled("When a player plays 2 or more 7s", " or 7s", " except 7s Ann gives 2 7s to Bo"),
    filled('When a player plays a 7 Ann may not say "x"', ' and may not say "x" for 2 turns'),
    filled("", "Ann drinks. "),
    filled("", "if "),
    filled("", '"x" '),
    filled("", "Ann and "),
    "a" * LONGEST_LAW,
]


def seconds(text: str) -> float:
    gc.disable()
    begun = perf_counter()
    understand(text, MAGOO_AT_TABLE)
    taken = perf_counter() - begun
    gc.enable()
    return taken


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: text[:40])
def test_no_sentence_takes_long(text: str) -> None:
    understand("", MAGOO_AT_TABLE)
    assert len(text) <= LONGEST_LAW
    assert min(seconds(text) for _ in range(3)) < WORST


def test_a_usual_sentence_is_understood_at_once() -> None:
    usual = [sentence for outcome, _, sentence, _ in ROWS if outcome == "enforced"]
    seconds(usual[0])
    assert median(min(seconds(one), seconds(f"{one} ")) for one in usual[:30]) < TYPICAL


def test_what_can_follow_is_told_at_once() -> None:
    text = "When a player plays a red 7, the next player"
    taken = []
    for end in range(1, len(text)):
        begun = perf_counter()
        completions(text[:end], MAGOO_AT_TABLE)
        taken.append(perf_counter() - begun)
    assert median(taken) < TYPICAL
