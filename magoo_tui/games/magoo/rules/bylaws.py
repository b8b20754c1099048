"""The Rules Committee of Magoo (magoo.art3): its clauses, and the rulebook that it may change."""

from typing import Final

from magoo_tui.games.magoo.lexicon import LEXICON
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.parliament.committee import Committee
from magoo_tui.parliament.proposals import Bylaws
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces

_EACH_STEP = {
    "only_committee": "magoo.art3.1",
    "motion": "magoo.art3.3",
    "second": "magoo.art3.4",
    "regular": "magoo.art3.5",
    "emergency": "magoo.art3.7",
    "proposals": "magoo.art3.9",
    "ratification": "magoo.art3.10",
    "divided": "magoo.art3.11",
    "into_force": "magoo.art3.12",
    "adjournment": "magoo.art3.13",
    "suspension": "magoo.art3.14",
}
"""By step of the procedure (parliament.proposals.Bylaws): the clause of Magoo it rests on."""


@enforces("magoo.art1.1", *_EACH_STEP.values())
def bylaws() -> Bylaws:
    """Which clause each step of the procedure rests on."""
    return Bylaws(**{step: ClauseId(clause) for step, clause in _EACH_STEP.items()})


COMMITTEE: Final = Committee(bylaws(), lambda: load("magoo"), lambda: LEXICON)
