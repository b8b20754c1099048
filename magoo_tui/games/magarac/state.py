"""The state of a Magarac table. Facts alone change it (events/); rules only read it."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.seat_view import Stage
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.assembly import Assembly
from magoo_tui.parliament.race import Race
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.in_force import InForce


class Conclusion(Struct, frozen=True):
    """How the last hand ended (magarac.play.10, play.11, end.6)."""

    losers: tuple[Seat, ...]
    first: Seat | None
    """Who slapped first; None if the hand was dead before anybody did."""
    four: tuple[Card, ...]
    """The four alike of the first slapper, open to all."""


class ForfeitProposal(Struct, frozen=True):
    """A forfeit that waits for everybody's aye (magarac.end.3)."""

    mover: Seat
    text: str
    ayes: frozenset[Seat] = frozenset()


class Complaint(Struct, frozen=True):
    """A charge that is noted, and heard when the hand is over (magarac.play.15)."""

    accuser: Seat
    accused: Seat
    reason: str


@dataclass(slots=True)
class State:
    """Everything that is so at a table, secrets included."""

    names: tuple[str, ...]
    dealer: Seat
    host: Seat
    is_aloud: bool
    date: str
    law: InForce
    letters: list[int]
    """By seat: how many letters of the word are written."""
    hands: list[list[Card]]
    """By seat, in the order the cards came."""
    assembly: Assembly = field(default_factory=Assembly)
    gone: set[Seat] = field(default_factory=set)
    round_number: int = 0
    """The number of the hand: 1 for the first one."""
    is_in_hand: bool = False
    is_over: bool = False
    is_round_called: bool = False
    """The next hand is called, and its deal waited for (magarac.end.5)."""
    is_travelling: bool = False
    """Whether this hand is played with a travelling card."""
    is_revealing: bool = False
    """The travelling card is to be shown, or is shown, before play (magarac.travel.4)."""
    shown_by: Seat | None = None
    """Who shows the travelling card just now."""
    turn: Seat | None = None
    passing: Seat | None = None
    """To whom the turn goes with a card that has moved."""
    is_as_dealt: bool = False
    """No card has moved since the deal."""
    offered: Card | None = None
    refused: Card | None = None
    """What was offered in this pass and refused: the next card moves at once."""
    received: Card | None = None
    """The card that moved last."""
    misled_by: Seat | None = None
    """Who has slapped falsely since a card last moved; the first of several."""
    slapped: set[Seat] = field(default_factory=set)
    """Who has slapped falsely since then, or answered such a slap."""
    race: Race | None = None
    first: Seat | None = None
    """Who set the race off."""
    followed: set[Seat] = field(default_factory=set)
    """Who has slapped in the race."""
    shouted: set[Seat] = field(default_factory=set)
    """Who has said the word in the race."""
    is_word_complete: bool = False
    """Somebody has all letters, and the end is to be looked at (magarac.score.3)."""
    conclusion: Conclusion | None = None
    losers: tuple[Seat, ...] = ()
    """Of the game."""
    complaints: list[Complaint] = field(default_factory=list)
    forfeit: ForfeitProposal | None = None

    # ---- who is there

    def members(self) -> Sequence[Seat]:
        """All seats at the table."""
        gone = self.gone
        return [Seat(seat) for seat in range(len(self.names)) if seat not in gone]

    def at_table_from(self, seat: int) -> Seat:
        """That seat if it is at the table, else the next one to the left that is."""
        count = len(self.names)
        for step in range(count):
            there = Seat((seat + step) % count)
            if there not in self.gone:
                return there
        return Seat(seat)

    def left_of(self, seat: int) -> Seat:
        """The next seat to the left that is at the table."""
        there = seat + 1 if seat + 1 < len(self.names) else 0
        return self.at_table_from(there) if there in self.gone else Seat(there)

    def acting_dealer(self) -> Seat:
        """Who deals, or has dealt; if they have left, the next seat on their left."""
        return self.at_table_from(self.dealer)

    @enforces("magarac.play.1", "magarac.setup.6")
    def clockwise(self) -> list[Seat]:
        """The seats at the table, from the dealer's left round to the dealer."""
        count = len(self.names)
        dealer = self.acting_dealer()
        round_the_table = [Seat((dealer + step) % count) for step in range(1, count + 1)]
        return [seat for seat in round_the_table if seat not in self.gone]

    @enforces("magarac.setup.9")
    def chair(self) -> Seat:
        """The dealer of the hand just played; before the first, the host."""
        return self.acting_dealer() if self.round_number else self.at_table_from(self.host)

    def is_in_play(self) -> bool:
        """Every session is a regular one: none can be convened in the middle of a hand."""
        return False

    # ---- what may be done

    def is_turn_open(self) -> bool:
        """Whether whoever has the turn may pass a card: nothing else is to be done first."""
        return (
            self.is_in_hand and self.race is None and self.offered is None and not self.is_revealing
        )

    def stage(self) -> Stage:
        """The stage, as ``? stage`` names it."""
        if self.is_over:
            return "over"
        if self.assembly.session is not None:
            return "committee"
        if not self.is_in_hand:
            return "between-rounds"
        if self.race is not None:
            return "race"
        if self.offered is not None:
            return "offer"
        return "reveal" if self.is_revealing else "turn"

    def word_of(self, seat: Seat) -> str:
        """The letters of a seat: ``MAG``; empty for none."""
        return WORD[: self.letters[seat]]
