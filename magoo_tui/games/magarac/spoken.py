"""The cards as they are said."""

from typing import Final

from magoo_tui.games.magarac.cards import TRAVELLING
from magoo_tui.kernel.cards import CardName
from magoo_tui.tongue import tr

SPOKEN_RANKS: Final = {"A": "ace", "K": "king", "Q": "queen", "J": "jack"}
SPOKEN_SUITS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


def spoken_card(card: CardName) -> str:
    """A card as it is said: ``king of spades``."""
    if card == TRAVELLING:
        return tr("travelling card")
    rank, suit = card[:-1], card[-1]
    return tr(
        "{rank} of {suit}", rank=tr(SPOKEN_RANKS.get(rank, rank)), suit=tr(SPOKEN_SUITS[suit])
    )
