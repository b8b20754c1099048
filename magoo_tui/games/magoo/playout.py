"""Random play, for measuring the engine: any card that may be laid, else a card drawn."""

from collections.abc import Callable

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLOR, COLORS, FACE, NAME, UNO
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.moves import Move, Shuffle
from magoo_tui.kernel.seats import NOBODY, Seat

_NAMES = tuple((name,) for name in NAME)


def random_move(
    state: State,
    choose: Callable[[list[Move]], Move],
    shuffle: Callable[[list[CardName]], None],
) -> Move:
    """A card of whoever has the turn, else a draw; the shuffle waited for; the next round.

    ``choose`` takes one of several, ``shuffle`` puts a list in any order.
    """
    if not state.is_in_round or state.is_shuffle_due:
        return _beside_the_turn(state, shuffle)
    seat = state.turn
    if seat is None:
        raise ValueError("a round is being played, and it is nobody's turn")
    if state.must_name_color():
        return choose([moves.NameColor(seat, color=color) for color in COLORS])
    open_to: list[Move] = []
    if state.debt:
        _answers(state, seat, open_to)
    elif not state.has_drawn:
        _fitting(state, seat, state.hands[seat], open_to)
    elif state.drawn is not None:
        _fitting(state, seat, [state.drawn], open_to)
    if open_to:
        return choose(open_to)
    return moves.Pass(seat) if state.has_drawn else moves.Draw(seat)


def _beside_the_turn(state: State, shuffle: Callable[[list[CardName]], None]) -> Move:
    if state.is_shuffle_due:
        cards = [NAME[card] for card in state.pile[: len(state.pile) - state.resting()]]
    elif state.round_number and not state.is_round_called:
        return moves.NextRound(state.members()[0])
    else:
        cards = [NAME[card] for card in UNO.pack(state.decks)]
    shuffle(cards)
    return Shuffle(NOBODY, cards=tuple(cards))


def _fitting(state: State, seat: Seat, cards: list[Card], open_to: list[Move]) -> None:
    """Add what fits as a single card, and the end of a Social where one runs."""
    runs, face, color = state.social(), state.top_face(), state.color()
    if runs:
        open_to.append(moves.EndSocial(seat))
    for card in cards:
        own, alike = COLOR[card], FACE[card] == face
        if runs and not alike:
            continue
        if own is None:
            named = COLORS[len(state.draw) & 3]
            open_to.append(moves.Play(seat, cards=_NAMES[card], color=named))
        elif alike or own == color or face is None:
            open_to.append(moves.Play(seat, cards=_NAMES[card]))


def _answers(state: State, seat: Seat, open_to: list[Move]) -> None:
    """Add what answers a debt, and the end of a Social where one runs."""
    runs, face, color = state.social(), state.top_face(), state.color()
    if runs:
        open_to.append(moves.EndSocial(seat))
    for card in state.hands[seat]:
        kind = FACE[card]
        if runs and kind != face:
            continue
        if kind == "W4":
            named = COLORS[len(state.draw) & 3]
            open_to.append(moves.Play(seat, cards=_NAMES[card], color=named))
        elif kind in ("S", "R"):
            if COLOR[card] == color:
                open_to.append(moves.Play(seat, cards=_NAMES[card]))
        elif kind == "D" and state.debt_face == "D":
            open_to.append(moves.Play(seat, cards=_NAMES[card]))
