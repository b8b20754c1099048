"""The words of the canonical form for effects and sanctions."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.wording import (
    cards_in,
    duration_in,
    face_in,
    person_in,
    several,
    surrendered,
)

_PENALTY = "penalty card"


def effects_in(effects: Iterable[law.Effect], names: Sequence[str]) -> str:
    """Effects in their order; a subject is written once for all that it does in a row."""
    clauses = []
    for who, together in groupby(effects, lambda effect: getattr(effect, "who", None)):
        if who is None:
            clauses += [_of_nobody(effect, names) for effect in together]
        else:
            done = " and ".join(_done(effect, names) for effect in together)
            clauses.append(f"{person_in(who, names)} {done}")
    return " and ".join(clauses)


def sanction_in(sanction: law.Sanction) -> str:
    """What is suffered for words, after ``or``: ``draw 1 card``."""
    match sanction.kind:
        case "draw":
            return f"draw {several(sanction.count, 'card')}"
        case "drink":
            return f"drink {sanction.count}"
        case "penalty":
            return f"take {several(sanction.count, _PENALTY)}"
        case "lose a turn":
            return "lose a turn"
        case "letter":
            return "take a letter"


def _of_nobody(effect: law.Effect, names: Sequence[str]) -> str:
    match effect:
        case law.Reverse():
            return "play reverses"
        case law.ColorBecomes(color=color):
            return f"the color becomes {color}"
        case law.SuitBecomes(suit=suit):
            return f"the suit becomes {suit}"
        case law.ShufflePile():
            return "the draw pile is shuffled"
        case law.RoundEnds():
            return "the round ends"
        case law.GameEnds():
            return "the game ends"
        case law.TwoSeats(first=first, second=second):
            return f"{person_in(first, names)} and {person_in(second, names)} switch seats"
        case law.TwoHands(first=first, second=second):
            return f"{person_in(first, names)} and {person_in(second, names)} swap hands"
    raise TypeError(f"somebody does it: {effect!r}")


def _done(effect: law.Effect, names: Sequence[str]) -> str:
    match effect:
        case law.Draw(count=count):
            return f"draws {several(count, 'card')}"
        case law.Drink(count=count):
            return f"drinks {count}"
        case law.TakePenalty(count=count):
            return f"takes {several(count, _PENALTY)}"
        case law.LoseTurns(count=count):
            return f"loses {_a_or_several(count, 'turn')}"
        case law.TakeLetters(count=count):
            return f"takes {_a_or_several(count, 'letter')}"
        case law.LoseLetters(count=count):
            return f"loses {_a_or_several(count, 'letter')}"
        case law.AnotherTurn():
            return "takes another turn"
        case law.GoNext():
            return "goes next"
        case law.TakeCorner():
            return "takes the corner"
        case _:
            return _done_with(effect, names)


def _done_with(effect: law.Effect, names: Sequence[str]) -> str:
    """What is done with words, with cards, or with others."""
    match effect:
        case law.MustSay(words=words, sanction=sanction):
            return f'must say "{words}" or {sanction_in(sanction)}'
        case law.MaySayNot(words=words, sanction=sanction, duration=duration):
            end = "" if duration is None else f" {duration_in(duration)}"
            return f'may not say "{words}" or must {sanction_in(sanction)}{end}'
        case law.Discard(cards=cards, count=count):
            return f"discards {surrendered(count, cards)}"
        case law.Give(cards=cards, to=to, count=count):
            return f"gives {surrendered(count, cards)} to {person_in(to, names)}"
        case law.Trade(face=face, owner=owner, wanted=wanted):
            given = cards_in(law.Cards((face,)))
            return f"trades {given} for {person_in(owner, names)}'s {face_in(wanted)}"
        case law.SwapHands(other=other):
            return f"swaps hands with {person_in(other, names)}"
        case law.SwitchSeats(other=other):
            return f"switches seats with {person_in(other, names)}"
        case law.GiveDrinks(count=count, to=to):
            end = "" if to is None else f" to {person_in(to, names)}"
            return f"gives {several(count, 'drink')}{end}"
    raise TypeError(f"nobody does it: {effect!r}")


def _a_or_several(count: int, thing: str) -> str:
    return f"a {thing}" if count == 1 else several(count, thing)
