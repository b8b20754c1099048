"""Checks of a record wherever people hold cards: turn, hands, words owed, what is seen."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from magoo_tui.kernel.cards import CardName, Deck
from magoo_tui.kernel.game import Inquiry
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.checks import (
    CheckNotUnderstoodError,
    found_unless,
    named,
    number,
    seat_and_rest,
    seat_of,
)

Check: TypeAlias = Callable[[Inquiry, str], str | None]
"""Answers what stands behind a check's name: None if it holds, else what was found."""


class CardChecks:
    """These checks for one game: its deck, and how it tells what is waited for, owed and seen."""

    def __init__(
        self,
        deck: Deck,
        floor: Callable[[Any], Sequence[Seat]],
        owed: Callable[[Any, Seat], Sequence[str]],
        faces_in: Callable[[Any], set[CardName]],
    ) -> None:
        """``floor`` and ``owed`` are asked of the game's state, ``faces_in`` of a seat's view."""
        self._deck = deck
        self._floor, self._owed, self._faces_in = floor, owed, faces_in
        self.answers: Final[dict[str, Check]] = {
            "turn": self._turn_of,
            "hand": self._hand_of,
            "count": self._count_of,
            "owes": self._words_of,
            "stage": self._stage_is,
            "floor": self._floor_of,
            "sees": self._sees,
            "hidden": self._hides,
        }

    def card(self, text: str) -> CardName:
        """The card that a check names. Raises CheckNotUnderstoodError."""
        card = self._deck.parse(text)
        if card is None:
            raise CheckNotUnderstoodError(f"there is no card {text}")
        return card

    def _turn_of(self, inquiry: Inquiry, name: str) -> str | None:
        turn = inquiry.state.turn
        return found_unless(turn == seat_of(inquiry, name), named(inquiry, turn))

    def _hand_of(self, inquiry: Inquiry, text: str) -> str | None:
        name, sign, cards = text.partition("=")
        if not sign:
            raise CheckNotUnderstoodError("the form is `hand SEAT = CARDS`")
        hand = inquiry.state.hands[seat_of(inquiry, name)]
        held = [self._deck.names[card] for card in hand]
        expected = Counter(self.card(word) for word in cards.split())
        return found_unless(Counter(held) == expected, " ".join(held) or "no cards")

    def _count_of(self, inquiry: Inquiry, text: str) -> str | None:
        seat, rest = seat_and_rest(inquiry, text)
        found = len(inquiry.state.hands[seat])
        return found_unless(found == number(rest), found)

    def _words_of(self, inquiry: Inquiry, text: str) -> str | None:
        seat, rest = seat_and_rest(inquiry, text)
        owed = self._owed(inquiry.state, seat)
        found = " and ".join(f'"{words}"' for words in owed) or "nothing"
        if rest == "nothing":
            return found_unless(not owed, found)
        return found_unless(rest.strip('"').casefold() in map(str.casefold, owed), found)

    def _stage_is(self, inquiry: Inquiry, text: str) -> str | None:
        found = inquiry.state.stage()
        return found_unless(found == text, found)

    def _floor_of(self, inquiry: Inquiry, name: str) -> str | None:
        waited_for = self._floor(inquiry.state)
        found = ", ".join(named(inquiry, seat) for seat in waited_for) or "nobody"
        return found_unless(seat_of(inquiry, name) in waited_for, found)

    def _sees(self, inquiry: Inquiry, text: str) -> str | None:
        return found_unless(self._is_seen(inquiry, text), "it is nowhere in that view")

    def _hides(self, inquiry: Inquiry, text: str) -> str | None:
        return found_unless(not self._is_seen(inquiry, text), "that view shows it")

    def _is_seen(self, inquiry: Inquiry, text: str) -> bool:
        name, _, card = text.partition(":")
        return self.card(card.strip()) in self._faces_in(inquiry.view(seat_of(inquiry, name)))


def among(seats: Callable[[Any], Sequence[Seat]]) -> Check:
    """The check that a seat is one of those that a state tells, or that there are none."""

    def answer(inquiry: Inquiry, name: str) -> str | None:
        found = seats(inquiry.state)
        holds = not found if name == "nobody" else seat_of(inquiry, name) in found
        return found_unless(holds, ", ".join(inquiry.names[seat] for seat in found) or "nobody")

    return answer
