"""From the grammar's trees to what they mean: occasions and conditions."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct, structs

from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.reading_cards import Reader, unit_in, unquoted

HAPPENINGS: Final[Mapping[str, law.Happening]] = {
    "plays": "plays",
    "discards": "discards",
    "draws": "draws",
    "passes": "passes",
    "gives": "gives",
    "gives_drinks": "gives drinks",
    "receives": "receives",
    "dealt": "is dealt",
    "says": "says",
    "goes_out": "goes out",
    "comes_in": "comes back in",
    "wins": "wins",
    "loses": "loses",
    "drank": "drinks",
    "guess_right": "guesses right",
    "guess_wrong": "guesses wrong",
    "guess_suit": "guesses the suit",
    "turn_starts": "starts a turn",
    "turn_ends": "ends a turn",
    "slaps": "slaps",
    "slaps_first": "slaps first",
    "slaps_last": "slaps last",
    "slaps_falsely": "slaps falsely",
    "penalty": "takes a penalty",
    "letter": "takes a letter",
    "round_begins": "a round begins",
    "round_ends": "a round ends",
    "pile_shuffled": "the draw pile is reshuffled",
    "social_begins": "a Social begins",
    "social_ends": "a Social ends",
    "pileon_begins": "a Pile-On begins",
    "pileon_ends": "a Pile-On ends",
}
"""What happens, by the name of its alternative in the grammar."""

_WITH_CARDS: Final = frozenset({"plays", "discards", "draws", "passes", "gives", "receives"})
_WITH_CARDS_IN_GRAMMAR: Final = _WITH_CARDS | {"dealt"}


def _happening(happening: law.Happening) -> Reader:
    return lambda: law.Occasion(happening)


def _with_cards(happening: law.Happening) -> Reader:
    """A reader of an occasion with cards; any card at all is no pattern, and left out."""

    def read(*parts: Any) -> law.Occasion:
        occasion = law.Occasion(happening)
        for part in parts:
            if isinstance(part, law.Cards):
                occasion = structs.replace(occasion, on=part)
            else:
                quantity, cards = part
                if quantity is None and cards == law.ANY_CARD:
                    cards = None
                occasion = structs.replace(occasion, cards=cards, quantity=quantity)
        return occasion

    return read


OCCASIONS: Final[Mapping[str, Reader]] = {
    **{name: _happening(happening) for name, happening in HAPPENINGS.items()},
    **{name: _with_cards(HAPPENINGS[name]) for name in _WITH_CARDS_IN_GRAMMAR},
    "says": lambda words: law.Occasion("says", words=unquoted(words)),
    "drank": lambda quantity=None: law.Occasion("drinks", quantity=quantity),
    "person_event": lambda who, occasion: structs.replace(occasion, who=who),
    "the_loser": lambda: law.Occasion("loses", law.AnyPlayer()),
    "the_winner": lambda: law.Occasion("wins", law.AnyPlayer()),
}


class Conditions(Struct, frozen=True):
    """What one condition of a sentence adds; only one of its fields is not empty."""

    circumstances: tuple[law.Circumstance, ...] = ()
    tests: tuple[law.Test, ...] = ()
    once_per: tuple[law.Unit, ...] = ()
    unless: tuple[law.Says, ...] = ()


def _circumstance(circumstance: law.Circumstance) -> Reader:
    return lambda: Conditions(circumstances=(circumstance,))


def _holds(person: law.Person, *parts: Any) -> law.Test:
    """A look into a hand; of any cards it is only their number, which is open to all."""
    *quantity, cards = parts
    amount = quantity[0] if quantity else None
    if cards == law.ANY_CARD:
        return law.HoldsCount(person, amount or law.Quantity(1))
    return law.HoldsCards(person, cards, amount)


def _holds_none(person: law.Person, cards: law.Cards) -> law.Test:
    if cards == law.ANY_CARD:
        return law.HoldsCount(person, law.Quantity(0, 0))
    return law.HoldsNone(person, cards)


CONDITIONS: Final[Mapping[str, Reader]] = {
    "if_all": lambda *tests: Conditions(tests=tests),
    "unless_says": lambda person, words: Conditions(unless=(law.Says(person, unquoted(words)),)),
    "during_pileon": _circumstance("pile-on"),
    "during_social": _circumstance("social"),
    "first_turn": _circumstance("first turn"),
    "own_turn": _circumstance("own turn"),
    "out_of_turn": _circumstance("out of turn"),
    "once": lambda unit: Conditions(once_per=(unit_in(unit),)),
    "given": lambda *tests: tests,
    "only_if": lambda *tests: tests,
    "holds_n": law.HoldsCount,
    "holds_q": _holds,
    "holds": _holds,
    "holds_no": _holds_none,
    "shows": law.Shows,
    "has_drunk": law.HasDrunk,
    "has_letters": law.HasLetters,
    "also_says": lambda person, words: law.Says(person, unquoted(words)),
    "top_is": law.TopCardIs,
    "pile_has": law.PileHolds,
}
