"""Whether laws have to do with what happens: for most of it, nothing more is asked of them."""

from typing import Final

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.compiled import CompiledLaws, looked_up
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.rulings import Facts
from magoo_tui.parliament.laws.duties import done_before
from magoo_tui.parliament.laws.events import (
    ActBegins,
    CardsCovered,
    Drunk,
    DutyClosed,
    DutyOpened,
    EffectVoid,
)
from magoo_tui.rulebook.standing import Standing

_LIGHT: Final = frozenset(
    {DutyClosed, DutyOpened, Drunk, EffectVoid, CardsCovered, facts.CardsTaken, ActBegins}
)
"""What makes laws have to do with nothing that they had not to do with before."""


def is_for_laws(state: State, standing: Standing, line: Facts) -> bool:
    """Whether some law may answer these facts, or has to do with the turn that comes next."""
    laws: CompiledLaws = standing.compiled or looked_up(standing)
    if (
        (standing.losing or standing.bans or standing.later or standing.held)
        or standing.promised is not None
        or state.order is not None
        or state.resting_debt
    ):
        return True
    for fact in line if len(line) < 3 else _to_be_answered(line):
        if type(fact) not in laws.heard:
            continue
        if type(fact) is facts.CardsLaid:
            if not laws.laid.isdisjoint(fact.cards):
                return True
        elif type(fact) is not facts.CardsTaken or (
            laws.drawn == 1 if fact.cause == "draw" else _is_taking_heard(state, laws, fact)
        ):
            return True
    return False


def _to_be_answered(line: Facts) -> Facts:
    """A line without what words not said have cost, if that was drinks or cards: all answered."""
    done = done_before(line)
    return line[done:] if _LIGHT.issuperset(map(type, line[:done])) else line


def _is_taking_heard(state: State, laws: CompiledLaws, fact: facts.CardsTaken) -> bool:
    """Cards of a taking that comes in parts count together, and may bring somebody back in."""
    if state.takes or state.outs:
        return True
    count, is_drawn = len(fact.cards), fact.cause in ("law", "debt")
    return count >= (laws.drawn if is_drawn else laws.penalized) or (
        fact.cause == "debt" and count >= laws.penalized
    )
