"""Checks of what a law asks of its game: secrets kept, effects possible, clauses open to it."""

from typing import Final

from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.judging_meaning import Objections
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.parts import every
from magoo_tui.rulebook.language.settling import is_actor

_UNSEEN: Final[dict[law.Happening, str]] = {
    "draws": "A drawn card is seen by its drawer alone.",
    "is dealt": "A card that is dealt is seen by its holder alone.",
    "gives": "A card given is seen by giver and receiver alone.",
    "receives": "A card given is seen by giver and receiver alone.",
    "passes": "A passed card is seen by giver and receiver alone.",
}
"""Whose cards not everybody sees, and why (law.hidden.1)."""

_LAYING: Final = (
    law.Permission,
    law.OnlyIf,
    law.Prohibition,
    law.OnlyThese,
    law.HoldLimit,
)

_PRICES: Final[dict[str, str]] = {
    "draw": "cards to be drawn",
    "drink": "drinks",
    "penalty": "penalty cards",
    "lose a turn": "a turn to be lost",
    "letter": "letters",
}

_DONE: Final[dict[type[law.Effect], str]] = {
    law.Draw: "nobody draws cards by law",
    law.Drink: "nobody drinks by law",
    law.GiveDrinks: "nobody has drinks to give",
    law.TakePenalty: "there are no penalty cards",
    law.LoseTurns: "nobody loses turns",
    law.AnotherTurn: "nobody takes another turn",
    law.GoNext: "nobody goes next by law",
    law.Discard: "nobody discards by law",
    law.Give: "nobody gives cards by law",
    law.Trade: "nobody trades card for card",
    law.SwapHands: "hands are not exchanged",
    law.SwitchSeats: "seats are not changed",
    law.TwoSeats: "seats are not changed",
    law.TwoHands: "hands are not exchanged",
    law.TakeCorner: "there is no corner",
    law.TakeLetters: "there are no letters",
    law.LoseLetters: "there are no letters",
    law.Reverse: "play does not reverse",
    law.ColorBecomes: "no color is in force",
    law.SuitBecomes: "no suit is in force",
    law.ShufflePile: "there is no draw pile",
    law.RoundEnds: "no law ends a round",
    law.GameEnds: "no law ends the game",
}
"""Why an effect may be impossible, where the game has no better reason."""


@enforces("law.hidden.1", "law.hidden.2", "law.hidden.3", "law.hidden.5")
def secrets(meant: law.Law, context: LawContext) -> Objections:
    """Looks at cards that not everybody sees, and into hands (law.hidden.1 to 3)."""
    lexicon = context.lexicon
    occasion = getattr(meant, "occasion", None)
    if isinstance(occasion, law.Occasion) and occasion.cards not in (None, law.ANY_CARD):
        unseen = _UNSEEN.get(occasion.happening)
        if unseen is not None and occasion.happening not in lexicon.open_faces:
            yield "law.hidden.1", lexicon.because.get(occasion.happening, unseen)
    if occasion is not None and occasion.happening in lexicon.open_hands:
        return
    for test in getattr(meant, "tests", ()):
        yield from _look(test, occasion, context)


def _look(test: law.Test, occasion: law.Occasion | None, context: LawContext) -> Objections:
    lexicon = context.lexicon
    if not isinstance(test, law.HoldsCards | law.HoldsNone | law.Shows):
        return
    if not lexicon.may_show:
        yield lexicon.secret_hands, lexicon.because.get(law.Shows, "Hands are secret.")
    elif occasion is None:
        yield "law.hidden.2", "Nobody shows cards before a card is laid: hands are secret."
    elif not is_actor(test.person, occasion):
        yield "law.hidden.2", "Another player's hand is secret."
    elif not isinstance(test, law.Shows):
        yield "law.hidden.2", "It could only be proved by showing the whole hand."


@enforces("law.game.2")
def means(meant: law.Law, context: LawContext) -> Objections:
    """Effects and prices that the game cannot carry out (law.game.2)."""
    lexicon = context.lexicon
    if isinstance(meant, _LAYING) and not lexicon.lays_cards:
        yield "law.game.2", f"In {lexicon.name} no law says what may be played or held."
    for effect in getattr(meant, "effects", ()):
        if type(effect) not in lexicon.effects:
            own = lexicon.because.get(type(effect))
            yield "law.game.2", own or f"In {lexicon.name} {_DONE[type(effect)]}."
    for sanction in every(law.Sanction, meant):
        if sanction.kind not in lexicon.sanctions:
            yield "law.game.2", f"In {lexicon.name} there are no {_PRICES[sanction.kind]}."


@enforces("law.game.4", "law.game.5")
def rulebook(meant: law.Law, context: LawContext) -> Objections:
    """Clauses that are not there, and values that a parameter does not take (law.game.4, 5)."""
    book = context.rulebook
    match meant:
        case law.SuspendedClause(clause=clause) | law.RestoredClause(clause=clause):
            if not book.knows(clause):
                yield "law.game.4", f"The rulebook has no clause {clause}."
        case law.ParameterIs(name=name, value=value):
            parameter = book.parameters[name]
            if is_closed(name, context):
                yield "law.game.5", f"No law sets {parameter.spoken}."
            try:
                parameter.parse(str(value))
            except ValueError as fault:
                yield "law.game.5", str(fault)


def is_closed(parameter: str, context: LawContext) -> bool:
    """Whether a parameter is not open to laws: those of the laws themselves never are."""
    is_of_laws = context.rulebook.clause_setting(parameter).id.startswith("law.")
    return is_of_laws or parameter in context.lexicon.closed_parameters


@enforces("law.game.6")
def too_late(meant: law.Law, context: LawContext) -> Objections:
    """Effects that have no place any more when all is over (law.game.6)."""
    occasion = getattr(meant, "occasion", None)
    if occasion is None:
        return
    late = context.lexicon.too_late.get(occasion.happening, frozenset())
    if any(type(effect) in late for effect in getattr(meant, "effects", ())):
        unit = context.lexicon.units["round"]
        yield "law.game.6", f"The {unit} is over then: it comes too late."


@enforces("law.game.7")
def drinks(meant: law.Law, context: LawContext) -> Objections:
    """Drinks at a table that has none (law.game.7)."""
    if context.has_drinks:
        return
    drinking = any(isinstance(e, law.Drink | law.GiveDrinks) for e in getattr(meant, "effects", ()))
    if drinking or any(sanction.kind == "drink" for sanction in every(law.Sanction, meant)):
        yield "law.game.7", "There are no drinks at this table."


@enforces("law.conflict.3")
def inviolable(meant: law.Law, context: LawContext) -> Objections:
    """Clauses without which play could not go on (law.conflict.3)."""
    if isinstance(meant, law.SuspendedClause):
        book, clause = context.rulebook, meant.clause
        if book.knows(clause) and not book.is_suspendable(clause):
            named = book.section_of(clause).label if clause not in book.clauses else ""
            yield (
                "law.conflict.3",
                f"{named or clause} cannot be suspended: nobody could say how play goes on.",
            )
