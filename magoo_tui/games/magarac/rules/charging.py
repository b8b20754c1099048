"""Charges: what the table cannot see, people judge when the hand is over (magarac.play.15)."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.rules.letters import letters_for
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Admit, Charge, Contest, Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.parliament.assembly import Case, jurors
from magoo_tui.parliament.events import ChargeContested, Charged, ChargeDecided, JurorHeard
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.events import LawUpheld
from magoo_tui.parliament.laws.sanctions import law_charged
from magoo_tui.tongue import tr

CHARGES: Final = ClauseId("magarac.play.15")
_CITES = (CHARGES,)
_PRICE = (CHARGES, ClauseId("magarac.score.2"))


def charge(state: State, move: Charge) -> Ruling:
    """Against somebody else at the table, with a reason; it never stops the passing."""
    names, seat, accused = state.names, move.seat, move.accused
    if state.law.is_suspended(CHARGES):
        return Refusal(CHARGES, tr("Charges are suspended in this house."))
    if accused == seat:
        return Refusal(
            CHARGES, tr("{seat} cannot charge {accused}.", seat=names[seat], accused=names[seat])
        )
    if accused in state.gone:
        return Refusal(CHARGES, tr("{seat} has left the table.", seat=names[accused]))
    if not move.reason.strip():
        return Refusal(CHARGES, tr("A charge needs a reason, in quotes."))
    if state.is_in_hand or state.is_round_called or state.assembly.case is not None:
        return [facts.ChargeNoted(_CITES, seat, accused, move.reason)]
    return [Charged(_CITES, seat, accused, move.reason)]


def _to_answer(state: State, seat: int) -> Case | Refusal:
    case = state.assembly.case
    if case is None:
        return Refusal(CHARGES, tr("No charge is heard now."))
    if seat != case.accused:
        accused = state.names[case.accused]
        return Refusal(CHARGES, tr("The charge is {accused}'s to answer.", accused=accused))
    if case.is_contested:
        return Refusal(CHARGES, tr("The charge is contested already, and the others vote."))
    return case


def admit(state: State, move: Admit) -> Ruling:
    """The accused says that it is so."""
    case = _to_answer(state, move.seat)
    return case if isinstance(case, Refusal) else _decided(state, case, 0, 0, is_upheld=True)


def contest(state: State, move: Contest) -> Ruling:
    """The accused lets the others vote."""
    case = _to_answer(state, move.seat)
    if isinstance(case, Refusal):
        return case
    return [ChargeContested(_CITES, move.seat)]


def judge(state: State, case: Case, move: Vote) -> Ruling:
    """Everybody but the accused says once whether it is so."""
    name = state.names[move.seat]
    if not case.is_contested:
        return Refusal(CHARGES, tr("The accused answers first."))
    if move.seat == case.accused:
        return Refusal(CHARGES, tr("{seat} is the accused and has no vote on it.", seat=name))
    if move.seat in case.votes:
        return Refusal(CHARGES, tr("{seat} has voted already.", seat=name))
    return [JurorHeard(_CITES, move.seat, move.aye)]


def time_up(state: State, case: Case) -> Ruling:
    """Before an answer it counts as contested; then only the votes cast count."""
    if not case.is_contested:
        return [ChargeContested(_CITES, NOBODY)]
    return _verdict(state, case)


def go_on_hearing(state: State) -> list[Event[Any]]:
    """The verdict once all have voted; else the next charge that was noted, if none is heard."""
    case = state.assembly.case
    if case is not None:
        is_heard = case.is_contested and all(seat in case.votes for seat in jurors(state))
        return _verdict(state, case) if is_heard else []
    if not state.complaints or state.is_in_hand or state.is_round_called or state.is_over:
        return []
    first = state.complaints[0]
    return [
        facts.ChargeTakenUp(_CITES),
        Charged(_CITES, first.accuser, first.accused, first.reason),
    ]


def _verdict(state: State, case: Case) -> list[Event[Any]]:
    ayes, voices = sum(case.votes.values()), len(case.votes)
    return _decided(state, case, ayes, voices, is_upheld=2 * ayes > voices)


def _decided(
    state: State, case: Case, ayes: int, voices: int, *, is_upheld: bool
) -> list[Event[Any]]:
    decided: list[Event[Any]] = [
        ChargeDecided(_CITES, case.accuser, case.accused, is_upheld, ayes, voices)
    ]
    charged = law_charged(state.law, case.reason, case.accused) if state.is_aloud else None
    if is_upheld and charged is not None:
        cites = (*_CITES, ClauseId("law.duty.6"), *cite(charged))
        return [*decided, LawUpheld(cites, charged, case.accused)]
    if is_upheld and state.law.values["charge"] == "letter":
        decided += letters_for(state, [case.accused], _PRICE)
    return decided
