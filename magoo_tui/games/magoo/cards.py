"""The deck of 108 cards, and what is printed on each (magoo.uno.1)."""

from typing import Final

from magoo_tui.kernel.cards import Card, CardName, Deck

COLORS: Final = ("red", "green", "blue", "yellow")
COLOR_OF_LETTER: Final = {color[0].upper(): color for color in COLORS}
SKIP, REVERSE, DRAW_TWO, WILD, WILD_FOUR = "S", "R", "D", "W", "W4"


def _kinds() -> list[tuple[str, int]]:
    faces = ["0", *"123456789", SKIP, REVERSE, DRAW_TWO]
    kinds = [(letter + face, 1 if face == "0" else 2) for letter in "RGBY" for face in faces]
    return [*kinds, (WILD, 4), (WILD_FOUR, 4)]


UNO: Final = Deck(_kinds())
MOST_SEATS: Final = 20
"""So many may sit down with two decks (magoo.uno.2)."""
NAME: Final = UNO.names


def face_of_name(name: CardName) -> str:
    """A card's face: its number, its symbol, W or W4."""
    return str(name) if name[0] == WILD else name[1:]


def color_of_name(name: CardName) -> str | None:
    """A card's color; None for the wilds."""
    return None if name[0] == WILD else COLOR_OF_LETTER[name[0]]


FACE: Final = tuple(face_of_name(name) for name in NAME)
"""By card: number, symbol, W or W4."""

COLOR: Final = tuple(color_of_name(name) for name in NAME)
"""By card: its color; None for the wilds."""

NUMBER: Final = tuple(int(face) if face.isdigit() else None for face in FACE)
"""By card: 0 to 9; None unless it is a numerical card."""

ALONE: Final = tuple((Card(card),) for card in range(len(NAME)))
"""By card: that card by itself."""

_POINTS = {SKIP: 20, REVERSE: 20, DRAW_TWO: 20, WILD: 50, WILD_FOUR: 50}


def points(card: Card) -> int:
    """What a card still held counts in the tally (magoo.uno.36)."""
    face = FACE[card]
    return _POINTS[face] if face in _POINTS else int(face)


def parse_color(word: str) -> str | None:
    """A color by its name or its letter, in any case; None if it is neither."""
    lowered = word.lower()
    if lowered in COLORS:
        return lowered
    return COLOR_OF_LETTER.get(word.upper())
