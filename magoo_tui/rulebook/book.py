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

    What a committee has set or suspended is no part of it: that is the law in force.
    """

    def __init__(self, page: TitlePage, sections: Sequence[Section]) -> None:
        self.title_page = page
        self.sections: tuple[Section, ...] = tuple(sections)
        self.clauses: Mapping[ClauseId, Clause] = {
            clause.id: clause for section in self.sections for clause in section.clauses
        }
        self.parameters: Mapping[str, Parameter] = {
            parameter.name: parameter
            for clause in self.clauses.values()
            for parameter in clause.parameters
        }
        self.defaults: Mapping[str, Value] = {
            name: parameter.initial for name, parameter in self.parameters.items()
        }
        self._sections = {section.id: section for section in self.sections}
        self._section_of = {
            clause.id: section for section in self.sections for clause in section.clauses
        }
        self._clause_setting = {
            parameter.name: clause
            for clause in self.clauses.values()
            for parameter in clause.parameters
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
        return self.clauses[ClauseId(clause_id)]

    def section_of(self, clause_id: str) -> Section:
        """The section a clause stands in, or the section itself; raises `KeyError` if unknown."""
        wanted = ClauseId(clause_id)
        return self._sections.get(wanted) or self._section_of[wanted]

    def title_of(self, id_: str) -> str:
        """The title of a clause or a section. KeyError if there is none of that id."""
        clause = self.clauses.get(ClauseId(id_))
        return clause.title if clause is not None else self.section_of(id_).title

    def knows(self, clause_id: str) -> bool:
        """Whether a clause or a section has this id."""
        return clause_id in self.clauses or clause_id in self._sections

    def is_suspendable(self, clause_id: str) -> bool:
        """Whether the committee may suspend this clause or section; never an unknown one."""
        wanted = ClauseId(clause_id)
        if section := self._sections.get(wanted):
            return section.suspendable
        clause = self.clauses.get(wanted)
        return clause is not None and clause.may_be_suspended

    def clause_setting(self, parameter: str) -> Clause:
        """The clause that a parameter belongs to; raises `KeyError` if there is no such name."""
        return self._clause_setting[parameter]

    def search(self, words: str) -> list[Clause]:
        """The clauses that hold all these words, the likeliest first; a clause's id finds it."""
        return [self.clauses[found] for found in self._index.find(words)]

    @cached_property
    def _index(self) -> SearchIndex:
        return SearchIndex(self.title_page.prefix, self.sections)
