"""Random play, for measuring the engine: any card that may be laid, else a card drawn."""

from collections.abc import Callable

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLOR, COLORS, FACE, NAME, UNO
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.moves import Move, Shuffle
from magoo_tui.kernel.seats import NOBODY

_NAMES = tuple((name,) for name in NAME)
_FITTING = {
    (color, face): frozenset(
        card for card in range(len(NAME)) if COLOR[card] in (color, None) or FACE[card] == face
    )
    for color in COLORS
    for face in set(FACE)
}
"""By color in force and face in play: the cards that may be laid."""


def random_move(
    state: State,
    choose: Callable[[list[Card]], Card],
    shuffle: Callable[[list[CardName]], None],
) -> Move:
    """A card of whoever has the turn, else a draw; the shuffle waited for; the next round.

    ``choose`` takes one of several, ``shuffle`` puts a list in any order.
    """
    seat = state.turn
    if seat is None or state.is_shuffle_due:
        return _beside_the_turn(state, shuffle)
    if state.must_name_color():
        return moves.NameColor(seat, color=COLORS[len(state.draw) & 3])
    if state.has_drawn:
        hand = [state.drawn] if state.drawn is not None else []
    else:
        hand = state.hands[seat]
    cards = _answers(state, hand) if state.debt else _fitting(state, hand)
    if state.social():
        face = state.top_face()
        cards = [card for card in cards if FACE[card] == face]
        if not cards:
            return moves.EndSocial(seat)
    if not cards:
        return moves.Pass(seat) if state.has_drawn else moves.Draw(seat)
    card = choose(cards)
    named = COLORS[len(state.draw) & 3] if COLOR[card] is None else None
    return moves.Play(seat, cards=_NAMES[card], color=named)


def _beside_the_turn(state: State, shuffle: Callable[[list[CardName]], None]) -> Move:
    if state.is_shuffle_due:
        cards = [NAME[card] for card in state.pile[: len(state.pile) - state.resting()]]
    elif state.round_number and not state.is_round_called:
        return moves.NextRound(state.members()[0])
    else:
        cards = [NAME[card] for card in UNO.pack(state.decks)]
    shuffle(cards)
    return Shuffle(NOBODY, cards=tuple(cards))


def _fitting(state: State, hand: list[Card]) -> list[Card]:
    """The cards that go as single ones."""
    color, face = state.color(), state.top_face()
    if color is None or face is None:
        return hand
    fitting = _FITTING[color, face]
    return [card for card in hand if card in fitting]


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
