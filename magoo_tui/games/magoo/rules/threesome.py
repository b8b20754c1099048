"""The Threesome: three alike, handed to anybody (magoo.am3)."""

from collections.abc import Iterator
from itertools import product

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import NAME, face_of_name
from magoo_tui.games.magoo.laws.limits import limit_clause, space_for
from magoo_tui.games.magoo.rules.owing import calls_owed
from magoo_tui.games.magoo.rules.playing import find_cards, misses_drawn, not_held
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.rulebook.enforcement import enforces

THREE = 3


def _am3(part: int) -> ClauseId:
    return ClauseId(f"magoo.am3.{part}")


@enforces("magoo.am3.1", "magoo.am3.2", "magoo.am3.3", "magoo.am3.5", "magoo.am3.7")
def give(state: State, move: moves.Give) -> Ruling:
    """Three of a face go to another seat, in place of a card laid."""
    objection = _objection(state, move)
    if objection is not None:
        return objection
    if space_for(state, move.to, THREE) < THREE:
        return Refusal(
            limit_clause(state),
            f"{state.names[move.to]}'s hand is too full for three cards more.",
        )
    cards = choose_copies(state, move)
    if cards is None:
        return Refusal(_am3(6), "A Threesome is not handed on just as it came.")
    cites = [_am3(1)]
    if not state.hands[move.to]:
        cites.append(_am3(4))
    owes = calls_owed(state, move.seat, THREE)
    return [facts.ThreesomeGiven(tuple(cites), move.seat, move.to, cards, owes)]


@enforces("magoo.am3.4", "magoo.am3.8")
def _objection(state: State, move: moves.Give) -> Refusal | None:
    held = find_cards(state, move.seat, move.cards)
    if held is None:
        return not_held(state, move.seat)
    if state.law.is_suspended("magoo.am3"):
        return Refusal(ClauseId("magoo.art3.14"), "The Threesome is suspended.")
    if state.debt:
        return Refusal(_am3(8), f"No Threesome is given while a debt of {state.debt} is owed.")
    missed = misses_drawn(state, held)
    if missed is not None:
        return missed
    if len(held) != THREE or len({face_of_name(name) for name in move.cards}) > 1:
        return Refusal(_am3(1), "A Threesome is exactly three cards of the same face.")
    if move.to == move.seat:
        return Refusal(_am3(4), "A Threesome goes to another player.")
    if move.to in state.gone:
        return Refusal(_am3(4), f"{state.names[move.to]} has left the table.")
    return None


@enforces("magoo.am3.6")
def choose_copies(state: State, move: moves.Give) -> tuple[Card, ...] | None:
    """Of like copies, those that make the gift lawful; None if no choice does."""
    is_free = state.law.is_suspended("magoo.am3.6")
    for cards in _choices(state, move):
        if state.drawn is not None and state.drawn not in cards:
            continue
        if is_free or frozenset(cards) not in state.received:
            return cards
    return None


def _choices(state: State, move: moves.Give) -> Iterator[tuple[Card, ...]]:
    hand = state.hands[move.seat]
    for cards in product(*([card for card in hand if NAME[card] == name] for name in move.cards)):
        if len(set(cards)) == THREE:
            yield cards
