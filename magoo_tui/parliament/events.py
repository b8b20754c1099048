"""Facts of a committee and of charges."""

from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.assembly import AnyChange, Case, Deliberation, Outcome, Proposal, Session
from magoo_tui.rulebook.in_force import Amendment, HouseLaw
from magoo_tui.rulebook.language.law import Deed, Law


class MotionMade(Event[Deliberation], frozen=True, gc=False, tag="motion-made"):
    """Somebody moves to convene; the motion waits for its second."""

    seat: Seat

    def apply(self, state: Deliberation) -> None:
        state.assembly.motion = self.seat


class MotionDropped(Event[Deliberation], frozen=True, gc=False, tag="motion-dropped"):
    """A motion without a second is withdrawn."""

    seat: Seat

    def apply(self, state: Deliberation) -> None:
        state.assembly.motion = None


class SessionConvened(Event[Deliberation], frozen=True, gc=False, tag="session-convened"):
    """The motion is seconded, and the committee sits."""

    seconder: Seat
    is_emergency: bool

    def apply(self, state: Deliberation) -> None:
        state.assembly.motion = None
        state.assembly.session = Session(self.is_emergency)


def _session(state: Deliberation) -> Session:
    session = state.assembly.session
    if session is None:
        raise LookupError("no session is convened")
    return session


class Proposed(Event[Deliberation], frozen=True, gc=False, tag="proposed"):
    """A proposal lies before the committee."""

    proposal: Proposal

    def apply(self, state: Deliberation) -> None:
        _session(state).proposal = self.proposal


class ProposalDropped(Event[Deliberation], frozen=True, gc=False, tag="proposal-dropped"):
    """A proposal is withdrawn, or falls because it was not put."""

    proposal: Proposal
    is_withdrawn: bool

    def apply(self, state: Deliberation) -> None:
        _session(state).proposal = None


class QuestionPut(Event[Deliberation], frozen=True, gc=False, tag="question-put"):
    """The chair puts the proposal to the vote."""

    seat: Seat

    def apply(self, state: Deliberation) -> None:
        session = _session(state)
        session.is_put, session.is_hearing_over = True, False
        session.votes.clear()


class VoiceHeard(Event[Deliberation], frozen=True, gc=False, tag="voice-heard"):
    """Somebody says aye or nay to what is put."""

    seat: Seat
    aye: bool

    def apply(self, state: Deliberation) -> None:
        _session(state).votes[self.seat] = self.aye


class HearingClosed(Event[Deliberation], frozen=True, gc=False, tag="hearing-closed"):
    """The time of all but the chair is up."""

    def apply(self, state: Deliberation) -> None:
        _session(state).is_hearing_over = True


class VoteClosed(Event[Deliberation], frozen=True, gc=False, tag="vote-closed"):
    """The vote is over, with its numbers."""

    outcome: Outcome
    waits_for_adjournment: bool
    """Ratified in an emergency: in force only when the session adjourns."""

    def apply(self, state: Deliberation) -> None:
        session = _session(state)
        session.outcomes.append(self.outcome)
        if self.waits_for_adjournment:
            session.pending.append(self.outcome)
        elif self.outcome.is_ratified:
            state.assembly.coming.append(self.outcome)
        session.proposal, session.is_put, session.is_hearing_over = None, False, False
        session.votes.clear()


class SessionAdjourned(Event[Deliberation], frozen=True, gc=False, tag="session-adjourned"):
    """The session is over: by its chair, or (seat -1) because nothing happened in it."""

    seat: Seat

    def apply(self, state: Deliberation) -> None:
        session = state.assembly.session
        if session is not None:
            state.assembly.coming += session.pending
        state.assembly.session = None


def _has_come(state: Deliberation) -> None:
    """The first of what was ratified has come into force."""
    del state.assembly.coming[:1]


class LawEnacted(Event[Deliberation], frozen=True, gc=False, tag="law-enacted"):
    """A law has come into force."""

    law: HouseLaw
    meaning: Law | None = None
    """None: people keep it."""
    players: int = 0
    """How many were in the game then; laps are counted by that."""

    def apply(self, state: Deliberation) -> None:
        _has_come(state)
        state.law.laws[self.law.number] = self.law
        state.law.last_number = self.law.number
        if self.meaning is not None:
            state.law.enforce(self.law.number, self.meaning, self.players)


