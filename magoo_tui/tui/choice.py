"""The choice: which cards are to be laid, in which order, and where the cursor stands."""

from collections.abc import Callable

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.views import TableView


class Choice:
    """A hand as it lies before its owner: its order, the cursor, and what is chosen."""

    def __init__(self, rank: Callable[[CardName], tuple[int, int]]) -> None:
        """``rank`` tells where a card stands in a hand that is in order."""
        self._rank = rank
        self.hand: tuple[CardName, ...] = ()
        self.order: list[int] = []
        """Which card of the hand stands at each place."""
        self.chosen: list[int] = []
        """Cards of the hand, in the order in which they are to be laid."""
        self.cursor = 0
        """A place, not a card."""
        self.is_sorted = False
        self._revision = -1

    def take(self, view: TableView, newest: int | None) -> None:
        """Follow the view: what is chosen stays only while nothing has happened at the table.

        While a law asks for cards, others choose theirs meanwhile. ``newest`` is the card of the
        hand that the cursor goes to when it comes.
        """
        is_asked_still = view.stage == "demand" and view.hand == self.hand
        if view.revision != self._revision and not is_asked_still:
            self.chosen = []
        if view.hand != self.hand:
            self.hand = view.hand
            self._arrange()
            if newest is not None:
                self.cursor = self.order.index(newest)
        self._revision = view.revision
        self.cursor = max(0, min(self.cursor, len(self.hand) - 1))

    @property
    def card(self) -> CardName | None:
        """The card under the cursor; None where there is no hand."""
        return self.hand[self.order[self.cursor]] if self.hand else None

    @property
    def cards(self) -> tuple[CardName, ...]:
        """What is chosen, in order; else the card under the cursor."""
        if self.chosen:
            return tuple(self.hand[index] for index in self.chosen)
        return () if self.card is None else (self.card,)

    def go(self, place: int) -> None:
        """Put the cursor on a place, the nearest there is."""
        self.cursor = max(0, min(place, len(self.hand) - 1))

    def toggle(self) -> None:
        """Choose the card under the cursor, or put it back."""
        if not self.hand:
            return
        index = self.order[self.cursor]
        if index in self.chosen:
            self.chosen.remove(index)
        else:
            self.chosen.append(index)

    def put_back(self) -> None:
        """Choose nothing."""
        self.chosen = []

    def sort(self) -> None:
        """Change between the order in which the cards came and that of color and number."""
        index = self.order[self.cursor] if self.order else 0
        self.is_sorted = not self.is_sorted
        self._arrange()
        if self.order:
            self.cursor = self.order.index(index)

    def _arrange(self) -> None:
        self.order = list(range(len(self.hand)))
        if self.is_sorted:
            self.order.sort(key=lambda index: self._rank(self.hand[index]))
