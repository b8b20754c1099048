"""Picking: the keys that go along the hand and choose cards of it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Picking:
    """Moves the cursor and chooses cards, in the order in which they are to be laid."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._choice = screen.choice

    def _go(self, place: int) -> None:
        self._screen.hand.move_cursor(place)
        if not self._choice.chosen:
            self._screen.show_choice()

    def _changed(self) -> None:
        self._screen.hand.redraw()
        self._screen.show_choice()

    def left(self) -> None:
        """One card to the left; before the first comes the last."""
        self._go((self._choice.cursor - 1) % max(1, len(self._choice.hand)))

    def right(self) -> None:
        """One card to the right; after the last comes the first."""
        self._go((self._choice.cursor + 1) % max(1, len(self._choice.hand)))

    def first(self) -> None:
        """The first card."""
        self._go(0)

    def last(self) -> None:
        """The last card."""
        self._go(len(self._choice.hand) - 1)

    def choose(self) -> None:
        """Choose the card under the cursor, or put it back."""
        self._choice.toggle()
        self._changed()

    def nth(self, place: int) -> None:
        """Choose the card at a place, or put it back."""
        if place < len(self._choice.hand):
            self._choice.go(place)
            self.choose()

    def unchoose(self) -> None:
        """Put all cards back."""
        self._choice.put_back()
        self._changed()

    def sort(self) -> None:
        """Put the hand in order, or back into that in which it came."""
        self._choice.sort()
        self._changed()
