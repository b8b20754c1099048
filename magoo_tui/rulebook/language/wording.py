"""The words of the canonical form for cards, amounts, persons and time."""

from collections.abc import Sequence

from magoo_tui.rulebook.language import law

_AN_BEFORE = ("8", "11", "18")
"""Figures that are spoken with a vowel at their beginning; all others from 80 to 89 besides."""


def with_article(words: str) -> str:
    """The words after ``a`` or ``an``, as they are spoken."""
    first = words.split(" ", 1)[0]
    if first.isdecimal():
        has_vowel = first.startswith("8") or first in _AN_BEFORE
    else:
        has_vowel = first[0].lower() in "aeiou"
    return f"{'an' if has_vowel else 'a'} {words}"


def face_in(face: law.Face, *, is_plural: bool = False) -> str:
    """A face without an article: ``red 7``, ``cards of 8 or higher``, ``kings of hearts``."""
    s = "s" if is_plural else ""
    words = _face(face, s)
    return f"{face.color} {words}" if face.color else words


def _face(face: law.Face, s: str) -> str:
    match face.kind:
        case "number":
            return f"{face.number}{s}"
        case "at least":
            return f"card{s} of {face.number} or higher"
        case "at most":
            return f"card{s} of {face.number} or lower"
        case "odd" | "even":
            return f"{face.kind} number{s}"
        case "action":
            return f"{face.action}{s}"
        case "suit":
            return f"{(face.suit or '').removesuffix('s')}{s}"
        case "rank":
            return f"{face.rank}{s}"
        case "ranked suit":
            rank = face.number if face.rank is None else f"{face.rank}{s}"
            return f"{rank} of {face.suit}"
        case _:
            return f"{_KINDS[face.kind]}{s}"


_KINDS: dict[law.FaceKind, str] = {
    "any": "card",
    "color": "card",
    "numbered": "number card",
    "any action": "action card",
    "wild": "wild",
    "plain wild": "plain wild",
    "wild four": "Wild Draw Four",
    "court": "face card",
    "travelling": "travelling card",
    "superlative": "highest card",
}


def cards_in(cards: law.Cards) -> str:
    """Cards of which one is enough: ``a red card or a 7 except a red 7``."""
    words = " or ".join(with_article(face_in(face)) for face in cards.faces)
    excepted = " or ".join(with_article(face_in(face)) for face in cards.excepted)
    return f"{words} except {excepted}" if excepted else words


def counted(cards: law.Cards, amount: str, *, is_one: bool) -> str:
    """Cards after an amount: ``3 or more red cards``."""
    words = " or ".join(face_in(face, is_plural=not is_one) for face in cards.faces)
    excepted = " or ".join(face_in(face, is_plural=not is_one) for face in cards.excepted)
    return f"{amount} {words} except {excepted}" if excepted else f"{amount} {words}"


def quantity_in(quantity: law.Quantity) -> str:
    """An amount: ``exactly 2``, ``2 or more``, ``2 or fewer``."""
    if quantity.most is None:
        return f"{quantity.least} or more"
    if quantity.least == quantity.most:
        return f"exactly {quantity.most}"
    return f"{quantity.most} or fewer"


def is_one(quantity: law.Quantity) -> bool:
    """Whether exactly one is meant, so that the singular follows."""
    return (quantity.least, quantity.most) == (1, 1)


def what_in(quantity: law.Quantity | None, cards: law.Cards | None) -> str:
    """How many of which cards, of an occasion or a condition."""
    if quantity is None:
        return cards_in(cards or law.ANY_CARD)
    return counted(cards or law.ANY_CARD, quantity_in(quantity), is_one=is_one(quantity))


def surrendered(count: int, cards: law.Cards) -> str:
    """Cards that somebody gives or discards: ``a card``, ``2 kings``."""
    return cards_in(cards) if count == 1 else counted(cards, str(count), is_one=False)


def duration_in(duration: law.Duration) -> str:
    """How long: ``for 3 turns``, ``until the round ends``."""
    if duration.count is None:
        return f"until the {duration.unit} ends"
    return f"for {several(duration.count, duration.unit)}"


def several(count: int, thing: str) -> str:
    """So many of a thing: ``1 card``, ``2 cards``."""
    return f"{count} {thing}{'' if count == 1 else 's'}"


_PLACES: dict[str, str] = {
    "that": "that player",
    "next": "the next player",
    "previous": "the previous player",
    "left": "the player to the left",
    "right": "the player to the right",
    "across": "the player across",
    "dealer": "the dealer",
    "chair": "the chair",
    "chairman": "the Chairman",
    "everyone": "everyone",
    "everyone else": "everyone else",
    "most cards": "the player with the most cards",
    "fewest cards": "the player with the fewest cards",
}


def person_in(person: law.AnyPlayer | law.Subject, names: Sequence[str]) -> str:
    """A person or several: ``that player``, ``Ann``, ``everyone else``."""
    match person:
        case law.AnyPlayer():
            return "a player"
        case law.Named(seat=seat):
            return names[seat]
        case law.Office(office=place) | law.Relative(place=place) | law.Group(whole=place):
            return _PLACES[place]
        case law.LastToSay(words=words):
            return f'the last player to say "{words}"'
