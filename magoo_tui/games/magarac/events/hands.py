"""How hands begin and end, seats leave, and the game is over: these facts change the state."""

from magoo_tui.games.magarac.state import Complaint, Conclusion, ForfeitProposal, State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class HandCalled(Event[State], frozen=True, gc=False, tag="hand-called"):
    """The next hand is called: the cards come in, and a new dealer is to deal them."""

    seat: Seat
    dealer: Seat

    def apply(self, state: State) -> None:
        state.is_round_called, state.dealer, state.conclusion = True, self.dealer, None
        state.assembly.motion = None
        state.hands = [[] for _ in state.names]
        state.received = None


class Dealt(Event[State], frozen=True, gc=False, tag="dealt"):
    """The pack is shuffled and dealt; no card is left over."""

    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, in the order dealt."""
    is_travelling: bool

    def apply(self, state: State) -> None:
        state.dealer, state.turn, state.passing = self.dealer, None, None
        state.turns = []
        state.hands = [list(hand) for hand in self.hands]
        state.round_number += 1
        state.is_in_hand, state.is_round_called, state.is_as_dealt = True, False, True
        state.is_travelling = state.is_revealing = self.is_travelling
        state.conclusion = state.forfeit = state.assembly.motion = None
        state.slapped.clear()
        if state.law.standing is not None:
            state.law.standing.begin_round()


def _close_hand(state: State) -> None:
    """Nothing of the play of a hand goes on; its cards lie where they are."""
    state.is_in_hand, state.turn, state.passing = False, None, None
    state.offered = state.refused = state.received = state.shown_by = None
    state.is_revealing = state.is_as_dealt = False
    state.race = state.first = state.misled_by = None
    state.followed.clear()
    state.shouted.clear()
    state.slapped.clear()


class HandEnded(Event[State], frozen=True, gc=False, tag="hand-ended"):
    """The hand is over; the first slapper's four alike lie open."""

    conclusion: Conclusion

    def apply(self, state: State) -> None:
        _close_hand(state)
        state.conclusion = self.conclusion
        if state.law.standing is not None:
            state.law.standing.count_round()


class GameEnded(Event[State], frozen=True, gc=False, tag="game-ended"):
    """Somebody has spelt the whole word, and has lost; several where they spelt it at once."""

    losers: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        _close_game(state)
        state.losers = self.losers


class TableClosed(Event[State], frozen=True, gc=False, tag="table-closed"):
    """Fewer than three are left: the game is over without a loser."""

    def apply(self, state: State) -> None:
        _close_game(state)


def _close_game(state: State) -> None:
    _close_hand(state)
    state.is_over, state.is_word_complete, state.is_round_called = True, False, False
    assembly = state.assembly
    assembly.session = assembly.case = assembly.motion = state.forfeit = None
    state.complaints.clear()
    if state.law.standing is not None:
        state.law.standing.end_game()


class SeatLeft(Event[State], frozen=True, gc=False, tag="seat-left"):
    """Somebody leaves the table for good; the cards of the hand stay where they are."""

    seat: Seat

    def apply(self, state: State) -> None:
        seat, forfeit = self.seat, state.forfeit
        state.gone.add(seat)
        if state.race is not None:
            state.race = state.race.without(seat)
        if state.law.standing is not None:
            state.law.standing.forget(seat)
        state.complaints = [
            one for one in state.complaints if seat not in (one.accuser, one.accused)
        ]
        if forfeit is not None and forfeit.mover == seat:
            state.forfeit = None
        state.assembly.forget(seat)


class ChargeNoted(Event[State], frozen=True, gc=False, tag="charge-noted"):
    """A charge is noted; it is heard when the hand, and what was charged before, is over."""

    accuser: Seat
    accused: Seat
    reason: str

    def apply(self, state: State) -> None:
        state.complaints.append(Complaint(self.accuser, self.accused, self.reason))


class ChargeTakenUp(Event[State], frozen=True, gc=False, tag="charge-taken-up"):
    """The charge that was noted first is heard now."""

    def apply(self, state: State) -> None:
        del state.complaints[0]


class ForfeitProposed(Event[State], frozen=True, gc=False, tag="forfeit-proposed"):
    """A forfeit is proposed, and waits for everybody else's aye."""

    seat: Seat
    text: str

    def apply(self, state: State) -> None:
        state.forfeit = ForfeitProposal(self.seat, self.text)


class ForfeitSeconded(Event[State], frozen=True, gc=False, tag="forfeit-seconded"):
    """Somebody says aye to the forfeit."""

    seat: Seat

    def apply(self, state: State) -> None:
        waiting = state.forfeit
        if waiting is not None:
            ayes = waiting.ayes | {self.seat}
            state.forfeit = ForfeitProposal(waiting.mover, waiting.text, ayes)


class ForfeitDropped(Event[State], frozen=True, gc=False, tag="forfeit-dropped"):
    """Somebody says nay to the forfeit, or its mover takes it back."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.forfeit = None


class ForfeitAgreed(Event[State], frozen=True, gc=False, tag="forfeit-agreed"):
    """All have agreed on what awaits the loser."""

    text: str

    def apply(self, state: State) -> None:
        state.law.values["forfeit"] = self.text
        state.forfeit = None
