"""Magoo's checks of a record: `? turn Cy`, `? hand Cy = B2 B3` and their like."""

from collections.abc import Callable
from typing import Final

from magoo_tui.games.magoo.cards import NAME, UNO, parse_color
from magoo_tui.games.magoo.events import CardsTaken
from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.games.magoo.state import State
from magoo_tui.games.magoo.view import chant, floor
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.game import Inquiry
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.card_checks import CardChecks, among
from magoo_tui.parliament.checks import (
    SHARED_CHECKS,
    CheckNotUnderstoodError,
    check_shared,
    found_unless,
    number,
    seat_and_rest,
    seat_of,
    words_owed,
)
from magoo_tui.rulebook import load

_DRAWN: Final = ("draw", "law")
"""Why cards are taken that are no penalty."""


def check(inquiry: Inquiry, text: str) -> str | None:
    """Answer a `?` line: None if it holds, else what was found."""
    head, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if head in SHARED_CHECKS:
        return check_shared(inquiry, load("magoo"), head, rest)
    answer = _CHECKS.get(head)
    if answer is None:
        raise CheckNotUnderstoodError(f"there is no check {head}")
    return answer(inquiry, rest)


def _state(inquiry: Inquiry) -> State:
    state: State = inquiry.state
    return state


def _owed(state: State, seat: Seat) -> tuple[str, ...]:
    """The calls that the last act lacks, and what laws have people say."""
    calls = state.missing if state.caller == seat and not state.is_aloud else ()
    return (*calls, *words_owed(state.law, seat))


def faces_in(view: SeatView) -> set[CardName]:
    """Every face that can be read somewhere in a view."""
    faces = {*view.hand, *view.shown}
    faces.update(face for shown in view.at_work.open_cards for face in shown.cards)
    faces.update(card.name for card in view.pile)
    for line in view.log:
        faces.update(line.cards)
    return faces


_OF_CARDS: Final = CardChecks(UNO, floor, _owed, faces_in)


def _top(inquiry: Inquiry, text: str) -> str | None:
    pile = _state(inquiry).pile
    found = NAME[pile[-1]] if pile else "nothing"
    return found_unless(found == _OF_CARDS.card(text), found)


def _color(inquiry: Inquiry, text: str) -> str | None:
    found = _state(inquiry).color()
    return found_unless(found == parse_color(text), found or "none")


def _direction(inquiry: Inquiry, text: str) -> str | None:
    found = "left" if _state(inquiry).direction == 1 else "right"
    return found_unless(found == text, found)


def _in(inquiry: Inquiry, name: str) -> str | None:
    seat = seat_of(inquiry, name)
    return found_unless(bool(_state(inquiry).hands[seat]), "out")


def _out(inquiry: Inquiry, name: str) -> str | None:
    state, seat = _state(inquiry), seat_of(inquiry, name)
    return found_unless(seat in state.outs, "gone" if seat in state.gone else "in")


def _penalty(inquiry: Inquiry, text: str) -> str | None:
    seat, rest = seat_and_rest(inquiry, text)
    found = sum(
        len(fact.cards)
        for fact in inquiry.facts
        if isinstance(fact, CardsTaken) and fact.seat == seat and fact.cause not in _DRAWN
    )
    return found_unless(found == number(rest), found)


def _counter(measure: Callable[[State], int]) -> Callable[[Inquiry, str], str | None]:
    def answer(inquiry: Inquiry, text: str) -> str | None:
        found = measure(_state(inquiry))
        return found_unless(found == number(text), found)

    return answer


def _tally(inquiry: Inquiry, text: str) -> str | None:
    seat, rest = seat_and_rest(inquiry, text)
    found = _state(inquiry).tally[seat]
    return found_unless(found == number(rest), found)


def _finished(inquiry: Inquiry, text: str) -> str | None:
    end = _state(inquiry).conclusion
    found = [inquiry.names[seat] for seat in end.finished] if end else []
    expected: list[str] = []
    rest = text
    while rest:
        seat, rest = seat_and_rest(inquiry, rest)
        expected.append(inquiry.names[seat])
    return found_unless(found == expected, " ".join(found) or "nobody")


def _losers(state: State) -> tuple[Seat, ...]:
    return state.conclusion.losers if state.conclusion else ()


def _winner(state: State) -> tuple[Seat, ...]:
    end = state.conclusion
    return () if end is None or end.winner is None else (end.winner,)


def _exempt(state: State) -> tuple[Seat, ...]:
    return state.conclusion.exempt if state.conclusion else ()


def _chant(inquiry: Inquiry, text: str) -> str | None:
    found = chant(_state(inquiry))
    return found_unless(found is not None and found == text.strip('"'), found or "no chant")


_CHECKS: Final[dict[str, Callable[[Inquiry, str], str | None]]] = {
    **_OF_CARDS.answers,
    "top": _top,
    "color": _color,
    "direction": _direction,
    "in": _in,
    "out": _out,
    "penalty": _penalty,
    "debt": _counter(lambda state: state.debt or state.resting_debt),
    "social": _counter(State.social),
    "corner": _counter(lambda state: len(state.corner)),
    "draw": _counter(lambda state: len(state.draw)),
    "discard": _counter(lambda state: len(state.pile)),
    "tally": _tally,
    "finished": _finished,
    "loser": among(_losers),
    "winner": among(_winner),
    "exempt": among(_exempt),
    "chant": _chant,
}
