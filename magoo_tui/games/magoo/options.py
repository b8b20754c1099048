"""What a seat may do now, ready to be submitted.

Complete for single cards and plain acts; of Magoos, Straights and Threesomes, which are beyond
counting, good candidates.
"""

from collections.abc import Iterator
from typing import Final

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLORS, NAME, NUMBER, color_of_name, face_of_name
from magoo_tui.games.magoo.notation.commands import format_move
from magoo_tui.games.magoo.rules import decide
from magoo_tui.games.magoo.rules.owing import calls_owed
from magoo_tui.games.magoo.rules.playing import number_in_play
from magoo_tui.games.magoo.seat_view import Option
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.moves import Admit, Contest, Leave, Move, Vote
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament import moves as committee

MOST_SEVERAL: Final = 16
"""So many Magoos, so many Straights, and twice as many gifts of a Threesome are offered."""

_TRIED: Final = 250
"""So many combinations are looked at in the search for each kind."""


def options_for(state: State, seat: Seat) -> tuple[Option, ...]:
    """The options of one seat; none of them is refused."""
    if seat in state.gone:
        return ()
    plain = [option for move in _plain(state, seat) if (option := _option(state, move))]
    if seat != state.turn or not state.is_play_open():
        return tuple(plain)
    return (*_singles(state, seat), *_several(state, seat), *_threesomes(state, seat), *plain)


def fitting(state: State, seat: Seat) -> frozenset[CardName]:
    """The cards of a hand that may be laid now, each by itself."""
    if seat != state.turn or not state.is_play_open():
        return frozenset()
    return frozenset(
        name
        for name in dict.fromkeys(NAME[card] for card in state.hands[seat])
        if type(decide(state, _single(seat, name))) is not Refusal
    )


def _words(state: State, seat: Seat, count: int, *, is_magoo: bool = False) -> tuple[str, ...]:
    """The calls to be typed with an act; where people hear each other, none is."""
    return () if state.is_aloud else calls_owed(state, seat, count, is_magoo=is_magoo)


def _single(seat: Seat, name: CardName) -> moves.Play:
    color = COLORS[0] if color_of_name(name) is None else None
    return moves.Play(seat, cards=(name,), color=color)


def _option(state: State, move: Move) -> Option | None:
    if isinstance(decide(state, move), Refusal):
        return None
    return Option(format_move(state.names, move), _kind(move))


def _kind(move: Move) -> str:
    match move:
        case Vote(aye=aye):
            return "aye" if aye else "nay"
    return format_move((), move) if not isinstance(move, moves.NameColor) else "color"


def _plain(state: State, seat: Seat) -> Iterator[Move]:
    """Acts without a choice, that of a color apart."""
    if seat == state.turn:
        yield from (
            moves.Draw(seat),
            moves.Pass(seat),
            moves.EndSocial(seat),
            moves.Challenge(seat),
        )
        yield from (moves.NameColor(seat, color=color) for color in COLORS)
    yield from (Admit(seat), Contest(seat), Vote(seat, aye=True), Vote(seat, aye=False))
    yield from (committee.SecondMotion(seat), committee.Withdraw(seat), committee.Put(seat))
    yield from (committee.Adjourn(seat), moves.NextRound(seat), committee.MoveToConvene(seat))
    yield Leave(seat)


def _singles(state: State, seat: Seat) -> Iterator[Option]:
    hand, fit = state.hands[seat], fitting(state, seat)
    words = _words(state, seat, 1)
    for name in dict.fromkeys(NAME[card] for card in hand):
        if name in fit:
            for color in (None,) if color_of_name(name) else COLORS:
                move = moves.Play(seat, words, cards=(name,), color=color)
                yield Option(format_move(state.names, move), "single", move.cards)


