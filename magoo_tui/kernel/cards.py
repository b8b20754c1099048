"""Cards as physical things: each copy is told from every other, and none says who holds it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NewType

Card = NewType("Card", int)
"""One physical card: its kind and which copy of that kind it is."""

CardName = NewType("CardName", str)
"""What is printed on a card, as a record writes it: ``R5``, ``W4``, ``10H``."""

COPIES = 8
"""The most copies of a kind that any table uses (two packs with four of a kind each)."""


class Deck:
    """The kinds of card that a game knows, and how many of each kind one pack holds."""

    def __init__(self, kinds: Sequence[tuple[str, int]]) -> None:
        self.kinds: tuple[CardName, ...] = tuple(CardName(name) for name, _ in kinds)
        self._copies = tuple(copies for _, copies in kinds)
        self._packs: dict[int, tuple[Card, ...]] = {}
        self._heaps_of: dict[int, dict[CardName, list[Card]]] = {}
        self._numbers = {name: number for number, name in enumerate(self.kinds)}
        self.names: tuple[CardName, ...] = tuple(n for n in self.kinds for _ in range(COPIES))
        """The name of each card: ``names[card]``."""

    def parse(self, word: str) -> CardName | None:
        """The kind that a player's word names, in any case; None if there is no such card."""
        name = CardName(word.upper())
        return name if name in self._numbers else None

    def pack(self, decks: int = 1) -> tuple[Card, ...]:
        """All cards of so many packs, in the order of their kinds."""
        if decks not in self._packs:
            self._packs[decks] = tuple(
                Card(number * COPIES + copy)
                for number, copies in enumerate(self._copies)
                for copy in range(copies * decks)
            )
        return self._packs[decks]

    def arrange(self, names: Iterable[CardName], decks: int) -> list[Card] | None:
        """All cards of the packs in the order of these names; None unless they name just these."""
        heaps = {name: list(heap) for name, heap in self._heaps(decks).items()}
        try:
            cards = [heaps[name].pop() for name in names]
        except (KeyError, IndexError):
            return None
        return cards if len(cards) == len(self.pack(decks)) else None

    def _heaps(self, decks: int) -> dict[CardName, list[Card]]:
        if decks not in self._heaps_of:
            heaps: dict[CardName, list[Card]] = {}
            for card in reversed(self.pack(decks)):
                heaps.setdefault(self.names[card], []).append(card)
            self._heaps_of[decks] = heaps
        return self._heaps_of[decks]

    def pick(self, names: Iterable[CardName], pool: Iterable[Card]) -> list[Card] | None:
        """Cards of these names out of a pool, first copies first; None if the pool lacks one."""
        heaps: dict[CardName, list[Card]] = {}
        for card in pool:
            heaps.setdefault(self.names[card], []).append(card)
        for heap in heaps.values():
            heap.reverse()
        try:
            return [heaps[name].pop() for name in names]
        except (KeyError, IndexError):
            return None

    def lacking(self, names: Iterable[CardName], decks: int) -> CardName | None:
        """A kind of which more copies are named than the packs hold, if there is one."""
        for name, count in Counter(names).items():
            if count > self._copies[self._numbers[name]] * decks:
                return name
        return None
