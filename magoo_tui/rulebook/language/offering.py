"""What a game can carry out, in the words that it offers for the sentence of a law."""

from collections.abc import Iterator, Mapping
from typing import Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.figures import COLORS
from magoo_tui.rulebook.language.grammar import Follower, followers, grammar
from magoo_tui.rulebook.language.judging_means import is_closed
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.names import PARAMETER_MARK
from magoo_tui.rulebook.language.printed import is_face
from magoo_tui.rulebook.language.reading_occasions import HAPPENINGS
from magoo_tui.rulebook.parameters import ChoiceParameter, IntParameter

_EFFECTS: Final[Mapping[str, type[law.Effect]]] = {
    "draw": law.Draw,
    "drink": law.Drink,
    "give_drinks": law.GiveDrinks,
    "lose_turn": law.LoseTurns,
    "again": law.AnotherTurn,
    "must_say": law.MustSay,
    "may_not_say": law.MaySayNot,
    "discard": law.Discard,
    "give": law.Give,
    "trade": law.Trade,
    "swap": law.SwapHands,
    "switch": law.SwitchSeats,
    "corner": law.TakeCorner,
    "go_next": law.GoNext,
    "take_penalty": law.TakePenalty,
    "take_letter": law.TakeLetters,
    "lose_letter": law.LoseLetters,
    "reverses": law.Reverse,
    "color_becomes": law.ColorBecomes,
    "suit_becomes": law.SuitBecomes,
    "shuffle": law.ShufflePile,
    "game_ends": law.GameEnds,
    "round_ends_now": law.RoundEnds,
    "two_seats": law.TwoSeats,
    "two_hands": law.TwoHands,
}
"""By rule of the grammar: the effect that it says."""

_TESTS: Final[Mapping[str, type[law.Test]]] = {
    "holds_n": law.HoldsCount,
    "has_drunk": law.HasDrunk,
    "has_letters": law.HasLetters,
    "also_says": law.Says,
    "top_is": law.TopCardIs,
    "pile_has": law.PileHolds,
}

_CIRCUMSTANCES: Final[Mapping[str, law.Circumstance]] = {
    "during_pileon": "pile-on",
    "during_social": "social",
    "first_turn": "first turn",
    "own_turn": "own turn",
    "out_of_turn": "out of turn",
}

_FACES: Final[Mapping[str, tuple[law.FaceKind, ...]]] = {
    "a_number": ("numbered",),
    "parity": ("odd", "even"),
    "an_action": ("any action",),
    "wild4": ("wild four",),
    "plain_wild": ("plain wild",),
    "wild": ("wild",),
    "a_face": ("court",),
    "travelling": ("travelling",),
}
"""By rule of the grammar: kinds of faces of which the deck needs one card at least."""

_SANCTIONS: Final = {
    "or_draw": "draw",
    "or_drink": "drink",
    "or_penalty": "penalty",
    "or_turn": "lose a turn",
    "or_letter": "letter",
}

_MOST_VALUES: Final = 20
"""Of a number that takes more values only the bounds are offered."""

_LAYING: Final = frozenset(
    "permit permit_who restrict restrict_who forbid forbid_who only limit".split()
)
_CARDS: Final = frozenset(
    "number at_least at_most rank rank_suit suit action wild4 plain_wild wild parity a_number"
    " an_action a_face colored travelling any_card _card _det".split()
)
_TRADING: Final = frozenset("swaps swap trades trade exchanges exchange".split())
_DRINKING: Final = frozenset({"drink", "or_drink", "has_drunk", "drank"})
SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
_SPELLED: Final = (("pile-on", "Pile-On"), ("social", "Social"), ("chairman", "Chairman"))


_FACE_NAMES: Final[Mapping[str, tuple[tuple[str, law.Face], ...]]] = {
    "COLOR": tuple((one, law.Face("color", color=one)) for one in sorted(COLORS)),
    "SUIT": tuple((one[:-1], law.Face("suit", suit=one)) for one in SUITS),
    "RANK": tuple((one, law.Face("rank", rank=one)) for one in ("ace", "king", "queen", "jack")),
    "ACTION": tuple(
        (one, law.Face("action", action=one)) for one in ("Skip", "Reverse", "Draw Two")
    ),
    "WILD4": (("Wild Draw Four", law.Face("wild four")),),
    "PLAIN_WILD": (("plain wild", law.Face("plain wild")),),
    "WILD": (("wild", law.Face("wild")),),
    "PARITY": (("odd", law.Face("odd")), ("even", law.Face("even"))),
}
"""By terminal: its words, each with a face that the deck must have."""


