"""What a law may bring about."""

from typing import Literal, TypeAlias

from msgspec import Struct

from magoo_tui.rulebook.language.meanings import (
    Cards,
    Duration,
    Face,
    Holder,
    Person,
    Subject,
)

# ---- effects


class Sanction(Struct, frozen=True):
    """The price of words not said, or said; of a turn and a letter the count is 1."""

    kind: Literal["draw", "drink", "penalty", "lose a turn", "letter"]
    count: int = 1


class Draw(Struct, frozen=True, tag="draw"):
    """Draws cards from the draw pile."""

    who: Subject
    count: int


class Drink(Struct, frozen=True, tag="drink"):
    """Drinks."""

    who: Subject
    count: int


class GiveDrinks(Struct, frozen=True, tag="give drinks"):
    """Hands out drinks: understood, and carried out by no game."""

    who: Subject
    count: int
    to: Subject | None = None


class TakePenalty(Struct, frozen=True, tag="take penalty"):
    """Takes penalty cards."""

    who: Subject
    count: int


class LoseTurns(Struct, frozen=True, tag="lose turns"):
    """The next turns that come to them pass on."""

    who: Subject
    count: int


class AnotherTurn(Struct, frozen=True, tag="another turn"):
    """The turn goes to them when the running one ends."""

    who: Subject


class GoNext(Struct, frozen=True, tag="go next"):
    """The turn goes to them when the running one ends, said of anybody."""

    who: Subject


class MustSay(Struct, frozen=True, tag="must say"):
    """Owes words (law.duty.1)."""

    who: Subject
    words: str
    sanction: Sanction


class MaySayNot(Struct, frozen=True, tag="may say not"):
    """Must not say words (law.duty.4); without a duration until the round ends."""

    who: Subject
    words: str
    sanction: Sanction
    duration: Duration | None = None


class Discard(Struct, frozen=True, tag="discard"):
    """Puts cards under the pile (law.demand.1)."""

    who: Subject
    cards: Cards
    count: int = 1


class Give(Struct, frozen=True, tag="give"):
    """Hands cards over; ``to`` is counted from the giver (law.demand.1)."""

    who: Subject
    cards: Cards
    to: Person
    count: int = 1


class Trade(Struct, frozen=True, tag="trade"):
    """Exchanges a card for one of the owner's."""

    who: Subject
    face: Face
    owner: Person
    wanted: Face


class SwapHands(Struct, frozen=True, tag="swap hands"):
    """Exchanges whole hands; ``other`` is counted from the subject."""

    who: Subject
    other: Person


class SwitchSeats(Struct, frozen=True, tag="switch seats"):
    """Changes places; ``other`` is counted from the subject."""

    who: Subject
    other: Person


class TakeCorner(Struct, frozen=True, tag="take corner"):
    """Takes what lies in the corner."""

    who: Subject


class TakeLetters(Struct, frozen=True, tag="take letters"):
    """Is written letters."""

    who: Subject
    count: int


class LoseLetters(Struct, frozen=True, tag="lose letters"):
    """Has letters struck from the end."""

    who: Subject
    count: int


class TwoSeats(Struct, frozen=True, tag="two seats"):
    """Two named persons change places."""

    first: Holder
    second: Holder


class TwoHands(Struct, frozen=True, tag="two hands"):
    """Two named persons exchange hands."""

    first: Holder
    second: Holder


class Reverse(Struct, frozen=True, tag="reverse"):
    """The direction of play changes."""


class ColorBecomes(Struct, frozen=True, tag="color becomes"):
    """The color in force."""

    color: str


class SuitBecomes(Struct, frozen=True, tag="suit becomes"):
    """The suit in force."""

    suit: str


class ShufflePile(Struct, frozen=True, tag="shuffle pile"):
    """The draw pile is shuffled."""


class RoundEnds(Struct, frozen=True, tag="round ends"):
    """The round is over."""


class GameEnds(Struct, frozen=True, tag="game ends"):
    """The game is over."""


Effect: TypeAlias = (
    Draw
    | Drink
    | GiveDrinks
    | TakePenalty
    | LoseTurns
    | AnotherTurn
    | GoNext
    | MustSay
    | MaySayNot
    | Discard
    | Give
    | Trade
    | SwapHands
    | SwitchSeats
    | TakeCorner
    | TakeLetters
    | LoseLetters
    | TwoSeats
    | TwoHands
    | Reverse
    | ColorBecomes
    | SuitBecomes
    | ShufflePile
    | RoundEnds
    | GameEnds
)
