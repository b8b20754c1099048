"""The people of a table assembled: a motion, a session, a charge."""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.language.law import Deed, Law


class Change(Struct, frozen=True):
    """A change of the rules that can be voted on."""


class EnactLaw(Change, frozen=True, tag="law"):
    """A new law, in the words that it will have; or a deed done once."""

    text: str
    """The canonical form; of a law kept by hand its own words."""
    own_words: str = ""
    """As its mover typed it; empty where that is the text itself."""
    meaning: Law | None = None
    """None: people keep it."""

    @property
    def is_deed(self) -> bool:
        """Whether it is done once, and leaves no law."""
        return isinstance(self.meaning, Deed)


class RepealLaw(Change, frozen=True, tag="repeal"):
    """The end of a law."""

    number: int


class SuspendClause(Change, frozen=True, tag="suspend"):
    """A clause or a section is out of force until it is restored."""

    clause: ClauseId


class RestoreClause(Change, frozen=True, tag="restore"):
    """A suspended clause is in force again."""

    clause: ClauseId


class SetParameter(Change, frozen=True, tag="set"):
    """A parameter has another value."""

    parameter: str
    value: int | str


AnyChange = EnactLaw | RepealLaw | SuspendClause | RestoreClause | SetParameter


class Proposal(Struct, frozen=True):
    """A change, and who moved it."""

    mover: Seat
    change: AnyChange


class Outcome(Struct, frozen=True):
    """A vote that is over."""

    proposal: Proposal
    is_ratified: bool
    ayes: int
    nays: int
    members: int


@dataclass(slots=True)
class Session:
    """A session of the committee: at most one proposal before it, put to the vote or not."""

    is_emergency: bool
    proposal: Proposal | None = None
    is_put: bool = False
    votes: dict[Seat, bool] = field(default_factory=dict)
    is_hearing_over: bool = False
    """The time of all but the chair is up."""
    outcomes: list[Outcome] = field(default_factory=list)
    pending: list[Outcome] = field(default_factory=list)
    """Ratified in an emergency, and in force at the adjournment."""


@dataclass(slots=True)
class Case:
    """A charge that people judge. Play waits for it."""

    accuser: Seat
    accused: Seat
    reason: str
    is_missed_call: bool = False
    """The table asked people whether a call was heard (magoo.uno.39)."""
    is_contested: bool = False
    votes: dict[Seat, bool] = field(default_factory=dict)


@dataclass(slots=True)
class Assembly:
    """What the people have before them; at most a session or a charge, never both."""

    motion: Seat | None = None
    session: Session | None = None
    case: Case | None = None
    coming: list[Outcome] = field(default_factory=list)
    """What is ratified and comes into force now, one after the other."""

    def forget(self, seat: Seat) -> None:
        """Somebody has left: their motion, voice and open proposal go, and a charge with them."""
        if self.motion == seat:
            self.motion = None
        session, case = self.session, self.case
        if session:
            session.votes.pop(seat, None)
            if session.proposal and session.proposal.mover == seat and not session.is_put:
                session.proposal = None
        if case:
            case.votes.pop(seat, None)
            if seat in (case.accuser, case.accused):
                self.case = None

    def copied(self) -> "Assembly":
        """The same, on its own."""
        session, case = copy.deepcopy(self.session), copy.deepcopy(self.case)
        return Assembly(self.motion, session, case, list(self.coming))


class Deliberation(Protocol):
    """A game's state, as far as its committee and its charges look at it."""

    names: tuple[str, ...]
    assembly: Assembly
    law: InForce
    date: str

    def members(self) -> Sequence[Seat]:
        """All seats at the table, in their order."""

    def chair(self) -> Seat:
        """Who has the chair of a session, or would have it."""

    def is_in_play(self) -> bool:
        """Whether a session convened now is an emergency session."""

    def in_count(self) -> int:
        """How many are in the game now."""


def unheard(state: Deliberation) -> list[Seat]:
    """In a vote that is put: whose voice is waited for; the chair's when all others are done."""
    session = state.assembly.session
    if session is None or not session.is_put:
        return []
    chair = state.chair()
    if not session.is_hearing_over:
        others = [s for s in state.members() if s != chair and s not in session.votes]
        if others:
            return others
    return [] if chair in session.votes else [chair]


def jurors(state: Deliberation) -> list[Seat]:
    """In a contested charge: everybody at the table but the accused."""
    case = state.assembly.case
    return [] if case is None else [s for s in state.members() if s != case.accused]
