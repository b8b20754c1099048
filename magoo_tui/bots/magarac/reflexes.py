"""How quick and how wakeful a bot is at the slap: two levels in numbers."""

from typing import Final

from msgspec import Struct

from magoo_tui.bots.levels import Level


class Reflexes(Struct, frozen=True, kw_only=True):
    """A level in numbers; shares are between 0 and 1, times in seconds, at least and at most."""

    notices: tuple[float, float]
    """From the card that makes four alike to the slap."""
    follows: tuple[float, float]
    """From somebody's true slap to one's own."""
    dreams: float
    """How often a race, or four alike in one's own hand, is noticed late."""
    wakes: tuple[float, float]
    """After how long it is noticed then."""
    errs: float
    """How often three alike and a new card are taken for four."""
    is_misled: float
    """How often a false slap is answered."""
    forgets: float
    """How often words that a law asks for are not thought of."""
    thinks: tuple[float, float]
    """From the turn to the pass."""
    haste: float
    """How much chance goes into choosing a card: 0 is the best card every time."""


REFLEXES: Final[dict[Level, Reflexes]] = {
    "steady": Reflexes(
        notices=(0.8, 2.0),
        follows=(0.5, 1.4),
        dreams=0.08,
        wakes=(2.5, 12.0),
        errs=0.02,
        is_misled=0.3,
        forgets=0.1,
        thinks=(0.9, 2.0),
        haste=1.6,
    ),
    "sharp": Reflexes(
        notices=(0.4, 0.9),
        follows=(0.3, 0.8),
        dreams=0.01,
        wakes=(1.5, 4.0),
        errs=0.003,
        is_misled=0.08,
        forgets=0.02,
        thinks=(0.7, 1.4),
        haste=0.6,
    ),
}
