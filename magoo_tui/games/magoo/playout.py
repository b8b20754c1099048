"""Random play, for measuring the engine: any card that may be laid, else a card drawn."""

from collections.abc import Callable
from functools import cache
from typing import Final

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import (
    COLOR,
    COLORS,
    DRAW_TWO,
    FACE,
    MOST_SEATS,
    NAME,
    REVERSE,
    SKIP,
    UNO,
    WILD_FOUR,
)
from magoo_tui.games.magoo.rules.taking import loose
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.moves import Move, Shuffle, TimeUp
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.rulebook.standing import Standing

TEN_LAWS: Final = (
    "When a player plays a red 7, that player draws 2 cards.",
    "When a player plays a Skip, that player drinks 1.",
    "When a player plays a 0, play reverses.",
    "When a player draws 2 or more cards, that player drinks 1.",
    "When a player goes out, everyone else drinks 1.",
    "A 7 may be played on a 4.",
    'When a player plays a 1, that player must say "one" or drink 1.',
    'Nobody may say "Magoo".',
    "When a player receives 3 or more cards, that player drinks 1.",
    "When a Social ends, the dealer draws 1 card.",
)
"""Laws as people make them, to measure what they cost."""

_SEATS = [Seat(seat) for seat in range(MOST_SEATS)]
_PLAY = [[moves.Play(seat, cards=(name,)) for name in NAME] for seat in _SEATS]
_DRAW = [moves.Draw(seat) for seat in _SEATS]
_PASS = [moves.Pass(seat) for seat in _SEATS]
_CARDS = [Card(card) for card in range(len(NAME))]
_ALL = frozenset(_CARDS)
_ALIKE = [frozenset(card for card in _CARDS if FACE[card] == FACE[top]) for top in _CARDS]
"""By card in play: the cards of its face."""
_WILDS = frozenset(card for card in _CARDS if COLOR[card] is None)
_OF_COLOR = {color: frozenset(c for c in _CARDS if COLOR[c] == color) for color in COLORS}
_FITTING = {color: [_WILDS | _OF_COLOR[color] | alike for alike in _ALIKE] for color in COLORS}
"""By color in force and card in play: the cards that may be laid."""


def random_move(
    state: State,
    chance: Callable[[], float],
    shuffle: Callable[[list[CardName]], None],
) -> Move:
    """A card of whoever has the turn, else a draw; the shuffle waited for; the next round.

    ``chance`` gives a number from 0 up to, but not including, 1; ``shuffle`` puts a list in any
    order.
    """
    seat, pile = state.turn, state.pile
    standing = state.law.standing
    is_asked = standing is not None and (standing.demand or standing.race) is not None
    if seat is None or state.is_shuffle_due or is_asked:
        return _beside_the_turn(state, chance, shuffle)
    hand, color = state.hands[seat], state.colors[-1] if pile else None
    if color is None and state.must_name_color():
        return moves.NameColor(seat, color=COLORS[len(state.draw) & 3])
    if state.has_drawn:
        hand = [state.drawn] if state.drawn is not None else []
    if state.debt:
        fitting = _answers(state.debt_face, color)
    else:
        fitting = _ALL if color is None else _FITTING[color][pile[-1]]
    if len(pile) > 2 and FACE[pile[-1]] == FACE[pile[-2]] and state.social():
        fitting &= _ALIKE[pile[-1]]
        if fitting.isdisjoint(hand):
            return moves.EndSocial(seat)
    start = int(chance() * len(hand))
    for card in (*hand[start:], *hand[:start]):
        if card in fitting:
            if COLOR[card] is None:
                return moves.Play(seat, cards=(NAME[card],), color=COLORS[len(state.draw) & 3])
            return _PLAY[seat][card]
    return _PASS[seat] if state.has_drawn else _DRAW[seat]


@cache
def _answers(debt_face: str | None, color: str | None) -> frozenset[Card]:
    """The cards that answer a debt."""
    faces = {WILD_FOUR, DRAW_TWO} if debt_face == DRAW_TWO else {WILD_FOUR}
    return frozenset(
        card
        for card in _CARDS
        if FACE[card] in faces or (FACE[card] in (SKIP, REVERSE) and COLOR[card] == color)
    )


def _beside_the_turn(
    state: State, chance: Callable[[], float], shuffle: Callable[[list[CardName]], None]
) -> Move:
    standing = state.law.standing
    if state.is_shuffle_due:
        is_law = standing is not None and standing.is_pile_shuffled
        cards = [NAME[card] for card in (state.draw if is_law else loose(state))]
    elif standing is not None and standing.is_waiting():
        return _law_answered(standing, chance)
    elif state.round_number and not state.is_round_called:
        return moves.NextRound(state.members()[0])
    else:
        cards = [NAME[card] for card in UNO.pack(state.decks)]
    shuffle(cards)
    return Shuffle(NOBODY, cards=tuple(cards))


def _law_answered(standing: Standing, chance: Callable[[], float]) -> Move:
    """The first cards that somebody may give up; a throw; the end of a race's time."""
    for one in standing.demand.asked if standing.demand is not None else ():
        if not one.chosen:
            names = tuple(NAME[card] for card in one.cards[: one.count])
            return moves.Surrender(one.seat, cards=names)
    race = standing.race
    if race is not None and race.course.throwers:
        return Throw(race.awaited()[0], shape=SHAPES[int(chance() * len(SHAPES))])
    return TimeUp(NOBODY)
