"""The state of a Magoo table. Facts alone change it (events/); rules only read it."""

from dataclasses import dataclass, field

from msgspec import Struct

from magoo_tui.games.magoo.cards import COLOR, FACE
from magoo_tui.games.magoo.seat_view import Stage
from magoo_tui.games.magoo.seating import Seating
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.twins import twin_of
from magoo_tui.parliament.assembly import Assembly
from magoo_tui.rulebook.in_force import InForce

AGAIN, ON, OVER, BACK = 0, 1, 2, -1
"""How a turn passes: to the same seat again; to the next seat in; over the next one; in a
Pile-On back to whom a Reverse sends it (magoo.am4.14)."""


class Take(Struct, frozen=True, gc=False):
    """Cards that a seat has still to take from the draw pile."""

    seat: Seat
    count: int
    cause: str
    """``draw``, ``debt``, ``challenge``, ``catch``, ``false catch``, ``charge``, ``opening``;
    by a law ``law``, or ``penalty`` for penalty cards."""
    cites: tuple[ClauseId, ...]


class Conclusion(Struct, frozen=True):
    """How the last round ended (magoo.am1.3, am7, am8)."""

    finished: tuple[Seat, ...]
    losers: tuple[Seat, ...]
    winner: Seat | None
    exempt: tuple[Seat, ...]
    chanters: int
    """How many chant: the seats at the table, and the one whose leaving ended the round."""


@dataclass(slots=True, kw_only=True)
class State(Seating):
    """Everything that is so at a table, secrets included."""

    is_aloud: bool
    decks: int
    date: str
    law: InForce
    losses: list[int]
    tally: list[int]
    assembly: Assembly = field(default_factory=Assembly)
    is_over: bool = False
    is_round_called: bool = False
    """The next round is called, and its deal waited for (magoo.uno.37)."""
    is_shuffle_due: bool = False
    """Cards are wanted in mid-round and none are left (magoo.uno.31)."""
    draw: list[Card] = field(default_factory=list)
    """The last card is the next one drawn."""
    pile: list[Card] = field(default_factory=list)
    """The last card is the one in play."""
    colors: list[str | None] = field(default_factory=list)
    """Beside each card of the pile, the color that was in force when it lay on top."""
    corner: list[Card] = field(default_factory=list)
    has_drawn: bool = False
    drawn: Card | None = None
    outs: list[Seat] = field(default_factory=list)
    """Those who are out, the earliest first."""
    caught_falsely: set[Seat] = field(default_factory=set)
    """Who has spent their catch in this turn (magoo.uno.30)."""
    received: list[frozenset[Card]] = field(default_factory=list)
    """Threesomes still whole in the hand that received them (magoo.am3.6)."""
    debt: int = 0
    debt_face: str | None = None
    """The last draw card laid: Draw Two or Wild Draw Four."""
    debt_layer: Seat | None = None
    beside: tuple[Card, ...] = ()
    """What the player of a Wild Draw Four held beside it when laying it."""
    color_before: str | None = None
    """The color in force just before that Wild Draw Four."""
    resting_debt: int = 0
    """A debt that stands still: by a law its own maker has the turn (law.fire.6)."""
    is_challenge_open: bool = False
    shown: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """What challenges have shown in this round, by who saw it."""
    caller: Seat | None = None
    """Whose last act may lack calls."""
    missing: tuple[str, ...] = ()
    """The calls that the last act lacks."""
    takes: list[Take] = field(default_factory=list)
    passing: Seat | None = None
    """Whose turn is over and has still to pass on."""
    passes: int = 1
    """How it passes: AGAIN, ON, OVER or BACK."""
    conclusion: Conclusion | None = None

    def copied(self) -> "State":
        """A state of its own that is the same, to try out what would follow."""
        twin = twin_of(self)
        twin.law, twin.assembly = self.law.copied(), self.assembly.copied()
        twin.hands = [list(hand) for hand in self.hands]
        twin.draw, twin.pile, twin.colors = list(self.draw), list(self.pile), list(self.colors)
        twin.corner, twin.outs, twin.takes = list(self.corner), list(self.outs), list(self.takes)
        twin.received, twin.shown = list(self.received), dict(self.shown)
        twin.turns = list(self.turns)
        twin.gone, twin.caught_falsely = set(self.gone), set(self.caught_falsely)
        twin.losses, twin.tally = list(self.losses), list(self.tally)
        return twin

    def is_play_open(self) -> bool:
        """Whether a round is played just now, and neither shuffle, session nor charge stops it."""
        assembly = self.assembly
        return (
            self.is_in_round
            and not self.is_shuffle_due
            and assembly.session is None
            and assembly.case is None
        )

    # ---- what lies there

    def color(self) -> str | None:
        """The color in force; None where none is."""
        return self.colors[-1] if self.colors else None

    def top_face(self) -> str | None:
        """The face of the card in play."""
        return FACE[self.pile[-1]] if self.pile else None

    def must_name_color(self) -> bool:
        """Whether a wild is in play that nobody has given a color (magoo.uno.19)."""
        colors = self.colors
        return bool(colors) and colors[-1] is None and COLOR[self.pile[-1]] is None

    def run(self) -> int:
        """The length of the run of equal faces on top of the pile."""
        pile = self.pile
        if not pile:
            return 0
        face, length = FACE[pile[-1]], 1
        while length < len(pile) and FACE[pile[-1 - length]] == face:
            length += 1
        return length

    def social(self) -> int:
        """Cards in the running Social; 0 where none runs (magoo.am5.1)."""
        pile = self.pile
        if len(pile) < 3 or not FACE[pile[-1]] == FACE[pile[-2]] == FACE[pile[-3]]:
            return 0  # no parameter makes a Social of fewer than three
        length = self.run()
        if length < self.law.number("social") or self.law.is_suspended("magoo.am5"):
            return 0
        return length

    def stage(self) -> Stage:
        """The stage, as ``? stage`` names it."""
        if self.is_over:
            return "over"
        if self.assembly.session is not None:
            return "committee"
        if self.assembly.case is not None:
            return "vote"
        standing = self.law.standing
        if standing is not None and standing.demand is not None:
            return "demand"
        if standing is not None and standing.race is not None:
            return "race"
        return "turn" if self.is_in_round else "between-rounds"
