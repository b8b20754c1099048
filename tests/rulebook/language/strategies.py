"""Laws as the language can mean them, for one table; some of them the table would refuse."""

from functools import cached_property
from typing import Any

from hypothesis import strategies as st

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import LawContext, Lexicon
from magoo_tui.rulebook.language.printed import is_face

SUITS = ("clubs", "diamonds", "hearts", "spades")
WORDS = st.sampled_from(["uno", "God save the king", "the", "It's 7, isn't it?", "éclair @1 $x"])
_ALONE: tuple[law.FaceKind, ...] = (
    *("any", "numbered", "any action", "wild", "plain wild", "wild four", "court", "odd"),
    *("even", "travelling"),
)


def faces_of(lexicon: Lexicon) -> st.SearchStrategy[law.Face]:
    """Every face that some card of the deck shows."""
    numbers = st.integers(0, 13)
    every = [
        st.sampled_from([law.Face(kind) for kind in _ALONE]),
        st.builds(law.Face, st.just("number"), number=numbers),
        st.builds(law.Face, st.sampled_from(["at least", "at most"]), number=numbers),
        st.builds(law.Face, st.just("rank"), rank=st.sampled_from(["ace", "king", "jack"])),
        st.builds(law.Face, st.just("suit"), suit=st.sampled_from(SUITS)),
        st.builds(law.Face, st.just("ranked suit"), number=numbers, suit=st.sampled_from(SUITS)),
        st.builds(
            law.Face, st.just("ranked suit"), rank=st.just("queen"), suit=st.sampled_from(SUITS)
        ),
        st.builds(
            law.Face,
            st.just("action"),
            action=st.sampled_from(["Skip", "Reverse", "Draw Two"]),
        ),
    ]
    colors = st.sampled_from(["red", "green", "black"])
    colored = st.builds(_with_color, st.one_of(*every), colors)
    return st.one_of(*every, colored).filter(
        lambda face: any(is_face(printed, face) for printed in lexicon.deck)
    )


_COLORED = {
    "any",
    "number",
    "at least",
    "at most",
    "rank",
    "action",
    "odd",
    "even",
    "numbered",
    "court",
}


def _with_color(face: law.Face, color: str) -> law.Face:
    if face.kind not in _COLORED:
        return face
    kind = "color" if face.kind == "any" else face.kind
    return law.Face(
        kind, color=color, number=face.number, rank=face.rank, suit=face.suit, action=face.action
    )


