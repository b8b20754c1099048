"""What Magoo can carry out of the amendment language."""

from typing import Final

from magoo_tui.games.magoo.cards import (
    COLORS,
    DRAW_TWO,
    REVERSE,
    SKIP,
    UNO,
    WILD_FOUR,
    color_of_name,
    face_of_name,
)
from magoo_tui.kernel.cards import CardName
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import Lexicon
from magoo_tui.rulebook.language.printed import Printed

_ACTIONS: Final = {SKIP: "Skip", REVERSE: "Reverse", DRAW_TWO: "Draw Two"}


def printed_on(name: CardName) -> Printed:
    """What the words of a law look for on a card."""
    face, color = face_of_name(name), color_of_name(name)
    if face.isdecimal():
        return Printed(color=color, number=int(face), value=int(face))
    if face in _ACTIONS:
        return Printed(color=color, action=_ACTIONS[face])
    return Printed(wild="four" if face == WILD_FOUR else "plain")


PRINTED: Final = {name: printed_on(name) for name in UNO.kinds}
"""By kind of card: what is printed on it."""

_PLAY_IS_OVER: Final = frozenset[type[law.Effect]](
    {
        law.AnotherTurn,
        law.GoNext,
        law.Reverse,
        law.ColorBecomes,
        law.TakeCorner,
        law.ShufflePile,
        law.RoundEnds,
        law.GameEnds,
    }
)

LEXICON: Final = Lexicon(
    game="magoo",
    name="Magoo",
    deck=tuple(PRINTED.values()),
    colors=frozenset(COLORS),
    happenings=frozenset(
        {
            "plays",
            "discards",
            "draws",
            "passes",
            "gives",
            "receives",
            "is dealt",
            "says",
            "goes out",
            "comes back in",
            "wins",
            "loses",
            "drinks",
            "starts a turn",
            "ends a turn",
            "takes a penalty",
            "a round begins",
            "a round ends",
            "the draw pile is reshuffled",
            "a Social begins",
            "a Social ends",
            "a Pile-On begins",
            "a Pile-On ends",
        }
    ),
    open_faces=frozenset({"plays", "discards"}),
    circumstances=frozenset({"pile-on", "social", "first turn", "own turn", "out of turn"}),
    tests=frozenset({law.HoldsCount, law.HasDrunk, law.Says, law.TopCardIs, law.PileHolds}),
    offices=frozenset({"dealer", "chair"}),
    effects=frozenset(
        {
            law.Draw,
            law.Drink,
            law.TakePenalty,
            law.LoseTurns,
            law.AnotherTurn,
            law.GoNext,
            law.MustSay,
            law.MaySayNot,
            law.Discard,
            law.Give,
            law.SwapHands,
            law.SwitchSeats,
            law.TakeCorner,
            law.TwoSeats,
            law.TwoHands,
            law.Reverse,
            law.ColorBecomes,
            law.ShufflePile,
            law.RoundEnds,
            law.GameEnds,
        }
    ),
    units={"turn": "turn", "lap": "lap", "round": "round", "hand": "round", "game": "round"},
    sanctions=frozenset({"draw", "drink", "penalty", "lose a turn"}),
    standard=law.Sanction("draw", 1),
    may_show=True,
    open_hands=frozenset({"loses", "wins", "a round ends"}),
    too_late={
        "wins": _PLAY_IS_OVER,
        "loses": _PLAY_IS_OVER,
        "a round ends": _PLAY_IS_OVER,
    },
    because={
        "guesses right": "Nobody guesses in Magoo.",
        "guesses wrong": "Nobody guesses in Magoo.",
        "guesses the suit": "Nobody guesses in Magoo.",
        "slaps": "Nobody slaps in Magoo.",
        "slaps first": "Nobody slaps in Magoo.",
        "slaps last": "Nobody slaps in Magoo.",
        "slaps falsely": "Nobody slaps in Magoo.",
        "gives drinks": "Nobody has drinks to give in Magoo.",
        "takes a letter": "There are no letters in Magoo.",
        law.HasLetters: "There are no letters in Magoo.",
    },
)
"""Magoo's table."""
