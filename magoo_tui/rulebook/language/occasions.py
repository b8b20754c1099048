"""What a law may wait for, and what it may ask for besides."""

from typing import Literal, TypeAlias, final

from msgspec import Struct

from magoo_tui.rulebook.language.meanings import (
    Cards,
    Person,
    Quantity,
    Who,
)

# ---- occasions

Happening: TypeAlias = Literal[
    "plays",
    "discards",
    "draws",
    "passes",
    "gives",
    "gives drinks",
    "receives",
    "is dealt",
    "says",
    "goes out",
    "comes back in",
    "wins",
    "loses",
    "drinks",
    "guesses right",
    "guesses wrong",
    "guesses the suit",
    "starts a turn",
    "ends a turn",
    "slaps",
    "slaps first",
    "slaps last",
    "slaps falsely",
    "takes a penalty",
    "takes a letter",
    "a round begins",
    "a round ends",
    "the draw pile is reshuffled",
    "a Social begins",
    "a Social ends",
    "a Pile-On begins",
    "a Pile-On ends",
]
"""What a law may wait for; from ``a round begins`` on it is nobody's doing."""


class Occasion(Struct, frozen=True):
    """What sets a law off."""

    happening: Happening
    who: Who | None = None
    """None: nobody did it."""
    cards: Cards | None = None
    """Which cards were played, drawn, given ...; None where any will do or there are none."""
    quantity: Quantity | None = None
    """How many of them in the one event, or how many drinks; None: at least one."""
    on: Cards | None = None
    """Which card was in play before."""
    words: str = ""
    """What is said, of ``says``."""


# ---- conditions

Circumstance: TypeAlias = Literal["pile-on", "social", "first turn", "own turn", "out of turn"]
"""While a Pile-On or a Social runs; or about whose turn it was."""


@final
class HoldsCount(Struct, frozen=True, tag="holds count"):
    """So many cards in hand, whichever they are."""

    person: Person
    quantity: Quantity


@final
class HoldsCards(Struct, frozen=True, tag="holds cards"):
    """Such cards in an open hand (law.hidden.5); None: at least one."""

    person: Person
    cards: Cards
    quantity: Quantity | None = None


@final
class HoldsNone(Struct, frozen=True, tag="holds none"):
    """No such card in an open hand (law.hidden.5)."""

    person: Person
    cards: Cards


@final
class Shows(Struct, frozen=True, tag="shows"):
    """They choose to show such a card in the time of law.duty.2 (law.hidden.2)."""

    person: Person
    cards: Cards


@final
class HasDrunk(Struct, frozen=True, tag="has drunk"):
    """So many drinks in this round."""

    person: Person
    quantity: Quantity


@final
class HasLetters(Struct, frozen=True, tag="has letters"):
    """So many letters of the game's word."""

    person: Person
    quantity: Quantity


@final
class Says(Struct, frozen=True, tag="says"):
    """They say the words in time (law.duty.3)."""

    person: Person
    words: str


@final
class TopCardIs(Struct, frozen=True, tag="top card is"):
    """The card in play."""

    cards: Cards


@final
class PileHolds(Struct, frozen=True, tag="pile holds"):
    """So many cards in the draw pile."""

    quantity: Quantity


Test: TypeAlias = (
    HoldsCount
    | HoldsCards
    | HoldsNone
    | Shows
    | HasDrunk
    | HasLetters
    | Says
    | TopCardIs
    | PileHolds
)
