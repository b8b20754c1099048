"""In which order a line is objected to: who has left, the stage, the turn, a color to be named."""

from typing import Final

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.moves import Admit, Charge, Contest, Leave, Move, Say, Shuffle, TimeUp, Vote
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.parliament.moves import MoveToConvene, Throw
from magoo_tui.rulebook.enforcement import enforces

TURN_COMMANDS: Final = frozenset(
    {
        moves.Play,
        moves.Draw,
        moves.Pass,
        moves.Give,
        moves.EndSocial,
        moves.NameColor,
        moves.Challenge,
    }
)
"""The commands of play, which belong to the seat whose turn it is."""

_OF_PLAY: Final = TURN_COMMANDS | {moves.Catch}
_OF_LAWS: Final = frozenset({moves.Surrender, moves.Show, Throw})
_TURN = ClauseId("magoo.uno.12")
_ROUNDS = ClauseId("magoo.uno.37")
_CHARGES = ClauseId("magoo.art2.2")
_SHUFFLES = ClauseId("magoo.uno.31")


def objection(state: State, move: Move) -> Refusal | None:
    """What stands against this kind of line now, whatever it says; None if nothing does."""
    kind, assembly = type(move), state.assembly
    if move.seat in state.gone:
        return gone(state, move.seat)
    if kind in TURN_COMMANDS and state.is_play_open():
        return _objection_of_turn(state, move)
    if state.is_shuffle_due:
        return None if kind is Shuffle else _shuffle_first()
    if state.is_over:
        return _after_the_end(kind)
    if state.is_round_called:
        return None if kind is Shuffle else Refusal(_ROUNDS, "The next round waits for its deal.")
    if kind is Say or kind is Leave:
        return None
    if assembly.session is not None:
        return _objection_of_session(state, kind, assembly.session.is_emergency)
    if assembly.case is not None:
        return _objection_of_vote(kind)
    return _objection_of_stage(state, kind)


def gone(state: State, seat: int) -> Refusal:
    """Who has left takes no further part."""
    return Refusal(ClauseId("magoo.uno.38"), f"{state.names[seat]} has left the table.")


@enforces("magoo.uno.12")
def _objection_of_turn(state: State, move: Move) -> Refusal | None:
    """A command of play is for whoever has the turn; a wild without a color is named first."""
    if move.seat != state.turn:
        whose = state.names[state.turn] if state.turn is not None else "nobody"
        return Refusal(_TURN, f"It is {whose}'s turn, not {state.names[move.seat]}'s.")
    if state.must_name_color() and type(move) is not moves.NameColor:
        return Refusal(
            ClauseId("magoo.uno.19"), "First the wild in play needs a color (color red)."
        )
    return None


def _shuffle_first() -> Refusal:
    return Refusal(_SHUFFLES, "The draw pile is empty: first the discards are shuffled.")


def _after_the_end(kind: type[Move]) -> Refusal | None:
    if kind is Say:
        return None
    return Refusal(ClauseId("magoo.am1.1"), "The table is over: fewer than two are left at it.")


def _objection_of_session(state: State, kind: type[Move], is_emergency: bool) -> Refusal | None:
    clause = ClauseId("magoo.art3.7" if is_emergency else "magoo.art3.5")
    if kind in _OF_PLAY or kind in _OF_LAWS or kind is Charge:
        return Refusal(clause, "While the committee sits, play stands still.")
    if kind is moves.NextRound or kind is Shuffle:
        if not is_emergency or not state.is_in_round:
            return Refusal(clause, "The committee adjourns first.")
        return None if kind is moves.NextRound else _nobody_waits()
    if kind is MoveToConvene:
        return Refusal(ClauseId("magoo.art3.3"), "The committee is in session already.")
    if kind in (Admit, Contest):
        return Refusal(_CHARGES, "There is no charge to answer.")
    return None


def _nobody_waits() -> Refusal:
    return Refusal(_SHUFFLES, "Nobody waits for a shuffle.")


def _objection_of_vote(kind: type[Move]) -> Refusal | None:
    if kind in (Admit, Contest, Vote, TimeUp):
        return None
    if kind is MoveToConvene:
        return Refusal(ClauseId("magoo.art3.3"), "A charge is being judged; move when it is done.")
    return Refusal(_CHARGES, "A charge is being judged, and play stands still.")


def _objection_of_stage(state: State, kind: type[Move]) -> Refusal | None:
    if kind is TimeUp and state.stage() != "race":
        return Refusal(_CHARGES, "No limit is running.")
    if kind in (Admit, Contest):
        return Refusal(_CHARGES, "There is no charge to answer.")
    if not state.is_in_round:
        if kind in _OF_PLAY:
            return Refusal(_ROUNDS, "No round is being played.")
    elif kind is Shuffle:
        return _nobody_waits()
    return None
