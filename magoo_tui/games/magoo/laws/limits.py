"""Hold limits: what a hand has space for (law.conflict.4)."""

from magoo_tui.games.magoo.laws.compiled import compiled
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat


def space_for(state: State, seat: Seat, wanted: int) -> int:
    """How many of so many cards a hand takes in."""
    standing = state.law.standing
    laws = None if standing is None else standing.compiled or compiled(state)
    if laws is None or laws.limit is None:
        return wanted
    return max(0, min(wanted, laws.limit - len(state.hands[seat])))


def most_dealt(state: State) -> int:
    """How many cards each is dealt: the deal ends at the limit too."""
    laws, size = compiled(state), state.law.number("deal")
    return size if laws is None or laws.limit is None else min(size, laws.limit)


def limit_clause(state: State) -> ClauseId:
    """What a limit's doings cite."""
    laws = compiled(state)
    return ClauseId(f"law.{laws.limiting if laws is not None else 0}")
