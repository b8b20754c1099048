"""What is laid, given and named, and the debts and Socials that come of it."""

from magoo_tui.games.magoo.cards import COLOR, WILD_FOUR
from magoo_tui.games.magoo.state import ON, State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


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
        if state.resting_debt:
            state.resting_debt += self.by
        else:
            state.debt += self.by
        state.debt_face, state.debt_layer = self.face, self.seat
        state.is_challenge_open = self.is_opening and self.face == WILD_FOUR
        state.beside, state.color_before = self.beside, self.color_before


class DebtSettled(Event[State], frozen=True, gc=False, tag="debt-settled"):
    """The Pile-On is over: somebody takes the debt, or a challenge has found its player guilty."""

    passes_from: Seat | None
    """Whose turn is over with it; None where the turn goes on."""

    def apply(self, state: State) -> None:
        state.debt, state.debt_face, state.debt_layer = 0, None, None
        state.resting_debt = 0
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


def _break_threesomes(state: State, moved: tuple[Card, ...]) -> None:
    state.received = [three for three in state.received if three.isdisjoint(moved)]


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


class CornerClaimed(Event[State], frozen=True, gc=False, tag="corner-claimed"):
    """The cards in the corner go into a hand, and their taker is in again."""

    seat: Seat
    cards: tuple[Card, ...]

    def apply(self, state: State) -> None:
        state.corner = [card for card in state.corner if card not in self.cards]
        state.hands[self.seat].extend(self.cards)
        if self.seat in state.outs:
            state.outs.remove(self.seat)


class ColorNamed(Event[State], frozen=True, gc=False, tag="color-named"):
    """The wild in play has a color now."""

    seat: Seat
    color: str

    def apply(self, state: State) -> None:
        state.colors[-1] = self.color
        state.missing = ()
