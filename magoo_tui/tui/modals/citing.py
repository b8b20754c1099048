"""How a clause is cited on a screen."""

from collections.abc import Sequence

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.wording import short_clause


def cite(clause: ClauseId) -> str:
    """``am4.6`` for a clause of the game, ``law.3`` for a law."""
    return short_clause(clause)


def leading(clauses: Sequence[ClauseId]) -> ClauseId | None:
    """At which of a line's clauses the rulebook opens: at the people's own law, else the first."""
    own = (one for one in clauses if one.removeprefix("law.").isdecimal())
    return next(own, clauses[0] if clauses else None)


def may_open(clause: ClauseId) -> bool:
    """Whether the rulebook has a page for it: it has none for the notation, nor for the house."""
    return "." in clause
