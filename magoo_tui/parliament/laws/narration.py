"""The log of laws at work; what it tells is open to everybody."""

from functools import reduce
from typing import Any

from magoo_tui.kernel.events import Event
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.telling import Telling, listed
from magoo_tui.rulebook.standing import Duty, Want
from magoo_tui.tongue import tr, tr_count


def tell_of_laws(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    """A fact of a law at work, in words; None if nothing is told of it."""
    match fact:
        case facts.Drunk(seat=seat, count=count):
            return Telling(tr("{seat} drinks {count}", seat=names[seat], count=count), seat)
        case facts.EffectVoid(law=law) if law:
            text = tr(
                "Nothing comes of it: law {law} finds nobody, or nothing, to act upon", law=law
            )
            return Telling(text, None)
        case facts.EffectVoid():
            text = tr("Nothing comes of it: it finds nobody, or nothing, to act upon")
            return Telling(text, None)
        case facts.LawExpired(law=law):
            text = tr("The time of law {law} is over: {text}", law=law.number, text=law.text)
            return Telling(text, None)
        case facts.StepKept():
            return Telling(tr("What the law asks for waits for the next deal"), None)
        case facts.CardsCovered() | facts.ChainHeld() | facts.ChainDone() | facts.ActBegins():
            return None
    return _tell_of_words(names, fact) or _tell_of_turns(names, fact) or _tell_of_race(names, fact)


def _tell_of_words(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.DutyOpened(duty=duty):
            return Telling(_opened(names, duty), duty.seat)
        case facts.DutyClosed(duty=duty, outcome="lapsed") if duty.is_owed:
            seat, words = names[duty.seat], duty.unless[0].words
            text = tr('{seat} has not said "{words}" in time', seat=seat, words=words)
            return Telling(text, duty.seat)
        case facts.DutyClosed(duty=duty, outcome="averted") if duty.is_owed:
            return Telling(tr("{seat} has said it in time", seat=names[duty.seat]), duty.seat)
        case facts.BanOpened(ban=ban):
            text = tr('{seat} must not say "{words}"', seat=names[ban.seat], words=ban.words)
            return Telling(text, ban.seat)
        case facts.BanEnded(ban=ban):
            text = tr('{seat} may say "{words}" again', seat=names[ban.seat], words=ban.words)
            return Telling(text, ban.seat)
    return None


def _opened(names: tuple[str, ...], duty: Duty) -> str:
    if duty.is_owed:
        words = duty.unless[0].words
        return tr('{seat} must say "{words}"', seat=names[duty.seat], words=words)
    acts = [_wanted(names, duty, want) for want in duty.needs or duty.unless]
    if duty.needs:
        both = reduce(lambda first, last: tr("{first} and {last}", first=first, last=last), acts)
        return tr("Something comes of it if {acts}", acts=both)
    either = reduce(lambda first, last: tr("{first} or {last}", first=first, last=last), acts)
    return tr("Something comes of it unless {acts}", acts=either)


def _wanted(names: tuple[str, ...], duty: Duty, want: Want) -> str:
    if want.words or not duty.needs:
        return tr('{seat} says "{words}"', seat=names[want.seat], words=want.words)
    return tr("{seat} shows such a card", seat=names[duty.seat])


def _tell_of_turns(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.TurnsToLose(loss=loss):
            text = tr_count(
                loss.turns,
                "{seat} will lose a turn",
                "{seat} will lose {count} turns",
                seat=names[loss.seat],
            )
            return Telling(text, loss.seat)
        case facts.TurnForgone(seat=seat):
            return Telling(tr("{seat} loses the turn", seat=names[seat]), seat)
        case facts.TurnPromised(promise=promise):
            text = tr("{seat} has the next turn", seat=names[promise.seat])
            return Telling(text, promise.seat)
        case facts.DemandMade(demand=demand):
            asked = listed(names, [one.seat for one in demand.asked if not one.chosen])
            return Telling(tr("Cards are asked for: {seats} must choose", seats=asked), None)
        case facts.CardsChosen(seat=seat):
            return Telling(tr("{seat} has chosen", seat=names[seat]), seat)
        case facts.RaceBegun(race=race):
            return Telling(tr('A race: everybody in says "{words}"', words=race.words), None)
    return None


def _tell_of_race(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case racing.RaceDecided(last=last, law=law, is_time_up=is_time_up) if law is not None:
            late = tr("Nobody was the last")
            if last:
                seats = listed(names, last)
                late = tr_count(
                    len(last), "{seats} was the last", "{seats} were the last", seats=seats
                )
            text = tr("Time is up: {told}", told=late) if is_time_up else late
            return Telling(text, last[0] if last else None)
    return _tell_of_throws(names, fact)


def _tell_of_throws(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    """A tie and its throws, whatever the race is run for; no shape before all have thrown."""
    match fact:
        case racing.RaceTied(seats=seats):
            text = tr("{seats} are last together, and throw", seats=listed(names, seats))
            return Telling(text, None)
        case racing.Thrown(seat=seat):
            return Telling(tr("{seat} has thrown", seat=names[seat]), seat)
        case racing.ThrowsShown(throws=throws):
            shapes = ", ".join(f"{names[seat]} {tr(shape)}" for seat, shape in throws)
            return Telling(tr("Thrown: {shapes}", shapes=shapes), None)
    return None
