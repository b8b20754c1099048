"""What a table remembers: its accepted lines, and the log of them as each reader may know it."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine


class Entry(Struct, frozen=True, gc=False):
    """An accepted line with all that it caused."""

    at: float
    """Seconds since the table opened."""
    move: Move
    facts: tuple[Event[Any], ...]


Narrate = Callable[[tuple[str, ...], Event[Any], Seat | None, int], LogLine | None]


class Logs:
    """Each reader's lines, written when they are first asked for."""

    def __init__(
        self,
        narrate: Narrate,
        names: tuple[str, ...],
        start: Sequence[Event[Any]],
        entries: Sequence[Entry],
    ) -> None:
        """``entries`` may grow; ``start`` is what happened before the first of them."""
        self._narrate = narrate
        self._names = names
        self._start = start
        self._entries = entries
        self._lines: dict[Seat | None, list[LogLine]] = {}
        self._told: dict[Seat | None, int] = {}

    def lines_for(self, reader: Seat | None) -> tuple[LogLine, ...]:
        """All lines, the latest last, as that reader may know them."""
        lines = self._lines.get(reader)
        if lines is None:
            lines = self._lines[reader] = []
            self._tell(lines, reader, 0, self._start)
        told = self._told.get(reader, 0)
        for number, entry in enumerate(self._entries[told:], told + 1):
            self._tell(lines, reader, number, entry.facts)
        self._told[reader] = len(self._entries)
        return tuple(lines)

    def _tell(
        self, lines: list[LogLine], reader: Seat | None, number: int, facts: Sequence[Event[Any]]
    ) -> None:
        for fact in facts:
            line = self._narrate(self._names, fact, reader, number)
            if line is not None:
                lines.append(line)
