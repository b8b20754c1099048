"""Random play, for measuring the engine: any card that may be laid, else a card drawn."""

from collections.abc import Callable

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLOR, COLORS, FACE, MOST_SEATS, NAME, UNO
from magoo_tui.games.magoo.rules.taking import loose
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.moves import Move, Shuffle
from magoo_tui.kernel.seats import NOBODY, Seat

_SEATS = [Seat(seat) for seat in range(MOST_SEATS)]
_PLAY = [[moves.Play(seat, cards=(name,)) for name in NAME] for seat in _SEATS]
_DRAW = [moves.Draw(seat) for seat in _SEATS]
_PASS = [moves.Pass(seat) for seat in _SEATS]
_FITTING = {
    color: [
        frozenset(
            Card(c) for c in range(len(NAME)) if COLOR[c] in (color, None) or FACE[c] == FACE[top]
        )
        for top in range(len(NAME))
    ]
    for color in COLORS
}
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
    if seat is None or state.is_shuffle_due:
        return _beside_the_turn(state, shuffle)
    hand, color = state.hands[seat], state.colors[-1] if pile else None
    if color is None and state.must_name_color():
        return moves.NameColor(seat, color=COLORS[len(state.draw) & 3])
    if state.has_drawn:
        hand = [state.drawn] if state.drawn is not None else []
    if state.debt:
        cards = _answers(state, hand)
    elif color is None:
        cards = hand
    else:
        cards = [*_FITTING[color][pile[-1]].intersection(hand)]
    if len(pile) > 2 and FACE[pile[-1]] == FACE[pile[-2]] and state.social():
        face = FACE[pile[-1]]
        cards = [card for card in cards if FACE[card] == face]
        if not cards:
            return moves.EndSocial(seat)
    if not cards:
        return _PASS[seat] if state.has_drawn else _DRAW[seat]
    card = cards[int(chance() * len(cards))]
    if COLOR[card] is None:
        return moves.Play(seat, cards=(NAME[card],), color=COLORS[len(state.draw) & 3])
    return _PLAY[seat][card]


def _beside_the_turn(state: State, shuffle: Callable[[list[CardName]], None]) -> Move:
    if state.is_shuffle_due:
        cards = [NAME[card] for card in loose(state)]
    elif state.round_number and not state.is_round_called:
        return moves.NextRound(state.members()[0])
    else:
        cards = [NAME[card] for card in UNO.pack(state.decks)]
    shuffle(cards)
    return Shuffle(NOBODY, cards=tuple(cards))


def _answers(state: State, hand: list[Card]) -> list[Card]:
    """The cards that answer a debt."""
    color, upon_two = state.color(), state.debt_face == "D"
    return [
        card
        for card in hand
        if (face := FACE[card]) == "W4"
        or (face == "D" and upon_two)
        or (face in ("S", "R") and COLOR[card] == color)
    ]
