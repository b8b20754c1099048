"""What can have happened at a Magoo table, and how each fact changes the state."""

from typing import Final

from magoo_tui.games.magoo.cards import COLOR, NAME
from magoo_tui.games.magoo.state import ON, Conclusion, State, Take
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
        state.outs, state.received = [], []
        state.debt, state.debt_face, state.debt_layer = 0, None, None
        state.is_challenge_open, state.caller, state.missing = False, None, ()
        state.shown.clear()
        state.takes.clear()
        state.passing, state.is_shuffle_due = None, False
        state.round_number += 1
        state.is_in_round, state.is_round_called = True, False
        state.conclusion = None


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
        state.has_drawn, state.drawn = False, None
        if state.caught_falsely:
            state.caught_falsely.clear()


class CardsLaid(Event[State], frozen=True, gc=False, tag="cards-laid"):
    """Cards lie on the pile, in the order laid; the last one is in play."""

    seat: Seat
    cards: tuple[Card, ...]
    color: str | None
    """The color now in force."""
    form: str
    """``single``, ``magoo`` or ``straight``."""
    passes: int
    """How the turn will pass (state.AGAIN, ON, OVER, BACK)."""
    owes: tuple[str, ...]
    """Calls that the play needs."""

    def apply(self, state: State) -> None:
        hand, cards = state.hands[self.seat], self.cards
        for card in cards:
            hand.remove(card)
        state.pile += cards
        if len(cards) > 1:
            state.colors += [COLOR[card] for card in cards[:-1]]
        state.colors.append(self.color)
        if state.received:
            _break_threesomes(state, cards)
        state.caller, state.missing = self.seat, self.owes
        state.is_challenge_open = False
        state.passing, state.passes = self.seat, self.passes


def _break_threesomes(state: State, moved: tuple[Card, ...]) -> None:
    state.received = [three for three in state.received if three.isdisjoint(moved)]


class DirectionChanged(Event[State], frozen=True, gc=False, tag="direction-changed"):
    """Play goes the other way round."""

    direction: int

    def apply(self, state: State) -> None:
        state.direction = self.direction


class DebtRaised(Event[State], frozen=True, gc=False, tag="debt-raised"):
    """A draw card opens a Pile-On, or answers in one."""

    seat: Seat
    by: int
    face: str
    is_opening: bool
    beside: tuple[Card, ...] = ()
    """For a Wild Draw Four that opens: the cards its player holds beside it."""
    color_before: str | None = None

    def apply(self, state: State) -> None:
        state.debt += self.by
        state.debt_face, state.debt_layer = self.face, self.seat
        state.is_challenge_open = self.is_opening and self.face == "W4"
        state.beside, state.color_before = self.beside, self.color_before


class DebtSettled(Event[State], frozen=True, gc=False, tag="debt-settled"):
    """The Pile-On is over: somebody takes the debt, or a challenge has found its player guilty."""

    passes_from: Seat | None
    """Whose turn is over with it; None where the turn goes on."""

    def apply(self, state: State) -> None:
        state.debt, state.debt_face, state.debt_layer = 0, None, None
        state.is_challenge_open, state.beside = False, ()
        state.missing = ()
        if self.passes_from is not None:
            state.passing, state.passes = self.passes_from, ON


class HandShown(Event[State], frozen=True, gc=False, tag="hand-shown"):
    """A challenge: the cards held beside a Wild Draw Four are shown to the challenger alone."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        state.shown[self.to] = (*state.shown.get(self.to, ()), *self.cards)


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
    """What was to be taken is not there, and nothing can be shuffled (magoo.uno.32)."""

    seat: Seat
    count: int
    cause: str

    def apply(self, state: State) -> None:
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


class Passed(Event[State], frozen=True, gc=False, tag="passed"):
    """A turn ends after drawing, without a card laid."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.missing = ()
        state.passing, state.passes = self.seat, ON


