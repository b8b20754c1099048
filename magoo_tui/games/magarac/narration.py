"""The log: each fact in one sentence that names no card which is not open (magarac.setup.7)."""

from typing import Any

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import WORD
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.parliament import racing
from magoo_tui.parliament.narration import tell_shared
from magoo_tui.parliament.telling import Telling, listed
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr


@enforces("magarac.setup.7")
def narrate(
    names: tuple[str, ...], fact: Event[Any], reader: Seat | None, number: int
) -> LogLine | None:
    """The log line of a fact, the same for every reader; None if nothing is told of it."""
    told = _tell(names, fact) or tell_shared(names, fact)
    if told is None:
        return None
    return LogLine(number, told.text, fact.cites, told.seat, told.cards, told.is_speech)


def _tell(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.CardPassed(seat=seat, to=to):
            text = tr("{seat} passes a card to {to}", seat=names[seat], to=names[to])
            return Telling(text, seat)
        case facts.Offered(seat=seat, to=to):
            text = tr("{seat} offers a card to {to}", seat=names[seat], to=names[to])
            return Telling(text, seat)
        case facts.OfferRefused(seat=seat, giver=giver):
            text = tr(
                "{seat} refuses it: {giver} passes another card",
                seat=names[seat],
                giver=names[giver],
            )
            return Telling(text, seat)
        case facts.Revealed(seat=seat):
            return Telling(tr("{seat} shows the travelling card", seat=names[seat]), seat)
        case facts.TakenBack(seat=seat):
            text = tr("{seat} takes it back and shuffles the hand", seat=names[seat])
            return Telling(text, seat)
    return _tell_of_slap(names, fact) or _tell_of_hand(names, fact)


def _tell_of_slap(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.SlappedFirst(seat=seat):
            return Telling(tr("{seat} slaps the table: all others slap", seat=names[seat]), seat)
        case facts.Followed(seat=seat):
            return Telling(tr("{seat} slaps", seat=names[seat]), seat)
        case facts.SlappedFalsely(seat=seat):
            return Telling(tr("{seat} slaps falsely", seat=names[seat]), seat)
        case facts.SlapAnswered(seat=seat):
            return Telling(tr("{seat} answers the false slap", seat=names[seat]), seat)
        case facts.LetterTaken(seat=seat, word=word):
            text = tr(
                "{seat} writes {letter}: {word}",
                seat=names[seat],
                letter=WORD[len(word) - 1],
                word=word,
            )
            return Telling(text, seat)
        case facts.LetterStruck(seat=seat, word=word):
            text = tr(
                "{seat} strikes a letter: {word}", seat=names[seat], word=word or tr("none is left")
            )
            return Telling(text, seat)
    return _tell_of_race(names, fact)


def _tell_of_race(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case racing.RaceTied(seats=seats):
            text = tr("{seats} are last together, and throw", seats=listed(names, seats))
            return Telling(text, None)
        case racing.Thrown(seat=seat):
            return Telling(tr("{seat} has thrown", seat=names[seat]), seat)
        case racing.ThrowsShown(throws=throws):
            shapes = ", ".join(f"{names[seat]} {tr(shape)}" for seat, shape in throws)
            return Telling(tr("Thrown: {shapes}", shapes=shapes), None)
        case facts.HandLost(seats=seats):
            if len(seats) == 1:
                text = tr("{seat} was last, and has lost the hand", seat=names[seats[0]])
            else:
                text = tr("{seats} were late, and have lost the hand", seats=listed(names, seats))
            return Telling(text, seats[0])
    return None


def _tell_of_hand(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.Dealt(dealer=dealer, is_travelling=is_travelling):
            text = tr("{dealer} deals four cards to each", dealer=names[dealer])
            if is_travelling:
                text = tr(
                    "{dealer} deals four cards to each, and a fifth to the left",
                    dealer=names[dealer],
                )
            return Telling(text, dealer)
        case facts.HandCalled(seat=seat, dealer=dealer):
            text = tr(
                "{seat} calls the next hand; {dealer} deals", seat=names[seat], dealer=names[dealer]
            )
            return Telling(text, seat)
        case facts.HandEnded(conclusion=end) if end.first is not None:
            text = tr("The hand is over: {seat} lays four alike open", seat=names[end.first])
            return Telling(text, end.first)
        case facts.HandEnded():
            return Telling(tr("The hand is dead: nobody writes a letter"), None)
        case facts.GameEnded(losers=losers):
            if len(losers) == 1:
                text = tr("The game is over: {seat} is the donkey", seat=names[losers[0]])
            else:
                text = tr("The game is over: {seats} are donkeys", seats=listed(names, losers))
            return Telling(text, losers[0])
        case facts.TableClosed():
            return Telling(tr("The game is over: too few are left to play"), None)
        case facts.SeatsSwitched(seat=seat, other=other):
            text = tr("{seat} and {other} switch seats", seat=names[seat], other=names[other])
            return Telling(text, seat)
    return _tell_of_people(names, fact)


def _tell_of_people(names: tuple[str, ...], fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.SeatLeft(seat=seat):
            return Telling(tr("{seat} leaves the table", seat=names[seat]), seat)
        case facts.ChargeNoted(accuser=accuser, accused=accused, reason=reason):
            text = tr(
                "{accuser} charges {accused}: {reason}. It is heard after the hand",
                accuser=names[accuser],
                accused=names[accused],
                reason=reason,
            )
            return Telling(text, accuser)
        case facts.ForfeitProposed(seat=seat, text=text):
            told = tr("{seat} proposes a forfeit: {text}", seat=names[seat], text=text)
            return Telling(told, seat)
        case facts.ForfeitSeconded(seat=seat):
            return Telling(tr("{seat} agrees to the forfeit", seat=names[seat]), seat)
        case facts.ForfeitDropped(seat=seat):
            return Telling(tr("{seat} drops the forfeit", seat=names[seat]), seat)
        case facts.ForfeitAgreed(text=text):
            return Telling(tr("The forfeit is agreed: {text}", text=text), None)
    return None
