"""A fact in words, before it is a line of somebody's log."""

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat


class Telling(Struct, frozen=True):
    """A fact in words: whom it is about, and the faces that its reader sees in it."""

    text: str
    seat: Seat | None
    cards: tuple[CardName, ...] = ()
    is_speech: bool = False
