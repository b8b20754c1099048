"""A game's whole rulebook, and the questions people and programs ask of it."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Annotated

from msgspec import Meta, Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.clauses import Clause, Section
from magoo_tui.rulebook.parameters import Line, Parameter, Value
from magoo_tui.rulebook.search import SearchIndex


class SeatRange(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How few and how many may sit down to a game."""

    min: Annotated[int, Meta(ge=1)]
    max: int
    max_with_two_decks: int | None = None
    """The most with two decks, None if a second deck seats nobody more."""

    def may_seat(self, seats: int, *, decks: int = 1) -> bool:
        """Whether so many can play with so many decks."""
        most = self.max if decks == 1 else self.max_with_two_decks or self.max
        return self.min <= seats <= most

    def decks_for(self, seats: int) -> int:
        """How many decks so many play with: a second one only where the first seats too few."""
        return 1 if seats <= self.max or self.max_with_two_decks is None else 2


class TitlePage(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What stands before the first section: names, origin, the game in short, who may play."""

    game: Line
    prefix: Line
    """What every clause's id begins with, before its first dot."""
    name: Line
    title: Line
    laid_down: Line
    summary: Annotated[tuple[Line, ...], Meta(min_length=1)]
    """The game for somebody who has never played it, a line each."""
    seats: SeatRange


class Rulebook:
    """The clauses of one game in their order; never changes once it is read.

    What a committee has set or suspended is no part of it: that is the law in force. Behind the
    game's own clauses stand those on laws, which all games share; asked by id, by words or by
    parameter the book answers from both.
    """

    def __init__(
        self, page: TitlePage, sections: Sequence[Section], law: Sequence[Section] = ()
    ) -> None:
        self.title_page = page
        self.sections: tuple[Section, ...] = tuple(sections)
        """The game's own."""
        self.law_sections: tuple[Section, ...] = tuple(law)
        """The clauses on laws."""
        self.clauses: Mapping[ClauseId, Clause] = _by_id(self.sections)
        """The game's own."""
        self.all_clauses: Mapping[ClauseId, Clause] = {**self.clauses, **_by_id(law)}
        both = (*self.sections, *self.law_sections)
        self._sections = {section.id: section for section in both}
        self._section_of = {clause.id: section for section in both for clause in section.clauses}
        self._clause_setting = _clauses_setting(_by_id(law), self.clauses)
        self.parameters: Mapping[str, Parameter] = {
            parameter.name: parameter
            for clause in self.all_clauses.values()
            for parameter in clause.parameters
            if self._clause_setting[parameter.name] is clause
        }
        """The game's own first. One that the game has itself is not shared with the others."""
        self.defaults: Mapping[str, Value] = {
            name: parameter.initial for name, parameter in self.parameters.items()
        }

    @property
    def game(self) -> str:
        """The game's name in a record: ``magoo``."""
        return self.title_page.game

    @property
    def title(self) -> str:
        """The title of the book."""
        return self.title_page.title

    def clause(self, clause_id: str) -> Clause:
        """The clause with this id; raises `KeyError` if there is none."""
        return self.all_clauses[ClauseId(clause_id)]

    def section_of(self, clause_id: str) -> Section:
        """The section a clause stands in, or the section itself; raises `KeyError` if unknown."""
        wanted = ClauseId(clause_id)
        return self._sections.get(wanted) or self._section_of[wanted]

    def title_of(self, id_: str) -> str:
        """The title of a clause or a section. KeyError if there is none of that id."""
        clause = self.all_clauses.get(ClauseId(id_))
        return clause.title if clause is not None else self.section_of(id_).title

    def knows(self, clause_id: str) -> bool:
        """Whether a clause or a section has this id."""
        return clause_id in self.all_clauses or clause_id in self._sections

    def is_suspendable(self, clause_id: str) -> bool:
        """Whether the committee may suspend this clause or section; never an unknown one."""
        wanted = ClauseId(clause_id)
        if section := self._sections.get(wanted):
            return section.suspendable
        clause = self.all_clauses.get(wanted)
        return clause is not None and clause.may_be_suspended

    def clause_setting(self, parameter: str) -> Clause:
        """The clause that a parameter belongs to; raises `KeyError` if there is no such name."""
        return self._clause_setting[parameter]

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold all these words, the likeliest first; a clause's id finds it."""
        return [self.all_clauses[found] for found in self._index.find(words)]

    @cached_property
    def _index(self) -> SearchIndex:
        return SearchIndex(self.title_page.prefix, (*self.sections, *self.law_sections))


def _by_id(sections: Sequence[Section]) -> dict[ClauseId, Clause]:
    return {clause.id: clause for section in sections for clause in section.clauses}


def _clauses_setting(*books: Mapping[ClauseId, Clause]) -> dict[str, Clause]:
    """By parameter: the clause that it belongs to; the later book's where both have one."""
    return {
        parameter.name: clause
        for book in books
        for clause in book.values()
        for parameter in clause.parameters
    }
