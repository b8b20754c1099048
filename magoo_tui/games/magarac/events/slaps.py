"""Slaps, true and false, and the letters that they cost: these facts change the state."""

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class SlappedFirst(Event[State], frozen=True, gc=False, tag="slapped-first"):
    """A true slap: passing is over for this hand, an offer is void."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.first = self.seat
        state.offered = state.refused = state.shown_by = state.misled_by = None
        state.is_revealing = False
        state.slapped.clear()


class Followed(Event[State], frozen=True, gc=False, tag="followed"):
    """A slap in answer to a true one."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.followed.add(self.seat)


class Shouted(Event[State], frozen=True, gc=False, tag="shouted"):
    """The word is heard from somebody in a race where it must be said."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.shouted.add(self.seat)


class SlappedFalsely(Event[State], frozen=True, gc=False, tag="slapped-falsely"):
    """A slap without four alike."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.misled_by = self.seat
        state.slapped.add(self.seat)


class SlapAnswered(Event[State], frozen=True, gc=False, tag="slap-answered"):
    """A slap without four alike after a false one: it changes nothing."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.slapped.add(self.seat)


class HandLost(Event[State], frozen=True, gc=False, tag="hand-lost"):
    """Who was last in the race has lost the hand."""

    seats: tuple[Seat, ...]

    def apply(self, state: State) -> None:
        """What it costs are facts of their own."""


class LetterTaken(Event[State], frozen=True, gc=False, tag="letter-taken"):
    """Somebody writes the next letter of the word."""

    seat: Seat
    word: str
    """As it stands with this letter."""

    def apply(self, state: State) -> None:
        state.letters[self.seat] = len(self.word)
        if len(self.word) == len(WORD):
            state.is_word_complete = True


class LetterStruck(Event[State], frozen=True, gc=False, tag="letter-struck"):
    """The last letter of somebody's word is struck, by a law of the house."""

    seat: Seat
    word: str
    """As it stands without this letter."""

    def apply(self, state: State) -> None:
        state.letters[self.seat] = len(self.word)
        state.is_word_complete = len(WORD) in state.letters
