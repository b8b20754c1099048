"""What enforced laws have set going: words owed, turns to lose, counts, a chain that waits.

All of it is changed by facts alone (parliament.laws.events), and stored with them.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import Struct, structs

from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.race import Race
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.twins import twin_of
from magoo_tui.rulebook.language.law import (
    Cards,
    Duration,
    Effect,
    Happening,
    Law,
    Sanction,
    Unit,
)

# ---- what happens, as laws hear it


class Part(Struct, frozen=True, gc=False):
    """One person's share in an event: how many cards or drinks, and their faces if all see them."""

    seat: Seat
    count: int = 0
    cards: tuple[CardName, ...] = ()


class Occurrence(Struct, frozen=True, gc=False):
    """An event that laws may wait for; ``expiry`` marks the end of a turn's time."""

    happening: Happening | Literal["expiry"]
    parts: tuple[Part, ...] = ()
    """Nobody's events have none."""
    on: CardName | None = None
    """The card that was in play before."""
    words: tuple[str, ...] = ()
    turn: Seat | None = None
    """Whose turn it was when it happened."""


class Step(Struct, frozen=True, gc=False):
    """Effects of a law that has fired and that are still to be done, in their order."""

    law: int
    effects: tuple[Effect, ...]
    those: tuple[Seat, ...]
    """Who is meant by "that player"; empty after what nobody did."""
    last: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """By words: who was the last to say them, once that race is run."""


class HeldChain(Struct, frozen=True, gc=False):
    """A chain that stands still, with all that it needs to go on (law.fire.8)."""

    seat: Seat
    """Whose line began it."""
    words: tuple[str, ...]
    queue: tuple[Occurrence, ...]
    cursor: int
    """The last law that has been asked about the first event of the queue."""
    fired: tuple[int, ...]
    steps: tuple[Step, ...]
    after: tuple[Occurrence, ...] = ()
    """Events of other lines meanwhile: chains of their own, when this one is done."""
    coming: Seat | None = None
    """Whose turn a deal gives first, once the chain is done."""
    taken: int = 0
    """Cards that the taking under way has brought so far."""
    shared_from: int | None = None
    """Where in the queue the events of an effect begin for which cards are still to come."""
    foreseen: Seat | None = None
    """Where a debt goes with the turn: whose turn would be next if there were no laws."""
    at: float | None = None
    """When the line that began it was done; None where it does not say."""


# ---- what laws have people owe, forbid and wait for


class Want(Struct, frozen=True, gc=False):
    """Words that somebody may say in time, or a card that they may show."""

    seat: Seat
    words: str = ""
    cards: Cards | None = None


class Duty(Struct, frozen=True, gc=False):
    """Effects that hang on words or a card shown in the time of law.duty.2."""

    number: int
    law: int
    step: Step
    """What comes about: at once when ``needs`` are met; without any, when the time ends."""
    needs: tuple[Want, ...] = ()
    """All of these bring the effects about."""
    unless: tuple[Want, ...] = ()
    """Any of these averts them."""
    is_owed: bool = False
    """Words that must be said (law.duty.1), as ``? owes`` counts them."""
    is_actors: bool = False
    """It ends with the next act of anybody; else with the next act of who may say or show it."""

    @property
    def seat(self) -> Seat:
        """Who is to speak or to show."""
        return (self.needs or self.unless)[0].seat


class Term(Struct, frozen=True, gc=False):
    """How long something still holds (law.time.1)."""

    unit: Unit
    left: int
    """Units that have still to end; 0: it is over."""
    turns: int = 0
    """Of a lap: turns that have still to end in it."""


class Ban(Struct, frozen=True, gc=False):
    """Words that somebody must not say for a while (law.duty.4)."""

    law: int
    seat: Seat
    words: str
    sanction: Sanction
    term: Term


class TurnLoss(Struct, frozen=True, gc=False):
    """Turns that a law makes somebody lose, when they come."""

    law: int
    seat: Seat
    turns: int


class Promise(Struct, frozen=True, gc=False):
    """Who has the turn next by a law, whoever would have it by the clauses."""

    law: int
    seat: Seat


class Asked(Struct, frozen=True, gc=False):
    """What a demand asks of one seat: so many of the cards that may be chosen."""

    seat: Seat
    count: int
    cards: tuple[Card, ...]
    to: Seat | None = None
    """To whom a gift goes; None: the cards are discarded."""
    chosen: tuple[Card, ...] = ()


class Demand(Struct, frozen=True, gc=False):
    """A law's discard or gift, until all have chosen (law.demand.1)."""

    law: int
    asked: tuple[Asked, ...]

    def waits_for(self, seat: Seat) -> Asked | None:
        """What this seat has still to choose; None if nothing."""
        for one in self.asked:
            if one.seat == seat and not one.chosen:
                return one
        return None


class LawRace(Struct, frozen=True, gc=False):
    """A race to say words (law.duty.5)."""

    law: int
    words: str
    cause: Seat | None
    """Whose line has set it off; None if nobody's."""
    course: Race
    last: tuple[Seat, ...] | None = None
    """Who has lost it; None while it is run."""

    def awaited(self) -> tuple[Seat, ...]:
        """Who has still to say the words, or to throw; nobody once it is over."""
        return self.course.awaited() if self.last is None else ()


# ---- all of it


