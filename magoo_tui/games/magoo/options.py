"""What a seat may do now, ready to be submitted.

Complete for single cards and plain acts; of Magoos, Straights and Threesomes, which are beyond
counting, good candidates.
"""

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import combinations, islice
from typing import Final

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLOR, COLORS, FACE, NAME, NUMBER, color_of_name
from magoo_tui.games.magoo.laws.compiled import compiled
from magoo_tui.games.magoo.notation.commands import format_move
from magoo_tui.games.magoo.rules import decide
from magoo_tui.games.magoo.rules.order import objection
from magoo_tui.games.magoo.rules.owing import calls_owed
from magoo_tui.games.magoo.rules.playing import number_in_play
from magoo_tui.games.magoo.rules.threesome import THREE
from magoo_tui.games.magoo.seat_view import Option
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.moves import Admit, Contest, Leave, Move, Vote
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament import moves as committee
from magoo_tui.parliament.laws.duties import words_awaited
from magoo_tui.parliament.laws.racing import open_throws
from magoo_tui.rulebook.language.law import Says
from magoo_tui.rulebook.standing import Standing

MOST_SEVERAL: Final = 16
"""So many Magoos, so many Straights, and twice as many gifts of a Threesome are offered."""

_TRIED: Final = 250
"""So many combinations are looked at in the search for each kind."""

_LEAVE: Final = Option("leave", "leave")
_COLORLESS: Final = (None,)
_NOTHING: Final[frozenset[CardName]] = frozenset()


def options_for(state: State, seat: Seat, fit: AbstractSet[CardName]) -> tuple[Option, ...]:
    """The options of one seat, ``fit`` being what fits of its hand; none of them is refused."""
    if seat in state.gone:
        return ()
    plain = [option for move in _plain(state, seat) if (option := _option(state, move))]
    standing = state.law.standing
    if standing is not None and (standing.duties or standing.is_waiting()):
        plain[:0] = _by_law(state, seat, standing)
    if _may_leave(state, seat):
        plain.append(_LEAVE)
    if seat != state.turn or not state.is_play_open():
        return tuple(plain)
    return (
        *_singles(state, seat, fit),
        *_worded(state, seat, fit),
        *_several(state, seat),
        *_threesomes(state, seat),
        *plain,
    )


def _by_law(state: State, seat: Seat, standing: Standing) -> Iterator[Option]:
    """What enforced laws wait for: cards given up, words said in time, cards shown."""
    assembly = state.assembly
    if assembly.session is not None or assembly.case is not None or state.is_shuffle_due:
        return
    asked = None if standing.demand is None else standing.demand.waits_for(seat)
    if asked is not None:
        held = sorted(NAME[card] for card in asked.cards)
        choices = dict.fromkeys(combinations(held, asked.count))
        for names in islice(choices, MOST_SEVERAL):
            yield Option(" ".join(("surrender", *names)), "surrender", names)
    for throw in open_throws(standing, seat):
        yield _written(throw)
    for words in () if state.is_aloud else dict.fromkeys(words_awaited(standing, seat)):
        yield Option(f'say "{words}"', "say")
    wanted = [want for duty in standing.duties for want in (*duty.needs, *duty.unless)]
    if standing.demand is None and any(want.cards is not None for want in wanted):
        for name in dict.fromkeys(NAME[card] for card in state.hands[seat]):
            option = _option(state, moves.Show(seat, card=name))
            if option is not None:
                yield Option(option.command, "show", (name,))


def fitting(state: State, seat: Seat) -> frozenset[CardName]:
    """The cards of a hand that may be laid now, each by itself."""
    if seat != state.turn or not state.is_play_open():
        return _NOTHING
    names = {NAME[card] for card in _candidates(state, seat)}
    return frozenset(
        [name for name in names if type(decide(state, _single(seat, name))) is not Refusal]
    )


def _candidates(state: State, seat: Seat) -> list[Card]:
    """The cards that could fit: not what is alike in nothing, where nothing else counts.

    Something does under a debt, which draw cards answer by what they are; where a law speaks of
    laying; and where the price of words is to be paid before an act.
    """
    hand, color, face = state.hands[seat], state.color(), state.top_face()
    laws, standing = compiled(state), state.law.standing
    if color is None or state.debt or (laws is not None and laws.layings):
        return hand
    if standing is not None and (standing.duties or standing.open_cards):
        return hand
    return [card for card in hand if COLOR[card] in (color, None) or FACE[card] == face]


def _words(state: State, seat: Seat, count: int, *, is_magoo: bool = False) -> tuple[str, ...]:
    """The calls to be typed with an act; where people hear each other, none is."""
    return () if state.is_aloud else calls_owed(state, seat, count, is_magoo=is_magoo)


@lru_cache(maxsize=2048)
def _single(seat: Seat, name: CardName) -> moves.Play:
    color = COLORS[0] if color_of_name(name) is None else None
    return moves.Play(seat, cards=(name,), color=color)


def _option(state: State, move: Move) -> Option | None:
    if type(decide(state, move)) is Refusal:
        return None
    return _written(move)


@lru_cache(maxsize=2048)
def _written(move: Move) -> Option:
    """An act without a choice that names nobody: written alike at every table."""
    return Option(format_move((), move), _kind(move))