def _several(state: State, seat: Seat) -> Iterator[Option]:
    """Magoos and Straights, the longest of each found first."""
    measure = number_in_play(state)
    if measure is None or state.debt or len(state.hands[seat]) < 2:
        return
    found: dict[tuple[CardName, ...], str] = {}
    for kind, runs in (("magoo", _magoos), ("straight", _straights)):
        ordered = sorted(runs(state, seat, measure), key=len, reverse=True)
        for names in ordered[: MOST_SEVERAL * 2]:
            if len(found) < MOST_SEVERAL * (1 if kind == "magoo" else 2):
                found.setdefault(names, kind)
    for names, kind in found.items():
        words = _words(state, seat, len(names), is_magoo=kind == "magoo")
        move = moves.Play(seat, words, cards=names)
        if not isinstance(decide(state, move), Refusal):
            yield Option(format_move(state.names, move), kind, names)


def _numbers_by_color(state: State, seat: Seat) -> dict[str, list[tuple[int, CardName]]]:
    groups: dict[str, list[tuple[int, CardName]]] = {}
    for card in state.hands[seat]:
        number, name = NUMBER[card], NAME[card]
        color = color_of_name(name)
        if number is not None and color is not None:
            groups.setdefault(color, []).append((number, name))
    return groups


def _magoos(state: State, seat: Seat, measure: int) -> list[tuple[CardName, ...]]:
    """Sets of one color with the right sum, one order of each: highest number first."""
    found: list[tuple[CardName, ...]] = []
    for group in _numbers_by_color(state, seat).values():
        group.sort(reverse=True)
        budget = [_TRIED]
        _sums(group, 0, measure, [], found, budget)
    return list(dict.fromkeys(found))


def _sums(
    group: list[tuple[int, CardName]],
    start: int,
    rest: int,
    chosen: list[CardName],
    found: list[tuple[CardName, ...]],
    budget: list[int],
) -> None:
    if rest == 0 and len(chosen) > 1:
        found.append(tuple(chosen))
    for at in range(start, len(group)):
        number, name = group[at]
        budget[0] -= 1
        if budget[0] < 0:
            return
        if number <= rest:
            _sums(group, at + 1, rest - number, [*chosen, name], found, budget)


def _straights(state: State, seat: Seat, measure: int) -> list[tuple[CardName, ...]]:
    """Walks from the number in play, in the color in force."""
    group = _numbers_by_color(state, seat).get(state.color() or "", [])
    left: dict[int, list[CardName]] = {}
    for number, name in group:
        left.setdefault(number, []).append(name)
    found: list[tuple[CardName, ...]] = []
    wraps = state.law.values["straight_wrap"] == "yes"
    _walk(left, measure, wraps, [], found, [_TRIED])
    return list(dict.fromkeys(found))


def _walk(
    left: dict[int, list[CardName]],
    at: int,
    wraps: bool,
    walked: list[CardName],
    found: list[tuple[CardName, ...]],
    budget: list[int],
) -> None:
    if len(walked) > 1:
        found.append(tuple(walked))
    for step in (1, -1):
        there = (at + step) % 10 if wraps else at + step
        budget[0] -= 1
        if budget[0] < 0:
            return
        if left.get(there):
            name = left[there].pop()
            _walk(left, there, wraps, [*walked, name], found, budget)
            left[there].append(name)


def _threesomes(state: State, seat: Seat) -> Iterator[Option]:
    """Three of each face that is held three times, to each seat at the table."""
    by_face: dict[str, list[CardName]] = {}
    for card in state.hands[seat]:
        by_face.setdefault(face_of_name(NAME[card]), []).append(NAME[card])
    words = _words(state, seat, 3)
    offered = 0
    others = [to for to in state.members() if to != seat]
    for names in by_face.values():
        for three in _threes(names):
            gift = moves.Give(seat, words, cards=three, to=others[0])
            if type(decide(state, gift)) is Refusal:
                continue
            for to in others[: MOST_SEVERAL * 2 - offered]:
                offered += 1
                move = moves.Give(seat, words, cards=three, to=to)
                yield Option(format_move(state.names, move), "threesome", three)


def _threes(names: list[CardName]) -> list[tuple[CardName, ...]]:
    """One choice of three, or with more of them the first and the last three."""
    if len(names) < 3:
        return []
    return list(dict.fromkeys((tuple(names[:3]), tuple(names[-3:]))))
