"""Deciding a move: the objections in their order, then the clauses of its kind."""

from collections.abc import Callable
from typing import Any, Final

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.laws.deciding import asking_much, rule_before, show, surrender
from magoo_tui.games.magoo.rules import (
    calling,
    charging,
    leaving,
    pile_on,
    playing,
    rounds,
    social,
    taking,
    threesome,
)
from magoo_tui.games.magoo.rules.bylaws import COMMITTEE
from magoo_tui.games.magoo.rules.order import TURN_COMMANDS, objection
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.moves import Admit, Charge, Contest, Leave, Move, Say, Shuffle, TimeUp, Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.parliament import moves as committee
from magoo_tui.parliament.laws import racing

__all__ = ["asking_much", "decide"]


def decide(state: State, move: Move, *, are_duties_done: bool = False) -> Ruling:
    """The facts of a move, words included, or the refusal. The state stays as it is.

    ``are_duties_done``: what laws ask of the people before this act has been seen to already.
    """
    kind, assembly = type(move), state.assembly
    standing = state.law.standing
    if (
        standing is not None
        and (standing.duties or standing.open_cards or standing.demand or standing.race)
        and not are_duties_done
    ):  # words owed, a demand, a race: what laws have to say before an act
        early = rule_before(state, move, decide)
        if early is not None:
            return early
    if (
        move.seat != state.turn
        or kind not in TURN_COMMANDS
        or assembly.session is not None
        or assembly.case is not None
        or state.is_shuffle_due
        or not state.is_in_round
        or not state.colors
        or state.colors[-1] is None
    ):  # what is none of these nobody objects to
        refused = objection(state, move)
        if refused is not None:
            return refused
    ruling = _RULINGS[kind](state, move)
    if move.words and type(ruling) is not Refusal:
        return [*ruling, *calling.speak(state, move, ruling)]
    return ruling


def _vote(state: State, move: Vote) -> Ruling:
    if state.assembly.case is not None:
        return charging.judge(state, move)
    return COMMITTEE.vote(state, move)


def _shuffle(state: State, move: Shuffle) -> Ruling:
    return taking.reshuffle(state, move) if state.is_shuffle_due else rounds.deal(state, move)


def _time_up(state: State, move: TimeUp) -> Ruling:
    case = state.assembly.case
    if case is not None:
        return charging.time_up(state, case)
    if state.assembly.session is None:
        return racing.race_time_up(state.law.standing)
    return COMMITTEE.time_up(state)


def _throw(state: State, move: committee.Throw) -> Ruling:
    return racing.throw(state.law.standing, move, state.names)


_RULINGS: Final[dict[type[Move], Callable[[State, Any], Ruling]]] = {
    moves.Play: playing.play,
    moves.Draw: playing.draw,
    moves.Pass: playing.pass_turn,
    moves.NameColor: playing.name_color,
    moves.Give: threesome.give,
    moves.EndSocial: social.end_social,
    moves.Challenge: pile_on.challenge,
    moves.Catch: calling.catch,
    moves.NextRound: rounds.next_round,
    moves.Surrender: surrender,
    moves.Show: show,
    committee.Throw: _throw,
    Say: calling.say,
    Charge: charging.charge,
    Admit: charging.admit,
    Contest: charging.contest,
    Vote: _vote,
    Leave: leaving.leave,
    Shuffle: _shuffle,
    TimeUp: _time_up,
    committee.MoveToConvene: COMMITTEE.convene,
    committee.SecondMotion: COMMITTEE.second,
    committee.Withdraw: COMMITTEE.withdraw,
    committee.ProposeLaw: COMMITTEE.propose,
    committee.ProposeRepeal: COMMITTEE.propose,
    committee.ProposeSuspend: COMMITTEE.propose,
    committee.ProposeRestore: COMMITTEE.propose,
    committee.ProposeSet: COMMITTEE.propose,
    committee.Put: COMMITTEE.put,
    committee.Adjourn: COMMITTEE.adjourn,
}