def _kind(move: Move) -> str:
    match move:
        case Vote(aye=aye):
            return "aye" if aye else "nay"
    return format_move((), move) if not isinstance(move, moves.NameColor) else "color"


def _plain(state: State, seat: Seat) -> Iterator[Move]:
    """Acts without a choice, that of a color apart, where something is there for them to be about.

    Whether they are allowed is for the rules to say.
    """
    if seat == state.turn:
        yield from _of_turn(state, seat)
    assembly = state.assembly
    if assembly.case is not None:
        yield from (Admit(seat), Contest(seat))
    if assembly.case is not None or assembly.session is not None:
        yield from (Vote(seat, aye=True), Vote(seat, aye=False))
    if assembly.motion is not None or assembly.session is not None:
        yield from (committee.SecondMotion(seat), committee.Withdraw(seat))
    if assembly.session is not None:
        yield from (committee.Put(seat), committee.Adjourn(seat))
    if not state.is_in_round:
        yield moves.NextRound(seat)
    if assembly.session is None:
        yield committee.MoveToConvene(seat)


def _of_turn(state: State, seat: Seat) -> Iterator[Move]:
    yield moves.Pass(seat) if state.has_drawn and not state.debt else moves.Draw(seat)
    if state.social():
        yield moves.EndSocial(seat)
    if state.is_challenge_open:
        yield moves.Challenge(seat)
    if state.must_name_color():
        yield from (moves.NameColor(seat, color=color) for color in COLORS)


def _may_leave(state: State, seat: Seat) -> bool:
    """Nothing but an objection keeps anybody at a table."""
    return objection(state, Leave(seat)) is None


def _singles(state: State, seat: Seat, fit: AbstractSet[CardName]) -> Iterator[Option]:
    words = _words(state, seat, 1)
    is_price_averted = bool(words) and _has_duties(state)
    for name in dict.fromkeys(NAME[card] for card in state.hands[seat]):
        if name in fit and not (is_price_averted and _is_refused(state, seat, name, words)):
            for color in _COLORLESS if color_of_name(name) else COLORS:
                yield _laying(name, color, words)


def _has_duties(state: State) -> bool:
    standing = state.law.standing
    return standing is not None and bool(standing.duties)


def _is_refused(state: State, seat: Seat, name: CardName, words: tuple[str, ...]) -> bool:
    """Whether a card goes without these words alone: with them no price of others is paid first."""
    move = moves.Play(seat, words, cards=(name,), color=_single(seat, name).color)
    return type(decide(state, move)) is Refusal


def _worded(state: State, seat: Seat, fit: AbstractSet[CardName]) -> Iterator[Option]:
    """Cards that a law lets go by themselves only with certain words (law.duty.3)."""
    laws = None if state.is_aloud else compiled(state)
    tests = [] if laws is None else [test for law in laws.layings for test in law.tests]
    phrases = dict.fromkeys(test.words for test in tests if isinstance(test, Says))
    if not phrases:
        return
    words = (*_words(state, seat, 1), *phrases)
    for name in dict.fromkeys(NAME[card] for card in state.hands[seat]):
        for color in _COLORLESS if color_of_name(name) else COLORS:
            move = moves.Play(seat, words, cards=(name,), color=color)
            if name not in fit and type(decide(state, move)) is not Refusal:
                yield Option(_laying(name, color, words).command, "worded", (name,))


@lru_cache(maxsize=4096)
def _laying(name: CardName, color: str | None, words: tuple[str, ...]) -> Option:
    """One card laid: written alike for every seat of every table."""
    move = moves.Play(NOBODY, words, cards=(name,), color=color)
    return Option(format_move((), move), "single", move.cards)


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
    for held in _numbers_by_color(state, seat).values():
        group = [one for one in held if one[0] <= measure]
        if len(group) > 1:
            group.sort(reverse=True)
            _sums(group, 0, measure, [], found, [_TRIED])
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
    if len(group) < 2:
        return []
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
    hand = state.hands[seat]
    if len(hand) < THREE:
        return
    by_face: dict[str, list[CardName]] = {}
    for card in hand:
        by_face.setdefault(FACE[card], []).append(NAME[card])
    offered, words = 0, _words(state, seat, THREE)
    others = [to for to in state.members() if to != seat]
    for names in by_face.values():
        for three in _threes(names):
            gifts = [moves.Give(seat, words, cards=three, to=to) for to in others]
            for gift in _accepted(state, gifts)[: MOST_SEVERAL * 2 - offered]:
                offered += 1
                yield Option(format_move(state.names, gift), "threesome", three)


def _accepted(state: State, gifts: list[moves.Give]) -> list[moves.Give]:
    """All of the same cards are, or none; but a law can say how many cards somebody may hold."""
    laws = compiled(state)
    if laws is None or laws.limit is None:
        return [] if type(decide(state, gifts[0])) is Refusal else gifts
    return [gift for gift in gifts if type(decide(state, gift)) is not Refusal]


def _threes(names: list[CardName]) -> list[tuple[CardName, ...]]:
    """One choice of three, or with more of them the first and the last three."""
    if len(names) < THREE:
        return []
    return list(dict.fromkeys((tuple(names[:THREE]), tuple(names[-THREE:]))))
