"""What a bot has heard: whose last act needed a call that nobody has said (magoo.uno.28, am2.7).

Nobody is told whether a call is missing. It is judged from what all have seen and heard: the act,
the number of cards left, and the words since.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from magoo_tui.games.magoo.calls import UNO, heard_among, wording
from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine

UNO_CALL: Final = "magoo.uno.28"
MAGOO_CALL: Final = "magoo.am2.7"


class Unsaid(Struct, frozen=True):
    """An act that may still be caught, and the calls that it needed and were not heard."""

    seat: Seat
    number: int
    """The line of the act."""
    calls: tuple[str, ...]


def unsaid(view: SeatView) -> Unsaid | None:
    """Whose last act lacks a call, as far as can be heard; None if nobody's does."""
    act = _last_act(view)
    if act is None or act[0].seat is None:
        return None
    line, words = act
    seat = line.seat
    calls = tuple(call for call in _needed(view, line) if not heard_among(call, words))
    return Unsaid(seat, line.number, calls) if seat is not None and calls else None


def _last_act(view: SeatView) -> tuple[LogLine, list[str]] | None:
    """The last play or gift, and its player's words with it and since; None if it is closed."""
    spoken: list[LogLine] = []
    for lines in _backwards(view.log):
        spoken += [line for line in lines if line.is_speech]
        acts = [line for line in lines if not line.is_speech]
        if not acts or _is_beside_play(acts[0].clauses):
            continue
        act = acts[0]
        if not _is_play_or_gift(view, act):
            return None
        return act, [line.text for line in spoken if line.seat == act.seat]
    return None


def _backwards(log: Sequence[LogLine]) -> Iterator[list[LogLine]]:
    """What each accepted line brought, the last line first."""
    for _, lines in groupby(reversed(log), key=lambda line: line.number):
        yield list(reversed(list(lines)))


def _is_beside_play(clauses: tuple[ClauseId, ...]) -> bool:
    """Whether it was a motion, a session's business or a charge, which close nothing."""
    return any(clause.startswith("magoo.art") for clause in clauses)


def _is_play_or_gift(view: SeatView, line: LogLine) -> bool:
    if line.seat is None:
        return False
    name = view.places[line.seat].name
    return line.text.startswith((f"{name} plays ", f"{name} achieves a Threesome"))


def _needed(view: SeatView, act: LogLine) -> Iterator[str]:
    """The calls that an act needed, those of suspended clauses left out."""
    seat, call = act.seat, wording(max(2, len(act.cards)))
    if act.text.endswith(f": a {call}") and not view.law.is_suspended(MAGOO_CALL):
        yield call
    has_one = seat is not None and view.places[seat].cards == 1
    if has_one and not view.law.is_suspended(UNO_CALL):
        yield UNO
