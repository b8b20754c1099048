"""Leaving the table for good (magoo.uno.38)."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.rules.bylaws import COMMITTEE
from magoo_tui.games.magoo.rules.charging import charge_after_leaving
from magoo_tui.games.magoo.rules.rounds import conclude
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Leave
from magoo_tui.kernel.rulings import Ruling
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.laws.racing import left_by
from magoo_tui.rulebook.enforcement import enforces

_LEAVING = (ClauseId("magoo.uno.38"),)
_FEWEST = 2


@enforces("magoo.uno.38")
def leave(state: State, move: Leave) -> Ruling:
    """Who leaves one single seat in has ended the round, and lost it."""
    seat = move.seat
    staying = [member for member in state.members() if member != seat]
    open_throw = left_by(state.law.standing, seat)
    gone: list[Event[Any]] = [facts.SeatLeft(_LEAVING, seat), *open_throw]
    left_in = [member for member in staying if state.hands[member]]
    if state.is_in_round and state.hands[seat] and len(left_in) == 1:
        gone.append(_lost(state, seat, left_in[0]))
    gone += charge_after_leaving(state, seat)
    if len(staying) < _FEWEST:
        gone += COMMITTEE.end_session(state, NOBODY)
        gone.append(facts.TableClosed(_LEAVING))
    return gone


def _lost(state: State, seat: Seat, safe: Seat) -> Event[Any]:
    """The round that a leaving has ended: the one left in is safe, and comes after the outs."""
    finished = [*state.outs, safe, seat]
    return conclude(state, finished, [seat], state.members())
