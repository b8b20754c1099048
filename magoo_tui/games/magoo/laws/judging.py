"""Conditions of a law that are judged by the state as it is."""

from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.laws.compiled import names_of
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.persons import person
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.rulebook.language.law import (
    Cards,
    HasDrunk,
    HoldsCards,
    HoldsCount,
    HoldsNone,
    PileHolds,
    Says,
    Test,
    TopCardIs,
)


def holds(state: State, test: Test, origin: Seat | None) -> bool:
    """Whether a condition holds, persons being counted from ``origin``."""
    match test:
        case TopCardIs(cards=cards):
            return bool(state.pile) and NAME[state.pile[-1]] in names_of(cards)
        case PileHolds(quantity=quantity):
            return quantity.holds(len(state.draw))
        case HoldsCount(person=meant, quantity=quantity):
            seat = person(state, meant, origin)
            return seat is not None and quantity.holds(len(state.hands[seat]))
        case HasDrunk(person=meant, quantity=quantity):
            seat, standing = person(state, meant, origin), state.law.standing
            drunk = standing.drunk if standing is not None else {}
            return seat is not None and quantity.holds(drunk.get(seat, 0))
        case HoldsCards(person=meant, cards=cards, quantity=quantity):
            seat = person(state, meant, origin)
            if seat is None:
                return False
            count = matching(state, seat, cards)
            return quantity.holds(count) if quantity is not None else count > 0
        case HoldsNone(person=meant, cards=cards):
            seat = person(state, meant, origin)
            return seat is not None and not matching(state, seat, cards)
    return False


def matching(state: State, seat: Seat, cards: Cards) -> int:
    """How many such cards a hand holds."""
    wanted = names_of(cards)
    return sum(1 for card in state.hands[seat] if NAME[card] in wanted)


def holds_when_laying(state: State, test: Test, seat: Seat, words: tuple[str, ...]) -> bool:
    """The same for whoever lays a card; words must stand in the same line (law.duty.3).

    Where people hear each other they judge the words (law.duty.6): the card may be laid.
    """
    if not isinstance(test, Says):
        return holds(state, test, seat)
    speaks = person(state, test.person, seat) == seat
    return state.is_aloud or (speaks and is_said(test.words, words))
