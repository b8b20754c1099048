"""How a clause is cited on a screen."""

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.wording import short_clause


def cite(clause: ClauseId) -> str:
    """``am4.6`` for a clause of the game; a law keeps its first word: ``law.3``."""
    return clause if clause.startswith("law.") else short_clause(clause)


def may_open(clause: ClauseId) -> bool:
    """Whether the rulebook has a page for it: it has none for the notation, nor for the house."""
    return "." in clause
