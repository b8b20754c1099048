"""Checks of what a law speaks of: cards that exist, numbers in bounds, persons who are there."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.parts import every, parts_of
from magoo_tui.rulebook.language.printed import is_face
from magoo_tui.rulebook.language.settling import is_actor
from magoo_tui.rulebook.language.wording import face_in, with_article

Objections: TypeAlias = Iterator[tuple[str, str]]
"""Clauses and sentences, of which the first one counts."""

MOST_EFFECTS: Final = 4

_BOUNDS: Final[tuple[tuple[type, str, int, str], ...]] = (
    (law.Draw, "count", 20, "cards drawn"),
    (law.Drink, "count", 99, "drinks"),
    (law.GiveDrinks, "count", 99, "drinks"),
    (law.TakePenalty, "count", 10, "penalty cards"),
    (law.LoseTurns, "count", 5, "turns lost"),
    (law.TakeLetters, "count", 6, "letters"),
    (law.LoseLetters, "count", 6, "letters"),
    (law.HoldLimit, "most", 108, "cards in a hand"),
)
"""By kind of part: which number it has, the most it may be, and of what (law.lang.5)."""

_OF_SOMEBODY: Final = frozenset[law.Circumstance]({"first turn", "own turn", "out of turn"})
"""Circumstances of whoever did something."""

_MOST_SANCTION: Final = 20
_MOST_PENALTY_CARDS: Final = 10
_MOST_SURRENDERED: Final = 5
_LONGEST: Final = 99


@enforces("law.hidden.4")
def superlatives(meant: law.Law, context: LawContext) -> Objections:
    """The highest card and its like (law.hidden.4)."""
    if any(face.kind == "superlative" for face in every(law.Face, meant)):
        yield "law.hidden.4", "Only its holder can tell which card of a hand that is."


@enforces("law.game.3")
def missing_cards(meant: law.Law, context: LawContext) -> Objections:
    """Cards and colors that the game's deck does not have (law.game.3)."""
    lexicon = context.lexicon
    for face in every(law.Face, meant):
        if not any(is_face(printed, face) for printed in lexicon.deck):
            what = f"{face.number}" if face.kind == "number" else with_article(face_in(face))
            lacks = "no" if face.kind == "number" else "no such card as"
            yield "law.game.3", f"There is {lacks} {what} in the deck of {lexicon.name}."
    for becomes in every(law.ColorBecomes, meant):
        if lexicon.colors and becomes.color not in lexicon.colors:
            yield "law.game.3", f"There is no color {becomes.color} in {lexicon.name}."


@enforces("law.lang.5")
def numbers(meant: law.Law, context: LawContext) -> Objections:
    """Numbers out of bounds (law.lang.5)."""
    if isinstance(meant, law.Deed) and meant.duration is not None:
        yield "law.lang.5", "What is done once has no duration."
    for duration in every(law.Duration, meant):
        if duration.count is not None and not 1 <= duration.count <= _LONGEST:
            yield "law.lang.5", f"A duration is 1 to {_LONGEST} {duration.unit}s."
    for kind, field, most, what in _BOUNDS:
        for part in (part for part in parts_of(meant) if isinstance(part, kind)):
            if not 1 <= getattr(part, field) <= most:
                yield "law.lang.5", f"It takes 1 to {most} {what}, not {getattr(part, field)}."
    for quantity in every(law.Quantity, meant):
        if quantity.most is not None and quantity.most < 0:
            yield "law.lang.5", "Nothing is fewer than none."
    yield from _surrenders_and_sanctions(meant)
    effects = getattr(meant, "effects", ())
    if len(effects) > MOST_EFFECTS:
        yield (
            "law.lang.5",
            f"A law has at most {MOST_EFFECTS} effects; this one has {len(effects)}.",
        )


def _surrenders_and_sanctions(meant: law.Law) -> Objections:
    counts = [one.count for one in every(law.Discard, meant)]
    counts += [one.count for one in every(law.Give, meant)]
    if not all(1 <= count <= _MOST_SURRENDERED for count in counts):
        most = _MOST_SURRENDERED
        yield "law.lang.5", f"An exact number of cards is asked of anybody, 1 to {most}."
    for sanction in every(law.Sanction, meant):
        most = _MOST_PENALTY_CARDS if sanction.kind == "penalty" else _MOST_SANCTION
        if not 1 <= sanction.count <= most:
            yield "law.lang.5", f"The price of words is 1 to {most}, not {sanction.count}."


