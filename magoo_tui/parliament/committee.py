"""Sessions of a committee: motion, second, proposals, the vote, the adjournment.

Each method decides one move: facts, or the refusal. Which clauses a game has for the steps is told
by its Bylaws.
"""

from collections.abc import Callable
from typing import Any

from magoo_tui.kernel.clause_id import ClauseId
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
from magoo_tui.rulebook.language.law import Deed
from magoo_tui.rulebook.language.lexicon import LawContext, Lexicon
from magoo_tui.tongue import tr

_DEEDS = ClauseId("law.session.2")


class Committee:
    """The procedure of one game: its bylaws, and the rulebook that it may change."""

    def __init__(
        self, bylaws: Bylaws, book: Callable[[], Rulebook], lexicon: Callable[[], Lexicon]
    ) -> None:
        self._by = bylaws
        self._proposals = Proposals(bylaws, book, lexicon)

    def law_context(self, state: Deliberation) -> LawContext:
        """What a sentence is read against at this table."""
        return self._proposals.context(state)

    # ---- convening

    def convene(self, state: Deliberation, move: moves.MoveToConvene) -> Ruling:
        """A motion waits for its second; only one at a time."""
        waiting = state.assembly.motion
        if waiting is not None:
            sentence = tr(
                "A motion by {seat} already waits for its second.", seat=state.names[waiting]
            )
            return Refusal(self._by.motion, sentence)
        return [facts.MotionMade((self._by.motion,), move.seat)]

    def second(self, state: Deliberation, move: moves.SecondMotion) -> Ruling:
        """Another seat than the mover's seconds, and the committee sits at once."""
        mover = state.assembly.motion
        if mover is None:
            return Refusal(self._by.motion, tr("No motion waits for a second."))
        if mover == move.seat:
            sentence = tr(
                "{seat} made the motion: another must second it.", seat=state.names[mover]
            )
            return Refusal(self._by.second, sentence)
        emergency = state.is_in_play()
        kind = self._by.emergency if emergency else self._by.regular
        cites = tuple(dict.fromkeys((self._by.second, kind)))
        return [facts.SessionConvened(cites, move.seat, emergency)]

    def withdraw(self, state: Deliberation, move: moves.Withdraw) -> Ruling:
        """One's own motion before its second; one's own proposal before it is put."""
        session = state.assembly.session
        if session is None:
            return self._withdraw_motion(state, move)
        if session.is_put:
            sentence = tr("The proposal has been put to the vote already.")
            return Refusal(self._by.ratification, sentence)
        if session.proposal is None:
            return Refusal(self._by.proposals, tr("There is no proposal to withdraw."))
        if session.proposal.mover != move.seat:
            owner = state.names[session.proposal.mover]
            sentence = tr("The proposal is {seat}'s to withdraw.", seat=owner)
            return Refusal(self._by.proposals, sentence)
        return [facts.ProposalDropped((self._by.proposals,), session.proposal, is_withdrawn=True)]

    def _withdraw_motion(self, state: Deliberation, move: moves.Withdraw) -> Ruling:
        mover = state.assembly.motion
        if mover is None:
            return Refusal(self._by.motion, tr("There is no motion to withdraw."))
        if mover != move.seat:
            sentence = tr("The motion is {seat}'s to withdraw.", seat=state.names[mover])
            return Refusal(self._by.motion, sentence)
        return [facts.MotionDropped((self._by.motion,), move.seat)]

    # ---- proposing

    def propose(self, state: Deliberation, move: moves.Propose) -> Ruling:
        """One proposal at a time, judged against the law in force."""
        session = state.assembly.session
        if session is None:
            return self._no_session(
                tr("Only a session of the committee can take a proposal, and none is convened.")
            )
        if session.is_put:
            return Refusal(self._by.ratification, tr("A proposal is being voted on."))
        if session.proposal is not None:
            mover = state.names[session.proposal.mover]
            sentence = tr("The proposal by {seat} is before the committee first.", seat=mover)
            return Refusal(self._by.proposals, sentence)
        change = self._proposals.change_of(state, move)
        if isinstance(change, Refusal):
            return change
        return [facts.Proposed((self._by.proposals,), Proposal(move.seat, change))]

    def _no_session(self, sentence: str) -> Refusal:
        return Refusal(self._by.only_committee, sentence)

    # ---- voting

    def put(self, state: Deliberation, move: moves.Put) -> Ruling:
        """The chair alone puts the question."""
        session = state.assembly.session
        if session is None:
            return self._no_session(
                tr("Only a session of the committee can vote, and none is convened.")
            )
        if session.is_put:
            return Refusal(self._by.ratification, tr("The proposal has been put already."))
        chair = state.chair()
        if move.seat != chair:
            sentence = tr("{seat} has the chair and puts the question.", seat=state.names[chair])
            return Refusal(self._by.ratification, sentence)
        if session.proposal is None:
            return Refusal(self._by.ratification, tr("There is no proposal to put."))
        return [facts.QuestionPut((self._by.ratification,), move.seat)]

    def vote(self, state: Deliberation, move: Vote) -> Ruling:
        """Each member once: the others first, then the chair."""
        session, seat = state.assembly.session, move.seat
        if session is None or not session.is_put:
            return Refusal(self._by.only_committee, tr("Nothing is put to the vote."))
        name = state.names[seat]
        if seat in session.votes:
            return Refusal(self._by.ratification, tr("{seat} has voted already.", seat=name))
        if seat not in unheard(state):
            if seat == state.chair():
                sentence = tr("{seat} has the chair and votes last.", seat=name)
            else:
                sentence = tr("The time of all but the chair is up, {seat}.", seat=name)
            return Refusal(self._by.ratification, sentence)
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
        return [facts.VoteClosed(tuple(cites), outcome, waits)]

    # ---- adjourning

    def adjourn(self, state: Deliberation, move: moves.Adjourn) -> Ruling:
        """The chair ends the session."""
        session = state.assembly.session
        if session is None:
            return self._no_session(
                tr("Only a session of the committee can adjourn, and none is convened.")
            )
        if session.is_put:
            return Refusal(self._by.ratification, tr("A proposal is being voted on."))
        chair = state.chair()
        if move.seat != chair:
            sentence = tr("{seat} has the chair and adjourns.", seat=state.names[chair])
            return Refusal(self._by.adjournment, sentence)
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
        """An open proposal falls; what an emergency ratified then comes into force."""
        session = state.assembly.session
        if session is None:
            return []
        ending: list[Event[Any]] = []
        if session.proposal is not None:
            ending.append(
                facts.ProposalDropped((self._by.adjournment,), session.proposal, is_withdrawn=False)
            )
        ending.append(facts.SessionAdjourned((self._by.adjournment,), seat))
        return ending

    def into_force(self, state: Deliberation) -> list[Event[Any]]:
        """The next of what is ratified comes into force; none if nothing is to."""
        coming = state.assembly.coming
        if not coming:
            return []
        outcome, cites = coming[0], (self._by.into_force,)
        change = outcome.proposal.change
        match change:
            case EnactLaw(text=text, meaning=Deed() as deed):
                return [facts.DeedDone((*cites, _DEEDS), text, deed)]
            case EnactLaw(meaning=meaning):
                law = _law_of(state, outcome, state.law.last_number + 1, change)
                return [facts.LawEnacted(cites, law, meaning, state.in_count())]
            case RepealLaw(number=number):
                repealed = state.law.laws.get(number)
                if repealed is None:
                    return [facts.ChangeVoid(cites, change)]
                return [facts.LawRepealed(cites, repealed, outcome)]
            case SuspendClause(clause=clause):
                return [facts.ClauseSuspended(cites, clause, outcome)]
            case RestoreClause(clause=clause):
                return [facts.ClauseRestored(cites, clause, outcome)]
        return [facts.ParameterSet(cites, change.parameter, change.value, outcome)]


def _law_of(state: Deliberation, outcome: Outcome, number: int, change: EnactLaw) -> HouseLaw:
    return HouseLaw(
        number=number,
        text=change.text,
        mover=state.names[outcome.proposal.mover],
        date=state.date,
        ayes=outcome.ayes,
        nays=outcome.nays,
        members=outcome.members,
        written=f"By hand: {change.text}" if change.own_words and not change.meaning else "",
    )
