"""Magarac's checks of a record: `? turn Cy`, `? letters Cy MAG` and their like."""

from collections.abc import Callable
from typing import Final

from magoo_tui.games.magarac.cards import DECK, WORD
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.games.magarac.state import State
from magoo_tui.games.magarac.view import floor
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
from magoo_tui.rulebook.enforcement import enforces


def check(inquiry: Inquiry, text: str) -> str | None:
    """Answer a `?` line: None if it holds, else what was found."""
    head, _, rest = text.strip().partition(" ")
    rest = rest.strip()
    if head in SHARED_CHECKS:
        return check_shared(inquiry, load("magarac"), head, rest)
    answer = _CHECKS.get(head)
    if answer is None:
        raise CheckNotUnderstoodError(f"there is no check {head}")
    return answer(inquiry, rest)


def _state(inquiry: Inquiry) -> State:
    state: State = inquiry.state
    return state


def _in(inquiry: Inquiry, name: str) -> str | None:
    return found_unless(seat_of(inquiry, name) not in _state(inquiry).gone, "gone")


def _out(inquiry: Inquiry, name: str) -> str | None:
    return found_unless(seat_of(inquiry, name) in _state(inquiry).gone, "in")


@enforces("magarac.score.2")
def _letters(inquiry: Inquiry, text: str) -> str | None:
    seat, rest = seat_and_rest(inquiry, text)
    wanted = "" if rest.lower() == "none" else rest.upper()
    if not WORD.startswith(wanted):
        raise CheckNotUnderstoodError(f"{rest} is no beginning of {WORD}")
    found = _state(inquiry).word_of(seat)
    return found_unless(found == wanted, found or "none")


def _direction(inquiry: Inquiry, text: str) -> str | None:
    return found_unless(text == "left", "left")


def _nothing_lies(inquiry: Inquiry, text: str) -> str | None:
    """All cards are in hands: there is no pile of any kind."""
    return found_unless(number(text) == 0, 0)


def _penalty(inquiry: Inquiry, text: str) -> str | None:
    """Nobody ever takes penalty cards."""
    _, rest = seat_and_rest(inquiry, text)
    return _nothing_lies(inquiry, rest)


@enforces("magarac.end.4")
def _ranked(inquiry: Inquiry, text: str) -> str | None:
    """Nobody wins, and nobody is ranked."""
    return found_unless(text == "nobody", "nobody")


def faces_in(view: SeatView) -> set[CardName]:
    """Every face that can be read somewhere in a view."""
    faces = {*view.hand, *(view.opened.cards if view.opened else ())}
    for option in view.options:
        faces.update(option.cards)
    for line in view.log:
        faces.update(line.cards)
    return faces


def _owed(state: State, seat: Seat) -> tuple[str, ...]:
    """Only a law makes anybody owe words."""
    return words_owed(state.law, seat)


_OF_CARDS: Final = CardChecks(DECK, floor, _owed, faces_in)
_CHECKS: Final[dict[str, Callable[[Inquiry, str], str | None]]] = {
    **_OF_CARDS.answers,
    "in": _in,
    "out": _out,
    "letters": _letters,
    "direction": _direction,
    "draw": _nothing_lies,
    "discard": _nothing_lies,
    "penalty": _penalty,
    "loser": among(lambda state: state.losers),
    "winner": _ranked,
    "finished": _ranked,
}
