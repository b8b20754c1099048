"""Why a law that was understood is refused all the same: the static checks."""

from collections.abc import Callable
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.language import judging_meaning as meaning
from magoo_tui.rulebook.language import judging_means as means
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.law_text import MOST_LAWS

_CHECKS: Final[tuple[Callable[[law.Law, LawContext], meaning.Objections], ...]] = (
    meaning.superlatives,
    meaning.missing_cards,
    meaning.numbers,
    meaning.silence,
    meaning.unknown,
    meaning.nobody,
    means.secrets,
    means.means,
    means.rulebook,
    means.too_late,
    means.drinks,
    means.inviolable,
)
"""In the order in which they are asked; the first that finds something refuses."""


def objection(meant: law.Law, context: LawContext) -> Refusal | None:
    """The first of the checks that a law does not pass, the game's own before all others."""
    own = context.lexicon.objection
    refusal = None if own is None else own(meant, context)
    if refusal is not None:
        return refusal
    for check in _CHECKS:
        for clause, sentence in check(meant, context):
            return Refusal(ClauseId(clause), sentence)
    return None if isinstance(meant, law.Deed) else no_place(context)


def objection_by_hand(text: str, context: LawContext) -> Refusal | None:
    """Why a text that people would keep by hand is refused."""
    own = context.lexicon.objection
    refusal = None if own is None else own(text, context)
    return refusal or no_place(context)


@enforces("law.fire.2")
def no_place(context: LawContext) -> Refusal | None:
    """The refusal of a law beyond the last that there is place for (law.fire.2)."""
    if context.laws < MOST_LAWS:
        return None
    return Refusal(
        ClauseId("law.fire.2"), f"There are {MOST_LAWS} laws already, and no place for more."
    )