@dataclass(slots=True)
class Standing:
    """The enforced laws of a table, and what they have set going."""

    meanings: dict[int, Law] = field(default_factory=dict)
    """By number, the lowest first."""
    terms: dict[int, Term] = field(default_factory=dict)
    """By number: how long a law still holds, where it has a duration."""
    duties: list[Duty] = field(default_factory=list)
    last_duty: int = 0
    bans: list[Ban] = field(default_factory=list)
    losing: list[TurnLoss] = field(default_factory=list)
    promised: Promise | None = None
    later: list[Step] = field(default_factory=list)
    """What waits for the next deal (law.fire.7)."""
    drunk: dict[Seat, int] = field(default_factory=dict)
    """Drinks by law in this round."""
    lap: int = 0
    """Turns that have still to end in this lap; 0: the next one begins it."""
    spent: dict[Unit, set[tuple[int, Seat]]] = field(default_factory=dict)
    """By unit: which law has fired in it for whom, where it may once."""
    demand: Demand | None = None
    race: LawRace | None = None
    held: HeldChain | None = None
    open_cards: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    """Cards shown to all, until the next act."""
    is_pile_shuffled: bool = False
    """A shuffle of the draw pile itself is waited for."""
    prices: dict[Any, Any] | None = field(default=None, compare=False)
    """What acts would cost, while many are asked about; None: reckoned each time."""
    compiled: Any = field(default=None, compare=False)
    """The laws as their game looks them up; None: to be made anew."""

    def copied(self) -> "Standing":
        """The same, on its own."""
        twin = twin_of(self)
        twin.meanings, twin.terms = dict(self.meanings), dict(self.terms)
        twin.duties, twin.bans, twin.losing = list(self.duties), list(self.bans), list(self.losing)
        twin.later, twin.drunk = list(self.later), dict(self.drunk)
        twin.spent = {unit: set(laws) for unit, laws in self.spent.items()}
        twin.open_cards, twin.prices = dict(self.open_cards), None
        return twin

    @property
    def has_a_say(self) -> bool:
        """Whether laws have anything to say before an act: words owed, a demand, a race."""
        return bool(self.duties or self.open_cards or self.demand or self.race)

    def is_busy(self) -> bool:
        """Whether something is under way that the next turn, or the next words, have to do with."""
        return bool(self.losing or self.bans or self.later or self.held or self.promised)

    def is_term_ending(self) -> bool:
        """Whether some law's time may be over with the turn that is about to end."""
        terms = self.terms
        return bool(terms) and any(
            term.unit != "round" and term.left <= 1 for term in terms.values()
        )

    def is_waiting(self) -> bool:
        """Whether a demand or a race has the floor."""
        if self.demand is not None and any(not one.chosen for one in self.demand.asked):
            return True
        return self.race is not None and bool(self.race.awaited())

    def forget(self, seat: Seat) -> None:
        """Somebody has left: nothing is owed, asked or promised of them any more."""
        self.duties = [duty for duty in self.duties if duty.seat != seat]
        self.bans = [ban for ban in self.bans if ban.seat != seat]
        self.losing = [loss for loss in self.losing if loss.seat != seat]
        self.open_cards.pop(seat, None)
        if self.promised is not None and self.promised.seat == seat:
            self.promised = None
        if self.demand is not None:
            asked = tuple(one for one in self.demand.asked if seat not in (one.seat, one.to))
            self.demand = Demand(self.demand.law, asked)
        if self.race is not None:
            self.race = structs.replace(self.race, course=self.race.course.without(seat))

    def let_go(self, law: int) -> None:
        """Forget all that a law that has ended still has waiting (law.number.1)."""
        self.meanings.pop(law, None)
        self.terms.pop(law, None)
        self.duties = [duty for duty in self.duties if duty.law != law]
        self.bans = [ban for ban in self.bans if ban.law != law]
        self.losing = [loss for loss in self.losing if loss.law != law]
        self.later = [step for step in self.later if step.law != law]
        if self.promised is not None and self.promised.law == law:
            self.promised = None
        if self.race is not None and self.race.law == law:
            self.race = None
        self.compiled = None

    def count_turn(self, players: int) -> None:
        """A turn has ended, with so many players in: every duration and count takes note."""
        self.spent.pop("turn", None)
        self.lap = (self.lap or players) - 1
        if not self.lap:
            self.spent.pop("lap", None)
        if self.terms or self.bans:
            self._tick("turn", players)

    def begin_round(self) -> None:
        """A round has been dealt: turns and drinks are counted anew."""
        self.drunk, self.lap = {}, 0
        self.spent.clear()
        self.promised = None

    def count_round(self) -> None:
        """A round has ended."""
        self._tick("round", 0)

    def end_game(self) -> None:
        """A single game is over: what is still owed, asked or promised is let go (law.duty.7)."""
        self.duties, self.bans, self.losing, self.later = [], [], [], []
        self.promised = self.demand = self.race = None
        self.open_cards = {}

    def _tick(self, unit: Unit, players: int) -> None:
        for law, term in self.terms.items():
            self.terms[law] = ticked(term, unit, players)
        if self.bans:
            self.bans = [
                Ban(ban.law, ban.seat, ban.words, ban.sanction, ticked(ban.term, unit, players))
                for ban in self.bans
            ]

    def term_of(self, duration: Duration, players: int) -> Term:
        """How long a duration is, from now on."""
        unit, count = duration.unit, duration.count
        if unit == "lap":
            return Term(unit, count or 1, (self.lap if count is None else 0) or players)
        return Term(unit, count or 1)


def ticked(term: Term, unit: Unit, players: int) -> Term:
    """A term after a turn or a round has ended, with so many players in."""
    if term.unit == "lap" and unit == "turn":
        if term.turns > 1:
            return Term("lap", term.left, term.turns - 1)
        return Term("lap", max(0, term.left - 1), players)
    return Term(unit, max(0, term.left - 1), term.turns) if term.unit == unit else term
