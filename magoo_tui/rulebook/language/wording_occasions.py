"""The words of the canonical form for occasions and conditions."""

from collections.abc import Iterator, Sequence

from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.wording import (
    cards_in,
    counted,
    is_one,
    person_in,
    quantity_in,
    what_in,
)

CIRCUMSTANCES: dict[law.Circumstance, str] = {
    "pile-on": "during a Pile-On",
    "social": "during a Social",
    "first turn": "on their first turn",
    "own turn": "on their own turn",
    "out of turn": "out of turn",
}
"""In the order in which the canonical form names them."""


def occasion_in(occasion: law.Occasion, names: Sequence[str]) -> str:
    """What is waited for: ``a player plays a red 7``, ``a round begins``."""
    if occasion.who is None:
        return occasion.happening
    return f"{person_in(occasion.who, names)} {_done(occasion)}"


def _done(occasion: law.Occasion) -> str:
    happening = occasion.happening
    is_bare = occasion.cards is None and occasion.quantity is None
    match happening:
        case "says":
            return f'says "{occasion.words}"'
        case "drinks":
            quantity = occasion.quantity
            return "drinks" if quantity is None else f"drinks {quantity_in(quantity)}"
        case "passes" if is_bare:
            return "passes"
        case "is dealt" if is_bare:
            return "is dealt a hand"
        case "plays" | "discards" | "draws" | "passes" | "gives" | "receives" | "is dealt":
            what = what_in(occasion.quantity, occasion.cards)
            on = "" if occasion.on is None else f" on {cards_in(occasion.on)}"
            return f"{happening} {what}{on}"
        case _:
            return happening


def conditions_in(meant: law.OnOccasion, names: Sequence[str]) -> Iterator[str]:
    """The conditions of a law in the order of the canonical form."""
    for circumstance, words in CIRCUMSTANCES.items():
        if circumstance in meant.circumstances:
            yield words
    if meant.tests:
        yield f"if {tests_in(meant.tests, names)}"
    for unit in meant.once_per:
        yield f"at most once per {unit}"
    for says in meant.unless:
        yield f"unless {test_in(says, names)}"


def tests_in(tests: Sequence[law.Test], names: Sequence[str]) -> str:
    """All that has to hold."""
    return " and ".join(test_in(test, names) for test in tests)


def test_in(test: law.Test, names: Sequence[str]) -> str:
    """One thing that has to hold: ``that player holds exactly 1 card``."""
    match test:
        case law.TopCardIs(cards=cards):
            return f"the top card is {cards_in(cards)}"
        case law.PileHolds(quantity=quantity):
            return f"the draw pile holds {quantity_in(quantity)} cards"
        case law.Says(person=person, words=words):
            return f'{person_in(person, names)} says "{words}"'
        case law.HasDrunk(person=person, quantity=quantity):
            return f"{person_in(person, names)} has drunk {quantity_in(quantity)}"
        case law.HasLetters(person=person, quantity=quantity):
            letters = "letter" if is_one(quantity) else "letters"
            return f"{person_in(person, names)} has {quantity_in(quantity)} {letters}"
        case law.HoldsCount(person=person, quantity=quantity):
            return f"{person_in(person, names)} holds {what_in(quantity, None)}"
        case law.HoldsCards(person=person, cards=cards, quantity=quantity):
            return f"{person_in(person, names)} holds {what_in(quantity, cards)}"
        case law.HoldsNone(person=person, cards=cards):
            return f"{person_in(person, names)} holds {counted(cards, 'no', is_one=False)}"
        case law.Shows(person=person, cards=cards):
            return f"{person_in(person, names)} shows {cards_in(cards)}"
