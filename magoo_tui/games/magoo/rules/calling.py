"""Calls made, missed and caught (magoo.uno.28 to 30, 39, magoo.am2.8)."""

from collections.abc import Sequence
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.calls import UNO, heard_among
from magoo_tui.games.magoo.rules.order import TURN_COMMANDS
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.moves import Move, Say
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.events import Charged
from magoo_tui.parliament.laws.duties import heard_by_laws
from magoo_tui.rulebook.enforcement import enforces

_CALL = ClauseId("magoo.uno.28")
_MAGOO_CALL = ClauseId("magoo.am2.7")
_CAUGHT = ClauseId("magoo.uno.29")
_FALSE = ClauseId("magoo.uno.30")
_MAGOO_MISSED = ClauseId("magoo.am2.8")
_ALOUD = ClauseId("magoo.uno.39")
_OPEN_TO_ALL = ClauseId("magoo.uno.12")


@enforces("magoo.uno.28", "magoo.am2.7")
def speak(state: State, move: Move, acted: Sequence[Event[Any]]) -> list[Event[Any]]:
    """The words spoken with a line, after its act, and the calls that they make good."""
    spoken: list[Event[Any]] = [Spoke((_OPEN_TO_ALL,), move.seat, move.words)]
    if state.is_aloud or state.assembly.session is not None:
        return spoken
    if state.law.standing is not None:
        spoken += heard_by_laws(state.law.standing, move)
    made = tuple(call for call in _owed(state, move, acted) if heard_among(call, move.words))
    if made:
        cites = tuple(_CALL if call == UNO else _MAGOO_CALL for call in made)
        spoken.append(facts.CallsMade(cites, move.seat, made))
    return spoken


def _owed(state: State, move: Move, acted: Sequence[Event[Any]]) -> tuple[str, ...]:
    for fact in acted:
        if isinstance(fact, facts.CardsLaid | facts.ThreesomeGiven):
            return fact.owes
    if type(move) in TURN_COMMANDS or state.caller != move.seat:
        return ()
    return state.missing


def say(state: State, move: Say) -> Ruling:
    """Speech is open to every seat; the words themselves are added to every line alike."""
    return []


@enforces("magoo.uno.29", "magoo.uno.30", "magoo.am2.8", "magoo.uno.39")
def catch(state: State, move: moves.Catch) -> Ruling:
    """A missed call is caught before the next act; a false catch ends one's catching."""
    seat, whom, names = move.seat, move.whom, state.names
    if whom == seat:
        return Refusal(_CAUGHT, f"{names[seat]} cannot catch {names[seat]}.")
    if whom in state.gone:
        return Refusal(_CAUGHT, f"{names[whom]} has left the table.")
    if seat in state.caught_falsely:
        return Refusal(_FALSE, f"{names[seat]} has caught falsely in this turn already.")
    missing = state.missing if state.caller == whom else ()
    if not missing:
        return falsely(state, seat, whom)
    if state.is_aloud:
        return [Charged((_ALOUD, ClauseId("magoo.art2.2")), seat, whom, "no call", True)]
    return rightly(state, seat, whom, len(missing))


def falsely(state: State, seat: Seat, whom: Seat) -> list[Event[Any]]:
    """Nothing was missing, or people have found so."""
    cites = (_FALSE, _ALOUD) if state.is_aloud else (_FALSE,)
    false: list[Event[Any]] = [facts.CaughtFalsely(cites, seat, whom)]
    price = state.law.number("false_catch")
    if price and state.hands[seat]:
        false.append(taking(state, seat, price, "false catch", cites))
    return false


def rightly(state: State, seat: Seat, whom: Seat, times: int) -> list[Event[Any]]:
    """The price of so many missing calls; cards bring back in who went out on them."""
    calls = state.missing
    cites = tuple(
        clause
        for clause, is_cited in (
            (_CAUGHT, UNO in calls),
            (_MAGOO_MISSED, any(call != UNO for call in calls)),
            (_ALOUD, state.is_aloud),
        )
        if is_cited
    )
    caught: list[Event[Any]] = [facts.Caught(cites, seat, whom, calls)]
    price = state.law.number("catch") * times
    if price:
        caught.append(taking(state, whom, price, "catch", cites))
    return caught
