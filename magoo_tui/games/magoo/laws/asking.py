"""Whether laws have to do with what happens: for most of it, nothing more is asked of them."""

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.compiled import CompiledLaws, compiled
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.rulings import Facts
from magoo_tui.rulebook.standing import Standing


def is_for_laws(state: State, standing: Standing, line: Facts) -> bool:
    """Whether some law may answer these facts, or has to do with the turn that comes next."""
    laws: CompiledLaws | None = standing.compiled or compiled(state)
    if (
        laws is None
        or (standing.losing or standing.bans or standing.later or standing.held)
        or standing.promised is not None
        or state.order is not None
        or state.resting_debt
    ):
        return True
    for fact in line:
        if type(fact) not in laws.heard:
            continue
        if isinstance(fact, facts.CardsLaid):
            if not laws.laid.isdisjoint(fact.cards):
                return True
        elif not isinstance(fact, facts.CardsTaken) or _is_taking_heard(state, laws, fact):
            return True
    return False


def _is_taking_heard(state: State, laws: CompiledLaws, fact: facts.CardsTaken) -> bool:
    """Cards of a taking that comes in parts count together, and may bring somebody back in."""
    if fact.cause != "draw" and (state.takes or state.outs):
        return True
    count, is_drawn = len(fact.cards), fact.cause in ("draw", "law", "debt")
    return count >= (laws.drawn if is_drawn else laws.penalized) or (
        fact.cause == "debt" and count >= laws.penalized
    )
