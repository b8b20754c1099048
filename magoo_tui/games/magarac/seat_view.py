"""What a seat at a Magarac table may know (magarac.setup.7)."""

from typing import Literal

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import (
    ChargeView,
    CommitteeView,
    LawsAtWork,
    Limit,
    LogLine,
    Option,
    RaceView,
    RulebookView,
)

Stage = Literal["between-rounds", "reveal", "turn", "offer", "race", "committee", "over"]


class Place(Struct, frozen=True, gc=False):
    """A seat as everybody sees it."""

    seat: Seat
    name: str
    cards: int
    letters: str
    """``MAG``; empty for none."""
    is_gone: bool
    has_slapped: bool
    """In the race that is run; else falsely, or in answer, since a card last moved."""
    has_shouted: bool
    """Whether the word was heard in the race, where it must be said."""

    @property
    def is_out(self) -> bool:
        """Never: all hold cards until the hand ends."""
        return False


class OpenCards(Struct, frozen=True):
    """Cards of a seat that lie open to all: the travelling card, or four alike."""

    seat: Seat
    cards: tuple[CardName, ...]


class Offer(Struct, frozen=True):
    """A card that is offered, its face unseen (magarac.travel.7)."""

    giver: Seat
    to: Seat


class ForfeitView(Struct, frozen=True):
    """A forfeit that waits for everybody's aye (magarac.end.3)."""

    mover: Seat
    text: str
    ayes: tuple[Seat, ...]
    waits_for: tuple[Seat, ...]


class Ending(Struct, frozen=True):
    """How the hand ended (magarac.play.10, play.11, end.6)."""

    losers: tuple[Seat, ...]
    """Who has lost the hand; nobody if it was dead, or if its loser left."""
    first: Seat | None
    """Who slapped first; None if nobody did."""


class SeatView(Struct, frozen=True):
    """A Magarac table as one seat, or a spectator, may know it."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    revision: int
    """How many lines the table has accepted."""
    stage: Stage
    is_dealt: bool
    """Whether a hand has been dealt and not yet gathered up."""
    is_shuffle_due: bool
    round_number: int
    """The number of the hand; 0 before the first deal."""
    places: tuple[Place, ...]
    dealer: Seat
    host: Seat
    chair: Seat
    """Who has the chair of a session, or would have it."""
    turn: Seat | None
    floor: tuple[Seat, ...]
    """Whose act the table waits for; any of them."""
    is_aloud: bool
    must_shout: bool
    """Whether the word must be said for a slap in a race to count (magarac.play.9)."""
    is_travelling: bool
    """Whether a travelling card is in the pack."""
    hand: tuple[CardName, ...]
    """One's own, in the order the cards came; empty for a spectator."""
    fits: tuple[bool, ...]
    """Beside each card of the hand: whether it may be passed now."""
    received: int | None
    """Where in the hand the card lies that came last, if it came to this seat."""
    offered: int | None
    """Where in the hand the card lies that this seat offers."""
    offer: Offer | None
    is_second_card: bool
    """An offer was refused: the next card moves at once (magarac.travel.9)."""
    misled_by: Seat | None
    """Who has slapped falsely since a card last moved (magarac.play.14)."""
    race: RaceView | None
    opened: OpenCards | None
    """What lies open to all at this moment."""
    motion: Seat | None
    """Whose motion to convene waits for its second."""
    committee: CommitteeView | None
    charge: ChargeView | None
    """The charge that is heard."""
    charges_noted: int
    """How many are still to be heard."""
    forfeit: str
    """What awaits the loser; ``none`` if nothing was agreed."""
    forfeit_proposal: ForfeitView | None
    ending: Ending | None
    """The hand that has ended, until the next is called."""
    losers: tuple[Seat, ...]
    """Of the game, once it is over."""
    law: RulebookView
    at_work: LawsAtWork
    """What enforced laws have people say, and what they have drunk."""
    order: tuple[Seat, ...]
    """Who sits where, clockwise; laws can let people switch seats."""
    limit: Limit | None
    options: tuple[Option, ...]
    """What this seat may do now. Not listed: speech, proposals, charges."""
    log: tuple[LogLine, ...]
