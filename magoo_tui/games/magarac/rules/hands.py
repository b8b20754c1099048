"""The deal, and the call for the next one (magarac.setup.3 to 6, play.1, end.5, travel.3)."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import DECK, pack_in_use
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr

_DEAL: Final = ClauseId("magarac.setup.6")
_PACK: Final = ClauseId("magarac.setup.3")
_BETWEEN: Final = ClauseId("magarac.end.5")
_CALLED = (_BETWEEN, ClauseId("magarac.setup.5"))
_DEALT = (_DEAL, _PACK)
_DEALT_TRAVELLING = (*_DEALT, ClauseId("magarac.travel.3"))
BEGINS = (ClauseId("magarac.play.1"),)


@enforces("magarac.setup.5", "magarac.end.5")
def next_round(state: State, move: moves.NextRound) -> Ruling:
    """Between hands anybody may call the next; the deal passes to the left."""
    if state.is_in_hand:
        return Refusal(_BETWEEN, tr("The next hand is called when this one is over."))
    if state.round_number == 0:
        return Refusal(_BETWEEN, tr("The first hand begins with its deal; it is not called."))
    if state.is_round_called:
        return Refusal(_BETWEEN, tr("The next hand is called already, and waits for its deal."))
    return [facts.HandCalled(_CALLED, move.seat, state.left_of(state.dealer))]


def is_travelling(state: State) -> bool:
    """Whether the next hand is dealt with a travelling card (magarac.travel.1)."""
    return state.law.values["travelling_card"] == "yes"


def next_pack(state: State) -> list[Card]:
    """The cards that the next deal needs, for those who are at the table now."""
    return pack_in_use(len(state.members()), is_travelling=is_travelling(state))


def awaits_deal(state: State) -> bool:
    """Whether a shuffle would deal: before the first hand, or once the next is called."""
    if state.is_in_hand or state.is_over or state.assembly.session is not None:
        return False
    if state.law.standing is not None and state.law.standing.is_waiting():
        return False
    return state.assembly.case is None and (state.is_round_called or not state.round_number)


@enforces("magarac.setup.3", "magarac.setup.6", "magarac.play.3", "magarac.travel.3")
def deal(state: State, move: Shuffle) -> Ruling:
    """The whole pack in use, one card at a time, clockwise from the dealer's left."""
    if not awaits_deal(state):
        return Refusal(_DEAL, tr("Nobody waits for a shuffle."))
    pack = next_pack(state)
    cards = DECK.pick(move.cards, pack)
    if cards is None or len(cards) != len(pack):
        return Refusal(
            _PACK, tr("The shuffle must name exactly the {count} cards in use.", count=len(pack))
        )
    order = state.clockwise()
    hands: list[tuple[Card, ...]] = [() for _ in state.names]
    for place, seat in enumerate(order):
        hands[seat] = tuple(cards[place :: len(order)])
    travels = is_travelling(state)
    dealt: list[Event[Any]] = [
        facts.Dealt(
            _DEALT_TRAVELLING if travels else _DEALT,
            state.acting_dealer(),
            tuple(hands),
            travels,
        )
    ]
    return [*dealt, facts.TurnCame(BEGINS, order[0])]
