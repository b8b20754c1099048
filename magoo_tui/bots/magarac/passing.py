"""Which card a bot passes: it keeps what it collects, and lets go of what stands alone."""

from collections import Counter
from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.magarac.reflexes import Reflexes
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.cards import CardName

TRAVELLING: Final = CardName("T*")
FOUR: Final = 4
_NEARLY: Final = 3
_WORTH: Final = 3.0
"""What one card more of a rank is worth; everything else is measured by it."""


def rank_of(card: CardName) -> str:
    """A card's rank; empty for the travelling card."""
    return "" if card == TRAVELLING else card[:-1]


def most_alike(hand: tuple[CardName, ...]) -> int:
    """How many cards of one rank a hand holds at most."""
    return max(Counter(rank_of(card) for card in hand if card != TRAVELLING).values(), default=0)


def choose(view: SeatView, reflexes: Reflexes, leanings: Leanings) -> CardName | None:
    """The card to pass; None where none may be passed."""
    fitting = [card for card, fits in zip(view.hand, view.fits, strict=True) if fits]
    if not fitting:
        return None
    counts = Counter(map(rank_of, view.hand))

    def weight(card: CardName) -> float:
        chance = leanings.between(0, reflexes.haste * _WORTH, "pass", view.revision, card)
        return _burden(view, card) + chance - _WORTH * counts[rank_of(card)]

    return max(fitting, key=weight)


def _burden(view: SeatView, card: CardName) -> float:
    """The travelling card is in the way of whoever nearly has four alike (magarac.travel.10)."""
    if card != TRAVELLING:
        return 0.0
    return 4 * _WORTH if most_alike(view.hand) >= _NEARLY else _WORTH / 2
