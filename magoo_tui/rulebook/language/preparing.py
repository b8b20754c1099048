"""How a clean text is made ready for the grammar (law.lang.3)."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.rulebook.language.figures import COLORS, figure, is_number_word
from magoo_tui.rulebook.language.grammar import grammar

_PLAIN_AFTER: Final = COLORS | {"a", "an", "any", "the"}
"""After these a name that is a word of the language is that word."""

_GAP: Final = re.compile(r"[\s,;:]+")
_QUOTED: Final = re.compile(r'"[^"]*"')
_MARKS: Final = str.maketrans("@$%", "???")
"""The marks that stand for names mean nothing where somebody types them."""


class Piece(NamedTuple):
    """A piece of a text as it was typed."""

    kind: Literal["quoted", "seat", "word", "gap"]
    text: str
    """As the grammar reads it; of a word and a gap, as typed."""
    end: int
    """Where it ends in the whole text."""


class Word(NamedTuple):
    """What the grammar reads, and where it ends in the text as typed."""

    text: str
    end: int


class Prepared(Struct, frozen=True):
    """A sentence as the grammar reads it."""

    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        """The words with one blank between each two."""
        return " ".join(word.text for word in self.words)

    def typed_end(self, followed: int) -> int:
        """Where the words end in the typed text of which so many characters were followed."""
        end = at = 0
        for word in self.words:
            at += len(word.text)
            if at > followed:
                break
            end = word.end
            at += 1
        return end


def sentences(
    text: str, names: tuple[str, ...], *, with_words_as_names: bool = True
) -> tuple[Prepared, ...]:
    """The sentences of a clean text.

    A name that is itself a word of the language is read as a name where it may be one, or never.
    """
    pieces = list(_pieces(text, names, with_words_as_names=with_words_as_names))
    found: list[list[Piece]] = [[]]
    for number, piece in enumerate(pieces):
        found[-1].append(piece)
        if _ends_sentence(pieces, number):
            found.append([])
    return tuple(Prepared(tuple(_words(sentence))) for sentence in found)


def has_words_as_names(names: Sequence[str]) -> bool:
    """Whether somebody is called by a word of the language."""
    return any(map(is_language, names))


def is_language(name: str) -> bool:
    """Whether a name is itself one word of the language."""
    word = name.lower()
    return word in grammar().vocabulary or is_number_word(word)


def _ends_sentence(pieces: Sequence[Piece], number: int) -> bool:
    """Whether a sentence ends with a piece, and another one follows."""
    after = pieces[number + 1 : number + 3]
    is_end = pieces[number].kind == "word" and pieces[number].text[-1] in ".!"
    return is_end and len(after) == 2 and " " in after[0].text


def _words(pieces: list[Piece]) -> Iterator[Word]:
    """The words of one sentence in lower case, with figures, and without the final mark."""
    before = ""
    parts = [piece for piece in pieces if piece.kind != "gap"]
    for number, piece in enumerate(parts):
        text = piece.text
        if piece.kind == "word":
            if number == len(parts) - 1 and text[-1] in ".!":
                text = text[:-1]
            text = figure(text.lower().translate(_MARKS), before)
        if text:
            before = text
            yield Word(text, piece.end)


def _pieces(text: str, names: tuple[str, ...], *, with_words_as_names: bool) -> Iterator[Piece]:
    seats = _names_pattern(names)
    at, before, word_start = 0, "", 0
    while at < len(text):
        piece = _at(text, at, seats, names)
        if piece is not None and piece.kind == "seat":
            is_plain = not _may_be_name(text[at : piece.end], names, before, with_words_as_names)
            piece = None if is_plain else piece
        if piece is None:
            at += 1
            continue
        if word_start < at:
            yield Piece("word", text[word_start:at], at)
            before = text[word_start:at]
        if piece.kind != "gap":
            before = piece.text
        yield piece
        at = word_start = piece.end
    if word_start < at:
        yield Piece("word", text[word_start:at], at)


def _at(text: str, at: int, seats: re.Pattern[str], names: tuple[str, ...]) -> Piece | None:
    """What begins at a place; None if it is a letter of a word."""
    if found := _QUOTED.match(text, at):
        return Piece("quoted", found[0], found.end())
    if found := _GAP.match(text, at):
        return Piece("gap", found[0], found.end())
    found = seats.match(text, at)
    if found is None:
        return None
    seat = find_seat(names, found["name"])
    return None if seat is None else _seat(seat, found)


def _seat(seat: Seat, found: re.Match[str]) -> Piece:
    possessive = "'s" if found["of"] else ""
    return Piece("seat", f"@{seat}{possessive}", found.end())


def _may_be_name(typed: str, names: Sequence[str], before: str, with_words_as_names: bool) -> bool:
    """Whether what was typed is meant as a name: always, unless it is a word of the language."""
    name = typed.removesuffix("'s").removesuffix("'")
    if not is_language(name):
        return True
    is_exact = _composed(name) in map(_composed, names)
    return with_words_as_names and is_exact and before.lower() not in _PLAIN_AFTER


@lru_cache(maxsize=32)
def _names_pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    """Finds a name as a whole word, the longest first, with the ending of its possessive."""
    spelled = {form(name) for name in names for form in (str, _composed, _decomposed)}
    longest_first = sorted(spelled, key=lambda name: (-len(name), name))
    choice = "|".join(r"\s+".join(map(re.escape, name.split())) for name in longest_first)
    return re.compile(
        rf"(?<!\w)(?P<name>{choice or '(?!)'})(?!\w)(?P<of>'s(?!\w)|(?<=s)'(?=\s))?", re.IGNORECASE
    )


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _decomposed(name: str) -> str:
    return unicodedata.normalize("NFD", name)
