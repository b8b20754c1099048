"""Random play, for measuring the engine: any card goes on, and who holds four alike slaps."""

from collections.abc import Callable
from typing import Final

from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import FOUR, MOST_SEATS, NAME, RANK, TRAVELLER, four_alike
from magoo_tui.games.magarac.rules.hands import next_pack
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.moves import Move, Shuffle, TimeUp
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.moves import Throw
from magoo_tui.rulebook.standing import Standing

TEN_LAWS: Final = (
    "When a player slaps falsely, that player drinks 2.",
    "When a player slaps first, that player loses a letter.",
    "When a player takes a letter, that player drinks 1.",
    "The loser drinks 3.",
    "When a player is dealt a hand, that player drinks 1.",
    "When a round ends, the dealer drinks 1.",
    "When a player receives 3 or more cards, that player drinks 1.",
    'Nobody may say "donkey" or must drink 2.',
    'When a player says "magarac", everyone else drinks 1.',
    "When a player drinks 3 or more, the next player drinks 1.",
)
"""Laws as people make them, to measure what they cost."""

_REFUSED: Final = 0.3
"""How many offers are refused."""

_SEATS: Final = [Seat(seat) for seat in range(MOST_SEATS)]
_PASS: Final = [[moves.Pass(seat, card=name) for name in NAME] for seat in _SEATS]
_SLAP: Final = [moves.Slap(seat) for seat in _SEATS]


def random_move(
    state: State,
    chance: Callable[[], float],
    shuffle: Callable[[list[CardName]], None],
) -> Move:
    """A pass of whoever has the turn, a slap for four alike, a race run; the next hand.

    ``chance`` gives a number from 0 up to, but not including, 1; ``shuffle`` puts a list in any
    order.
    """
    seat, standing = state.turn, state.law.standing
    if standing is not None and standing.is_waiting():
        return _of_law_race(standing, chance)
    if seat is None or state.race is not None or state.is_as_dealt or state.is_travelling:
        return _beside_the_turn(state, chance, shuffle)
    hand = state.hands[seat]
    ranks = [RANK[card] for card in hand]
    if ranks.count(ranks[-1]) == FOUR:
        return _SLAP[seat]
    at = int(chance() * len(hand))
    if ranks.count(ranks[at]) > 1:  # with many seats pairs have to last, or no hand would end
        at = int(chance() * len(hand))
    return _PASS[seat][hand[at]]


def _of_law_race(standing: Standing, chance: Callable[[], float]) -> Move:
    race = standing.race
    if race is not None and race.course.throwers:
        return Throw(race.awaited()[0], shape=SHAPES[int(chance() * len(SHAPES))])
    return TimeUp(NOBODY)


def _beside_the_turn(
    state: State, chance: Callable[[], float], shuffle: Callable[[list[CardName]], None]
) -> Move:
    race, seat = state.race, state.turn
    if race is not None:
        awaited = race.awaited()
        late = awaited[int(chance() * len(awaited))]
        return Throw(late, shape=SHAPES[int(chance() * 3)]) if race.throwers else _SLAP[late]
    if seat is None:
        if state.round_number and not state.is_round_called:
            return moves.NextRound(state.members()[0])
        cards = [NAME[card] for card in next_pack(state)]
        shuffle(cards)
        return Shuffle(NOBODY, cards=tuple(cards))
    if state.is_revealing or state.offered is not None:
        return _travelling(state, seat, chance)
    for holder in state.members():
        if four_alike(state.hands[holder]) and TRAVELLER not in state.hands[holder]:
            return _SLAP[holder]
    hand = state.hands[seat]
    cards_left = [card for card in hand if card != state.refused] or hand
    ranks = [RANK[card] for card in cards_left]
    cards_left = [card for card in cards_left if ranks.count(RANK[card]) == 1] or cards_left
    return _PASS[seat][cards_left[int(chance() * len(cards_left))]]


def _travelling(state: State, seat: Seat, chance: Callable[[], float]) -> Move:
    """The travelling card is shown and taken back; an offer is mostly accepted."""
    if state.is_revealing:
        holder = next(one for one in state.members() if TRAVELLER in state.hands[one])
        return moves.Reveal(holder) if state.shown_by is None else moves.Ready(holder)
    to = state.left_of(seat)
    return moves.Refuse(to) if chance() < _REFUSED else moves.Accept(to)
