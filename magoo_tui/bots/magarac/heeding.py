"""What a bot attends to: the lines of the log that it reacts to, and who is to act."""

from collections.abc import Iterable
from typing import Final

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.seats import Seat

TRUE_SLAP: Final = "magarac.play.6"
FALSE_SLAP: Final = "magarac.play.13"
OFFER: Final = "magarac.travel.7"
CARD, DEAL = CARDS_COME = ("magarac.play.2", "magarac.setup.6")
SESSION: Final = "law.session.1"
HAND_OVER: Final = ("magarac.play.10", "magarac.play.11", "magarac.play.12")

HEEDED: Final = frozenset((TRUE_SLAP, FALSE_SLAP, OFFER, *CARDS_COME, SESSION, *HAND_OVER))
"""The clauses whose lines a bot looks for in the log."""


def awake(view: SeatView) -> Iterable[Seat]:
    """Who might have something to do: everybody at the table, for anybody may slap."""
    return [place.seat for place in view.places if not place.is_gone]


def is_over(view: SeatView) -> bool:
    """Whether the game has come to its end; a hand is only a part of it."""
    return view.stage == "over"
