"""What a bot attends to: whose last act needs a call that nobody has said, and who is to act.

Where words are typed the view says what has not been heard yet (magoo.uno.28, am2.7). Where they
are said aloud (magoo.uno.39) it says what was to be called, and a bot listens for itself.
"""

from collections.abc import Iterable
from typing import Final

from magoo_tui.games.magoo.calls import heard_among
from magoo_tui.games.magoo.seat_view import SeatView, Unsaid
from magoo_tui.kernel.seats import Seat

DEAL: Final = "magoo.uno.4"
GIFT: Final = "magoo.am3.1"
MOTION: Final = "magoo.art3.3"
SECOND: Final = "magoo.art3.4"
ROUND_OVER: Final = "magoo.am1.1"

HEEDED: Final = frozenset((DEAL, GIFT, MOTION, SECOND, ROUND_OVER))
"""The clauses whose lines a bot looks for in the log, wherever words are typed."""


def unsaid(view: SeatView) -> Unsaid | None:
    """Whose last act lacks a call, as far as can be heard; None if nobody's does."""
    missing = view.unsaid
    if missing is None or not view.is_aloud:
        return missing
    words = _words_since_act(view, missing.seat)
    calls = tuple(call for call in missing.calls if not heard_among(call, words))
    return Unsaid(missing.seat, calls) if calls else None


def _words_since_act(view: SeatView, seat: Seat) -> list[str]:
    """What a seat has said with the cards that it showed last, and after them."""
    words: list[str] = []
    act = None
    for line in reversed(view.log):
        if act is not None and line.number < act:
            break
        if line.seat == seat:
            if line.is_speech:
                words.append(line.text)
            elif line.cards and act is None:
                act = line.number
    return words


def awake(view: SeatView) -> Iterable[Seat]:
    """Who might have something to do, told from anybody's view: all but mere listeners."""
    if view.unsaid is not None or view.motion is not None or view.stage != "turn":
        return [place.seat for place in view.places if not place.is_gone]
    if view.at_work.words:
        return {*view.floor, *(one.seat for one in view.at_work.words)}
    return view.floor


def is_over(view: SeatView) -> bool:
    """Whether the round has ended, or the whole table."""
    return view.ending is not None or view.stage == "over"
