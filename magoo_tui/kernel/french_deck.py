"""The French deck of 52: four suits of thirteen ranks, as a record writes them: ``AS``, ``10H``."""

from typing import Final

RANKS: Final = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""From the ace down, the order in which a pack cut to fit takes them."""

SUITS: Final = ("C", "D", "H", "S")
KINDS: Final = tuple((rank + suit, 1) for rank in RANKS for suit in SUITS)
"""Every kind of card, and how many of it one pack holds."""
