"""Cards taken from the draw pile, and what happens when it runs short."""

from magoo_tui.games.magoo.state import ON, State, Take
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class CardsOwed(Event[State], frozen=True, gc=False, tag="cards-owed"):
    """Cards have to be taken of which the draw pile does not hold all."""

    take: Take

    def apply(self, state: State) -> None:
        state.takes.append(self.take)


class CardsTaken(Event[State], frozen=True, gc=False, tag="cards-taken"):
    """Cards come from the draw pile into a hand."""

    seat: Seat
    cards: tuple[Card, ...]
    cause: str
    left: int = 0
    """How many of the same taking are still to come."""

    def apply(self, state: State) -> None:
        cards = self.cards
        del state.draw[-len(cards) :]
        state.hands[self.seat].extend(cards)
        if self.cause == "draw":
            state.has_drawn, state.drawn = True, cards[-1]
            state.missing = ()
        elif self.seat in state.outs:
            state.outs.remove(self.seat)
        if state.takes:
            first = state.takes[0]
            if self.left:
                state.takes[0] = Take(first.seat, self.left, first.cause, first.cites)
            else:
                del state.takes[0]


class CardsLetGo(Event[State], frozen=True, gc=False, tag="cards-let-go"):
    """What was to be taken is not there, or has no room in the hand (magoo.uno.32)."""

    seat: Seat
    count: int
    """How many are not there; 0: a law's limit lets none come at all (law.conflict.4)."""
    cause: str

    def apply(self, state: State) -> None:
        if self.count:
            del state.takes[0]
        if self.cause == "draw":
            state.missing = ()
            state.passing, state.passes = self.seat, ON


class ShuffleAwaited(Event[State], frozen=True, gc=False, tag="shuffle-awaited"):
    """Cards are wanted and the draw pile is empty: nothing goes on but a shuffle."""

    def apply(self, state: State) -> None:
        state.is_shuffle_due = True


class PileShuffled(Event[State], frozen=True, gc=False, tag="pile-shuffled"):
    """The discards are shuffled and are the draw pile; what rests stays on the pile."""

    draw: tuple[Card, ...]
    """The next card first."""

    def apply(self, state: State) -> None:
        gone = len(self.draw)
        state.draw = list(reversed(self.draw))
        del state.pile[:gone]
        del state.colors[:gone]
        state.is_shuffle_due = False
