"""The log of a table, kept for each reader as that reader may know it."""

from collections.abc import Callable, Sequence
from typing import Any

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine

Narrate = Callable[[tuple[str, ...], Event[Any], Seat | None, int], LogLine | None]


class Logs:
    """Facts in, lines out: each reader's lines are written when they are first asked for."""

    def __init__(self, narrate: Narrate, names: tuple[str, ...]) -> None:
        self._narrate = narrate
        self._names = names
        self._facts: list[tuple[int, Sequence[Event[Any]]]] = []
        self._lines: dict[Seat | None, list[LogLine]] = {}
        self._told: dict[Seat | None, int] = {}

    def add(self, number: int, facts: Sequence[Event[Any]]) -> None:
        """Take in what a line caused."""
        if facts:
            self._facts.append((number, facts))

    def lines_for(self, reader: Seat | None) -> tuple[LogLine, ...]:
        """All lines, the latest last, as that reader may know them."""
        lines = self._lines.setdefault(reader, [])
        for number, facts in self._facts[self._told.get(reader, 0) :]:
            for fact in facts:
                line = self._narrate(self._names, fact, reader, number)
                if line is not None:
                    lines.append(line)
        self._told[reader] = len(self._facts)
        return tuple(lines)
