"""The state of a Magarac table. Facts alone change it (events/); rules only read it."""

from dataclasses import dataclass, field

from msgspec import Struct

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.seat_view import Stage
from magoo_tui.games.magarac.seating import Seating
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.race import Race
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.twins import twin_of
from magoo_tui.parliament.assembly import Assembly
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


@dataclass(slots=True, kw_only=True)
class State(Seating):
    """Everything that is so at a table, secrets included."""

    is_aloud: bool
    date: str
    law: InForce
    letters: list[int]
    """By seat: how many letters of the word are written."""
    assembly: Assembly = field(default_factory=Assembly)
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

    def copied(self) -> "State":
        """A state of its own that is the same, to try out what would follow."""
        twin = twin_of(self)
        twin.law, twin.assembly = self.law.copied(), self.assembly.copied()
        twin.hands, twin.letters = [list(hand) for hand in self.hands], list(self.letters)
        twin.gone, twin.turns = set(self.gone), list(self.turns)
        twin.slapped, twin.followed = set(self.slapped), set(self.followed)
        twin.shouted, twin.complaints = set(self.shouted), list(self.complaints)
        return twin

    # ---- what may be done

    def is_turn_open(self) -> bool:
        """Whether whoever has the turn may pass a card: nothing else is to be done first."""
        standing = self.law.standing
        if self.race is not None or (standing is not None and standing.race is not None):
            return False
        return self.is_in_hand and self.offered is None and not self.is_revealing

    def stage(self) -> Stage:
        """The stage, as ``? stage`` names it."""
        if self.is_over:
            return "over"
        if self.assembly.session is not None:
            return "committee"
        standing = self.law.standing
        if standing is not None and standing.race is not None:
            return "race"
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
