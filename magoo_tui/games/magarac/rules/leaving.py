"""Leaving the table for good (magarac.end.6)."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import FEWEST
from magoo_tui.games.magarac.rules.bylaws import COMMITTEE
from magoo_tui.games.magarac.rules.racing import TIE, end_hand
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Leave
from magoo_tui.kernel.rulings import Ruling
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.parliament.laws.racing import left_by
from magoo_tui.parliament.racing import RaceDecided
from magoo_tui.rulebook.enforcement import enforces

_LEAVING: Final = (ClauseId("magarac.end.6"),)


@enforces("magarac.end.6")
def leave(state: State, move: Leave) -> Ruling:
    """A race is lost by who leaves it open; any other hand is dead; two are too few."""
    seat, race = move.seat, state.race
    open_throw = left_by(state.law.standing, seat, *TIE)
    gone: list[Event[Any]] = [facts.SeatLeft(_LEAVING, seat), *open_throw]
    if len(state.members()) - 1 < FEWEST:
        gone += COMMITTEE.end_session(state, NOBODY)
        return [*gone, facts.TableClosed(_LEAVING)]
    if race is not None and seat in race.awaited():
        return [*gone, RaceDecided(_LEAVING, (seat,)), end_hand(state, (), _LEAVING)]
    if race is None and state.is_in_hand:
        gone.append(end_hand(state, (), _LEAVING))
    return gone
