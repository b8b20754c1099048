"""A fact in words, before it is a line of somebody's log."""

from collections.abc import Iterable

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr


class Telling(Struct, frozen=True):
    """A fact in words: whom it is about, and the faces that its reader sees in it."""

    text: str
    seat: Seat | None
    cards: tuple[CardName, ...] = ()
    is_speech: bool = False


def listed(names: tuple[str, ...], seats: Iterable[Seat]) -> str:
    """Several names in a sentence: ``Ann, Bo and Cy``; empty for nobody."""
    *first, last = [names[seat] for seat in seats] or [""]
    return tr("{first} and {last}", first=", ".join(first), last=last) if first else last
