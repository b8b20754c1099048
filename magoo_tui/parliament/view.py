"""What everybody may know of a session, a charge and the law in force."""

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from magoo_tui.kernel.views import (
    ChargeView,
    CommitteeView,
    Lawful,
    OutcomeView,
    ProposalView,
    RulebookView,
    Touch,
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
from magoo_tui.rulebook.language.law import Deed
from magoo_tui.rulebook.language.touching import Grounds, Meeting, meetings
from magoo_tui.rulebook.standing import Term
from magoo_tui.tongue import tr, tr_count

TERMS: Final = {
    "turn": ("until this turn ends", "for {count} more turns"),
    "lap": ("until this lap ends", "for {count} more laps"),
    "round": ("until this round ends", "for {count} more rounds"),
    "hand": ("until this hand ends", "for {count} more hands"),
}
"""By unit: how a term that runs is told, of its last one and of several."""


def committee_view(
    state: Deliberation, book: Rulebook, grounds: Grounds | None = None
) -> CommitteeView | None:
    """The session that sits, if one does; with grounds it tells what a proposed law meets."""
    session = state.assembly.session
    if session is None:
        return None
    waits_for = tuple(unheard(state))
    proposal = None if session.proposal is None else proposal_view(state, session.proposal, book)
    if proposal is not None and session.proposal is not None and grounds is not None:
        touches = _touches(state.law, session.proposal.change, book, grounds)
        proposal = structs.replace(proposal, touches=touches)
    return CommitteeView(
        is_emergency=session.is_emergency,
        chair=state.chair(),
        proposal=proposal,
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
    change = proposal.change
    text, command, outcome = words_of(state.law, change, book)
    own_words = change.own_words if isinstance(change, EnactLaw) else ""
    return ProposalView(proposal.mover, text, command, outcome, own_words)


def _touches(
    law: InForce, change: AnyChange, book: Rulebook, grounds: Grounds
) -> tuple[Touch, ...]:
    """What a proposed law meets of the laws and clauses in force."""
    if not isinstance(change, EnactLaw) or change.meaning is None:
        return ()
    standing = law.standing
    in_force = {} if standing is None else standing.meanings
    found = meetings(change.meaning, in_force, grounds)
    return tuple(
        Touch(one.clause, _title(law.laws, one, book), one.how, one.cites)
        for one in found
        if not law.is_suspended(one.clause)
    )


def _title(laws: Mapping[int, HouseLaw], meeting: Meeting, book: Rulebook) -> str:
    if meeting.law is not None:
        return laws[meeting.law].text
    return book.title_of(meeting.clause)


def words_of(law: InForce, change: AnyChange, book: Rulebook) -> tuple[str, str, str]:
    """A change in plain words, as it is proposed, and what would come of it."""
    match change:
        case EnactLaw(text, own_words, meant):
            outcome = "done once" if isinstance(meant, Deed) else "enforced"
            is_kept = meant is None
            return text, f'"{own_words or text}"', "by hand" if is_kept else outcome
        case RepealLaw(number):
            known = law.laws.get(number)
            text = tr("Law {number} is repealed", number=number)
            if known:
                text = tr("Law {number} is repealed: {text}", number=number, text=known.text)
            return text, f"repeal {number}", "rulebook"
        case SuspendClause(clause):
            text = tr("{clause} is suspended: {title}.", clause=clause, title=book.title_of(clause))
            return text, f"suspend {clause}", "rulebook"
        case RestoreClause(clause):
            title = book.title_of(clause)
            text = tr("{clause} is in force again: {title}.", clause=clause, title=title)
            return text, f"restore {clause}", "rulebook"
        case SetParameter(name, value):
            meaning = book.parameters[name].meaning
            text = tr(
                "{parameter} = {value} instead of {before}: {meaning}.",
                parameter=name,
                value=value,
                before=law.values[name],
                meaning=meaning,
            )
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
        laws=tuple(_lawful(known, law) for known in law.laws.values()),
        restored=tuple(sorted(law.restored)),
    )


def _lawful(known: HouseLaw, law: InForce) -> Lawful:
    standing = law.standing
    return Lawful(
        number=known.number,
        text=known.text,
        mover=known.mover,
        date=known.date,
        ayes=known.ayes,
        members=known.members,
        is_enforced=law.is_enforced(known.number),
        left="" if standing is None else _left(standing.terms.get(known.number)),
    )


def _left(term: Term | None) -> str:
    """How long a term still runs."""
    if term is None:
        return ""
    return tr_count(term.left, *TERMS[term.unit])