class ThreesomeGiven(Event[State], frozen=True, gc=False, tag="threesome-given"):
    """Three of a face go from hand to hand, open to all."""

    seat: Seat
    to: Seat
    cards: tuple[Card, ...]
    owes: tuple[str, ...]

    def apply(self, state: State) -> None:
        hand, other = state.hands[self.seat], state.hands[self.to]
        for card in self.cards:
            hand.remove(card)
        other.extend(self.cards)
        if self.to in state.outs:
            state.outs.remove(self.to)
        _break_threesomes(state, self.cards)
        state.received.append(frozenset(self.cards))
        state.caller, state.missing = self.seat, self.owes
        state.passing, state.passes = self.seat, ON


class SocialAchieved(Event[State], frozen=True, gc=False, tag="social-achieved"):
    """Four of a face or more lie on top of the pile."""

    length: int

    def apply(self, state: State) -> None:
        """The run itself lies on the pile."""


class SocialObscured(Event[State], frozen=True, gc=False, tag="social-obscured"):
    """The Social is declared ended, and the dealer puts it into the corner, faces down."""

    seat: Seat
    dealer: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        count = len(self.cards)
        del state.pile[-count:]
        del state.colors[-count:]
        state.corner.extend(self.cards)
        state.missing = ()
        state.is_challenge_open = False


class ColorNamed(Event[State], frozen=True, gc=False, tag="color-named"):
    """The wild in play has a color now."""

    seat: Seat
    color: str

    def apply(self, state: State) -> None:
        state.colors[-1] = self.color
        state.missing = ()


class CallsMade(Event[State], frozen=True, gc=False, tag="calls-made"):
    """Calls that were owed have been made in time."""

    seat: Seat
    calls: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.missing = tuple(call for call in state.missing if call not in self.calls)


class Caught(Event[State], frozen=True, gc=False, tag="caught"):
    """Somebody is caught without a call; nothing of that act is owed any more."""

    seat: Seat
    whom: Seat
    calls: tuple[str, ...]

    def apply(self, state: State) -> None:
        state.missing = ()


class CaughtFalsely(Event[State], frozen=True, gc=False, tag="caught-falsely"):
    """A catch that found nothing; it was the last of that player's in this turn."""

    seat: Seat
    whom: Seat

    def apply(self, state: State) -> None:
        state.caught_falsely.add(self.seat)
        if state.caller == self.whom:
            state.missing = ()


class WentOut(Event[State], frozen=True, gc=False, tag="went-out"):
    """A seat holds no cards any more."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.outs.append(self.seat)


class CornerClaimed(Event[State], frozen=True, gc=False, tag="corner-claimed"):
    """The cards in the corner go into a hand, and their taker is in again."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        state.corner = []
        state.hands[self.seat].extend(self.cards)
        state.outs.remove(self.seat)


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
        state.is_challenge_open = False
        state.has_drawn, state.drawn = False, None
        state.assembly.case = None


class TurnLost(Event[State], frozen=True, gc=False, tag="turn-lost"):
    """A turn is over before anything could be done in it."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.passing, state.passes = self.seat, ON


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
        if state.turn == seat:
            state.passing, state.passes = seat, ON
        _leave_assembly(state, seat)


def _leave_assembly(state: State, seat: Seat) -> None:
    assembly = state.assembly
    if assembly.motion == seat:
        assembly.motion = None
    session, case = assembly.session, assembly.case
    if session:
        session.votes.pop(seat, None)
        if session.proposal and session.proposal.mover == seat and not session.is_put:
            session.proposal = None
    if case:
        case.votes.pop(seat, None)
        if seat in (case.accuser, case.accused):
            assembly.case = None


class TableClosed(Event[State], frozen=True, gc=False, tag="table-closed"):
    """Fewer than two seats are left at the table: it is over."""

    def apply(self, state: State) -> None:
        state.is_over, state.is_in_round, state.turn = True, False, None
        state.assembly.session = state.assembly.case = state.assembly.motion = None


FACES_OPEN: Final = (CardsLaid, CardTurned, CardPutUnder, ThreesomeGiven)
"""Facts whose cards everybody sees."""


def names_of(cards: tuple[Card, ...]) -> str:
    """Cards as notation writes them, with single blanks between."""
    return " ".join(NAME[card] for card in cards)
