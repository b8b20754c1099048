"""What a seat at a Magoo table may know (magoo.uno.5)."""

from typing import Literal

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Direction, Seat
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

__all__ = ["Ending", "Option", "PileCard", "Place", "SeatView", "Stage"]

Stage = Literal["between-rounds", "turn", "demand", "race", "committee", "vote", "over"]


class Place(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: Seat
    name: str
    cards: int
    out: int
    """0 while in; else 1 for the first of those now out, 2 for the next."""
    is_gone: bool
    losses: int
    """Games lost in a row."""
    tally: int

    @property
    def is_out(self) -> bool:
        """Whether they have finished the round that others still play."""
        return self.out > 0


class PileCard(Struct, frozen=True):
    """A card on the pile, with the color that was in force when it lay on top."""

    name: CardName
    color: str | None


class Ending(Struct, frozen=True):
    """How the round ended (magoo.am1.3, am7, am8)."""

    finished: tuple[Seat, ...]
    """In the order of going out, the loser last."""
    losers: tuple[Seat, ...]
    winner: Seat | None
    exempt: tuple[Seat, ...]
    chant: str | None
    """``Magoo? Magoo. Huzzah!``; None where no chant is asked for."""
    last_card: PileCard | None


class Unsaid(Struct, frozen=True):
    """The calls that the last act needs and that have not been heard yet (magoo.uno.28, am2.7).

    Everybody who has watched and listened knows as much: it follows from what was laid, how many
    cards are left, and what was said. Screens keep it to themselves, for to notice it is the
    players' part (magoo.uno.29).
    """

    seat: Seat
    calls: tuple[str, ...]


class SeatView(Struct, frozen=True):
    """A Magoo table as one seat, or a spectator, may know it."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    revision: int
    """How many lines the table has accepted."""
    stage: Stage
    is_dealt: bool
    """Whether a round has been dealt and not yet gathered up."""
    is_shuffle_due: bool
    round_number: int
    """1 for the first round; 0 before its deal."""
    places: tuple[Place, ...]
    dealer: Seat
    host: Seat
    chair: Seat
    """Who has the chair of a session, or would have it."""
    turn: Seat | None
    floor: tuple[Seat, ...]
    """Whose act the table waits for; any of them."""
    direction: Direction
    is_aloud: bool
    hand: tuple[CardName, ...]
    """One's own, in the order the cards came; empty for a spectator."""
    fits: tuple[bool, ...]
    """Beside each card of the hand: whether it may be laid now, by itself."""
    drawn: int | None
    """Where in the hand the card lies that was drawn in this turn."""
    has_drawn: bool
    """Whether whoever has the turn has drawn in it."""
    draw_count: int
    pile_count: int
    pile: tuple[PileCard, ...]
    """The last cards of the pile, at most ten, the top card last."""
    color: str | None
    """The color in force: ``red``, ``green``, ``blue``, ``yellow``."""
    must_name_color: bool
    """A wild without a color is in play: whoever has the turn names one (magoo.uno.19)."""
    debt: int
    debt_face: CardName | None
    """The last draw card laid, where a debt is owed: ``D`` or ``W4``."""
    debt_layer: Seat | None
    """Who laid that card."""
    unsaid: Unsaid | None
    """What can still be caught; None if nothing can. Where people hear each other
    (magoo.uno.39): what was to be called, said or not."""
    social: int
    """Cards in the running Social; 0 where none runs."""
    corner: int
    motion: Seat | None
    """Whose motion to convene waits for its second."""
    committee: CommitteeView | None
    charge: ChargeView | None
    ending: Ending | None
    """The round that has ended, until the next is called."""
    law: RulebookView
    at_work: LawsAtWork
    """What enforced laws have people say, lose, drink and give up."""
    race: RaceView | None
    """A race to say words that a law has run (law.duty.5)."""
    order: tuple[Seat, ...]
    """Who sits where, clockwise; laws can let people switch seats."""
    resting_debt: int
    """A debt that stands still while its own maker has the turn by law (law.fire.6)."""
    limit: Limit | None
    options: tuple[Option, ...]
    """What this seat may do now: complete for single cards and for acts without a choice, and
    good candidates among Magoos, Straights and Threesomes. Not listed: speech, motions'
    proposals, charges."""
    shown: tuple[CardName, ...]
    """What a challenge has shown to this seat in this round, and to nobody else (magoo.uno.21)."""
    log: tuple[LogLine, ...]
