"""Laying cards, drawing, passing, naming a color (magoo.uno.12 to 19, 24 to 28, am2, am6)."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.calls import heard_among, wording
from magoo_tui.games.magoo.cards import (
    ALONE,
    COLOR,
    DRAW_TWO,
    FACE,
    NAME,
    NUMBER,
    REVERSE,
    SKIP,
    WILD_FOUR,
)
from magoo_tui.games.magoo.laws.compiled import looked_up
from magoo_tui.games.magoo.laws.laying import objection_of_laws, word_on
from magoo_tui.games.magoo.rules.owing import calls_owed
from magoo_tui.games.magoo.rules.pile_on import answer, debt_clauses, draw_debt, open_debt
from magoo_tui.games.magoo.rules.social import achieved, is_off_social, objection_of_social
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import AGAIN, ON, OVER, State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.clause_id import NOTATION, ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_FITS = ClauseId("magoo.uno.13")
_SINGLE = (_FITS,)
_PLAIN_WILD = (_FITS, ClauseId("magoo.uno.18"))
_FOUR = (_FITS, ClauseId("magoo.uno.20"))
_REVERSED = (_FITS, ClauseId("magoo.uno.25"))
_SKIPPED = (_FITS, ClauseId("magoo.uno.26"))
_TWO_IN = ClauseId("magoo.uno.27")
_SEVERAL = ClauseId("magoo.uno.14")
_DRAWN = ClauseId("magoo.uno.16")
_COLOR = ClauseId("magoo.uno.19")
_DRAWING = ClauseId("magoo.uno.15")
_PASSING = ClauseId("magoo.uno.17")
_NO_CALLS: tuple[str, ...] = ()
_NO_CITES: tuple[ClauseId, ...] = ()


def find_cards(state: State, seat: Seat, names: tuple[CardName, ...]) -> list[Card] | None:
    """Cards of these names in a hand: the drawn one first, then those held longest."""
    hand, drawn = state.hands[seat], state.drawn
    found: list[Card] = []
    for name in names:
        if drawn is not None and NAME[drawn] == name and drawn not in found:
            found.append(drawn)
            continue
        for card in hand:
            if NAME[card] == name and card not in found:
                found.append(card)
                break
        else:
            return None
    return found


def not_held(state: State, seat: Seat) -> Refusal:
    """Somebody names cards that are not in their hand."""
    return Refusal(NOTATION, f"{state.names[seat]} does not hold all of these cards.")


@enforces("magoo.uno.16")
def misses_drawn(state: State, cards: list[Card]) -> Refusal | None:
    """After drawing, only the drawn card, or cards along with it."""
    drawn = state.drawn
    return None if drawn is None or drawn in cards else _only_drawn(drawn)


def _only_drawn(drawn: Card) -> Refusal:
    name = NAME[drawn]
    return Refusal(_DRAWN, f"After drawing, only the drawn {name} may go, alone or with others.")


@enforces("magoo.uno.34")
def play(state: State, move: moves.Play) -> Ruling:
    """Lay one card or several: the first objection is the refusal, and no card gets down."""
    if len(move.cards) == 1:
        name, drawn = move.cards[0], state.drawn
        if drawn is not None and NAME[drawn] == name:
            return play_one(state, move, drawn)
        for card in state.hands[move.seat]:
            if NAME[card] == name:
                return play_one(state, move, card)
        return not_held(state, move.seat)
    cards = find_cards(state, move.seat, move.cards)
    if cards is None:
        return not_held(state, move.seat)
    if state.debt:
        return answer(state, move, cards, _NO_CALLS)
    objection = misses_drawn(state, cards)
    if objection is not None:
        return objection
    return (
        objection_of_social(state)
        if is_off_social(state, cards)
        else lay_several(state, move, cards)
    )


@enforces("magoo.uno.13", "magoo.uno.18", "magoo.uno.19", "magoo.uno.20", "magoo.uno.33")
def play_one(state: State, move: moves.Play, card: Card) -> Ruling:
    """A single card goes by color, by face, or by being a wild, whose color is named."""
    color, seat, owes = COLOR[card], move.seat, _NO_CALLS
    is_wild = color is None
    if is_wild:
        color = move.color
        if color is None:
            return Refusal(
                _COLOR, f"Whoever lays a wild names its color: play {NAME[card]} as red."
            )
    if len(state.hands[seat]) == 2:
        owes = calls_owed(state, seat, 1)
    if state.debt:
        return answer(state, move, [card], owes)
    if state.drawn is not None and card != state.drawn:
        return _only_drawn(state.drawn)
    pile = state.pile
    is_alike = bool(pile) and FACE[card] == FACE[pile[-1]]
    if pile and not is_alike and is_off_social(state, ALONE[card]):
        return objection_of_social(state)
    fits, by_law = is_alike or is_wild or not pile or color == state.colors[-1], _NO_CITES
    standing = state.law.standing
    if standing is not None and (standing.compiled or looked_up(standing)).layings_of[card]:
        word = word_on(state, seat, card, pile[-1] if pile else None, move.words)
        if type(word) is Refusal:
            return word
        by_law = _NO_CITES if fits or word is None else (ClauseId(f"law.{word}"),)
    if not fits and not by_law:
        return Refusal(_FITS, _misfit(state, card))
    laid = _lay(state, seat, card, color, owes, by_law)
    return laid + achieved(state, [card]) if is_alike else laid


def _lay(
    state: State,
    seat: Seat,
    card: Card,
    color: str | None,
    owes: tuple[str, ...],
    by_law: tuple[ClauseId, ...],
) -> list[Event[Any]]:
    """The facts of a single card and of its effect; ``by_law`` is what alone lets it fit."""
    if NUMBER[card] is not None:
        cites = by_law + _SINGLE if by_law else _SINGLE
        return [facts.CardsLaid(cites, seat, ALONE[card], color, "single", ON, owes)]
    return _lay_with_effect(state, seat, card, color, owes, by_law)


def _lay_with_effect(
    state: State,
    seat: Seat,
    card: Card,
    color: str | None,
    owes: tuple[str, ...],
    by_law: tuple[ClauseId, ...],
) -> list[Event[Any]]:
    face = FACE[card]
    cites, passes, change = _effect(state, face)
    laid: list[Event[Any]] = [
        facts.CardsLaid(by_law + cites, seat, ALONE[card], color, "single", passes, owes)
    ]
    if change is not None:
        laid.append(change)
    elif face in (DRAW_TWO, WILD_FOUR):
        laid.append(open_debt(state, seat, card))
    return laid


@enforces("magoo.uno.25", "magoo.uno.26", "magoo.uno.27")
def _effect(
    state: State, face: str
) -> tuple[tuple[ClauseId, ...], int, facts.DirectionChanged | None]:
    """What a single card cites, how the turn passes, and whether the direction changes."""
    if face == SKIP:
        if state.in_count() == 2:
            return (*_SKIPPED, _TWO_IN), AGAIN, None
        return _SKIPPED, OVER, None
    if face == REVERSE:
        if state.in_count() == 2:
            return (*_REVERSED, _TWO_IN), AGAIN, None
        return _REVERSED, ON, facts.DirectionChanged(_REVERSED[1:], -state.direction)
    if face == "W":
        return _PLAIN_WILD, ON, None
    return (_FOUR if face == WILD_FOUR else _SINGLE), ON, None


def _misfit(state: State, card: Card) -> str:
    top, color = NAME[state.pile[-1]], state.colors[-1]
    if COLOR[state.pile[-1]] is None:
        return f"{NAME[card]} does not fit: on this wild only {color} goes, or another wild."
    return f"{NAME[card]} does not fit on {top}: it is neither {color} nor of the same face."


def number_in_play(state: State) -> int | None:
    """The number of the card in play; None unless it is numerical."""
    return NUMBER[state.pile[-1]] if state.pile else None


@enforces("magoo.uno.14", "magoo.am2.2", "magoo.am6.1")
def lay_several(state: State, move: moves.Play, cards: list[Card]) -> Ruling:
    """Several cards go only as a Magoo or as a Straight; what is both is told by its call."""
    measure = number_in_play(state)
    numbers = [NUMBER[card] for card in cards]
    if measure is None:
        return Refusal(_SEVERAL, "Several cards go only on a number card.")
    plain = [number for number in numbers if number is not None]
    if len(plain) < len(numbers):
        return Refusal(_SEVERAL, "Several cards go only if all of them are number cards.")
    law = state.law
    adds_up = adds_up_to(plain, measure) and not law.is_suspended("magoo.am2")
    steps = steps_from(state, measure, plain) and not law.is_suspended("magoo.am6")
    is_magoo = adds_up and len({COLOR[card] for card in cards}) == 1
    is_straight = steps and all(COLOR[card] == state.color() for card in cards)
    if is_magoo and is_straight:
        is_magoo = not state.is_aloud and heard_among(wording(len(cards)), move.words)
    if (is_magoo or is_straight) and law.standing is not None:
        forbidden = objection_of_laws(state, move.seat, cards, move.words)
        if forbidden is not None:
            return forbidden
    if is_magoo:
        return lay_magoo(state, move, cards)
    if is_straight:
        return lay_straight(state, move, cards)
    return _neither(state, measure, adds_up, steps)


@enforces("magoo.am2.4", "magoo.am6.3")
def _neither(state: State, measure: int, adds_up: bool, steps: bool) -> Refusal:
    if adds_up:
        return Refusal(ClauseId("magoo.am2.4"), "The cards of a Magoo are all of one color.")
    if steps:
        return Refusal(
            ClauseId("magoo.am6.3"), f"The cards of a Straight are all {state.color()}, as in play."
        )
    return Refusal(
        _SEVERAL, f"These cards neither add up to {measure} nor go from it step by step."
    )


@enforces("magoo.am2.3")
def adds_up_to(numbers: list[int], measure: int) -> bool:
    """Whether the cards make together the number of the card in play."""
    return sum(numbers) == measure


@enforces("magoo.am6.4", "magoo.am6.5")
def steps_from(state: State, measure: int, numbers: list[int]) -> bool:
    """Whether each card is one up or down from the card before it."""
    wraps = state.law.values["straight_wrap"] == "yes"
    before = measure
    for number in numbers:
        step = abs(number - before)
        if step != 1 and not (wraps and step == 9):
            return False
        before = number
    return True


@enforces("magoo.am2.1", "magoo.am2.5", "magoo.am2.6", "magoo.am2.7", "magoo.am2.9", "magoo.am2.10")
def lay_magoo(state: State, move: moves.Play, cards: list[Card]) -> Ruling:
    """A Magoo owes its call, and its last card is in play."""
    owes = calls_owed(state, move.seat, len(cards), is_magoo=True)
    cites = (ClauseId("magoo.am2.1"),)
    color = COLOR[cards[-1]]
    return [
        facts.CardsLaid(cites, move.seat, tuple(cards), color, "magoo", ON, owes),
        *achieved(state, cards),
    ]


@enforces("magoo.am6.2", "magoo.am6.6", "magoo.am2.10")
def lay_straight(state: State, move: moves.Play, cards: list[Card]) -> Ruling:
    """A Straight needs no words of its own."""
    owes = calls_owed(state, move.seat, len(cards))
    cites = (ClauseId("magoo.am6.2"),)
    color = COLOR[cards[-1]]
    return [
        facts.CardsLaid(cites, move.seat, tuple(cards), color, "straight", ON, owes),
        *achieved(state, cards),
    ]


@enforces("magoo.uno.15")
def draw(state: State, move: moves.Draw) -> Ruling:
    """One card, once a turn; under a debt all of it."""
    if state.debt:
        return draw_debt(state, move.seat)
    if state.has_drawn:
        return Refusal(_DRAWING, f"{state.names[move.seat]} has drawn in this turn already.")
    return [taking(state, move.seat, 1, "draw", (_DRAWING,))]


@enforces("magoo.uno.17")
def pass_turn(state: State, move: moves.Pass) -> Ruling:
    """Only after having drawn."""
    if state.debt:
        cites = ", ".join(debt_clauses(state))
        return Refusal(
            _PASSING, f"A debt of {state.debt} cannot be passed: it is answered or drawn ({cites})."
        )
    if not state.has_drawn:
        return Refusal(_PASSING, f"{state.names[move.seat]} passes only after drawing a card.")
    return [facts.Passed((_PASSING,), move.seat)]


def name_color(state: State, move: moves.NameColor) -> Ruling:
    """Give a color to a wild that lies without one."""
    if not state.must_name_color():
        return Refusal(_COLOR, "There is no color to be named.")
    return [facts.ColorNamed((_COLOR,), move.seat, move.color)]