class Offers:
    """What one table can carry out, in the words of the grammar's terminals."""

    def __init__(self, context: LawContext) -> None:
        self._context = context
        self._lexicon = context.lexicon
        self._barred = frozenset(self._barred_rules())

    def words_of(self, follower: Follower, after: str = "") -> tuple[str, ...]:
        """The words that a terminal offers, the usual ones first; none where they lead nowhere.

        What a parameter may be set to is told by the words before it, as the grammar reads them.
        """
        terminal, rule = follower
        if rule in self._barred or (rule in _CARDS and self._bars_cards_after(after)):
            return ()
        literals = grammar().phrases.get(terminal)
        if literals is not None:
            return tuple(map(_spelled, literals))
        if terminal == "VALUE":
            return self._values(after)
        return tuple(self._names(terminal, rule))

    def all_words(self) -> Iterator[str]:
        """Everything that may be offered anywhere."""
        for parameter in self._context.rulebook.parameters:
            yield from self._values(f"{PARAMETER_MARK}{parameter}")
        for terminal in (*grammar().phrases, *grammar().patterns):
            yield from self.words_of(Follower(terminal, ""))
            if terminal == "UNIT":
                yield from self.words_of(Follower(terminal, "for_n"))

    def _names(self, terminal: str, rule: str) -> Iterator[str]:
        lexicon, book = self._lexicon, self._context.rulebook
        match terminal:
            case "SEAT":
                yield from self._people()
            case "POSSESSIVE":
                yield from (f"{name}'s" for name in self._people())
            case "STRING":
                yield '"'
            case "INT":
                yield from "123"
            case "NUM":
                yield from sorted({str(p.number) for p in lexicon.deck if p.number is not None})
            case "PERIOD":
                yield from dict.fromkeys(lexicon.units.values())
            case "UNIT":
                plural = "s" if rule == "for_n" else ""
                yield from (f"{unit}{plural}" for unit in dict.fromkeys(lexicon.units.values()))
            case "CLAUSE":
                yield from (s.label for s in book.sections if s.suspendable and s.label)
            case "PARAM":
                parameters = book.parameters.values()
                open_ones = [p for p in parameters if not is_closed(p.name, self._context)]
                yield from (f"the {parameter.spoken}" for parameter in open_ones)
            case _:
                faces = _FACE_NAMES.get(terminal, ())
                yield from (word for word, face in faces if self._has(face))

    def _bars_cards_after(self, words: str) -> bool:
        """Whether cards would only lead to what the game cannot carry out.

        A sentence begins with cards to say what may be laid; they are traded one for another.
        """
        if words.rpartition(" ")[2] in _TRADING:
            return law.Trade not in self._lexicon.effects
        before = words.removesuffix("the").rstrip()
        is_beginning = any(follower.rule == "_whoever" for follower in followers(before))
        return is_beginning and not self._lexicon.lays_cards

    def _values(self, after: str) -> tuple[str, ...]:
        name = after.rpartition(PARAMETER_MARK)[2].partition(" ")[0]
        match self._context.rulebook.parameters.get(name):
            case ChoiceParameter(choices=choices):
                return choices
            case IntParameter(min=least, max=most, also=also):
                numbers = range(least, most + 1) if most - least <= _MOST_VALUES else (least, most)
                return tuple(map(str, (*numbers, *also)))
        return ()

    def _people(self) -> Iterator[str]:
        gone = self._context.gone
        names = enumerate(self._context.names)
        return (name for seat, name in names if Seat(seat) not in gone)

    def _has(self, face: law.Face) -> bool:
        return any(is_face(printed, face) for printed in self._lexicon.deck)

    def _barred_rules(self) -> Iterator[str]:
        """The rules of the grammar that say what the table cannot carry out."""
        lexicon = self._lexicon
        yield from ("superlative", "give_drinks")
        yield from (r for r, event in HAPPENINGS.items() if event not in lexicon.happenings)
        yield from (rule for rule, effect in _EFFECTS.items() if effect not in lexicon.effects)
        yield from (rule for rule, test in _TESTS.items() if test not in lexicon.tests)
        yield from (r for r, one in _CIRCUMSTANCES.items() if one not in lexicon.circumstances)
        yield from (rule for rule, price in _SANCTIONS.items() if price not in lexicon.sanctions)
        yield from {"dealer", "chair", "chairman"} - lexicon.offices
        if not lexicon.lays_cards:
            yield from _LAYING
        if not lexicon.may_show:
            yield from ("holds", "holds_q", "holds_no", "shows")
        if not self._context.has_drinks:
            yield from _DRINKING
        if "loses" not in lexicon.happenings:
            yield "the_loser"
        if "wins" not in lexicon.happenings:
            yield "the_winner"
        if not {"a round begins", "a round ends"} & lexicon.happenings:
            yield "_round"
        if not any(printed.suit for printed in lexicon.deck):
            yield from ("rank", "rank_suit", "suit")
        for rule, kinds in _FACES.items():
            if not any(self._has(law.Face(kind)) for kind in kinds):
                yield rule


def _spelled(phrase: str) -> str:
    """A phrase of the grammar with the capitals of the canonical form."""
    for plain, capital in _SPELLED:
        phrase = phrase.replace(plain, capital)
    return phrase
