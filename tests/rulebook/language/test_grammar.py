"""Every sentence that the grammar can say is understood, and said back the same."""

from collections import defaultdict
from random import Random

import pytest
from lark.grammar import NonTerminal, Rule, Symbol

from magoo_tui.rulebook.language.grammar import Stop, followers, grammar, parse
from magoo_tui.rulebook.language.understanding import understand
from magoo_tui.rulebook.law_text import LONGEST_LAW
from tests.rulebook.language.lexicons import MAGOO_AT_TABLE, MAO

SAID = {
    "INT": ("1", "2", "7", "ten"),
    "NUM": ("0", "2", "seven"),
    "NUMS": ("7s", "nines"),
    "STRING": ('"uno"', '"God save the king"'),
    "SEAT": ("Ann", "bo"),
    "POSSESSIVE": ("Cy's",),
    "CLAUSE": ("Amendment V", "Pile-On", "Clause magoo.am6"),
    "PARAM": ("hand size", "social"),
    "VALUE": ("4",),
    "COLOR": ("red", "blue", "black"),
    "SUIT": ("heart", "clubs"),
    "RANK": ("king", "Aces"),
    "ACTION": ("Skip", "Draw Twos"),
    "WILD4": ("Wild Draw Four",),
    "PLAIN_WILD": ("plain wild",),
    "WILD": ("wilds",),
    "PARITY": ("odd", "even"),
    "PERIOD": ("turn", "hand"),
    "UNIT": ("turns", "round", "games"),
}
DEEP = 9


class Speaker:
    """Says random sentences of the grammar."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._rules: defaultdict[str, list[Rule]] = defaultdict(list)
        for rule in grammar().parser().rules:
            self._rules[rule.origin.name].append(rule)

    def sentence(self) -> str:
        return " ".join(self._say(NonTerminal("start"), 0))

    def _say(self, symbol: Symbol, depth: int) -> list[str]:
        if symbol.is_term:
            words = SAID.get(symbol.name) or grammar().phrases[symbol.name]
            return [self._random.choice(words)]
        rules = self._rules[symbol.name]
        if depth > DEEP:
            rules = sorted(rules, key=lambda rule: len(rule.expansion))[:2]
        expansion = self._random.choice(rules).expansion
        return [word for part in expansion for word in self._say(part, depth + 1)]


@pytest.mark.parametrize("seed", range(4))
def test_every_sentence_of_the_grammar_is_understood(seed: int) -> None:
    speaker = Speaker(seed)
    for _ in range(60):
        said = speaker.sentence()
        if len(said) > LONGEST_LAW:
            continue
        understood = understand(said, MAGOO_AT_TABLE)
        assert understood.outcome != "by hand", said
        for table in (MAGOO_AT_TABLE, MAO):
            meant = understand(said, table)
            if meant.law is not None:
                again = understand(meant.text, table, longest=2 * LONGEST_LAW)
                assert (again.text, again.law) == (meant.text, meant.law), said


def test_words_of_the_language_are_known() -> None:
    words = {"whenever", "pile-on", "skip", "skips", "king", "hearts", "a", "lap", "odd"}
    assert words <= grammar().vocabulary
    assert not {"ann", "magoo", "one's", ""} & grammar().vocabulary


def test_where_a_text_stops_being_a_sentence_is_told() -> None:
    assert parse("when a player plays a 7 that player sings") == Stop(36)
    assert parse("when a player") == Stop(13)
    assert parse("") == Stop(0)
    assert not isinstance(parse("play reverses"), Stop)


def test_what_can_follow_is_known_at_every_word() -> None:
    words = "when a player plays a red 7 the next player draws 2 cards".split()
    for end in range(len(words)):
        beginning = " ".join(words[:end])
        is_within_phrase = words[end - 1 : end] in (["a"], ["the"], ["next"]) and end != 5
        assert followers(beginning) or is_within_phrase, beginning
    assert not followers("when the moon")
