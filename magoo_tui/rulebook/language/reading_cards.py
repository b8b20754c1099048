"""From the grammar's trees to what they mean: cards, amounts, persons, time."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.language import law

Reader = Callable[..., Any]
"""Takes what the branches of a tree mean, tokens as their text."""


def number_in(text: str) -> int:
    """The number in a figure: ``7``, ``7s``, ``7's``."""
    return int(text.rstrip("'s"))


def _face(kind: law.FaceKind) -> Reader:
    """A reader of a face that has at most a color of its own."""
    return lambda color=None: law.Face(kind, color=color)


def _numbered(kind: law.FaceKind) -> Reader:
    def read(*words: Any) -> law.Face:
        *colors, number = words
        return law.Face(kind, color=colors[0] if colors else None, number=int(number))

    return read


def _number(*words: Any) -> law.Face | int:
    """Both a figure, and the face that shows it: the grammar calls them by one name."""
    *colors, number = words
    if isinstance(number, str):
        return number_in(number)
    return law.Face("number", color=colors[0] if colors else None, number=number)


def _wild(word: str) -> law.Face:
    if word.startswith("plain"):
        return law.Face("plain wild")
    return law.Face("wild four" if "draw" in word else "wild")


def _rank(*words: str) -> law.Face:
    *colors, rank = words
    return law.Face("rank", color=colors[0] if colors else None, rank=_singular(rank))


def _rank_suit(rank: str, suit: str) -> law.Face:
    if rank.isdecimal():
        return law.Face("ranked suit", number=int(rank), suit=suit_of(suit))
    return law.Face("ranked suit", rank=_singular(rank), suit=suit_of(suit))


def _action(*words: str) -> law.Face:
    *colors, word = words
    action = {"s": "Skip", "r": "Reverse", "d": "Draw Two"}[word[0]]
    return law.Face("action", color=colors[0] if colors else None, action=action)


def _parity(*words: str) -> law.Face:
    *colors, parity = words
    return law.Face("odd" if parity == "odd" else "even", color=colors[0] if colors else None)


def _singular(rank: str) -> str:
    return rank.removesuffix("s")


def suit_of(word: str) -> str:
    """The suit that a word in either number names."""
    return f"{word.removesuffix('s')}s"


def _card(*parts: law.Face) -> law.Face:
    return parts[-1]


def _cards(*parts: Any) -> law.Cards:
    faces = tuple(part for part in parts if isinstance(part, law.Face))
    excepted = tuple(face for part in parts if isinstance(part, tuple) for face in part)
    return law.Cards(faces, excepted)


def what(*parts: Any) -> tuple[law.Quantity | None, law.Cards]:
    """How many of which cards."""
    *quantity, cards = parts
    return (quantity[0] if quantity else None), cards


FACES: Final[Mapping[str, Reader]] = {
    "number": _number,
    "at_least": _numbered("at least"),
    "at_most": _numbered("at most"),
    "rank": _rank,
    "rank_suit": _rank_suit,
    "suit": lambda suit: law.Face("suit", suit=suit_of(suit)),
    "action": _action,
    "wild4": _wild,
    "plain_wild": _wild,
    "wild": _wild,
    "parity": _parity,
    "a_number": _face("numbered"),
    "an_action": _face("any action"),
    "a_face": _face("court"),
    "colored": _face("color"),
    "travelling": _face("travelling"),
    "superlative": _face("superlative"),
    "any_card": _face("any"),
    "card": _card,
    "cards": _cards,
    "except": lambda *faces: tuple(faces),
    "what": what,
    "on": lambda cards: cards,
}

QUANTITIES: Final[Mapping[str, Reader]] = {
    "n_or_more": lambda number: law.Quantity(int(number)),
    "more_than": lambda number: law.Quantity(int(number) + 1),
    "n_or_fewer": lambda number: law.Quantity(0, int(number)),
    "fewer_than": lambda number: law.Quantity(0, int(number) - 1),
    "exactly": lambda number: law.Quantity(int(number), int(number)),
    "count": lambda number="1": int(number),
}


def seat_in(text: str) -> law.Named:
    """The person that a mark of the preparation names: ``@2``, ``@2's``."""
    return law.Named(Seat(int(text[1:].removesuffix("'s"))))


def _relative(place: Any) -> Reader:
    return lambda: law.Relative(place)


def _group(whole: Any) -> Reader:
    return lambda: law.Group(whole)


PERSONS: Final[Mapping[str, Reader]] = {
    "any": law.AnyPlayer,
    "named": lambda who: seat_in(who) if isinstance(who, str) else who,
    "dealer": lambda: law.Office("dealer"),
    "chair": lambda: law.Office("chair"),
    "chairman": lambda: law.Office("chairman"),
    "that": _relative("that"),
    "next": _relative("next"),
    "previous": _relative("previous"),
    "left": _relative("left"),
    "right": _relative("right"),
    "across": _relative("across"),
    "everyone": _group("everyone"),
    "everyone_else": _group("everyone else"),
    "most": _group("most cards"),
    "fewest": _group("fewest cards"),
    "last_to_say": lambda words: law.LastToSay(unquoted(words)),
    "who": lambda who: who,
    "person": lambda person: person,
    "subject": lambda subject: subject,
    "owner": seat_in,
}


def unquoted(text: str) -> str:
    """What stands between the quote marks."""
    return text[1:-1]


def unit_in(word: str) -> law.Unit:
    """The unit of time that a word in either number names."""
    units: dict[str, law.Unit] = {
        "turn": "turn",
        "lap": "lap",
        "round": "round",
        "hand": "hand",
        "game": "game",
    }
    return units[word.removesuffix("s")]


DURATIONS: Final[Mapping[str, Reader]] = {
    "for_n": lambda count, unit: law.Duration(unit_in(unit), int(count)),
    "until": lambda unit: law.Duration(unit_in(unit)),
}
