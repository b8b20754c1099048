"""Views: what one seat, or a spectator, may know; all that is drawn is made from these."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId, is_within
from magoo_tui.kernel.seats import Seat


class LogLine(Struct, frozen=True, gc=False):
    """One thing that happened, as its reader may know it."""

    number: int
    """The number of the accepted line that brought it."""
    text: str
    """One sentence, with names; plain text, as typed where it quotes somebody."""
    clauses: tuple[ClauseId, ...]
    seat: Seat | None
    """Who did it, or whom it befell; None for the table's own doings."""
    cards: tuple[CardName, ...] = ()
    """The faces that the line lets its reader see."""
    is_speech: bool = False


class Option(Struct, frozen=True, gc=False):
    """Something its seat may do now, ready to be submitted."""

    command: str
    """In notation, its words included: ``play G4 G4 "Double Magoo"``, ``pass KS``."""
    kind: str
    """``single`` for one card by itself, ``worded`` for one that a law lets go only with its
    words, a kind of the game's own, or the command's first words."""
    cards: tuple[CardName, ...] = ()


class Limit(Struct, frozen=True):
    """A time that runs: when it is over, ``*: time up`` is due."""

    name: str
    """What it bounds: ``hearing``, ``chair``, ``session``, ``answer``, ``charge``, ``race`` or
    ``throw``."""
    seconds: int
    starts_anew: bool
    """Whether every accepted line begins it again (an idle session), or only its own beginning."""
    about: str = ""
    """What it is about, where another limit of that name can follow it at once."""


class Lawful(Struct, frozen=True):
    """A law in force, or ratified and not yet in force."""

    number: int | None
    text: str
    mover: str
    date: str
    ayes: int
    members: int
    is_enforced: bool
    left: str = ""
    """How long it still holds, in words (law.time.1); empty for as long as it is not repealed."""


class VoteView(Struct, frozen=True):
    """A vote as it stands."""

    needs: int
    """How many ayes carry it."""
    members: tuple[Seat, ...]
    ayes: tuple[Seat, ...]
    nays: tuple[Seat, ...]
    waits_for: tuple[Seat, ...]


class Touch(Struct, frozen=True):
    """A law or a clause in force that a proposed law meets, and what counts then."""

    clause: ClauseId
    """``law.2``, or a clause of the rulebook."""
    title: str
    """The words of that law, or the title of that clause."""
    how: str
    """What counts where they meet, in a few words."""
    cites: ClauseId
    """The clause that says so."""


class ProposalView(Struct, frozen=True):
    """What is proposed, as text and by whom."""

    mover: Seat
    text: str
    """The law in its canonical form, or the change in plain words."""
    command: str
    """As it was proposed: ``set social = 3``, ``suspend magoo.am5``, ``"..."``."""
    outcome: str
    """``by hand``, ``enforced``, ``done once`` for a law; ``rulebook`` for everything else."""
    own_words: str = ""
    """A law as its mover typed it; empty where that is the text itself."""
    touches: tuple[Touch, ...] = ()
    """What it meets; told only of what is before the committee now."""


class OutcomeView(Struct, frozen=True):
    """How a proposal of this session fared."""

    proposal: ProposalView
    is_ratified: bool
    ayes: int
    nays: int
    members: int


class CommitteeView(Struct, frozen=True):
    """A session of the Rules Committee."""

    is_emergency: bool
    chair: Seat
    proposal: ProposalView | None
    vote: VoteView | None
    """The vote on the proposal, once the chair has put it."""
    is_chairs_turn: bool
    """All others have been heard, or their time is up."""
    results: tuple[OutcomeView, ...]


class ChargeView(Struct, frozen=True):
    """A charge that play waits for."""

    accuser: Seat
    accused: Seat
    reason: str
    is_missed_call: bool
    """Whether it is a catch at a table where words are heard by people, not by the table."""
    is_contested: bool
    vote: VoteView | None


class RaceView(Struct, frozen=True):
    """A race that is run, as everybody sees it: to slap the table, or to say a law's words."""

    deed: Literal["slap", "say"]
    """What everybody who runs has to do, once."""
    words: str
    """What is to be said; beside a slap too, where it must be; empty where nothing is."""
    law: int | None
    """The law that has it run (law.duty.5); None for a game's own race."""
    cause: Seat | None
    """Who set it off; None if nobody did. A slapper has not to follow, a speaker runs too."""
    arrived: tuple[Seat, ...]
    """Who has done it, in their order."""
    waits_for: tuple[Seat, ...]
    """Who has still to do it."""
    throwers: tuple[Seat, ...]
    """Who throws for the last place, once it is tied."""
    thrown: tuple[Seat, ...]
    """Who of them has thrown; what, nobody sees before the last has."""
    seconds: int
    """How long it lasts at most, and each throw after it."""
    halfway: tuple[Seat, ...] = ()
    """Who has done one of two things that are to be done, and has still to do the other."""

    def awaited(self) -> tuple[Seat, ...]:
        """Whose deed is waited for, or whose throw."""
        if self.throwers:
            return tuple(seat for seat in self.throwers if seat not in self.thrown)
        return self.waits_for


