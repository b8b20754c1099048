"""The cards: a French deck cut to as many ranks as there are players, and the travelling card."""

from collections.abc import Sequence
from typing import Final

from magoo_tui.kernel.cards import COPIES, Card, CardName, Deck
from magoo_tui.kernel.french_deck import KINDS, RANKS, SUITS
from magoo_tui.rulebook.enforcement import enforces

TRAVELLING: Final = CardName("T*")
DECK: Final = Deck([*KINDS, (TRAVELLING, 1)])
NAME: Final = DECK.names
WORD: Final = "MAGARAC"
FEWEST, MOST_SEATS = 3, len(RANKS)
FOUR: Final = len(SUITS)


def rank_of_name(name: CardName) -> str:
    """A card's rank, ``A`` to ``2``; empty for the travelling card."""
    return "" if name == TRAVELLING else name[:-1]


RANK: Final = tuple(rank_of_name(name) for name in NAME)
"""By card: its rank; empty for the travelling card (magarac.travel.2)."""

CARD: Final = {name: Card(number * COPIES) for number, name in enumerate(DECK.kinds)}
"""By name: the one card that bears it."""

TRAVELLER: Final = CARD[TRAVELLING]


@enforces("magarac.setup.3", "magarac.setup.4", "magarac.travel.1", "magarac.travel.2")
def pack_in_use(seats: int, *, is_travelling: bool) -> list[Card]:
    """The cards that so many play with, rank by rank, and the travelling card last."""
    cards = [CARD[CardName(rank + suit)] for rank in RANKS[:seats] for suit in SUITS]
    return [*cards, TRAVELLER] if is_travelling else cards


@enforces("magarac.play.6", "magarac.travel.2")
def four_alike(hand: Sequence[Card]) -> tuple[Card, ...]:
    """The four cards of one rank in a hand; empty if there are none."""
    ranks = [RANK[card] for card in hand]
    for rank in dict.fromkeys(ranks):
        if rank and ranks.count(rank) == FOUR:
            return tuple(card for card in hand if RANK[card] == rank)
    return ()
