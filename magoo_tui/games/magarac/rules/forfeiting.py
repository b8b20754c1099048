"""The forfeit, agreed on by everybody before the first deal (magarac.end.3)."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.state import ForfeitProposal, State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.moves import ProposeSet, Withdraw
from magoo_tui.rulebook import load
from magoo_tui.tongue import tr

_FORFEIT: Final = ClauseId("magarac.end.3")
_CITES = (_FORFEIT,)
PARAMETER: Final = "forfeit"


def propose(state: State, move: ProposeSet) -> Ruling:
    """Any seat, before the first deal; one at a time."""
    if state.round_number:
        return Refusal(_FORFEIT, tr("The forfeit is agreed on before the first deal."))
    if state.law.is_suspended(_FORFEIT):
        return Refusal(_FORFEIT, tr("Forfeits are suspended in this house."))
    if state.assembly.session is not None:
        return Refusal(_FORFEIT, tr("The forfeit is for all to agree on, outside a session."))
    if state.forfeit is not None:
        mover = state.names[state.forfeit.mover]
        return Refusal(_FORFEIT, tr("First {seat}'s proposal is answered.", seat=mover))
    try:
        text = load("magarac").parameters[PARAMETER].parse(move.value)
    except ValueError:
        return Refusal(_FORFEIT, tr("A forfeit is a text of at most 120 characters."))
    return [facts.ForfeitProposed(_CITES, move.seat, str(text))]


def answer(state: State, waiting: ForfeitProposal, move: Vote) -> Ruling:
    """Everybody but the mover says aye; the first nay drops it."""
    seat, name = move.seat, state.names[move.seat]
    if seat == waiting.mover:
        return Refusal(_FORFEIT, tr("{seat} has proposed it: the others answer.", seat=name))
    if seat in waiting.ayes:
        return Refusal(_FORFEIT, tr("{seat} has agreed already.", seat=name))
    if not move.aye:
        return [facts.ForfeitDropped(_CITES, seat)]
    return [facts.ForfeitSeconded(_CITES, seat)]


def withdraw(state: State, waiting: ForfeitProposal, move: Withdraw) -> Ruling:
    """The mover takes it back."""
    if move.seat != waiting.mover:
        mover = state.names[waiting.mover]
        return Refusal(_FORFEIT, tr("The proposal is {seat}'s to withdraw.", seat=mover))
    return [facts.ForfeitDropped(_CITES, move.seat)]


def unanswered(state: State, waiting: ForfeitProposal) -> tuple[Seat, ...]:
    """Whose answer to a proposed forfeit is waited for."""
    return tuple(
        seat for seat in state.members() if seat != waiting.mover and seat not in waiting.ayes
    )


def close(state: State) -> list[Event[Any]]:
    """It stands once everybody has agreed; else nothing follows."""
    waiting = state.forfeit
    if waiting is None or unanswered(state, waiting):
        return []
    return [facts.ForfeitAgreed(_CITES, waiting.text)]
