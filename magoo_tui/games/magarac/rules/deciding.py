"""Deciding a move: the objections in their order, then the clauses of its kind."""

from collections.abc import Callable
from typing import Any, Final

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.laws.deciding import rule_before
from magoo_tui.games.magarac.rules import (
    charging,
    forfeiting,
    hands,
    leaving,
    passing,
    racing,
    slapping,
)
from magoo_tui.games.magarac.rules.bylaws import COMMITTEE, convene
from magoo_tui.games.magarac.rules.order import objection
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.moves import Admit, Charge, Contest, Leave, Move, Say, Shuffle, TimeUp, Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.parliament import moves as committee
from magoo_tui.parliament.laws.duties import heard_by_laws
from magoo_tui.parliament.laws.racing import race_time_up
from magoo_tui.tongue import tr


def decide(state: State, move: Move, *, are_duties_done: bool = False) -> Ruling:
    """The facts of a move, words included, or the refusal. The state stays as it is.

    ``are_duties_done``: what laws ask of the people before this act has been seen to already.
    """
    kind, standing = type(move), state.law.standing
    if standing is not None and standing.has_a_say and not are_duties_done:
        early = rule_before(state, move, decide)
        if early is not None:
            return early
    if kind is not moves.Pass or move.seat != state.turn or state.race is not None:
        refused = objection(state, move)
        if refused is not None:
            return refused
    ruling = _RULINGS[kind](state, move)
    if move.words and type(ruling) is not Refusal:
        return [*ruling, *_speak(state, move)]
    return ruling


def _speak(state: State, move: Move) -> list[Event[Any]]:
    """The words spoken with a line, after its act, and what they mean to laws and to the race."""
    spoken: list[Event[Any]] = [Spoke((), move.seat, move.words)]
    standing = state.law.standing
    if standing is not None and not state.is_aloud and state.assembly.session is None:
        spoken += heard_by_laws(standing, move)
    return spoken + slapping.shout(state, move)


def _say(state: State, move: Say) -> Ruling:
    """Speech is open to every seat; the words themselves are added to every line alike."""
    return ()


def _vote(state: State, move: Vote) -> Ruling:
    case, forfeit = state.assembly.case, state.forfeit
    if case is not None:
        return charging.judge(state, case, move)
    if forfeit is not None and state.assembly.session is None:
        return forfeiting.answer(state, forfeit, move)
    return COMMITTEE.vote(state, move)


def _withdraw(state: State, move: committee.Withdraw) -> Ruling:
    assembly, forfeit = state.assembly, state.forfeit
    if forfeit is None or assembly.session is not None or assembly.motion == move.seat:
        return COMMITTEE.withdraw(state, move)
    return forfeiting.withdraw(state, forfeit, move)


def _set(state: State, move: committee.ProposeSet) -> Ruling:
    if move.parameter == forfeiting.PARAMETER:
        return forfeiting.propose(state, move)
    return COMMITTEE.propose(state, move)


def _time_up(state: State, move: TimeUp) -> Ruling:
    standing, assembly = state.law.standing, state.assembly
    if standing is not None and standing.is_waiting() and not (assembly.session or assembly.case):
        return race_time_up(standing, *racing.TIE)
    if state.race is not None:
        return racing.time_up(state, state.race)
    if state.assembly.case is not None:
        return charging.time_up(state, state.assembly.case)
    if state.assembly.session is not None:
        return COMMITTEE.time_up(state)
    return Refusal(ClauseId("magarac.play.11"), tr("No limit is running."))


_RULINGS: Final[dict[type[Move], Callable[[State, Any], Ruling]]] = {
    moves.Pass: passing.pass_card,
    moves.Slap: slapping.slap,
    moves.Accept: passing.accept,
    moves.Refuse: passing.refuse,
    moves.Reveal: passing.reveal,
    moves.Ready: passing.ready,
    moves.NextRound: hands.next_round,
    committee.Throw: racing.throw,
    Say: _say,
    Charge: charging.charge,
    Admit: charging.admit,
    Contest: charging.contest,
    Vote: _vote,
    Leave: leaving.leave,
    Shuffle: hands.deal,
    TimeUp: _time_up,
    committee.MoveToConvene: convene,
    committee.SecondMotion: COMMITTEE.second,
    committee.Withdraw: _withdraw,
    committee.ProposeLaw: COMMITTEE.propose,
    committee.ProposeRepeal: COMMITTEE.propose,
    committee.ProposeSuspend: COMMITTEE.propose,
    committee.ProposeRestore: COMMITTEE.propose,
    committee.ProposeSet: _set,
    committee.Put: COMMITTEE.put,
    committee.Adjourn: COMMITTEE.adjourn,
}
