"""A table at which nobody reads the whole log."""

from collections.abc import Set as AbstractSet
from typing import Any, Final

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.table.table import Table

_NOTHING: Final[tuple[tuple[LogLine, ...], int]] = ((), 0)


class QuietTable(Table):
    """Plays as any table does; the log of its views has only the lines that are heeded."""

    def __init__(self, game: Game, header: Header, heeded: AbstractSet[str]) -> None:
        """``heeded``: the clauses whose facts are told of. Raises NoRecordError."""
        super().__init__(game, header)
        self._heeded = heeded
        self._facts: list[tuple[int, Event[Any]]] = []
        self._read = 0
        self._logs_told: dict[Seat | None, tuple[tuple[LogLine, ...], int]] = {}
        """What each reader has been told, and of how many facts it tells."""
        self._listen(0, self._start)

    def view(self, seat: Seat | None) -> Any:
        """The table as a seat may know it, most of the log left out."""
        view = self._views.get(seat)
        if view is None:
            log = self._log_for(seat)
            view = self.game.view_for(self._state, seat, self.revision, log)
            self._views[seat] = view
        return view

    def _listen(self, number: int, facts: tuple[Event[Any], ...]) -> None:
        heeded = self._heeded
        for fact in facts:
            if not heeded.isdisjoint(fact.cites):
                self._facts.append((number, fact))

    def _log_for(self, seat: Seat | None) -> tuple[LogLine, ...]:
        entries = self.entries
        for number in range(self._read, len(entries)):
            self._listen(number + 1, entries[number].facts)
        self._read = len(entries)
        log, told = self._logs_told.get(seat, _NOTHING)
        if told < len(self._facts):
            lines = [
                self.game.narrate(self.names, fact, seat, number)
                for number, fact in self._facts[told:]
            ]
            log = (*log, *(line for line in lines if line is not None))
            self._logs_told[seat] = log, len(self._facts)
        return log
