"""Frames: a record step by step, as a replay shows it."""

from typing import Any

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.views import LogLine


class Frame(Struct, frozen=True):
    """The table after one line of a record; the first frame is the table before any."""

    line: str
    """The line as the record has it: ``Bo: play G4 G4 "Double Magoo"``; empty for the first."""
    view: Any
    """What a spectator may know: a TableView, and the game's own."""
    told: tuple[LogLine, ...] = ()
    """What this line brought."""
    hands: tuple[tuple[CardName, ...], ...] = ()
    """Every seat's hand, where the record is full and all may see it; else empty."""
