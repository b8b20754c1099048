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
    if type(test) is TopCardIs:
        return bool(state.pile) and NAME[state.pile[-1]] in names_of(test.cards)
    if type(test) is PileHolds:
        return test.quantity.holds(len(state.draw))
    seat = person(state, test.person, origin)
    return seat is not None and _holds_of(state, test, seat)


def _holds_of(state: State, test: Test, seat: Seat) -> bool:
    if type(test) is HoldsCount:
        return test.quantity.holds(len(state.hands[seat]))
    if type(test) is HasDrunk:
        standing = state.law.standing
        return standing is not None and test.quantity.holds(standing.drunk.get(seat, 0))
    if type(test) is HoldsCards:
        count = matching(state, seat, test.cards)
        return test.quantity.holds(count) if test.quantity is not None else count > 0
    return type(test) is HoldsNone and not matching(state, seat, test.cards)


def matching(state: State, seat: Seat, cards: Cards) -> int:
    """How many such cards a hand holds."""
    wanted = names_of(cards)
    return sum(1 for card in state.hands[seat] if NAME[card] in wanted)


def holds_when_laying(state: State, test: Test, seat: Seat, words: tuple[str, ...]) -> bool:
    """The same for whoever lays a card; words must stand in the same line (law.duty.3).

    Where people hear each other they judge the words (law.duty.6): the card may be laid.
    """
    if type(test) is not Says:
        return holds(state, test, seat)
    speaks = person(state, test.person, seat) == seat
    return state.is_aloud or (speaks and is_said(test.words, words))
