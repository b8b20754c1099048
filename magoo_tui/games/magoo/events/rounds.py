"""How rounds begin, turns come, and seats go out or leave: these facts change the state."""

from magoo_tui.games.magoo.cards import COLOR
from magoo_tui.games.magoo.state import ON, Conclusion, State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class RoundCalled(Event[State], frozen=True, gc=False, tag="round-called"):
    """The next round is called: the cards are gathered, and a new dealer is to deal them."""

    seat: Seat
    dealer: Seat

    def apply(self, state: State) -> None:
        state.is_round_called, state.dealer, state.conclusion = True, self.dealer, None
        state.assembly.motion = None
        state.hands = [[] for _ in state.names]
        state.draw, state.pile, state.colors, state.corner = [], [], [], []
        state.shown.clear()


class Dealt(Event[State], frozen=True, gc=False, tag="dealt"):
    """The deck is shuffled and dealt; what is not in a hand is the draw pile."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt."""
    draw: tuple[Card, ...]
    """The rest, the next card first."""

    def apply(self, state: State) -> None:
        state.dealer, state.direction, state.turn = self.dealer, 1, None
        state.hands = [list(hand) for hand in self.hands]
        state.draw = list(reversed(self.draw))
        state.pile, state.colors, state.corner = [], [], []
        state.outs, state.received, state.turns = [], [], []
        state.debt, state.debt_face, state.debt_layer = 0, None, None
        state.resting_debt = 0
        state.is_challenge_open, state.caller, state.missing = False, None, ()
        state.shown.clear()
        state.takes.clear()
        state.passing, state.is_shuffle_due = None, False
        state.round_number += 1
        state.is_in_round, state.is_round_called = True, False
        state.conclusion = None
        if state.law.standing is not None:
            state.law.standing.begin_round()


class CardTurned(Event[State], frozen=True, gc=False, tag="card-turned"):
    """The next card of the draw pile is turned up and is in play, without effect."""

    card: Card

    def apply(self, state: State) -> None:
        state.draw.pop()
        state.pile.append(self.card)
        state.colors.append(COLOR[self.card])


class CardPutUnder(Event[State], frozen=True, gc=False, tag="card-put-under"):
    """A turned Wild Draw Four goes under the draw pile."""

    card: Card

    def apply(self, state: State) -> None:
        state.draw.pop()
        state.draw.insert(0, self.card)


class TurnCame(Event[State], frozen=True, gc=False, tag="turn-came"):
    """A turn begins."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turn, state.passing = self.seat, None
        state.turns.append(self.seat)
        state.has_drawn, state.drawn = False, None
        if state.caught_falsely:
            state.caught_falsely.clear()
        if state.law.standing is not None:
            state.law.standing.promised = None


class TurnSkipped(Event[State], frozen=True, gc=False, tag="turn-skipped"):
    """A Skip passes somebody over."""

    seat: Seat

    def apply(self, state: State) -> None:
        """The turn goes to the one after, which is a fact of its own."""


class TurnLost(Event[State], frozen=True, gc=False, tag="turn-lost"):
    """A turn is over before anything could be done in it."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.passing, state.passes = self.seat, ON


class WentOut(Event[State], frozen=True, gc=False, tag="went-out"):
    """A seat holds no cards any more."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.outs.append(self.seat)


class RoundEnded(Event[State], frozen=True, gc=False, tag="round-ended"):
    """The round is over."""

    conclusion: Conclusion
    losses: tuple[int, ...]
    """By seat: games lost in a row, this one included."""
    tally: tuple[int, ...]

    def apply(self, state: State) -> None:
        state.is_in_round, state.turn, state.passing = False, None, None
        state.conclusion = self.conclusion
        state.losses, state.tally = list(self.losses), list(self.tally)
        state.assembly.motion = None
        state.caller, state.missing = None, ()
        state.debt, state.debt_face, state.debt_layer = 0, None, None
        state.resting_debt = 0
        state.is_challenge_open = False
        state.has_drawn, state.drawn = False, None
        state.assembly.case = None
        if state.law.standing is not None:
            state.law.standing.count_round()


class SeatLeft(Event[State], frozen=True, gc=False, tag="seat-left"):
    """Somebody leaves the table for good; the hand goes under the draw pile."""

    seat: Seat

    def apply(self, state: State) -> None:
        seat = self.seat
        state.gone.add(seat)
        hand = state.hands[seat]
        state.draw[:0] = reversed(hand)
        state.received = [three for three in state.received if three.isdisjoint(hand)]
        state.hands[seat] = []
        if seat in state.outs:
            state.outs.remove(seat)
        if state.caller == seat:
            state.caller, state.missing = None, ()
        state.takes = [take for take in state.takes if take.seat != seat]
        if state.turn == seat:
            state.passing, state.passes = seat, ON
        if state.law.standing is not None:
            state.law.standing.forget(seat)
        state.assembly.forget(seat)


class TableClosed(Event[State], frozen=True, gc=False, tag="table-closed"):
    """Fewer than two seats are left at the table: it is over."""

    def apply(self, state: State) -> None:
        state.is_over, state.is_in_round, state.turn = True, False, None
        state.assembly.session = state.assembly.case = state.assembly.motion = None
