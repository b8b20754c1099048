"""Finding clauses by id or by words, the likeliest first."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.clauses import Clause, Section

_WORD: Final = re.compile(r"\w+")
_EDGES: Final = "\"'`.,;:!?()"

_SAME_ID, _SAME_SECTION = 1000, 500
_TITLE, _HEADING, _RULE, _TABLE = 50, 20, 9, 4
_BEGINS, _INSIDE = 0.6, 0.25


class _Field(NamedTuple):
    weight: int
    words: frozenset[str]
    text: str

    def score(self, word: str) -> float:
        """The full weight for the word itself, less where it only begins one or lies inside."""
        if word in self.words:
            return self.weight
        if word not in self.text:
            return 0
        begins = any(other.startswith(word) for other in self.words)
        return self.weight * (_BEGINS if begins else _INSIDE)


class _Token(NamedTuple):
    """One word of a query, read both ways: as an id and as words."""

    number: str
    words: tuple[str, ...]
    cited: re.Pattern[str] | None
    """Finds the id where a text refers to it; None for a token that is no full id."""


class _Entry(NamedTuple):
    clause: ClauseId
    number: str
    """The clause's id without the name of its game."""
    fields: tuple[_Field, ...]


class SearchIndex:
    """The words of a rulebook, made ready for being searched at every key pressed."""

    def __init__(self, prefix: str, sections: Iterable[Section]) -> None:
        self._prefix = f"{prefix}."
        self._entries = [
            self._entry(section, clause) for section in sections for clause in section.clauses
        ]

    def find(self, words: str) -> list[ClauseId]:
        """The clauses that match every word; equals stay in the order of the book."""
        tokens = [self._token(word) for part in words.split() if (word := _bare(part))]
        if not tokens:
            return []
        scores = [(_score(entry, tokens), entry.clause) for entry in self._entries]
        found = [(score, clause) for score, clause in scores if score]
        return [clause for _, clause in sorted(found, key=lambda pair: -pair[0])]

    def _entry(self, section: Section, clause: Clause) -> _Entry:
        heading = " ".join((section.title, section.label, section.part, *section.history))
        names = " ".join(f"{p.name} {p.spoken} {p.meaning}" for p in clause.parameters)
        fields = (
            _field(_TITLE, clause.title),
            _field(_HEADING, heading),
            _field(_RULE, clause.rule),
            _field(_TABLE, f"{clause.table} {names}"),
        )
        return _Entry(clause.id, clause.id.removeprefix(self._prefix), fields)

    def _token(self, word: str) -> _Token:
        number = word.removeprefix(self._prefix)
        cited = rf"(?<![\w.]){re.escape(number)}(?!\w|\.\d)"
        return _Token(
            number, tuple(_WORD.findall(word)), re.compile(cited) if "." in number else None
        )


def _score(entry: _Entry, tokens: list[_Token]) -> float:
    """The sum over all tokens, 0 as soon as one of them is nowhere in the clause."""
    total = 0.0
    for token in tokens:
        score = _score_id(entry, token) or _score_words(entry, token)
        if not score:
            return 0
        total += score
    return total


def _score_id(entry: _Entry, token: _Token) -> float:
    if entry.number == token.number:
        return _SAME_ID
    return _SAME_SECTION if entry.number.startswith(f"{token.number}.") else 0


def _score_words(entry: _Entry, token: _Token) -> float:
    """A token of several words, such as Pile-On, counts as its weakest word."""
    cited = token.cited
    if cited is not None:
        return max((f.weight for f in entry.fields if cited.search(f.text)), default=0)
    return min((sum(f.score(word) for f in entry.fields) for word in token.words), default=0)


def _bare(word: str) -> str:
    return word.casefold().strip(_EDGES)


def _field(weight: int, text: str) -> _Field:
    folded = text.casefold()
    return _Field(weight, frozenset(_WORD.findall(folded)), folded)
