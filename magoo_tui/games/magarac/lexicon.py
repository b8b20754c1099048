"""What Magarac can carry out of the amendment language."""

from typing import Final

from magoo_tui.games.magarac.cards import DECK, TRAVELLING, rank_of_name
from magoo_tui.kernel.cards import CardName
from magoo_tui.rulebook.language import law
from magoo_tui.rulebook.language.lexicon import Lexicon
from magoo_tui.rulebook.language.printed import Printed

_RANKS: Final = {"A": ("ace", 1), "J": ("jack", 11), "Q": ("queen", 12), "K": ("king", 13)}
_SUITS: Final = {
    "C": ("clubs", "black"),
    "D": ("diamonds", "red"),
    "H": ("hearts", "red"),
    "S": ("spades", "black"),
}


def printed_on(name: CardName) -> Printed:
    """What the words of a law look for on a card."""
    if name == TRAVELLING:
        return Printed(is_travelling=True)
    rank, (suit, color) = rank_of_name(name), _SUITS[name[-1]]
    if rank in _RANKS:
        word, value = _RANKS[rank]
        return Printed(color=color, suit=suit, rank=word, value=value)
    return Printed(color=color, suit=suit, number=int(rank), value=int(rank))


_HAND_IS_OVER: Final = frozenset[type[law.Effect]]({law.RoundEnds, law.GameEnds})

LEXICON: Final = Lexicon(
    game="magarac",
    name="Magarac",
    deck=tuple(printed_on(name) for name in DECK.kinds),
    happenings=frozenset(
        {
            *("passes", "receives", "is dealt", "says", "loses", "drinks", "starts a turn"),
            *("ends a turn", "slaps", "slaps first", "slaps last", "slaps falsely"),
            *("takes a letter", "a round begins", "a round ends"),
        }
    ),
    open_faces=frozenset(),
    circumstances=frozenset({"first turn", "own turn", "out of turn"}),
    tests=frozenset({law.HoldsCount, law.HasDrunk, law.HasLetters, law.Says}),
    offices=frozenset({"dealer", "chair"}),
    effects=frozenset(
        {
            *(law.Drink, law.MustSay, law.MaySayNot, law.SwitchSeats, law.TwoSeats),
            *(law.TakeLetters, law.LoseLetters, law.RoundEnds, law.GameEnds),
        }
    ),
    lays_cards=False,
    units={"turn": "turn", "lap": "lap", "round": "round", "hand": "round", "game": "game"},
    sanctions=frozenset({"drink", "letter"}),
    standard=law.Sanction("letter", 1),
    closed_parameters=frozenset({"committee", "forfeit"}),
    too_late={"loses": _HAND_IS_OVER, "a round ends": _HAND_IS_OVER},
    because={
        law.Draw: "Magarac has no pile to draw from.",
        "draws": "Magarac has no pile to draw from.",
        "plays": "Nobody lays cards in Magarac.",
        "wins": "Nobody wins in Magarac.",
        "guesses right": "Nobody guesses in Magarac.",
        "guesses wrong": "Nobody guesses in Magarac.",
        "guesses the suit": "Nobody guesses in Magarac.",
    },
)
"""Magarac's table."""
