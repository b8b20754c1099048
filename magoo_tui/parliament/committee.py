"""Sessions of a committee: motion, second, proposals, the vote, the adjournment.

Each method decides one move: facts, or the refusal. Which clauses a game has for the steps is told
by its Bylaws.
"""

from collections.abc import Callable
from typing import Any

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Vote
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament import events as facts
from magoo_tui.parliament import moves
from magoo_tui.parliament.assembly import (
    Deliberation,
    EnactLaw,
    Outcome,
    Proposal,
    RepealLaw,
    RestoreClause,
    Session,
    SuspendClause,
    unheard,
)
from magoo_tui.parliament.proposals import Bylaws, Proposals
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.in_force import HouseLaw


class Committee:
    """The procedure of one game: its bylaws, and the rulebook that it may change."""

    def __init__(self, bylaws: Bylaws, book: Callable[[], Rulebook]) -> None:
        self._by = bylaws
        self._proposals = Proposals(bylaws, book)

    # ---- convening

    def convene(self, state: Deliberation, move: moves.MoveToConvene) -> Ruling:
        """A motion waits for its second; only one at a time."""
        waiting = state.assembly.motion
        if waiting is not None:
            name = state.names[waiting]
            return Refusal(self._by.motion, f"A motion by {name} already waits for its second.")
        return [facts.MotionMade((self._by.motion,), move.seat)]

    def second(self, state: Deliberation, move: moves.SecondMotion) -> Ruling:
        """Another seat than the mover's seconds, and the committee sits at once."""
        mover = state.assembly.motion
        if mover is None:
            return Refusal(self._by.motion, "No motion waits for a second.")
        if mover == move.seat:
            return Refusal(
                self._by.second, f"{state.names[mover]} made the motion: another must second it."
            )
        emergency = state.is_in_play()
        kind = self._by.emergency if emergency else self._by.regular
        cites = tuple(dict.fromkeys((self._by.second, kind)))
        return [facts.SessionConvened(cites, move.seat, emergency)]

    def withdraw(self, state: Deliberation, move: moves.Withdraw) -> Ruling:
        """One's own motion before its second; one's own proposal before it is put."""
        session, mover = state.assembly.session, state.assembly.motion
        if session is None:
            if mover is None:
                return Refusal(self._by.motion, "There is no motion to withdraw.")
            if mover != move.seat:
                return Refusal(
                    self._by.motion, f"The motion is {state.names[mover]}'s to withdraw."
                )
            return [facts.MotionDropped((self._by.motion,), move.seat)]
        if session.is_put:
            return Refusal(self._by.ratification, "The proposal has been put to the vote already.")
        if session.proposal is None:
            return Refusal(self._by.proposals, "There is no proposal to withdraw.")
        if session.proposal.mover != move.seat:
            owner = state.names[session.proposal.mover]
            return Refusal(self._by.proposals, f"The proposal is {owner}'s to withdraw.")
        return [facts.ProposalDropped((self._by.proposals,), session.proposal, is_withdrawn=True)]

    # ---- proposing

    def propose(self, state: Deliberation, move: moves.Propose) -> Ruling:
        """One proposal at a time, judged against the law in force."""
        session = state.assembly.session
        if session is None:
            return self._no_session("Only a session of the committee can take a proposal")
        if session.is_put:
            return Refusal(self._by.ratification, "A proposal is being voted on.")
        if session.proposal is not None:
            mover = state.names[session.proposal.mover]
            return Refusal(
                self._by.proposals, f"The proposal by {mover} is before the committee first."
            )
        change = self._proposals.change_of(state, move)
        if isinstance(change, Refusal):
            return change
        return [facts.Proposed((self._by.proposals,), Proposal(move.seat, change))]

    def _no_session(self, sentence: str) -> Refusal:
        return Refusal(self._by.only_committee, f"{sentence}, and none is convened.")

    # ---- voting

    def put(self, state: Deliberation, move: moves.Put) -> Ruling:
        """The chair alone puts the question."""
        session = state.assembly.session
        if session is None:
            return self._no_session("Only a session of the committee can vote")
        if session.is_put:
            return Refusal(self._by.ratification, "The proposal has been put already.")
        chair = state.chair()
        if move.seat != chair:
            return Refusal(
                self._by.ratification, f"{state.names[chair]} has the chair and puts the question."
            )
        if session.proposal is None:
            return Refusal(self._by.ratification, "There is no proposal to put.")
        return [facts.QuestionPut((self._by.ratification,), move.seat)]

    def vote(self, state: Deliberation, move: Vote) -> Ruling:
        """Each member once: the others first, then the chair."""
        session, seat = state.assembly.session, move.seat
        if session is None or not session.is_put:
            return Refusal(self._by.only_committee, "Nothing is put to the vote.")
        name = state.names[seat]
        if seat in session.votes:
            return Refusal(self._by.ratification, f"{name} has voted already.")
        if seat not in unheard(state):
            if seat == state.chair():
                return Refusal(self._by.ratification, f"{name} has the chair and votes last.")
            return Refusal(self._by.ratification, f"The time of all but the chair is up, {name}.")
        return [facts.VoiceHeard((self._by.ratification,), seat, move.aye)]

    def close_vote(self, state: Deliberation) -> list[Event[Any]]:
        """The facts that end the vote, once nobody is to be heard any more; else none."""
        session = state.assembly.session
        if session is None or not session.is_put or session.proposal is None or unheard(state):
            return []
        return self._result(state, session, session.proposal)

    def _result(
        self, state: Deliberation, session: Session, proposal: Proposal
    ) -> list[Event[Any]]:
        members = state.members()
        ayes = sum(session.votes.get(seat, False) for seat in members)
        nays = sum(not session.votes.get(seat, True) for seat in members)
        ratified = 2 * ayes > len(members)
        cites = [self._by.ratification]
        if 2 * ayes == len(members):
            cites.append(self._by.divided)
        outcome = Outcome(proposal, ratified, ayes, nays, len(members))
        waits = ratified and session.is_emergency
        closing: list[Event[Any]] = [facts.VoteClosed(tuple(cites), outcome, waits)]
        if ratified and not waits:
            closing += self._into_force(state, [outcome])
        return closing

    # ---- adjourning

    def adjourn(self, state: Deliberation, move: moves.Adjourn) -> Ruling:
        """The chair ends the session."""
        session = state.assembly.session
        if session is None:
            return self._no_session("Only a session of the committee can adjourn")
        if session.is_put:
            return Refusal(self._by.ratification, "A proposal is being voted on.")
        chair = state.chair()
        if move.seat != chair:
            return Refusal(
                self._by.adjournment, f"{state.names[chair]} has the chair and adjourns."
            )
        return self.end_session(state, move.seat)

    def time_up(self, state: Deliberation) -> list[Event[Any]]:
        """In a vote the hearing closes, then the vote; with nothing put, the session ends."""
        session = state.assembly.session
        if session is None:
            return []
        if not session.is_put or session.proposal is None:
            return self.end_session(state, NOBODY)
        if unheard(state) != [state.chair()]:
            return [facts.HearingClosed((self._by.ratification,))]
        return self._result(state, session, session.proposal)

    def end_session(self, state: Deliberation, seat: Seat) -> list[Event[Any]]:
        """An open proposal falls; what an emergency ratified comes into force, in order."""
        session = state.assembly.session
        if session is None:
            return []
        ending: list[Event[Any]] = []
        if session.proposal is not None:
            ending.append(
                facts.ProposalDropped((self._by.adjournment,), session.proposal, is_withdrawn=False)
            )
        ending.append(facts.SessionAdjourned((self._by.adjournment,), seat))
        return ending + self._into_force(state, session.pending)

    def _into_force(self, state: Deliberation, ratified: list[Outcome]) -> list[Event[Any]]:
        cites, last = (self._by.into_force,), state.law.last_number
        repealed: set[int] = set()
        coming: list[Event[Any]] = []
        for outcome in ratified:
            change = outcome.proposal.change
            if isinstance(change, EnactLaw):
                last += 1
                coming.append(facts.LawEnacted(cites, _law_of(state, outcome, last, change.text)))
            elif isinstance(change, RepealLaw):
                coming.append(self._repealed(state, outcome, change, repealed))
                repealed.add(change.number)
            elif isinstance(change, SuspendClause):
                coming.append(facts.ClauseSuspended(cites, change.clause, outcome))
            elif isinstance(change, RestoreClause):
                coming.append(facts.ClauseRestored(cites, change.clause, outcome))
            else:
                coming.append(facts.ParameterSet(cites, change.parameter, change.value, outcome))
        return coming

    def _repealed(
        self, state: Deliberation, outcome: Outcome, change: RepealLaw, repealed: set[int]
    ) -> Event[Any]:
        law = state.law.laws.get(change.number)
        if law is None or change.number in repealed:
            return facts.ChangeVoid((self._by.into_force,), change)
        return facts.LawRepealed((self._by.into_force,), law, outcome)


def _law_of(state: Deliberation, outcome: Outcome, number: int, text: str) -> HouseLaw:
    return HouseLaw(
        number=number,
        text=text,
        mover=state.names[outcome.proposal.mover],
        date=state.date,
        ayes=outcome.ayes,
        nays=outcome.nays,
        members=outcome.members,
    )
