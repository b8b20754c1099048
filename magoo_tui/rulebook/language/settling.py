"""What a sentence leaves to its game: units, the standard sanction, cards that may be shown."""

from typing import TypeVar

from msgspec import Struct, structs

from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import Lexicon
from magoo_tui.rulebook.language.parts import with_parts
from magoo_tui.rulebook.language.reading_effects import UNSAID

L = TypeVar("L", bound=Struct)


def settled(meant: L, lexicon: Lexicon, book: Rulebook) -> L:
    """The same law in the words and with the prices of its game."""

    def change(part: Struct) -> Struct:
        match part:
            case law.Duration(unit=unit):
                return structs.replace(part, unit=lexicon.units[unit])
            case law.Sanction() if part == UNSAID:
                return lexicon.standard
            case law.OnOccasion():
                return _on_occasion(part, lexicon)
            case law.ParameterIs(name=name, value=value):
                return structs.replace(part, value=_value(book, name, value))
        return part

    return with_parts(meant, change)


def _on_occasion(meant: law.OnOccasion, lexicon: Lexicon) -> law.OnOccasion:
    once_per = tuple(dict.fromkeys(lexicon.units[unit] for unit in meant.once_per))
    tests = meant.tests
    if lexicon.may_show and meant.occasion.happening not in lexicon.open_hands:
        tests = tuple(_shown(test, meant.occasion) for test in tests)
    return structs.replace(meant, once_per=once_per, tests=tests)


def _shown(test: law.Test, occasion: law.Occasion) -> law.Test:
    """A look into that player's hand is understood as a card shown (law.hidden.2)."""
    match test:
        case law.HoldsCards(person=person, cards=cards, quantity=None) if is_actor(
            person, occasion
        ):
            return law.Shows(person, cards)
    return test


def is_actor(person: law.Person, occasion: law.Occasion) -> bool:
    """Whether a person is certainly whoever did what is waited for."""
    if occasion.who is None:
        return False
    return person in {law.THAT_PLAYER, occasion.who}


def _value(book: Rulebook, name: str, value: int | str) -> int | str:
    """What a parameter makes of a typed value; as typed if it does not take it."""
    try:
        return book.parameters[name].parse(str(value))
    except ValueError:
        return value
