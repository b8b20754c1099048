"""What everybody may know of a session, a charge and the law in force."""

from magoo_tui.kernel.views import (
    ChargeView,
    CommitteeView,
    Lawful,
    OutcomeView,
    ProposalView,
    RulebookView,
    VoteView,
)
from magoo_tui.parliament.assembly import (
    AnyChange,
    Deliberation,
    EnactLaw,
    Proposal,
    RepealLaw,
    RestoreClause,
    Session,
    SetParameter,
    SuspendClause,
    jurors,
    unheard,
)
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.in_force import HouseLaw, InForce


def committee_view(state: Deliberation, book: Rulebook) -> CommitteeView | None:
    """The session that sits, if one does."""
    session = state.assembly.session
    if session is None:
        return None
    waits_for = tuple(unheard(state))
    return CommitteeView(
        is_emergency=session.is_emergency,
        chair=state.chair(),
        proposal=None if session.proposal is None else proposal_view(state, session.proposal, book),
        vote=_vote(state, session) if session.is_put else None,
        is_chairs_turn=session.is_put and waits_for == (state.chair(),),
        results=tuple(
            OutcomeView(
                proposal_view(state, outcome.proposal, book),
                outcome.is_ratified,
                outcome.ayes,
                outcome.nays,
                outcome.members,
            )
            for outcome in session.outcomes
        ),
    )


def _vote(state: Deliberation, session: Session) -> VoteView:
    members = tuple(state.members())
    return VoteView(
        needs=len(members) // 2 + 1,
        members=members,
        ayes=tuple(seat for seat in members if session.votes.get(seat) is True),
        nays=tuple(seat for seat in members if session.votes.get(seat) is False),
        waits_for=tuple(unheard(state)),
    )


def proposal_view(state: Deliberation, proposal: Proposal, book: Rulebook) -> ProposalView:
    """A proposal in words: laws, clauses and parameters by what they say."""
    text, command, outcome = words_of(state.law, proposal.change, book)
    return ProposalView(proposal.mover, text, command, outcome)


def words_of(law: InForce, change: AnyChange, book: Rulebook) -> tuple[str, str, str]:
    """A change in plain words, as it is proposed, and what would come of it."""
    match change:
        case EnactLaw(text):
            return text, f'"{text}"', "by hand"
        case RepealLaw(number):
            known = law.laws.get(number)
            quoted = f": {known.text}" if known else ""
            return f"Law {number} is repealed{quoted}", f"repeal {number}", "rulebook"
        case SuspendClause(clause):
            text = f"{clause} is suspended: {book.title_of(clause)}."
            return text, f"suspend {clause}", "rulebook"
        case RestoreClause(clause):
            text = f"{clause} is in force again: {book.title_of(clause)}."
            return text, f"restore {clause}", "rulebook"
        case SetParameter(name, value):
            meaning = book.parameters[name].meaning
            text = f"{name} = {value} instead of {law.values[name]}: {meaning}."
            return text, f"set {name} = {value}", "rulebook"


def charge_view(state: Deliberation) -> ChargeView | None:
    """The charge that play waits for, if one is made."""
    case = state.assembly.case
    if case is None:
        return None
    voices = tuple(jurors(state))
    vote = VoteView(
        needs=len(voices) // 2 + 1,
        members=voices,
        ayes=tuple(seat for seat in voices if case.votes.get(seat) is True),
        nays=tuple(seat for seat in voices if case.votes.get(seat) is False),
        waits_for=tuple(seat for seat in voices if seat not in case.votes),
    )
    return ChargeView(
        accuser=case.accuser,
        accused=case.accused,
        reason=case.reason,
        is_missed_call=case.is_missed_call,
        is_contested=case.is_contested,
        vote=vote if case.is_contested else None,
    )


def law_view(law: InForce) -> RulebookView:
    """Parameters, suspensions and laws in force."""
    return RulebookView(
        parameters=dict(law.values),
        suspended=tuple(sorted(law.suspended)),
        laws=tuple(_lawful(known) for known in law.laws.values()),
    )


def _lawful(law: HouseLaw) -> Lawful:
    return Lawful(
        law.number, law.text, law.mover, law.date, law.ayes, law.members, is_enforced=False
    )
