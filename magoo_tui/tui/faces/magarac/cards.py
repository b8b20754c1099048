"""How the cards of Magarac look: a French deck on ivory, and the donkey that travels."""

import re
from functools import cache
from typing import Final

from magoo_tui.games.magarac.cards import TRAVELLING, rank_of_name
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.french_deck import RANKS
from magoo_tui.tui.looks import Look

CARDS_IN_TEXT: Final = re.compile(r"(?<!\w)(?:(?:10|[2-9AKQJ])[CDHS](?!\w)|T\*)")
"""The names of cards where they stand in a sentence: ``KS``, ``10H``, ``T*``."""

SIGNS: Final = {"S": "♠", "H": "♥", "C": "♣", "D": "♦"}
"""By suit: its sign; black and red in turn, as a hand is sorted."""
RED: Final = frozenset("HD")
SUITS: Final = tuple(
    ("ivory-red" if suit in RED else "ivory-black", sign) for suit, sign in SIGNS.items()
)
"""The ink and the sign of each."""
EARS: Final = "∀"
"""A donkey's head in one cell, and on a large card in three rows."""
HEAD: Final = ("█   █", "█▀▄▀█", " ▀█▀ ")
_SUITS: Final = tuple(SIGNS)


@cache
def look(card: CardName) -> Look:
    """What is drawn on a card: its rank and its suit, or the head of a donkey."""
    if card == TRAVELLING:
        return Look(TRAVELLING, EARS, "wild", HEAD)
    suit = card[-1]
    ink = "ivory-red" if suit in RED else "ivory-black"
    return Look(rank_of_name(card), SIGNS[suit], ink)


def rank(card: CardName) -> tuple[int, int]:
    """Where a card stands in a hand that is sorted: by ranks from the ace down, then by suits."""
    if card == TRAVELLING:
        return len(RANKS), 0
    return RANKS.index(rank_of_name(card)), _SUITS.index(card[-1])
