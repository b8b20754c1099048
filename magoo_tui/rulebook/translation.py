"""A rulebook in another language: its words alone, laid over the English book clause by clause.

``rules/GAME/LANGUAGE/`` has files of the same names with ids, titles and texts. Ids, kinds, numbers
and their bounds are the English book's; whatever is not translated stays in English.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.clauses import PLACEHOLDER, Clause, Section
from magoo_tui.rulebook.errors import RulebookError
from magoo_tui.rulebook.files import convert, read_toml
from magoo_tui.rulebook.parameters import AnyParameter, Line

T = TypeVar("T", bound=Struct)


class PageWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a title page; what is left out stays in English."""

    name: str = ""
    title: str = ""
    laid_down: str = ""
    summary: tuple[Line, ...] = ()


class ClauseWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a clause."""

    id: ClauseId
    title: str = ""
    rule: str = ""
    table: str = ""
    meanings: dict[str, Line] = field(default_factory=dict)
    """By parameter: what it says."""


class SectionWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The words of a section, and of those of its clauses that are translated."""

    id: ClauseId
    title: str = ""
    label: str = ""
    part: str = ""
    history: tuple[Line, ...] = ()
    clauses: tuple[ClauseWords, ...] = field(default=(), name="clause")


def translated(book: Rulebook, directory: Path) -> Rulebook:
    """The book with the words of a folder. Raises RulebookError for words of nothing in it."""
    page, words = PageWords(), dict[ClauseId, tuple[Path, SectionWords]]()
    for file in sorted(directory.glob("*.toml")):
        if file.name == "game.toml":
            page = convert(read_toml(file), PageWords, file)
            continue
        section = convert(read_toml(file), SectionWords, file)
        if section.id not in {one.id for one in book.sections}:
            raise RulebookError("there is no such section", file=str(file), clause=section.id)
        words[section.id] = (file, section)
    sections = [_section(one, *words[one.id]) if one.id in words else one for one in book.sections]
    title_page = _said(book.title_page, page, "name title laid_down summary")
    return Rulebook(title_page, sections, book.law_sections)


def _said(english: T, words: Struct, names: str) -> T:
    """The English value with those of these fields that are translated."""
    told = {name: getattr(words, name) for name in names.split() if getattr(words, name)}
    return replace(english, **told)


def _section(section: Section, file: Path, words: SectionWords) -> Section:
    told = {clause.id: clause for clause in words.clauses}
    known = {clause.id for clause in section.clauses}
    for clause in words.clauses:
        if clause.id not in known:
            raise RulebookError("there is no such clause", file=str(file), clause=clause.id)
    clauses = tuple(
        _clause(clause, file, told[clause.id]) if clause.id in told else clause
        for clause in section.clauses
    )
    return replace(_said(section, words, "title label part history"), clauses=clauses)


def _clause(clause: Clause, file: Path, words: ClauseWords) -> Clause:
    unknown = words.meanings.keys() - {parameter.name for parameter in clause.parameters}
    if unknown:
        raise RulebookError(
            f"there is no parameter {min(unknown)}", file=str(file), clause=clause.id
        )
    if words.table and frozenset(PLACEHOLDER.findall(words.table)) != clause.placeholders:
        raise RulebookError(
            "the text for the table has other placeholders than the English one",
            file=str(file),
            clause=clause.id,
        )
    return replace(
        _said(clause, words, "title rule table"), parameters=_parameters(clause, words.meanings)
    )


def _parameters(clause: Clause, meanings: Mapping[str, str]) -> tuple[AnyParameter, ...]:
    return tuple(
        replace(parameter, meaning=meanings.get(parameter.name, parameter.meaning))
        for parameter in clause.parameters
    )