@enforces("law.lang.2")
def silence(meant: law.Law, context: LawContext) -> Objections:
    """Words to be said in which nothing is said (law.lang.2)."""
    for part in parts_of(meant):
        words = getattr(part, "words", None)
        is_speech = not isinstance(part, law.Occasion) or part.happening == "says"
        if words is not None and is_speech and not any(map(str.isalnum, words)):
            yield "law.lang.2", "There are no words between the quote marks."


@enforces("law.game.1")
def unknown(meant: law.Law, context: LawContext) -> Objections:
    """Events, conditions and persons that the game does not know (law.game.1)."""
    lexicon = context.lexicon
    name = lexicon.name

    def why(what: object, sentence: str) -> tuple[str, str]:
        return "law.game.1", lexicon.because.get(what, sentence)

    for occasion in every(law.Occasion, meant):
        if occasion.happening not in lexicon.happenings:
            what = occasion.happening if occasion.who is None else f"nobody {occasion.happening}"
            yield why(occasion.happening, f"In {name} it never happens: {what}.")
    for circumstance in getattr(meant, "circumstances", ()):
        if circumstance not in lexicon.circumstances:
            yield why(circumstance, f"{name} knows no such time: {circumstance}.")
    for test in getattr(meant, "tests", ()):
        is_look = isinstance(test, law.HoldsCards | law.HoldsNone | law.Shows)
        if not is_look and type(test) not in lexicon.tests:
            yield why(type(test), f"{name} knows no such condition.")
    for person in every(law.Office, meant):
        if person.office not in lexicon.offices:
            yield why(person.office, f"Nobody is the {person.office} in {name}.")


@enforces("law.lang.4")
def nobody(meant: law.Law, context: LawContext) -> Objections:
    """Sentences in which nobody is meant, or several where there can be one (law.lang.4)."""
    occasion = getattr(meant, "occasion", None)
    has_actor = occasion is not None and occasion.who is not None
    if isinstance(meant, law.Deed) or (occasion is not None and not has_actor):
        if law.THAT_PLAYER in every(law.Relative, meant):
            yield "law.lang.4", 'Nobody is meant by "that player" here.'
        if _OF_SOMEBODY.intersection(getattr(meant, "circumstances", ())):
            yield "law.lang.4", "Nobody's turn is meant where no player did anything."
        if law.Group("everyone else") in every(law.Group, meant):
            yield "law.lang.4", 'Nobody is left out by "everyone else" here.'
    for effect in getattr(meant, "effects", ()):
        yield from _several(effect)
        if (pair := _pair(effect)) is not None and _is_same(pair, occasion):
            yield "law.lang.4", "Nobody changes anything with themselves."


def _several(effect: law.Effect) -> Objections:
    match effect:
        case law.SwapHands(who=who) | law.SwitchSeats(who=who) if _is_several(who):
            yield "law.lang.4", "Only one can change with another, not several."
        case law.Give(to=to) if _is_several(to):
            yield "law.lang.4", "A gift goes to one person, not to several."
        case law.AnotherTurn(who=law.Group(whole="everyone")):
            yield "law.lang.4", "Only one at a time can have another turn."


def _is_several(subject: law.Subject) -> bool:
    return isinstance(subject, law.Group | law.LastToSay)


def _pair(effect: law.Effect) -> tuple[law.Subject, law.Subject] | None:
    match effect:
        case law.SwapHands(who=one, other=other) | law.SwitchSeats(who=one, other=other):
            return one, other
        case law.TwoSeats(first=one, second=other) | law.TwoHands(first=one, second=other):
            return one, other
    return None


def _is_same(pair: tuple[law.Subject, law.Subject], occasion: law.Occasion | None) -> bool:
    one, other = pair
    if one == other:
        return not isinstance(one, law.Relative) or one.place == "that"
    if occasion is None or isinstance(one, law.Group | law.LastToSay):
        return False
    return not isinstance(other, law.Group | law.LastToSay) and (
        is_actor(one, occasion) and is_actor(other, occasion)
    )
