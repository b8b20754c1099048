"""The log: each fact as one reader may know it, in one sentence (magoo.uno.5)."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.calls import wording
from magoo_tui.games.magoo.cards import NAME, color_of_name, face_of_name
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.parliament.laws.events import CardShown
from magoo_tui.parliament.narration import tell_shared
from magoo_tui.parliament.telling import Telling

_SYMBOLS = {"S": "Skips", "R": "Reverses", "D": "Draw Twos", "W": "Wilds", "W4": "Wild Draw Fours"}
_NUMERALS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def narrate(
    names: tuple[str, ...], fact: Event[Any], reader: Seat | None, number: int
) -> LogLine | None:
    """The log line of a fact for one reader; None if nothing is told of it."""
    told = _tell(names, fact, reader) or tell_shared(names, fact)
    if told is None:
        return None
    return LogLine(number, told.text, fact.cites, told.seat, told.cards, told.is_speech)


def _names(cards: tuple[Card, ...]) -> tuple[CardName, ...]:
    return tuple(NAME[card] for card in cards)


def count_of(number: int, thing: str) -> str:
    """A number and a thing: ``one card``, ``12 cards``."""
    numeral = _NUMERALS[number] if number < len(_NUMERALS) else str(number)
    return f"{numeral} {thing}{'' if number == 1 else 's'}"


def plural_of_face(name: CardName) -> str:
    """Several cards of that face: ``5s``, ``Draw Twos``."""
    face = face_of_name(name)
    return _SYMBOLS.get(face, f"{face}s")


def _tell(names: tuple[str, ...], fact: Event[Any], reader: Seat | None) -> Telling | None:
    match fact:
        case facts.CardsLaid():
            return _laid(names, fact)
        case facts.CardsTaken(seat=seat, cards=cards, cause=cause):
            return _taken(names, seat, cards, cause, is_own=seat == reader)
        case facts.Passed(seat=seat):
            return Telling(f"{names[seat]} passes", seat)
        case facts.ThreesomeGiven(seat=seat, to=to, cards=cards):
            shown = _names(cards)
            what = f"three {plural_of_face(shown[0])} to {names[to]} ({' '.join(shown)})"
            return Telling(f"{names[seat]} achieves a Threesome: {what}", seat, shown)
        case facts.DebtRaised(by=by, is_opening=True):
            return Telling(f"A Pile-On: {count_of(by, 'card')} owed", fact.seat)
        case facts.HandShown(seat=seat, to=to, cards=cards):
            return _hand_shown(names, seat, to, cards, reader)
        case facts.ColorNamed(seat=seat, color=color):
            return Telling(f"{names[seat]} names {color}", seat)
        case facts.Caught(seat=seat, whom=whom, calls=calls):
            said = " and ".join(f'"{call}"' for call in calls)
            return Telling(f"{names[seat]} catches {names[whom]}: {said} was not said", seat)
        case facts.CaughtFalsely(seat=seat, whom=whom):
            return Telling(f"{names[seat]}'s catch of {names[whom]} is false", seat)
    return _tell_of_table(names, fact, reader)


def _tell_of_table(names: tuple[str, ...], fact: Event[Any], reader: Seat | None) -> Telling | None:
    match fact:
        case facts.Dealt(dealer=dealer, hands=hands):
            size = max(map(len, hands))
            own = _names(hands[reader]) if reader is not None else ()
            return Telling(f"{names[dealer]} deals {count_of(size, 'card')} to each", dealer, own)
        case facts.CardTurned(card=card):
            return Telling(f"{NAME[card]} is turned up", None, (NAME[card],))
        case facts.CardPutUnder(card=card):
            text = f"{NAME[card]} is turned and goes under the draw pile"
            return Telling(text, None, (NAME[card],))
        case facts.CardsLetGo(seat=seat, count=0):
            return Telling(f"{names[seat]}'s hand is full: no card comes", seat)
        case facts.CardsLetGo(seat=seat, count=count):
            missing = count_of(count, "card")
            return Telling(f"No card is left: {names[seat]} draws {missing} less", seat)
        case facts.PileShuffled():
            return Telling("The discards are shuffled and are the draw pile", None)
        case facts.SocialAchieved(length=length):
            return Telling(f"A Social of {count_of(length, 'card')}", None)
        case facts.SocialObscured(seat=seat, dealer=dealer, cards=cards):
            text = f"{names[seat]} declares the end of the Social; {names[dealer]}, dealing,"
            return Telling(f"{text} obscures {count_of(len(cards), 'card')}", seat)
        case facts.DirectionChanged(direction=direction):
            return Telling(f"Play goes to the {'left' if direction == 1 else 'right'}", None)
    return _tell_of_round(names, fact, reader) or _tell_of_laws(names, fact, reader)


def _tell_of_laws(names: tuple[str, ...], fact: Event[Any], reader: Seat | None) -> Telling | None:
    match fact:
        case facts.CardsDiscarded(seat=seat, cards=cards):
            shown = _names(cards)
            return Telling(f"{names[seat]} discards {' '.join(shown)} by law", seat, shown)
        case facts.CardsGiven(seat=seat, to=to, cards=cards):
            own = _names(cards) if reader in (seat, to) else ()
            what = " ".join(own) or count_of(len(cards), "card")
            return Telling(f"{names[seat]} gives {names[to]} {what}", seat, own)
        case facts.HandsSwapped(seat=seat, other=other):
            return Telling(f"{names[seat]} and {names[other]} swap hands", seat)
        case facts.SeatsSwitched(seat=seat, other=other):
            return Telling(f"{names[seat]} and {names[other]} switch seats", seat)
        case facts.HandsLaidOpen(seat=seat, cards=cards):
            held = _names(cards)
            return Telling(f"{names[seat]}'s hand is open: {' '.join(held)}", seat, held)
        case CardShown(seat=seat, card=card):
            return Telling(f"{names[seat]} shows {NAME[card]}", seat, (NAME[card],))
    return _tell_of_laws_on_table(fact)


def _tell_of_laws_on_table(fact: Event[Any]) -> Telling | None:
    match fact:
        case facts.ColorBecame(color=color):
            return Telling(f"The color is {color} now", None)
        case facts.PileOpened():
            return Telling("The draw pile is to be shuffled", None)
        case facts.DrawPileMixed():
            return Telling("The draw pile is shuffled", None)
        case facts.DebtRested():
            return Telling("The debt stands still: its own maker has the turn", None)
        case facts.DebtOwedAgain():
            return Telling("The debt is owed again", None)
    return None


def _tell_of_round(names: tuple[str, ...], fact: Event[Any], reader: Seat | None) -> Telling | None:
    match fact:
        case facts.RoundCalled(seat=seat, dealer=dealer):
            return Telling(f"{names[seat]} calls the next round; {names[dealer]} deals", seat)
        case facts.WentOut(seat=seat):
            return Telling(f"{names[seat]} is out", seat)
        case facts.CornerClaimed(seat=seat, cards=cards):
            own = _names(cards) if seat == reader else ()
            text = f"{names[seat]} takes the {count_of(len(cards), 'card')} of the corner"
            return Telling(f"{text}, and is in", seat, own)
        case facts.TurnLost(seat=seat) | facts.TurnSkipped(seat=seat):
            return Telling(f"{names[seat]} misses the turn", seat)
        case facts.RoundEnded(conclusion=end):
            losers = " and ".join(names[seat] for seat in end.losers)
            return Telling(f"The round is over: {losers} has lost", end.losers[0])
        case facts.SeatLeft(seat=seat):
            return Telling(f"{names[seat]} leaves the table", seat)
        case facts.TableClosed():
            return Telling("The table is over", None)
    return None


def _laid(names: tuple[str, ...], fact: facts.CardsLaid) -> Telling:
    laid = _names(fact.cards)
    text = f"{names[fact.seat]} plays {' '.join(laid)}"
    if color_of_name(laid[-1]) is None and fact.color:
        text += f" as {fact.color}"
    if fact.form == "magoo":
        text += f": a {wording(len(laid))}"
    elif fact.form == "straight":
        text += ": a Straight"
    return Telling(text, fact.seat, laid)


def _taken(
    names: tuple[str, ...], seat: Seat, cards: tuple[Card, ...], cause: str, *, is_own: bool
) -> Telling:
    faces = _names(cards) if is_own else ()
    count = "a card" if len(cards) == 1 else str(len(cards))
    drawn = " ".join(faces) if is_own and len(faces) <= 3 else count
    reason = {
        "catch": " for a call not made",
        "false catch": " for a false catch",
        "charge": " on a charge",
        "opening": " for the opening Draw Two",
        "challenge": " after the challenge",
    }.get(cause, "")
    return Telling(f"{names[seat]} draws {drawn}{reason}", seat, faces)


def _hand_shown(
    names: tuple[str, ...], seat: Seat, to: Seat, cards: tuple[Card, ...], reader: Seat | None
) -> Telling:
    text = f"{names[to]} challenges {names[seat]}'s Wild Draw Four"
    if reader != to:
        return Telling(f"{text} and sees the hand", to)
    shown = _names(cards)
    seen = " ".join(shown) if shown else "no other card"
    return Telling(f"{text} and sees {seen}", to, shown)
