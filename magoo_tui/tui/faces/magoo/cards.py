"""Magoo's cards: how each looks, and what it is called."""

import re
from functools import lru_cache
from typing import Final

from magoo_tui.kernel.cards import CardName
from magoo_tui.tui.looks import Look
from magoo_tui.tui.palette import COLORS, SHAPES

COLOR_NAMES: Final = ("red", "green", "blue", "yellow")
_SYMBOLS: Final = {"S": "Skip", "R": "Reverse", "D": "Draw Two"}


def color_of(name: str) -> str:
    """The color that is printed on a card; ``wild`` for the two wilds."""
    return COLORS[name[0]]


def face_of(name: str) -> str:
    """What is printed on a card beside its color: ``7``, ``S``, ``R``, ``D2``, ``W``, ``W4``."""
    if name[0] == "W":
        return name
    return "D2" if name[1:] == "D" else name[1:]


def spoken(name: str) -> str:
    """A card in words: ``red 7``, ``blue Draw Two``, ``Wild Draw Four``."""
    if name[0] == "W":
        return "Wild Draw Four" if name == "W4" else "Wild"
    return f"{color_of(name)} {_SYMBOLS.get(name[1:], name[1:])}"


def face_spoken(name: str) -> str:
    """A card's face in words, whatever its color: ``7``, ``Skip``, ``Wild``."""
    return spoken(name).removeprefix(f"{color_of(name)} ")


def label(name: str) -> str:
    """A card in few cells, with its shape: ``7 ▲``, ``D2 ■``, ``W4 ✦``."""
    return f"{face_of(name)} {SHAPES[color_of(name)]}"


@lru_cache(maxsize=256)
def look(name: CardName, given: str | None = None) -> Look:
    """How a card looks; ``given`` is the color that a wild was given."""
    color = color_of(name)
    color = given if given and color == "wild" else color
    return Look(face_of(name), SHAPES[color], color)


IN_TEXT: Final = re.compile(r"\b[RGBY](?:[0-9]|[SRD])\b|\bW4?\b")
"""A card's name where it stands in a sentence."""
_COLORS: Final = "RGBYW"
_FACES: Final = "0123456789SRD"


def rank(name: CardName) -> tuple[int, int]:
    """Where a card stands in a hand in order: by color, then by number."""
    return _COLORS.index(name[0]), _FACES.find(name[1:]) if name[0] != "W" else len(name)


def printed_face(name: CardName) -> str:
    """What cards alike have in common, whatever their color."""
    return name if name[0] == "W" else name[1:]