class WordsInTime(Struct, frozen=True):
    """What a law has somebody say, or show, in time (law.duty.2)."""

    law: int
    seat: Seat
    words: str
    """Empty where a card may be shown."""
    is_owed: bool
    """Whether it must be said; else something comes of it, or is averted, by saying it."""


class DemandView(Struct, frozen=True):
    """Cards that a law asks for (law.demand.1)."""

    law: int
    waits_for: tuple[Seat, ...]
    count: int
    """How many this seat has still to give up; 0 for everybody else."""
    choice: tuple[CardName, ...]
    """Of which; empty for everybody else."""


class OpenCards(Struct, frozen=True):
    """Cards of a hand that a law lays open to all."""

    seat: Seat
    cards: tuple[CardName, ...]


class LawsAtWork(Struct, frozen=True):
    """What enforced laws have set going."""

    words: tuple[WordsInTime, ...] = ()
    forbidden: tuple[tuple[Seat, str], ...] = ()
    """Who must not say what, for a while."""
    turns_to_lose: tuple[tuple[Seat, int], ...] = ()
    drunk: tuple[tuple[Seat, int], ...] = ()
    """Drinks by law in this round."""
    demand: DemandView | None = None
    open_cards: tuple[OpenCards, ...] = ()


NO_LAWS_AT_WORK = LawsAtWork()


class RulebookView(Struct, frozen=True):
    """The law in force: parameters, suspensions and laws."""

    parameters: dict[str, int | str]
    suspended: tuple[ClauseId, ...]
    laws: tuple[Lawful, ...]
    restored: tuple[ClauseId, ...] = ()
    """What laws keep in force although its section is suspended."""

    def is_suspended(self, clause: str) -> bool:
        """Whether a clause, or the section it stands in, is suspended."""
        if not any(is_within(clause, one) for one in self.suspended):
            return False
        return not any(is_within(clause, one) for one in self.restored)

    def law_of(self, clause: str) -> Lawful | None:
        """The law in force that ``law.N`` cites; None for every other clause."""
        number = clause.removeprefix("law.")
        if number == clause or not number.isdecimal():
            return None
        return next((law for law in self.laws if str(law.number) == number), None)


class PlaceView(Protocol):
    """A seat as everybody sees it, at a table of any game."""

    @property
    def seat(self) -> Seat:
        """The seat."""

    @property
    def name(self) -> str:
        """Who sits there."""

    @property
    def cards(self) -> int:
        """How many they hold."""

    @property
    def is_out(self) -> bool:
        """Whether they have finished the round that others still play."""

    @property
    def is_gone(self) -> bool:
        """Whether they have left the table."""


class PeopleView(Protocol):
    """The people at a table of any game, and what they have agreed on."""

    @property
    def places(self) -> Sequence[PlaceView]:
        """The seats."""

    @property
    def is_aloud(self) -> bool:
        """Whether people hear each other, and the table nothing."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who sits where, clockwise; laws can let people switch seats."""

    @property
    def motion(self) -> Seat | None:
        """Whose motion to convene waits for its second."""

    @property
    def chair(self) -> Seat:
        """Who has the chair of a session, or would have it."""

    @property
    def committee(self) -> CommitteeView | None:
        """The session that sits."""

    @property
    def charge(self) -> ChargeView | None:
        """The charge that is heard."""

    @property
    def limit(self) -> Limit | None:
        """The time that runs, if one does."""

    @property
    def law(self) -> RulebookView:
        """The law in force."""

    @property
    def at_work(self) -> LawsAtWork:
        """What enforced laws have people say, lose, drink and give up."""

    @property
    def race(self) -> RaceView | None:
        """The race that is run; one that a law has run comes before a game's own."""


class TableView(PeopleView, Protocol):
    """What the views of all games have in common."""

    @property
    def seat(self) -> Seat | None:
        """Whose view it is; None for a spectator."""

    @property
    def revision(self) -> int:
        """How many lines the table has accepted."""

    @property
    def stage(self) -> str:
        """The stage, as ``? stage`` names it."""

    @property
    def is_dealt(self) -> bool:
        """Whether a round has been dealt and not yet gathered up."""

    @property
    def is_shuffle_due(self) -> bool:
        """Whether nothing goes on but a shuffle."""

    @property
    def round_number(self) -> int:
        """1 for the first round; 0 before its deal."""

    @property
    def dealer(self) -> Seat:
        """Who has dealt, or would deal."""

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is."""

    @property
    def floor(self) -> tuple[Seat, ...]:
        """Whose act the table waits for; any of them."""

    @property
    def hand(self) -> tuple[CardName, ...]:
        """One's own; empty for a spectator."""

    @property
    def ending(self) -> object | None:
        """How the round ended, until the next is called."""

    @property
    def options(self) -> tuple[Option, ...]:
        """What this seat may do now."""

    @property
    def log(self) -> tuple[LogLine, ...]:
        """What has happened, the latest last."""
