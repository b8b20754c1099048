"""Carrying out a line at a table that has enforced laws, or has had some."""

from collections.abc import Set as AbstractSet
from typing import Any

from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.laws.deeds import take_deeds


def spoken(move: Move | None) -> tuple[Seat, tuple[str, ...], float | None]:
    """Who speaks with a line, what, and when; nobody with what follows before the first line."""
    return (NOBODY, (), None) if move is None else (move.seat, move.words, move.at)


def carry_out_under_law(state: State, move: Move | None, ruling: Facts) -> tuple[Event[Any], ...]:
    """Apply the facts of a line, let the laws answer, and do all that follows by itself."""
    chain = MagooChain(state, *spoken(move))
    chain.begin(ruling)
    return tuple(chain.happened)


def carry_on_under_law(
    state: State, move: Move | None, fired: AbstractSet[int], latest: Facts = ()
) -> tuple[Event[Any], ...]:
    """Go on with a line in whose course laws hear of something, or a first deed is to be done.

    ``fired``: the laws that have done so already in this line.
    """
    chain = MagooChain(state, *spoken(move))
    chain.fired = set(fired)
    take_deeds(chain, latest)
    chain.run()
    return tuple(chain.happened)
