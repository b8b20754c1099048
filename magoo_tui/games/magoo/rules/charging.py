"""Charges: what the table cannot see, people judge (magoo.art2.2, magoo.uno.39)."""

from typing import Any

from magoo_tui.games.magoo.rules.calling import falsely, rightly
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Admit, Charge, Contest, Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.assembly import Case, jurors
from magoo_tui.parliament.events import ChargeContested, Charged, ChargeDecided, JurorHeard
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.events import LawUpheld
from magoo_tui.parliament.laws.sanctions import law_charged
from magoo_tui.rulebook.enforcement import enforces

CHARGES = ClauseId("magoo.art2.2")
_CITES = (CHARGES,)
_FEWEST = 2


@enforces("magoo.art2.2")
def charge(state: State, move: Charge) -> Ruling:
    """In play, against somebody else at the table, with a reason."""
    names = state.names
    if not state.is_in_round:
        return Refusal(CHARGES, "A charge is brought in the course of play.")
    if move.accused == move.seat:
        return Refusal(CHARGES, f"{names[move.seat]} cannot charge {names[move.seat]}.")
    if move.accused in state.gone:
        return Refusal(CHARGES, f"{names[move.accused]} has left the table.")
    if not move.reason.strip():
        return Refusal(CHARGES, "A charge needs a reason, in quotes.")
    return [Charged(_CITES, move.seat, move.accused, move.reason)]


def _to_answer(state: State, seat: int) -> Case | Refusal:
    case = state.assembly.case
    if case is None:
        return Refusal(CHARGES, "There is no charge to answer.")
    if seat != case.accused:
        return Refusal(CHARGES, f"The charge is {state.names[case.accused]}'s to answer.")
    if case.is_contested:
        return Refusal(CHARGES, "The charge is contested already, and the others vote.")
    return case


def admit(state: State, move: Admit) -> Ruling:
    """The accused says that it is so."""
    case = _to_answer(state, move.seat)
    return case if isinstance(case, Refusal) else _upheld(state, case, 0, 0)


def contest(state: State, move: Contest) -> Ruling:
    """The accused lets the others vote; with two at the table there is nobody to."""
    case = _to_answer(state, move.seat)
    if isinstance(case, Refusal):
        return case
    return [ChargeContested(_CITES, move.seat)]


def judge(state: State, move: Vote) -> Ruling:
    """Everybody but the accused says once whether it is so."""
    case, name = state.assembly.case, state.names[move.seat]
    if case is None or not case.is_contested:
        return Refusal(CHARGES, "The accused answers first.")
    if move.seat == case.accused:
        return Refusal(CHARGES, f"{name} is the accused and has no vote on it.")
    if move.seat in case.votes:
        return Refusal(CHARGES, f"{name} has voted already.")
    return [JurorHeard(_CITES, move.seat, move.aye)]


def time_up(state: State, case: Case) -> Ruling:
    """Before an answer it counts as contested; then the silent have not said aye."""
    if not case.is_contested:
        return [ChargeContested(_CITES, NOBODY)]
    return _verdict(state, case)


def close_charge(state: State) -> list[Event[Any]]:
    """The facts that end a contested charge, once all have spoken; else none."""
    case = state.assembly.case
    if case is None or not case.is_contested:
        return []
    if len(state.members()) <= _FEWEST:
        return _fallen(state, case, 0, 0)
    if all(seat in case.votes for seat in jurors(state)):
        return _verdict(state, case)
    return []


@enforces("magoo.uno.38")
def charge_after_leaving(state: State, leaver: Seat) -> list[Event[Any]]:
    """A charge between others falls when a leaving leaves only two at the table."""
    case = state.assembly.case
    if case is None or leaver in (case.accuser, case.accused):
        return []
    return _fallen(state, case, 0, 0) if len(state.members()) - 1 <= _FEWEST else []


def _verdict(state: State, case: Case) -> list[Event[Any]]:
    ayes, voices = sum(case.votes.values()), len(jurors(state))
    decided = _upheld if 2 * ayes > voices else _fallen
    return decided(state, case, ayes, voices)


def _upheld(state: State, case: Case, ayes: int, voices: int) -> list[Event[Any]]:
    decided: list[Event[Any]] = [
        ChargeDecided(_CITES, case.accuser, case.accused, True, ayes, voices)
    ]
    if case.is_missed_call:
        return decided + rightly(state, case.accuser, case.accused, 1)
    charged = law_charged(state.law, case.reason, case.accused) if state.is_aloud else None
    if charged is not None:
        cites = (*_CITES, ClauseId("law.duty.6"), *cite(charged))
        return [*decided, LawUpheld(cites, charged, case.accused)]
    price = state.law.number("charge")
    if price and state.hands[case.accused]:
        decided.append(taking(state, case.accused, price, "charge", _CITES))
    return decided


def _fallen(state: State, case: Case, ayes: int, voices: int) -> list[Event[Any]]:
    decided: list[Event[Any]] = [
        ChargeDecided(_CITES, case.accuser, case.accused, False, ayes, voices)
    ]
    if case.is_missed_call:
        decided += falsely(state, case.accuser, case.accused)
    return decided
