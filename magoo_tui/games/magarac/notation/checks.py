"""Magarac's checks of a record: `? turn Cy`, `? letters Cy MAG` and their like."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from magoo_tui.games.magarac.cards import DECK, NAME, WORD
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.games.magarac.state import State
from magoo_tui.games.magarac.view import floor
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.game import Inquiry
from magoo_tui.parliament.checks import (
    SHARED_CHECKS,
    CheckNotUnderstoodError,
    check_shared,
    found_unless,
    named,
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


def _card(text: str) -> CardName:
    card = DECK.parse(text)
    if card is None:
        raise CheckNotUnderstoodError(f"there is no card {text}")
    return card


def _turn(inquiry: Inquiry, name: str) -> str | None:
    turn = _state(inquiry).turn
    return found_unless(turn == seat_of(inquiry, name), named(inquiry, turn))


def _hand(inquiry: Inquiry, text: str) -> str | None:
    name, sign, cards = text.partition("=")
    if not sign:
        raise CheckNotUnderstoodError("the form is `hand SEAT = CARDS`")
    held = [NAME[card] for card in _state(inquiry).hands[seat_of(inquiry, name)]]
    expected = Counter(_card(word) for word in cards.split())
    return found_unless(Counter(held) == expected, " ".join(held) or "no cards")


def _count(inquiry: Inquiry, text: str) -> str | None:
    seat, rest = seat_and_rest(inquiry, text)
    found = len(_state(inquiry).hands[seat])
    return found_unless(found == number(rest), found)


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


def _owes(inquiry: Inquiry, text: str) -> str | None:
    """Only a law makes anybody owe words."""
    seat, rest = seat_and_rest(inquiry, text)
    owed = words_owed(_state(inquiry).law, seat)
    found = " and ".join(f'"{words}"' for words in owed) or "nothing"
    if rest == "nothing":
        return found_unless(not owed, found)
    return found_unless(rest.strip('"').casefold() in map(str.casefold, owed), found)


def _stage(inquiry: Inquiry, text: str) -> str | None:
    found = _state(inquiry).stage()
    return found_unless(found == text, found)


def _floor(inquiry: Inquiry, name: str) -> str | None:
    waited_for = floor(_state(inquiry))
    found = ", ".join(named(inquiry, seat) for seat in waited_for) or "nobody"
    return found_unless(seat_of(inquiry, name) in waited_for, found)


def _loser(inquiry: Inquiry, name: str) -> str | None:
    losers = _state(inquiry).losers
    holds = not losers if name == "nobody" else seat_of(inquiry, name) in losers
    return found_unless(holds, ", ".join(inquiry.names[seat] for seat in losers) or "nobody")


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


def _sees(inquiry: Inquiry, text: str) -> str | None:
    return found_unless(_is_seen(inquiry, text), "it is nowhere in that view")


def _hidden(inquiry: Inquiry, text: str) -> str | None:
    return found_unless(not _is_seen(inquiry, text), "that view shows it")


def _is_seen(inquiry: Inquiry, text: str) -> bool:
    name, _, card = text.partition(":")
    return _card(card.strip()) in faces_in(inquiry.view(seat_of(inquiry, name)))


def faces_in(view: SeatView) -> set[CardName]:
    """Every face that can be read somewhere in a view."""
    faces = {*view.hand, *(view.opened.cards if view.opened else ())}
    for option in view.options:
        faces.update(option.cards)
    for line in view.log:
        faces.update(line.cards)
    return faces


_CHECKS: Final[dict[str, Callable[[Inquiry, str], str | None]]] = {
    "turn": _turn,
    "hand": _hand,
    "count": _count,
    "in": _in,
    "out": _out,
    "letters": _letters,
    "direction": _direction,
    "draw": _nothing_lies,
    "discard": _nothing_lies,
    "penalty": _penalty,
    "owes": _owes,
    "stage": _stage,
    "floor": _floor,
    "loser": _loser,
    "winner": _ranked,
    "finished": _ranked,
    "sees": _sees,
    "hidden": _hidden,
}
