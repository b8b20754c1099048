"""What the words for cards, amounts, persons and time mean."""

from typing import Literal, TypeAlias, final

from msgspec import Struct

from magoo_tui.kernel.seats import Seat

# ---- cards and amounts

FaceKind: TypeAlias = Literal[
    "any",
    "color",
    "number",
    "at least",
    "at most",
    "odd",
    "even",
    "numbered",
    "action",
    "any action",
    "wild",
    "plain wild",
    "wild four",
    "rank",
    "suit",
    "ranked suit",
    "court",
    "travelling",
    "superlative",
]
"""How a pattern picks cards; which fields of a `Face` count depends on it."""


class Face(Struct, frozen=True):
    """A pattern of what is printed on a card.

    ``color`` narrows every kind that may have one. ``number`` is the number of ``number``,
    ``at least``, ``at most``, and of a ``ranked suit`` that is numbered (a 7 of clubs).
    """

    kind: FaceKind
    color: str | None = None
    number: int | None = None
    rank: str | None = None
    """``ace``, ``king``, ``queen`` or ``jack``."""
    suit: str | None = None
    """``clubs``, ``diamonds``, ``hearts`` or ``spades``."""
    action: str | None = None
    """``Skip``, ``Reverse`` or ``Draw Two``."""


class Cards(Struct, frozen=True):
    """The cards that match one of the faces and none of the excepted ones."""

    faces: tuple[Face, ...]
    excepted: tuple[Face, ...] = ()


ANY_CARD = Cards((Face("any"),))


class Quantity(Struct, frozen=True):
    """From ``least`` to ``most``, both included; None: without an upper bound."""

    least: int
    most: int | None = None

    def holds(self, count: int) -> bool:
        """Whether so many are as many as are meant."""
        return count >= self.least and (self.most is None or count <= self.most)


# ---- persons


@final
class AnyPlayer(Struct, frozen=True, tag="any player"):
    """Whoever it is: only of occasions and layings."""


@final
class Named(Struct, frozen=True, tag="named"):
    """A person by name, wherever they sit."""

    seat: Seat


@final
class Office(Struct, frozen=True, tag="office"):
    """Whoever is that now."""

    office: Literal["dealer", "chair", "chairman"]


@final
class Relative(Struct, frozen=True, tag="relative"):
    """Counted from "that player", or after ``with`` and ``to`` from the subject."""

    place: Literal["that", "next", "previous", "left", "right", "across"]


@final
class Group(Struct, frozen=True, tag="group"):
    """Several at once: everyone in, all but that player, or who holds most or fewest cards."""

    whole: Literal["everyone", "everyone else", "most cards", "fewest cards"]


@final
class LastToSay(Struct, frozen=True, tag="last to say"):
    """Who loses a race to say the words (law.duty.5)."""

    words: str


Holder: TypeAlias = Named | Office
Who: TypeAlias = AnyPlayer | Named | Office
Person: TypeAlias = Relative | Named | Office
Subject: TypeAlias = Relative | Named | Office | Group | LastToSay

THAT_PLAYER = Relative("that")

# ---- time

Unit: TypeAlias = Literal["turn", "lap", "round", "hand", "game"]
"""In a law that was understood only units that its game tells apart: in Magoo turn, lap, round."""


class Duration(Struct, frozen=True):
    """For so many units, or, with None, until the unit that runs now ends (law.time.1)."""

    unit: Unit
    count: int | None = None
