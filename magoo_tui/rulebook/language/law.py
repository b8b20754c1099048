"""What a sentence means: plain values, the same for every way of saying it.

A law is one of the forms in this file; the parts that it is made of can be had from here too.
Persons are seats of the kernel by the name they had when the law was made; the game keeps track
of where they sit.
"""

from typing import TypeAlias

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.rulebook.language.effects import (
    AnotherTurn,
    ColorBecomes,
    Discard,
    Draw,
    Drink,
    Effect,
    GameEnds,
    Give,
    GiveDrinks,
    GoNext,
    LoseLetters,
    LoseTurns,
    MaySayNot,
    MustSay,
    Reverse,
    RoundEnds,
    Sanction,
    ShufflePile,
    SuitBecomes,
    SwapHands,
    SwitchSeats,
    TakeCorner,
    TakeLetters,
    TakePenalty,
    Trade,
    TwoHands,
    TwoSeats,
)
from magoo_tui.rulebook.language.meanings import (
    ANY_CARD,
    THAT_PLAYER,
    AnyPlayer,
    Cards,
    Duration,
    Face,
    FaceKind,
    Group,
    Holder,
    LastToSay,
    Named,
    Office,
    Person,
    Quantity,
    Relative,
    Subject,
    Unit,
    Who,
)
from magoo_tui.rulebook.language.occasions import (
    Circumstance,
    Happening,
    HasDrunk,
    HasLetters,
    HoldsCards,
    HoldsCount,
    HoldsNone,
    Occasion,
    PileHolds,
    Says,
    Shows,
    Test,
    TopCardIs,
)

__all__ = [
    "ANY_CARD",
    "THAT_PLAYER",
    "AnotherTurn",
    "AnyPlayer",
    "Cards",
    "Circumstance",
    "ColorBecomes",
    "Deed",
    "Discard",
    "Draw",
    "Drink",
    "Duration",
    "Effect",
    "Face",
    "FaceKind",
    "GameEnds",
    "Give",
    "GiveDrinks",
    "GoNext",
    "Group",
    "Happening",
    "HasDrunk",
    "HasLetters",
    "HoldLimit",
    "Holder",
    "HoldsCards",
    "HoldsCount",
    "HoldsNone",
    "LastToSay",
    "Law",
    "LoseLetters",
    "LoseTurns",
    "MaySayNot",
    "MustSay",
    "Named",
    "Occasion",
    "Office",
    "OnOccasion",
    "OnlyIf",
    "OnlyThese",
    "ParameterIs",
    "Permission",
    "Person",
    "PileHolds",
    "Prohibition",
    "Quantity",
    "Relative",
    "RestoredClause",
    "Reverse",
    "RoundEnds",
    "Sanction",
    "Says",
    "Shows",
    "ShufflePile",
    "Subject",
    "SuitBecomes",
    "SuspendedClause",
    "SwapHands",
    "SwitchSeats",
    "TakeCorner",
    "TakeLetters",
    "TakePenalty",
    "Test",
    "TopCardIs",
    "Trade",
    "TwoHands",
    "TwoSeats",
    "Unit",
    "Who",
    "WordBan",
]

# ---- the forms of a law


class OnOccasion(Struct, frozen=True, tag="on occasion"):
    """When something happens, and all conditions hold: the effects, in their order."""

    occasion: Occasion
    effects: tuple[Effect, ...]
    circumstances: tuple[Circumstance, ...] = ()
    tests: tuple[Test, ...] = ()
    once_per: tuple[Unit, ...] = ()
    """For each player at most once in each of these."""
    unless: tuple[Says, ...] = ()
    """Nothing comes about if one of these is said (law.duty.3)."""
    duration: Duration | None = None


class Deed(Struct, frozen=True, tag="deed"):
    """Done once, when it comes into force, with nobody as "that player" (law.session.2)."""

    effects: tuple[Effect, ...]
    duration: Duration | None = None
    """Always None in a deed that was not refused."""


class Permission(Struct, frozen=True, tag="permission"):
    """Such a card fits, if all tests hold (law.conflict.2)."""

    cards: Cards
    on: Cards | None = None
    """Which card must be in play; None: whatever is."""
    who: Who = AnyPlayer()
    tests: tuple[Test, ...] = ()
    duration: Duration | None = None


class OnlyIf(Struct, frozen=True, tag="only if"):
    """Such a card may be laid only if all tests hold (law.conflict.2)."""

    cards: Cards
    tests: tuple[Test, ...]
    on: Cards | None = None
    who: Who = AnyPlayer()
    duration: Duration | None = None


class Prohibition(Struct, frozen=True, tag="prohibition"):
    """Such a card may not be laid (law.conflict.2)."""

    cards: Cards
    on: Cards | None = None
    who: Who = AnyPlayer()
    duration: Duration | None = None


class OnlyThese(Struct, frozen=True, tag="only these"):
    """On those, nothing but these may be laid (law.conflict.2)."""

    cards: Cards
    on: Cards
    duration: Duration | None = None


class HoldLimit(Struct, frozen=True, tag="hold limit"):
    """At most so many cards in a hand (law.conflict.4)."""

    most: int
    duration: Duration | None = None


class WordBan(Struct, frozen=True, tag="word ban"):
    """Whoever says the words suffers the sanction; of everybody, or of one (law.duty.4)."""

    words: str
    sanction: Sanction
    who: Who = AnyPlayer()
    duration: Duration | None = None


class SuspendedClause(Struct, frozen=True, tag="suspended clause"):
    """A clause or section that does not hold (law.conflict.5)."""

    clause: ClauseId
    duration: Duration | None = None


class RestoredClause(Struct, frozen=True, tag="restored clause"):
    """A clause or section that holds although it was suspended (law.conflict.5)."""

    clause: ClauseId
    duration: Duration | None = None


class ParameterIs(Struct, frozen=True, tag="parameter is"):
    """A parameter's value (law.conflict.5)."""

    name: str
    value: int | str
    duration: Duration | None = None


Law: TypeAlias = (
    OnOccasion
    | Deed
    | Permission
    | OnlyIf
    | Prohibition
    | OnlyThese
    | HoldLimit
    | WordBan
    | SuspendedClause
    | RestoredClause
    | ParameterIs
)
