"""What a rulebook's clauses and parameters are called in the sentence of a law."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.clauses import Clause, Section
from magoo_tui.rulebook.language.figures import with_figures

_LEAD: Final = (
    r"(?:(?:for \d+ \w+|until the (?:end of the )?\w+(?: ends)?|for the rest of the \w+"
    r"|for this \w+|(?:during )?this \w+) )?(?:the )?"
)
_CLAUSE_VERBS: Final = (
    "is suspended|does not apply|no longer applies|is restored|is in force|applies again"
)
_CLAUSE: Final = re.compile(rf"({_LEAD})((?:clause )?)(.+?) ({_CLAUSE_VERBS})(?!\w)(.*)")
_PARAMETER: Final = re.compile(rf"({_LEAD})(.+?) (is|becomes|shall be) (.+)")
_BEGUN: Final = re.compile(rf"({_LEAD})(?:clause )?(.+?)( is| becomes| shall be)?")
_UNIT: Final = "(?:turn|lap|round|hand|game)"
_TRAILING: Final = re.compile(
    rf"(.+) (for \d+ {_UNIT}s?|until the {_UNIT} ends"
    rf"|until the end of the {_UNIT}|for the rest of the {_UNIT})"
)
_LIKE_AN_ID: Final = re.compile(r"[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+")
_LIKE_A_LABEL: Final = re.compile(r"(?:amendment|article) (?:[ivxlc]+|\d+)")

CLAUSE_MARK: Final = "$"
PARAMETER_MARK: Final = "%"


class BookNames:
    """The names by which the sentences of laws call the parts of one rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self._clauses = dict(_clause_names(book))
        self._parameters = {
            with_figures(name): parameter.name
            for parameter in book.parameters.values()
            for name in (parameter.name.replace("_", " "), parameter.name, parameter.spoken)
        }

    def marked(self, prepared: str) -> str:
        """A prepared sentence with marks in place of the names that it suspends or sets."""
        found = _CLAUSE.fullmatch(prepared)
        if found is not None:
            lead, word, name, verb, rest = found.groups()
            clause = self._clause(name, is_called_clause=bool(word))
            if clause is not None:
                return f"{lead}{CLAUSE_MARK}{clause} {verb}{rest}"
        found = _PARAMETER.fullmatch(prepared)
        if found is not None and found[2] in self._parameters:
            return self._setting(found[1], self._parameters[found[2]], found[3], found[4])
        return prepared

    def begun(self, prepared: str) -> str:
        """The beginning of a sentence, with a mark in place of a name that nothing is said of yet.

        So too where only the value that a parameter is set to is missing.
        """
        found = _BEGUN.fullmatch(prepared)
        if found is None:
            return prepared
        lead, name, verb = found[1], found[2], found[3] or ""
        parameter = self._parameters.get(name)
        if parameter is not None:
            return f"{lead}{PARAMETER_MARK}{parameter}{verb}"
        clause = None if verb else self._clauses.get(name.lower())
        return prepared if clause is None else f"{lead}{CLAUSE_MARK}{clause}"

    def _clause(self, name: str, *, is_called_clause: bool) -> str | None:
        known = self._clauses.get(name.lower())
        if known is not None:
            return known
        if _LIKE_AN_ID.fullmatch(name) or _LIKE_A_LABEL.fullmatch(name):
            return name.replace(" ", "-")
        is_word = re.fullmatch(r"[a-z0-9-]+", name) is not None
        return name if is_called_clause and is_word else None

    @staticmethod
    def _setting(lead: str, parameter: str, verb: str, value: str) -> str:
        """The value takes all that follows: how long it holds is put before it."""
        trailing = _TRAILING.fullmatch(value) if lead in {"", "the "} else None
        if trailing is not None:
            value = trailing[1]
            lead = f"{trailing[2]} {lead}"
        return f"{lead}{PARAMETER_MARK}{parameter} {verb} {value}"


def _clause_names(book: Rulebook) -> Iterator[tuple[str, ClauseId]]:
    """Names and what they mean; of equal names the later one counts, so ids come last."""
    titles: dict[str, ClauseId | None] = {}
    for clause in book.clauses.values():
        title = _title(clause)
        titles[title] = None if title in titles else clause.id
    yield from ((title, clause) for title, clause in titles.items() if clause is not None)
    for section in book.sections:
        yield _title(section), section.id
        if section.label:
            yield with_figures(section.label), section.id
    prefix = f"{book.title_page.prefix}."
    for named in (*book.clauses, *(section.id for section in book.sections)):
        yield named.removeprefix(prefix), named
        yield named, named


def _title(part: Clause | Section) -> str:
    return with_figures(part.title).removeprefix("the ")


@lru_cache(maxsize=8)
def names_of(book: Rulebook) -> BookNames:
    """The names in a rulebook, gathered once."""
    return BookNames(book)
