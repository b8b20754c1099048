"""Carrying out a line at a table that has enforced laws, or has had some."""

from typing import Any

from magoo_tui.games.magarac import events as own
from magoo_tui.games.magarac.laws.chain import MagaracChain
from magoo_tui.games.magarac.laws.compiled import compiled
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.parliament.laws.deeds import take_deeds


def is_heard(state: State, ruling: Facts) -> bool:
    """Whether laws may have to do with a line: with all but a card that nobody waits for."""
    laws, standing = compiled(state), state.law.standing
    if laws is None or standing is None:
        return False
    if len(ruling) != 1 or type(ruling[0]) is not own.CardPassed:
        return True
    return laws.hears_passes or state.order is not None or standing.is_busy()


def carry_out_under_law(state: State, move: Move | None, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line, let the laws answer, and do all that follows by itself."""
    chain = MagaracChain(state, move)
    chain.begin(ruling)
    return tuple(chain.happened)


def carry_on_under_law(state: State, latest: Facts) -> tuple[Event[Any], ...]:
    """Go on with a line in which the first enforced law, or deed, of a table came into force."""
    chain = MagaracChain(state)
    take_deeds(chain, latest)
    chain.run()
    return tuple(chain.happened)
