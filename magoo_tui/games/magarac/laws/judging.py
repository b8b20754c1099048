"""Conditions of a law that are judged by the state as it is."""

from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.persons import person
from magoo_tui.rulebook.language.law import HasDrunk, HasLetters, HoldsCount, Test


def holds(state: State, test: Test, origin: Seat | None) -> bool:
    """Whether a condition holds, persons being counted from ``origin``."""
    standing = state.law.standing
    match test:
        case HoldsCount(person=meant, quantity=quantity):
            seat = person(state, meant, origin)
            return seat is not None and quantity.holds(len(state.hands[seat]))
        case HasLetters(person=meant, quantity=quantity):
            seat = person(state, meant, origin)
            return seat is not None and quantity.holds(state.letters[seat])
        case HasDrunk(person=meant, quantity=quantity):
            seat = person(state, meant, origin)
            drunk = {} if standing is None else standing.drunk
            return seat is not None and quantity.holds(drunk.get(seat, 0))
    return False
