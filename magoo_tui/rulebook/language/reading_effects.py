"""From the grammar's trees to what they mean: effects and sanctions."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.reading_cards import Reader, suit_of, unquoted

Predicate: TypeAlias = Callable[[law.Subject], law.Effect]
"""What somebody does, before it is known who."""

UNSAID: Final = law.Sanction("draw", -1)
"""Stands for the game's standard sanction until the sentence is settled."""

NO_NUMBER: Final = 0
"""How many cards are to be surrendered where no exact number is said; always refused."""


def _counted(kind: Callable[[law.Subject, int], law.Effect]) -> Reader:
    """A reader of an effect with a number, which is 1 where none is said."""
    return lambda count=1: lambda who: kind(who, int(count))


def _plain(kind: Callable[[law.Subject], law.Effect]) -> Reader:
    return lambda: kind


def _must_say(words: str, sanction: law.Sanction = UNSAID) -> Predicate:
    return lambda who: law.MustSay(who, unquoted(words), sanction)


def _may_say_not(words: str, *parts: Any) -> Predicate:
    sanction, duration = UNSAID, None
    for part in parts:
        if isinstance(part, law.Sanction):
            sanction = part
        else:
            duration = part
    return lambda who: law.MaySayNot(who, unquoted(words), sanction, duration)


def _give_drinks(*parts: Any) -> Predicate:
    count, to = 1, None
    for part in parts:
        if isinstance(part, str):
            count = int(part)
        else:
            to = part
    return lambda who: law.GiveDrinks(who, count, to)


def _exactly(quantity: law.Quantity | None) -> int:
    if quantity is None:
        return 1
    return quantity.least if quantity.least == quantity.most else NO_NUMBER


def _discard(what: tuple[law.Quantity | None, law.Cards]) -> Predicate:
    quantity, cards = what
    return lambda who: law.Discard(who, cards, _exactly(quantity))


def _give(what: tuple[law.Quantity | None, law.Cards], to: Any) -> Predicate:
    quantity, cards = what
    return lambda who: law.Give(who, cards, to, _exactly(quantity))


def _trade(face: law.Face, owner: law.Person, wanted: law.Face) -> Predicate:
    return lambda who: law.Trade(who, face, owner, wanted)


def _sanction(kind: Any) -> Reader:
    return lambda count=1: law.Sanction(kind, int(count))


def _and_so_on(*parts: Any) -> tuple[law.Effect, ...]:
    """A subject with all that it does."""
    subject, *predicates = parts
    return tuple(predicate(subject) for predicate in predicates)


def _in_order(*parts: Any) -> tuple[law.Effect, ...]:
    effects: list[law.Effect] = []
    for part in parts:
        effects += part if isinstance(part, tuple) else (part,)
    return tuple(effects)


def _of_that(*parts: Any) -> tuple[law.Effect, ...]:
    """What "that player" does, and then what others do."""
    return _in_order(*(part(law.THAT_PLAYER) if callable(part) else part for part in parts))


EFFECTS: Final[Mapping[str, Reader]] = {
    "effects": _in_order,
    "effects_of_that": _of_that,
    "does": _and_so_on,
    "predicate": lambda predicate: predicate,
    "draw": _counted(law.Draw),
    "drink": _counted(law.Drink),
    "give_drinks": _give_drinks,
    "lose_turn": _counted(law.LoseTurns),
    "again": _plain(law.AnotherTurn),
    "must_say": _must_say,
    "may_not_say": _may_say_not,
    "discard": _discard,
    "give": _give,
    "trade": _trade,
    "swap": lambda other: lambda who: law.SwapHands(who, other),
    "switch": lambda other: lambda who: law.SwitchSeats(who, other),
    "corner": _plain(law.TakeCorner),
    "go_next": _plain(law.GoNext),
    "take_penalty": _counted(law.TakePenalty),
    "take_letter": _counted(law.TakeLetters),
    "lose_letter": _counted(law.LoseLetters),
    "reverses": law.Reverse,
    "color_becomes": law.ColorBecomes,
    "suit_becomes": lambda suit: law.SuitBecomes(suit_of(suit)),
    "shuffle": law.ShufflePile,
    "game_ends": law.GameEnds,
    "round_ends_now": law.RoundEnds,
    "two_seats": law.TwoSeats,
    "two_hands": law.TwoHands,
    "sanction": lambda sanction: sanction,
    "or_draw": _sanction("draw"),
    "or_drink": _sanction("drink"),
    "or_penalty": _sanction("penalty"),
    "or_turn": _sanction("lose a turn"),
    "or_letter": _sanction("letter"),
}