class DeedDone(Event[Deliberation], frozen=True, gc=False, tag="deed-done"):
    """What was ratified is done at once, and leaves no law (law.session.2)."""

    text: str
    deed: Deed

    def apply(self, state: Deliberation) -> None:
        _has_come(state)
        state.law.stand()


class LawRepealed(Event[Deliberation], frozen=True, gc=False, tag="law-repealed"):
    """A law has ended."""

    law: HouseLaw
    outcome: Outcome | None = None
    """The vote that ended it; None if it ended by itself."""

    def apply(self, state: Deliberation) -> None:
        if self.outcome is not None:
            _has_come(state)
        state.law.end(self.law.number)


class ClauseSuspended(Event[Deliberation], frozen=True, gc=False, tag="clause-suspended"):
    """A clause or a section is out of force."""

    clause: ClauseId
    outcome: Outcome | None = None

    def apply(self, state: Deliberation) -> None:
        _has_come(state)
        state.law.amend(Amendment(None, "suspend", self.clause))


class ClauseRestored(Event[Deliberation], frozen=True, gc=False, tag="clause-restored"):
    """A clause or a section is in force again."""

    clause: ClauseId
    outcome: Outcome | None = None

    def apply(self, state: Deliberation) -> None:
        _has_come(state)
        state.law.amend(Amendment(None, "restore", self.clause))


class ParameterSet(Event[Deliberation], frozen=True, gc=False, tag="parameter-set"):
    """A parameter has another value."""

    parameter: str
    value: int | str
    outcome: Outcome | None = None

    def apply(self, state: Deliberation) -> None:
        _has_come(state)
        state.law.amend(Amendment(None, "set", self.parameter, self.value))


class ChangeVoid(Event[Deliberation], frozen=True, gc=False, tag="change-void"):
    """What was ratified finds nothing to change any more (an earlier vote has done it)."""

    change: AnyChange

    def apply(self, state: Deliberation) -> None:
        _has_come(state)


def _case(state: Deliberation) -> Case:
    case = state.assembly.case
    if case is None:
        raise LookupError("no charge is made")
    return case


class Charged(Event[Deliberation], frozen=True, gc=False, tag="charged"):
    """Somebody is accused; play stands still."""

    accuser: Seat
    accused: Seat
    reason: str
    is_missed_call: bool = False

    def apply(self, state: Deliberation) -> None:
        state.assembly.case = Case(self.accuser, self.accused, self.reason, self.is_missed_call)


class ChargeContested(Event[Deliberation], frozen=True, gc=False, tag="charge-contested"):
    """The accused contests, or (seat -1) has not answered in time: people vote."""

    seat: Seat

    def apply(self, state: Deliberation) -> None:
        _case(state).is_contested = True


class JurorHeard(Event[Deliberation], frozen=True, gc=False, tag="juror-heard"):
    """Somebody says whether a charge is so."""

    seat: Seat
    aye: bool

    def apply(self, state: Deliberation) -> None:
        _case(state).votes[self.seat] = self.aye


class ChargeDecided(Event[Deliberation], frozen=True, gc=False, tag="charge-decided"):
    """A charge is admitted, voted true, or has fallen; play goes on where it stood."""

    accuser: Seat
    accused: Seat
    is_upheld: bool
    ayes: int
    jurors: int
    """0 jurors: nobody voted (it was admitted, or fell without a vote)."""

    def apply(self, state: Deliberation) -> None:
        state.assembly.case = None


KINDS: Final = (
    MotionMade,
    MotionDropped,
    SessionConvened,
    Proposed,
    ProposalDropped,
    QuestionPut,
    VoiceHeard,
    HearingClosed,
    VoteClosed,
    SessionAdjourned,
    LawEnacted,
    DeedDone,
    LawRepealed,
    ClauseSuspended,
    ClauseRestored,
    ParameterSet,
    ChangeVoid,
    Charged,
    ChargeContested,
    JurorHeard,
    ChargeDecided,
)
"""Every kind of fact of committees and charges."""
