"""The pass, and with a travelling card the offer (magarac.play.2 to play.4, travel.7 to 9)."""

from typing import Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import CARD, TRAVELLER
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import NOTATION, ClauseId
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr

_PASS: Final = ClauseId("magarac.play.2")
_REVEAL: Final = ClauseId("magarac.travel.4")
_OFFER: Final = ClauseId("magarac.travel.7")
_REFUSAL: Final = ClauseId("magarac.travel.8")
_SECOND: Final = ClauseId("magarac.travel.9")
_PASSED = (_PASS,)
_OFFERED = (_OFFER, _PASS)
_ACCEPTED = (_REFUSAL, _PASS)
_REFUSED = (_REFUSAL,)
_SECOND_PASSED = (_SECOND, _PASS)


@enforces(
    "magarac.play.2",
    "magarac.play.3",
    "magarac.play.4",
    "magarac.travel.6",
    "magarac.travel.7",
    "magarac.travel.9",
)
def pass_card(state: State, move: moves.Pass) -> Ruling:
    """Any one card goes to the left; with a travelling card the first one is only offered."""
    seat = move.seat
    if state.is_revealing:
        return Refusal(_REVEAL, tr("First the travelling card is shown and shuffled in."))
    if state.offered is not None:
        return Refusal(_OFFER, tr("A card is offered already, and waits for an answer."))
    if seat != state.turn:
        return not_your_turn(state, seat)
    card = CARD[move.card]
    if card not in state.hands[seat]:
        return Refusal(
            NOTATION, tr("{seat} does not hold {card}.", seat=state.names[seat], card=move.card)
        )
    to = state.left_of(seat)
    if not state.is_travelling:
        return (facts.CardPassed(_PASSED, seat, to, card),)
    if state.refused is None:
        return (facts.Offered(_OFFERED, seat, to, card),)
    if card == state.refused and len(state.hands[seat]) > 1:  # fewer only where seats were switched
        return Refusal(
            _SECOND, tr("{card} has just been refused: pass another card.", card=move.card)
        )
    return (facts.CardPassed(_SECOND_PASSED, seat, to, card),)


def not_your_turn(state: State, seat: int) -> Refusal:
    """The turn is somebody else's."""
    whose = state.names[state.turn] if state.turn is not None else tr("nobody")
    return Refusal(
        _PASS, tr("It is {turn}'s turn, not {seat}'s.", turn=whose, seat=state.names[seat])
    )


def _objection_to_answer(state: State, seat: int) -> Refusal | None:
    if state.offered is None:
        return Refusal(_REFUSAL, tr("No card is offered."))
    to = state.left_of(state.turn or 0)
    if seat != to:
        return Refusal(_REFUSAL, tr("The card is offered to {seat}.", seat=state.names[to]))
    return None


@enforces("magarac.travel.8", "magarac.travel.11")
def accept(state: State, move: moves.Accept) -> Ruling:
    """The offered card moves, and the turn with it."""
    refused = _objection_to_answer(state, move.seat)
    if refused is not None or state.offered is None or state.turn is None:
        return refused or Refusal(_REFUSAL, tr("No card is offered."))
    return (facts.CardPassed(_ACCEPTED, state.turn, move.seat, state.offered),)


@enforces("magarac.travel.8")
def refuse(state: State, move: moves.Refuse) -> Ruling:
    """The first card of a pass may be refused unseen."""
    refused = _objection_to_answer(state, move.seat)
    if refused is not None or state.turn is None:
        return refused or Refusal(_REFUSAL, tr("No card is offered."))
    return (facts.OfferRefused(_REFUSED, move.seat, state.turn),)


@enforces("magarac.travel.4")
def reveal(state: State, move: moves.Reveal) -> Ruling:
    """Its holder shows the travelling card to all, once, before play."""
    refused = _objection_to_show(state, move.seat, _REVEAL)
    if refused is not None:
        return refused
    if state.shown_by is not None:
        return Refusal(_REVEAL, tr("The travelling card is shown already."))
    return (facts.Revealed((_REVEAL,), move.seat),)


@enforces("magarac.travel.5")
def ready(state: State, move: moves.Ready) -> Ruling:
    """Its holder takes it back and mixes the hand."""
    clause = ClauseId("magarac.travel.5")
    refused = _objection_to_show(state, move.seat, clause)
    if refused is not None:
        return refused
    if state.shown_by is None:
        return Refusal(clause, tr("First the travelling card is shown to all."))
    return (facts.TakenBack((clause,), move.seat),)


def _objection_to_show(state: State, seat: int, clause: ClauseId) -> Refusal | None:
    if not state.is_revealing:
        return Refusal(clause, tr("No travelling card is to be shown now."))
    if not holds_traveller(state, seat):
        return Refusal(
            clause, tr("{seat} does not hold the travelling card.", seat=state.names[seat])
        )
    return None


def holds_traveller(state: State, seat: int) -> bool:
    """Whether the travelling card is in that hand."""
    return TRAVELLER in state.hands[seat]
