"""What can follow next in a sentence: one finds the language by writing it."""

import re
from typing import Final

from magoo_tui.rulebook.language.grammar import followers, grammar
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.names import names_of
from magoo_tui.rulebook.language.offering import Offers
from magoo_tui.rulebook.language.preparing import sentences

_LONGEST_PHRASE: Final = 6
"""So many words of a phrase may have been typed already."""

_USUAL: Final = (
    *("when", "whoever", "nobody", "each player", "at once", "a player"),
    *("plays", "draws", "passes", "says", "goes out", "loses"),
    *("that player", "the next player", "everyone", "everyone else"),
    *("a", "cards", "drinks", "must", "and", "or"),
)
"""What most sentences are made of."""

_NO_BEGINNING: Final = "."
"""Nothing follows this."""

_BLANKS: Final = re.compile(r"\s+")
_PIECE: Final = re.compile(r'(?:"[^"]*"|[^\s"])+')


def completions(text: str, context: LawContext) -> tuple[str, ...]:
    """The phrases that can stand next, in the order of the grammar.

    A phrase that has been begun stands there whole: `completed` puts it in its place. Nothing is
    offered within quoted words, nor where the text is no beginning of a sentence.
    """
    if text.count('"') % 2:
        return ()
    places = _Places(context)
    pieces = list(_PIECE.finditer(text))
    for piece in pieces[-_LONGEST_PHRASE:]:
        places.add(text[: piece.start()], _BLANKS.sub(" ", text[piece.start() :]))
    if not places.found or not text or text[-1].isspace():
        places.add(text, "")
    return tuple(sorted(places.found, key=lambda phrase: (places.found[phrase], phrase)))


def completed(text: str, phrase: str) -> str:
    """The text with a phrase that was offered, in place of what had been typed of it."""
    for start in range(len(text) + 1):
        is_start = start == 0 or text[start - 1].isspace()
        if is_start and phrase.casefold().startswith(text[start:].casefold()):
            return text[:start] + phrase
    return f"{text} {phrase}"


class _Places:
    """Phrases that can follow, each with its place among them."""

    def __init__(self, context: LawContext) -> None:
        self.found: dict[str, tuple[int, int]] = {}
        self._context = context
        self._offers = Offers(context)
        self._all = [phrase.casefold() for phrase in self._offers.all_words()]

    def add(self, head: str, tail: str) -> None:
        """Add what can stand after the head and begins with the tail, which is typed already."""
        begun = tail.casefold()
        if not any(phrase.startswith(begun) for phrase in self._all):
            return
        words = _prepared(head, self._context)
        for follower in followers(words):
            has_literals = follower.terminal in grammar().phrases
            for number, phrase in enumerate(self._offers.words_of(follower, words)):
                if has_literals and number and not begun:
                    break  # other ways of saying the same are offered once they have been begun
                if phrase.casefold().startswith(begun) and phrase.casefold() != begun:
                    shown = phrase if head.strip() else f"{phrase[0].upper()}{phrase[1:]}"
                    self.found.setdefault(shown, (_place_of(follower.terminal), number))


def _place_of(terminal: str) -> int:
    """The usual phrases come first, then all in the order of the grammar."""
    first = grammar().phrases.get(terminal, (terminal,))[0]
    if first in _USUAL:
        return _USUAL.index(first) - len(_USUAL)
    return grammar().place_of(terminal)


def _prepared(head: str, context: LawContext) -> str:
    """The beginning of a sentence as the grammar reads it; what is none leads nowhere."""
    if not head.strip():
        return ""
    parted = sentences(head, context.names)
    words = parted[0].text if len(parted) == 1 else _NO_BEGINNING
    if followers(words):
        return words
    return names_of(context.rulebook).begun(words)
