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


def tell_shared(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    """A fact that every game knows, in words; None if nothing is told of it."""
    match fact:
        case Spoke(seat=seat, words=words):
            said = " ".join(f'"{text}"' for text in words)
            return Telling(f"{names[seat]}: {said}", seat, is_speech=True)
        case facts.MotionMade(seat=seat):
            return Telling(f"{names[seat]} moves to convene the committee", seat)
        case facts.MotionDropped(seat=seat):
            return Telling(f"{names[seat]} withdraws the motion", seat)
        case facts.SessionConvened(seconder=seat, is_emergency=is_emergency):
            kind = "an emergency" if is_emergency else "a regular"
            return Telling(f"{names[seat]} seconds: the committee sits in {kind} session", seat)
        case facts.Charged(accuser=accuser, accused=accused, reason=reason):
            return Telling(f"{names[accuser]} charges {names[accused]}: {reason}", accuser)
        case facts.ChargeContested(seat=seat):
            text = "No answer in time" if seat == NOBODY else f"{names[seat]} contests"
            return Telling(f"{text}: the others vote", None if seat == NOBODY else seat)
        case facts.JurorHeard(seat=seat, aye=aye) | facts.VoiceHeard(seat=seat, aye=aye):
            return Telling(f"{names[seat]} says {'aye' if aye else 'nay'}", seat)
        case facts.ChargeDecided():
            return _decided(names, fact)
    return _tell_of_session(names, fact) or tell_of_laws(names, fact)


def _decided(names: tuple[str, ...], fact: facts.ChargeDecided) -> Telling:
    accused = names[fact.accused]
    if not fact.jurors:
        text = f"{accused} admits it" if fact.is_upheld else f"The charge against {accused} falls"
        return Telling(text, fact.accused)
    verdict = "is upheld" if fact.is_upheld else "falls"
    votes = f"{fact.ayes} of {fact.jurors} say aye"
    return Telling(f"The charge against {accused} {verdict}: {votes}", fact.accused)


def _tell_of_session(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.Proposed(proposal=proposal):
            seat = proposal.mover
            return Telling(f"{names[seat]} proposes: {change_in_words(proposal.change)}", seat)
        case facts.ProposalDropped(proposal=proposal, is_withdrawn=is_withdrawn):
            seat = proposal.mover
            fate = f"{names[seat]} withdraws the proposal" if is_withdrawn else "The proposal falls"
            return Telling(fate, seat)
        case facts.QuestionPut(seat=seat):
            return Telling(f"{names[seat]} puts the question", seat)
        case facts.HearingClosed():
            return Telling("Time is up: the chair alone still votes", None)
        case facts.VoteClosed(outcome=outcome):
            return Telling(_result(outcome), None)
        case facts.SessionAdjourned(seat=seat):
            if seat == NOBODY:
                return Telling("The session is adjourned by the table", None)
            return Telling(f"{names[seat]} adjourns the session", seat)
    return _tell_of_law(fact)


def _tell_of_law(fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.LawEnacted(law=law):
            return Telling(f"Law {law.number} is in force: {law.text}", None)
        case facts.DeedDone(text=text):
            return Telling(f"Done once: {text}", None)
        case facts.LawRepealed(law=law):
            return Telling(f"Law {law.number} is repealed: {law.text}", None)
        case facts.ClauseSuspended(clause=clause):
            return Telling(f"{clause} is suspended", None)
        case facts.ClauseRestored(clause=clause):
            return Telling(f"{clause} is in force again", None)
        case facts.ParameterSet(parameter=parameter, value=value):
            return Telling(f"{parameter.replace('_', ' ')} is {value} from now on", None)
        case facts.ChangeVoid(change=change):
            return Telling(f"Nothing is left to be done: {change_in_words(change)}", None)
    return None


def _result(outcome: Outcome) -> str:
    fate = "Ratified" if outcome.is_ratified else "Not ratified"
    ayes, nays = _voices(outcome.ayes, "aye"), _voices(outcome.nays, "nay")
    return f"{fate}: {ayes}, {nays}, {outcome.members} members"


def _voices(count: int, voice: str) -> str:
    return f"{count} {voice}{'' if count == 1 else 's'}"


def change_in_words(change: AnyChange) -> str:
    """What a proposal would do, as it was proposed."""
    match change:
        case EnactLaw(text):
            return text
        case RepealLaw(number):
            return f"repeal law {number}"
        case SuspendClause(clause):
            return f"suspend {clause}"
        case RestoreClause(clause):
            return f"restore {clause}"
        case SetParameter(parameter, value):
            return f"set {parameter.replace('_', ' ')} to {value}"
