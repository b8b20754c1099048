"""The log of laws at work; what it tells is open to everybody."""

from typing import Any

from magoo_tui.kernel.events import Event
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.telling import Telling, listed
from magoo_tui.rulebook.standing import Duty
from magoo_tui.tongue import tr


def tell_of_laws(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    """A fact of a law at work, in words; None if nothing is told of it."""
    match fact:
        case facts.Drunk(seat=seat, count=count):
            return Telling(f"{names[seat]} drinks {count}", seat)
        case facts.EffectVoid(law=law):
            effect = f"law {law} finds" if law else "it finds"
            return Telling(f"Nothing comes of it: {effect} nobody, or nothing, to act upon", None)
        case facts.LawExpired(law=law):
            return Telling(f"The time of law {law.number} is over: {law.text}", None)
        case facts.StepKept():
            return Telling("What the law asks for waits for the next deal", None)
        case facts.CardsCovered() | facts.ChainHeld() | facts.ChainDone() | facts.ActBegins():
            return None
    return _tell_of_words(names, fact) or _tell_of_turns(names, fact) or _tell_of_race(names, fact)


def _tell_of_words(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.DutyOpened(duty=duty):
            return Telling(_opened(names, duty), duty.seat)
        case facts.DutyClosed(duty=duty, outcome="lapsed") if duty.is_owed:
            words = duty.unless[0].words
            return Telling(f'{names[duty.seat]} has not said "{words}" in time', duty.seat)
        case facts.DutyClosed(duty=duty, outcome="averted") if duty.is_owed:
            return Telling(f"{names[duty.seat]} has said it in time", duty.seat)
        case facts.BanOpened(ban=ban):
            return Telling(f'{names[ban.seat]} must not say "{ban.words}"', ban.seat)
        case facts.BanEnded(ban=ban):
            return Telling(f'{names[ban.seat]} may say "{ban.words}" again', ban.seat)
    return None


def _opened(names: tuple[str, ...], duty: Duty) -> str:
    name = names[duty.seat]
    if duty.is_owed:
        return f'{name} must say "{duty.unless[0].words}"'
    if duty.needs:
        said = " and ".join(
            f'{names[want.seat]} says "{want.words}"' if want.words else f"{name} shows such a card"
            for want in duty.needs
        )
        return f"Something comes of it if {said}"
    words = " or ".join(f'{names[want.seat]} says "{want.words}"' for want in duty.unless)
    return f"Something comes of it unless {words}"


def _tell_of_turns(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.TurnsToLose(loss=loss):
            turns = "a turn" if loss.turns == 1 else f"{loss.turns} turns"
            return Telling(f"{names[loss.seat]} will lose {turns}", loss.seat)
        case facts.TurnForgone(seat=seat):
            return Telling(f"{names[seat]} loses the turn", seat)
        case facts.TurnPromised(promise=promise):
            return Telling(f"{names[promise.seat]} has the next turn", promise.seat)
        case facts.DemandMade(demand=demand):
            asked = listed(names, [one.seat for one in demand.asked if not one.chosen])
            return Telling(f"Cards are asked for: {asked} must choose", None)
        case facts.CardsChosen(seat=seat):
            return Telling(f"{names[seat]} has chosen", seat)
        case facts.RaceBegun(race=race):
            return Telling(f'A race: everybody in says "{race.words}"', None)
    return None


def _tell_of_race(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case racing.RaceDecided(last=last, law=law, is_time_up=is_time_up) if law is not None:
            were = "was" if len(last) == 1 else "were"
            late = f"{listed(names, last)} {were} the last" if last else "Nobody was the last"
            text = f"Time is up: {late}" if is_time_up else late
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
