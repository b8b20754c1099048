"""In which order a line is objected to: who has left, the end, a session, a charge, the stage."""

from typing import Final

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.rules.bylaws import SESSION
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.moves import Admit, Charge, Contest, Leave, Move, Say, Shuffle
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.parliament.moves import MoveToConvene, Throw
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr

OF_PASSING: Final[dict[type[Move], ClauseId]] = {
    moves.Pass: ClauseId("magarac.end.5"),
    moves.Accept: ClauseId("magarac.travel.8"),
    moves.Refuse: ClauseId("magarac.travel.8"),
    moves.Reveal: ClauseId("magarac.travel.4"),
    moves.Ready: ClauseId("magarac.travel.5"),
}
"""What a hand is played with until a true slap, and the clause that forbids it between hands."""

_OF_PLAY: Final = {*OF_PASSING, moves.Slap, moves.NextRound, Charge, Admit, Contest, Throw}
_SLAPS: Final = ClauseId("magarac.play.5")
_RACE: Final = ClauseId("magarac.play.8")
_CHARGES: Final = ClauseId("magarac.play.15")
_OVER: Final = ClauseId("magarac.end.1")
_LEFT: Final = ClauseId("magarac.end.6")


def objection(state: State, move: Move) -> Refusal | None:
    """What stands against this kind of line now, whatever it says; None if nothing does."""
    kind = type(move)
    if move.seat in state.gone:
        return gone(state, move.seat)
    if kind is Say:
        return None
    if state.is_over:
        return Refusal(_OVER, tr("The game is over: only speech remains."))
    if kind is Leave:
        return None
    assembly = state.assembly
    if assembly.session is not None:
        return _objection_of_session(kind)
    if assembly.case is not None and kind in (moves.NextRound, Shuffle, MoveToConvene):
        return Refusal(_CHARGES, tr("First the charge is heard."))
    if state.race is not None and kind in OF_PASSING:
        return Refusal(_RACE, tr("A true slap lies: passing is over for this hand."))
    if not state.is_in_hand:
        return _objection_between_hands(kind)
    return None


def gone(state: State, seat: int) -> Refusal:
    """Who has left takes no further part."""
    return Refusal(_LEFT, tr("{seat} has left the table.", seat=state.names[seat]))


def _objection_of_session(kind: type[Move]) -> Refusal | None:
    if kind is MoveToConvene:
        return Refusal(SESSION, tr("The committee is in session already."))
    if kind is Shuffle:
        return Refusal(ClauseId("magarac.setup.6"), tr("The committee adjourns first."))
    if kind in _OF_PLAY:
        return Refusal(SESSION, tr("The committee adjourns first."))
    return None


@enforces("magarac.play.5", "magarac.end.5")
def _objection_between_hands(kind: type[Move]) -> Refusal | None:
    if kind is moves.Slap:
        return Refusal(_SLAPS, tr("No hand is being played, and nobody slaps."))
    if kind in OF_PASSING:
        return Refusal(OF_PASSING[kind], tr("No hand is being played."))
    return None
