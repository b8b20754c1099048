"""The choice: which cards are to be laid, in which order, and where the cursor stands."""

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.cards import CardName

_COLORS = "RGBYW"
_FACES = "0123456789SRD"


class Choice:
    """A hand as it lies before its owner: its order, the cursor, and what is chosen."""

    def __init__(self) -> None:
        self.hand: tuple[CardName, ...] = ()
        self.order: list[int] = []
        """Which card of the hand stands at each place."""
        self.chosen: list[int] = []
        """Cards of the hand, in the order in which they are to be laid."""
        self.cursor = 0
        """A place, not a card."""
        self.is_sorted = False
        self._revision = -1

    def take(self, view: SeatView) -> None:
        """Follow the view: what is chosen stays only while nothing has happened at the table.

        While a law asks for cards, others choose theirs meanwhile.
        """
        is_asked_still = view.stage == "demand" and view.hand == self.hand
        if view.revision != self._revision and not is_asked_still:
            self.chosen = []
        if view.hand != self.hand:
            self.hand = view.hand
            self._arrange()
            if view.drawn is not None:
                self.cursor = self.order.index(view.drawn)
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

    @property
    def are_three_alike(self) -> bool:
        """Whether what is chosen makes a Threesome: three of a face (magoo.am3)."""
        return len(self.chosen) == 3 and len({_face(self.hand[i]) for i in self.chosen}) == 1

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
            self.order.sort(key=lambda index: _rank(self.hand[index]))


def _face(name: CardName) -> str:
    return name if name[0] == "W" else name[1:]


def _rank(name: CardName) -> tuple[int, int]:
    return _COLORS.index(name[0]), _FACES.find(name[1:]) if name[0] != "W" else len(name)
