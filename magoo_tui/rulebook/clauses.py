"""The parts of a rulebook as values: sections and the clauses that stand in them."""

import re
from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct, field

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.parameters import AnyParameter, Line, Value

Kind: TypeAlias = Literal["enforced", "by hand", "ceremony"]
"""Who keeps a clause: the table, the people, or custom alone."""

PLACEHOLDER: Final = re.compile(r"\{([a-z][a-z0-9_]*)\}")
"""Where a text names a parameter, whose value in force is put in its place."""


class Clause(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A numbered rule: what was laid down, and what this table does about it."""

    id: ClauseId
    title: Line
    kind: Kind
    rule: Line
    """The rule in plain words, with the numbers it was laid down with."""
    table: Line
    """What the table does, with a placeholder wherever a parameter decides; see `table_with`."""
    suspendable: bool = False
    """The committee may suspend it although the table enforces it."""
    parameters: tuple[AnyParameter, ...] = field(default=(), name="parameter")

    @property
    def placeholders(self) -> frozenset[str]:
        """The names of the parameters that the text for the table speaks of."""
        return frozenset(PLACEHOLDER.findall(self.table))

    @property
    def may_be_suspended(self) -> bool:
        """What people keep by hand, and ceremony, may always be suspended."""
        return self.suspendable or self.kind != "enforced"

    def table_with(self, values: Mapping[str, Value]) -> str:
        """The text for the table with the values in force; needs one for each placeholder."""
        return PLACEHOLDER.sub(lambda found: str(values[found[1]]), self.table)


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A chapter of a rulebook, such as an article or an amendment: clauses in their order."""

    id: ClauseId
    title: Line
    label: str = ""
    """How people cite it, ``Amendment IV``; empty if nobody does."""
    part: str = ""
    """The part of the book that it belongs to; empty in a book without parts."""
    history: tuple[Line, ...] = ()
    """Who proposed, ratified and amended it, a sentence each."""
    suspendable: bool = False
    clauses: tuple[Clause, ...] = field(default=(), name="clause")
