"""The log of speech, committee and charges; all of it is open to everybody."""

from typing import Any

from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.parliament import events as facts
from magoo_tui.parliament.assembly import (
    AnyChange,
    EnactLaw,
    Outcome,
    RepealLaw,
    RestoreClause,
    SetParameter,
    SuspendClause,
)
from magoo_tui.parliament.laws.narration import tell_of_laws
from magoo_tui.parliament.telling import Telling
from magoo_tui.tongue import tr, tr_count


def tell_shared(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    """A fact that every game knows, in words; None if nothing is told of it."""
    match fact:
        case Spoke(seat=seat, words=words):
            said = " ".join(f'"{text}"' for text in words)
            return Telling(f"{names[seat]}: {said}", seat, is_speech=True)
        case facts.MotionMade(seat=seat):
            return Telling(tr("{seat} moves to convene the committee", seat=names[seat]), seat)
        case facts.MotionDropped(seat=seat):
            return Telling(tr("{seat} withdraws the motion", seat=names[seat]), seat)
        case facts.SessionConvened(seconder=seat, is_emergency=True):
            text = tr(
                "{seat} seconds: the committee sits in an emergency session", seat=names[seat]
            )
            return Telling(text, seat)
        case facts.SessionConvened(seconder=seat):
            text = tr("{seat} seconds: the committee sits in a regular session", seat=names[seat])
            return Telling(text, seat)
    return (
        _tell_of_charge(names, fact) or _tell_of_session(names, fact) or tell_of_laws(names, fact)
    )


def _tell_of_charge(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.Charged(accuser=accuser, accused=accused, reason=reason):
            text = tr(
                "{accuser} charges {accused}: {reason}",
                accuser=names[accuser],
                accused=names[accused],
                reason=reason,
            )
            return Telling(text, accuser)
        case facts.ChargeContested(seat=seat) if seat == NOBODY:
            return Telling(tr("No answer in time: the others vote"), None)
        case facts.ChargeContested(seat=seat):
            return Telling(tr("{seat} contests: the others vote", seat=names[seat]), seat)
        case facts.JurorHeard(seat=seat, aye=True) | facts.VoiceHeard(seat=seat, aye=True):
            return Telling(tr("{seat} says aye", seat=names[seat]), seat)
        case facts.JurorHeard(seat=seat) | facts.VoiceHeard(seat=seat):
            return Telling(tr("{seat} says nay", seat=names[seat]), seat)
        case facts.ChargeDecided():
            return Telling(_decided(names[fact.accused], fact), fact.accused)
    return None


def _decided(accused: str, fact: facts.ChargeDecided) -> str:
    if not fact.jurors:
        if fact.is_upheld:
            return tr("{accused} admits it", accused=accused)
        return tr("The charge against {accused} falls", accused=accused)
    counts = {"ayes": fact.ayes, "voices": fact.jurors}
    if fact.is_upheld:
        return tr(
            "The charge against {accused} is upheld: {ayes} of {voices} say aye",
            accused=accused,
            **counts,
        )
    return tr(
        "The charge against {accused} falls: {ayes} of {voices} say aye",
        accused=accused,
        **counts,
    )


def _tell_of_session(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.Proposed(proposal=proposal):
            seat, change = proposal.mover, change_in_words(proposal.change)
            return Telling(tr("{seat} proposes: {change}", seat=names[seat], change=change), seat)
        case facts.ProposalDropped(proposal=proposal, is_withdrawn=True):
            seat = proposal.mover
            return Telling(tr("{seat} withdraws the proposal", seat=names[seat]), seat)
        case facts.ProposalDropped(proposal=proposal):
            return Telling(tr("The proposal falls"), proposal.mover)
        case facts.QuestionPut(seat=seat):
            return Telling(tr("{seat} puts the question", seat=names[seat]), seat)
        case facts.HearingClosed():
            return Telling(tr("Time is up: the chair alone still votes"), None)
        case facts.VoteClosed(outcome=outcome):
            return Telling(_result(outcome), None)
        case facts.SessionAdjourned(seat=seat):
            if seat == NOBODY:
                return Telling(tr("The session is adjourned by the table"), None)
            return Telling(tr("{seat} adjourns the session", seat=names[seat]), seat)
    text = _change_done(fact)
    return None if text is None else Telling(text, None)


def _change_done(fact: Event[Any]) -> str | None:
    """What is different in the rules from now on."""
    match fact:
        case facts.LawEnacted(law=law):
            return tr("Law {number} is in force: {text}", number=law.number, text=law.text)
        case facts.DeedDone(text=text):
            return tr("Done once: {text}", text=text)
        case facts.LawRepealed(law=law):
            return tr("Law {number} is repealed: {text}", number=law.number, text=law.text)
        case facts.ClauseSuspended(clause=clause):
            return tr("{clause} is suspended", clause=clause)
        case facts.ClauseRestored(clause=clause):
            return tr("{clause} is in force again", clause=clause)
        case facts.ParameterSet(parameter=parameter, value=value):
            name = parameter.replace("_", " ")
            return tr("{parameter} is {value} from now on", parameter=name, value=value)
        case facts.ChangeVoid(change=change):
            return tr("Nothing is left to be done: {change}", change=change_in_words(change))
    return None


def _result(outcome: Outcome) -> str:
    ayes = tr_count(outcome.ayes, "{count} aye", "{count} ayes")
    nays = tr_count(outcome.nays, "{count} nay", "{count} nays")
    members = outcome.members
    if outcome.is_ratified:
        return tr(
            "Ratified: {ayes}, {nays}, {members} members", ayes=ayes, nays=nays, members=members
        )
    return tr(
        "Not ratified: {ayes}, {nays}, {members} members", ayes=ayes, nays=nays, members=members
    )


def change_in_words(change: AnyChange) -> str:
    """What a proposal would do, as it was proposed."""
    match change:
        case EnactLaw(text):
            return text
        case RepealLaw(number):
            return tr("repeal law {number}", number=number)
        case SuspendClause(clause):
            return tr("suspend {clause}", clause=clause)
        case RestoreClause(clause):
            return tr("restore {clause}", clause=clause)
        case SetParameter(parameter, value):
            name = parameter.replace("_", " ")
            return tr("set {parameter} to {value}", parameter=name, value=value)
