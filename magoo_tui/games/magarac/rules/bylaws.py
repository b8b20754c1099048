"""The committee of Magarac: Magoo's procedure, between hands alone (magarac.setup.9)."""

from typing import Final

from magoo_tui.games.magarac.lexicon import LEXICON
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.parliament import moves
from magoo_tui.parliament.committee import Committee
from magoo_tui.parliament.proposals import Bylaws
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr

SESSION: Final = ClauseId("law.session.1")
"""The procedure that other games take over from Magoo."""

SUSPENSION: Final = ClauseId("law.conflict.3")
_HOUSE_LAWS: Final = ClauseId("magarac.setup.9")

COMMITTEE: Final = Committee(
    Bylaws(
        only_committee=SESSION,
        motion=SESSION,
        second=SESSION,
        regular=SESSION,
        emergency=SESSION,
        proposals=SESSION,
        ratification=SESSION,
        divided=SESSION,
        into_force=SESSION,
        adjournment=SESSION,
        suspension=SUSPENSION,
    ),
    lambda: load("magarac"),
    lambda: LEXICON,
)


@enforces("magarac.setup.9")
def convene(state: State, move: moves.MoveToConvene) -> Ruling:
    """Before the first deal and between hands, where the house has a committee at all."""
    if state.law.values["committee"] == "never":
        return Refusal(_HOUSE_LAWS, tr("No committee sits at this table."))
    if state.is_in_hand:
        return Refusal(_HOUSE_LAWS, tr("The committee sits between two hands, not in one."))
    if state.is_round_called:
        return Refusal(_HOUSE_LAWS, tr("The next hand is called, and is dealt first."))
    return COMMITTEE.convene(state, move)