class Laws:
    """Strategies for one table; names are those of the parts of a law."""

    def __init__(self, context: LawContext) -> None:
        lexicon = context.lexicon
        self.context = context
        self.faces = faces_of(lexicon)
        self.cards = st.builds(
            law.Cards,
            st.lists(self.faces, min_size=1, max_size=3).map(tuple),
            st.lists(self.faces, max_size=2).map(tuple),
        )
        counts = st.integers(1, 5)
        self.quantities = st.one_of(
            st.builds(law.Quantity, counts),
            counts.map(lambda count: law.Quantity(count, count)),
            counts.map(lambda count: law.Quantity(0, count)),
        )
        self.named = st.builds(law.Named, st.sampled_from(range(len(context.names))).map(Seat))
        self.holders = self.named | st.builds(law.Office, st.sampled_from(sorted(lexicon.offices)))
        places = ["that", "next", "previous", "left", "right", "across"]
        self.persons = self.holders | st.builds(law.Relative, st.sampled_from(places))
        wholes = ["everyone", "everyone else", "most cards", "fewest cards"]
        self.subjects = (
            self.persons
            | st.builds(law.Group, st.sampled_from(wholes))
            | st.builds(law.LastToSay, WORDS)
        )
        self.who = st.just(law.AnyPlayer()) | self.holders
        self.units = st.sampled_from(sorted(set(lexicon.units.values())))
        self.durations = st.builds(law.Duration, self.units, st.none() | st.integers(1, 99))
        self.sanctions = st.sampled_from(sorted(lexicon.sanctions)).flatmap(
            lambda kind: st.builds(
                law.Sanction,
                st.just(kind),
                st.just(1) if kind in {"letter", "lose a turn"} else st.integers(1, 10),
            )
        )

    @cached_property
    def tests(self) -> st.SearchStrategy[Any]:
        held = st.builds(law.HoldsCount, self.persons, self.quantities)
        shown = st.builds(law.Shows, st.just(law.THAT_PLAYER), self.cards)
        bare = self.cards.filter(lambda cards: cards != law.ANY_CARD)
        return st.one_of(
            held,
            shown,
            st.builds(law.HoldsCards, self.persons, bare, st.none() | self.quantities),
            st.builds(law.HoldsNone, self.persons, bare),
            st.builds(law.HasDrunk, self.persons, self.quantities),
            st.builds(law.HasLetters, self.persons, self.quantities),
            st.builds(law.Says, self.persons, WORDS),
            st.builds(law.TopCardIs, self.cards),
            st.builds(law.PileHolds, self.quantities),
        )

    @cached_property
    def effects(self) -> st.SearchStrategy[Any]:
        who, count = self.subjects, st.integers(1, 5)
        counted = (law.Draw, law.Drink, law.TakePenalty, law.LoseTurns, law.TakeLetters)
        return st.one_of(
            *(st.builds(kind, who, count) for kind in (*counted, law.LoseLetters)),
            *(st.builds(kind, who) for kind in (law.AnotherTurn, law.GoNext, law.TakeCorner)),
            st.builds(law.MustSay, who, WORDS, self.sanctions),
            st.builds(law.MaySayNot, who, WORDS, self.sanctions, st.none() | self.durations),
            st.builds(law.Discard, who, self.cards, count),
            st.builds(law.Give, who, self.cards, self.persons, count),
            st.builds(law.Trade, who, self.faces, self.named, self.faces),
            *(st.builds(kind, who, self.persons) for kind in (law.SwapHands, law.SwitchSeats)),
            *(st.builds(kind, self.holders, self.holders) for kind in (law.TwoSeats, law.TwoHands)),
            st.builds(law.ColorBecomes, st.sampled_from(["red", "blue"])),
            st.builds(law.SuitBecomes, st.sampled_from(SUITS)),
            st.sampled_from([law.Reverse(), law.ShufflePile(), law.RoundEnds(), law.GameEnds()]),
        )

    @cached_property
    def occasions(self) -> st.SearchStrategy[law.Occasion]:
        happenings = sorted(self.context.lexicon.happenings)
        return st.sampled_from(happenings).flatmap(self._occasion)

    def _occasion(self, happening: law.Happening) -> st.SearchStrategy[law.Occasion]:
        if " Social " in happening or happening.startswith(("a ", "the ")):
            return st.just(law.Occasion(happening))
        occasion = st.builds(law.Occasion, st.just(happening), self.who)
        bare = self.cards.filter(lambda cards: cards != law.ANY_CARD)
        match happening:
            case "says":
                return st.builds(law.Occasion, st.just(happening), self.who, words=WORDS)
            case "drinks":
                amount = st.none() | self.quantities
                return st.builds(law.Occasion, st.just(happening), self.who, quantity=amount)
            case "plays" | "discards" | "draws" | "gives" | "receives" | "passes" | "is dealt":
                counted = st.builds(
                    law.Occasion, st.just(happening), self.who, self.cards, self.quantities
                )
                on = st.none() | self.cards if happening == "plays" else st.none()
                return (
                    counted
                    | st.builds(law.Occasion, st.just(happening), self.who, bare, on=on)
                    | occasion
                )
        return occasion

    @cached_property
    def on_occasion(self) -> st.SearchStrategy[law.Law]:
        circumstances: list[law.Circumstance] = [
            *("pile-on", "social", "first turn", "own turn", "out of turn")
        ]
        return st.builds(
            law.OnOccasion,
            self.occasions,
            st.lists(self.effects, min_size=1, max_size=3).map(tuple),
            circumstances=st.sets(st.sampled_from(circumstances), max_size=2).map(
                lambda chosen: tuple(one for one in circumstances if one in chosen)
            ),
            tests=st.lists(self.tests, max_size=2, unique=True).map(tuple),
            once_per=self.units.map(lambda unit: (unit,)) | st.just(()),
            unless=st.builds(law.Says, self.persons, WORDS).map(lambda s: (s,)) | st.just(()),
            duration=st.none() | self.durations,
        )

    @cached_property
    def laws(self) -> st.SearchStrategy[law.Law]:
        on, tests = (
            st.none() | self.cards,
            st.lists(self.tests, min_size=1, max_size=2, unique=True),
        )
        duration = st.none() | self.durations
        return st.one_of(
            self.on_occasion,
            st.builds(law.Deed, st.lists(self.effects, min_size=1, max_size=3).map(tuple)),
            st.builds(
                law.Permission,
                self.cards,
                on,
                self.who,
                tests.map(tuple) | st.just(()),
                duration,
            ),
            st.builds(law.OnlyIf, self.cards, tests.map(tuple), on, self.who, duration),
            st.builds(law.Prohibition, self.cards, on, self.who, duration),
            st.builds(law.OnlyThese, self.cards, self.cards, duration),
            st.builds(law.HoldLimit, st.integers(1, 108), duration),
            st.builds(law.WordBan, WORDS, self.sanctions, self.who, duration),
        )
