"""What is printed on cards, and which cards a pattern means."""

from typing import Literal

from msgspec import Struct

from magoo_tui.rulebook.language.law import Cards, Face


class Printed(Struct, frozen=True):
    """The marks of one kind of card; what a card does not have is None."""

    color: str | None = None
    number: int | None = None
    """Of a number card only."""
    value: int | None = None
    """What counts for ``N or higher`` and ``N or lower``."""
    rank: str | None = None
    suit: str | None = None
    action: str | None = None
    """``Skip``, ``Reverse`` or ``Draw Two``."""
    wild: Literal["plain", "four"] | None = None
    is_travelling: bool = False


def is_among(printed: Printed, cards: Cards) -> bool:
    """Whether a card is one of those meant."""
    return any(is_face(printed, face) for face in cards.faces) and not any(
        is_face(printed, face) for face in cards.excepted
    )


def is_face(printed: Printed, face: Face) -> bool:
    """Whether a card shows that face."""
    if face.color is not None and printed.color != face.color:
        return False
    match face.kind:
        case "any" | "color":
            return True
        case "number" | "numbered" | "odd" | "even":
            return _is_number(printed.number, face)
        case "at least" | "at most":
            return _is_within(printed.value, face)
        case "rank" | "court" | "suit" | "ranked suit":
            return _is_of_suits(printed, face)
        case _:
            return _is_special(printed, face)


def _is_number(number: int | None, face: Face) -> bool:
    if number is None:
        return False
    if face.kind == "number":
        return number == face.number
    return face.kind == "numbered" or number % 2 == (face.kind == "odd")


def _is_within(value: int | None, face: Face) -> bool:
    if value is None or face.number is None:
        return False
    return value >= face.number if face.kind == "at least" else value <= face.number


def _is_of_suits(printed: Printed, face: Face) -> bool:
    if face.kind == "court":
        return printed.rank in {"king", "queen", "jack"}
    if face.kind == "rank":
        return printed.rank == face.rank
    is_ranked = face.kind == "suit" or (printed.rank, printed.number) == (face.rank, face.number)
    return is_ranked and printed.suit == face.suit


def _is_special(printed: Printed, face: Face) -> bool:
    match face.kind:
        case "action" | "any action":
            return printed.action is not None and face.action in {None, printed.action}
        case "wild":
            return printed.wild is not None
        case "plain wild" | "wild four":
            return printed.wild == ("four" if face.kind == "wild four" else "plain")
        case "travelling":
            return printed.is_travelling
    return False
