"""A fan: where the cards of a hand stand in a row that is too short for all of them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fan:
    """Cards that overlap, each covered by its right neighbor but for the one under the cursor."""

    count: int
    card: int
    """The width of a card, in cells."""
    pitch: int
    """How much of a covered card is seen, in cells."""
    cursor: int
    first: int
    """The first and the last card that there is room for."""
    last: int

    @property
    def width(self) -> int:
        """All of it, in cells."""
        return self.left(self.last) + self.card

    def left(self, place: int) -> int:
        """Where a card begins."""
        opened = max(0, self.card - self.pitch) if place > self.cursor else 0
        return (place - self.first) * self.pitch + opened

    def seen(self, place: int) -> int:
        """How many cells belong to a card, the gap to its right neighbor with them."""
        if place == self.last:
            return self.card
        return self.left(place + 1) - self.left(place)

    def place_at(self, x: int) -> int | None:
        """The card that shows at a cell; None if none does."""
        for place in range(self.first, self.last + 1):
            if self.left(place) <= x < self.left(place) + self.seen(place):
                return place
        return None


def fan_out(count: int, room: int, card: int, least: int, cursor: int) -> Fan:
    """Spread so many cards in so many cells; with too little room, those around the cursor."""
    if count * card <= room:
        pitch = card + 1 if count * (card + 1) <= room else card
        return Fan(count, card, pitch, cursor, 0, count - 1)
    pitch = max(least, (room - 2 * card) // (count - 2))
    shown = min(count, (room - 2 * card) // pitch + 2)
    first = max(0, min(cursor - shown // 2, count - shown))
    return Fan(count, card, pitch, cursor, first, first + shown - 1)
