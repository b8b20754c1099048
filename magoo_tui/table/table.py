"""The table: it holds the state, and every line that changes it goes through here."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import NOTATION, ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.kernel.views import Limit, LogLine
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.table.log import Entry, Logs
from magoo_tui.table.record import format_line
from magoo_tui.tongue import tr


class Keeping(Protocol):
    """Where a table's lines are made durable before anybody sees their effect."""

    def keep(self, number: int, entry: Entry, text: str, state: Any) -> str | None:
        """Write line ``number`` (from 1) down.

        The state has the effects of the line already, but is shown to nobody. A sentence says
        why it could not be written, if so.
        """


HOUSE = ClauseId("house")
"""What a line is refused under that the disk did not take."""


class Table:
    """The shared game-state object: the only holder of a state, and the only door to it."""

    def __init__(self, game: Game, header: Header, keeping: Keeping | None = None) -> None:
        """Open a table at its first line. Raises NoRecordError."""
        self.game = game
        self.header = header
        self._decide, self._carry_out = game.decide, game.carry_out
        self.keeping = keeping
        self.clock: Callable[[], float] | None = None
        """Seconds since the table opened, for lines that do not say when they happen."""
        self._state = game.open_table(header)
        self.names: tuple[str, ...] = header.names()
        self.entries: list[Entry] = []
        self._latest = 0.0
        """When the last line was accepted; no line is earlier than the one before it."""
        self._followers: list[Callable[[], None]] = []
        self._views: dict[Seat | None, Any] = {}
        self._start = self._carry_out(self._state, None, ())
        self._logs = Logs(game.narrate, self.names, self._start, self.entries)

    # ---- asking

    @property
    def revision(self) -> int:
        """How many lines have been accepted."""
        return len(self.entries)

    def view(self, seat: Seat | None) -> Any:
        """The table as a seat, or a spectator (None), may know it."""
        view = self._views.get(seat)
        if view is None:
            log = self._logs.lines_for(seat)
            view = self.game.view_for(self._state, seat, self.revision, log)
            self._views[seat] = view
        return view

    def limit(self) -> Limit | None:
        """The time that runs, if one does."""
        return self.game.limit_of(self._state)

    def shuffle_wanted(self) -> Sequence[CardName] | None:
        """The cards that a shuffle would have to name now, in no order; None if none is taken."""
        return self.game.shuffle_wanted(self._state)

    def is_deal_open(self) -> bool:
        """Whether the shuffle that is taken is the first deal, which people may put off."""
        return self.game.is_deal_open(self._state)

    def refused(self, seat: Seat, command: str) -> Refusal | None:
        """Why a command would be refused now; None if it would be accepted."""
        move = self._parse(seat, command)
        ruling = move if isinstance(move, Refusal) else self.game.decide(self._state, move)
        return ruling if isinstance(ruling, Refusal) else None

    def ask(self, seat: Seat, command: str) -> Refusal | tuple[LogLine, ...]:
        """What the log would tell of a command by itself; nothing is done.

        Nothing is told of what chance or somebody else's secret would bring.
        """
        move = self._parse(seat, command)
        if isinstance(move, Refusal):
            return move
        ruling = self.game.decide(self._state, move)
        if isinstance(ruling, Refusal):
            return ruling
        if not self.game.is_foreseeable(move, ruling):
            return ()
        number = self.revision + 1
        told = (self.game.narrate(self.names, fact, seat, number) for fact in ruling)
        return tuple(line for line in told if line is not None)

    def law_context(self) -> LawContext:
        """What the sentence of a law is read against now."""
        context: LawContext = self.game.law_context(self._state)
        return context

    def _parse(self, seat: Seat, command: str) -> Move | Refusal:
        """The move that a command names, or why this seat cannot say it."""
        if not NOBODY <= seat < len(self.names):
            return Refusal(NOTATION, tr("There is no such seat at this table."))
        gone = self.game.gone(self._state, seat)
        return gone or self.game.parse_move(self.names, seat, command)

    # ---- doing

    def submit(self, seat: Seat, command: str, at: float | None = None) -> Refusal | None:
        """Do what a command says: None once it is done and durable, else why it is not."""
        move = self._parse(seat, command)
        return move if isinstance(move, Refusal) else self.submit_move(move, at)

    def submit_move(self, move: Move, at: float | None = None) -> Refusal | None:
        """Do what a move says: None once it is done and durable, else why it is not."""
        state, fault = self._state, None
        if at is not None or self.clock is not None or move.at is not None:
            move = self._timed(move, at)
        ruling = self._decide(state, move)
        if type(ruling) is Refusal:
            return ruling
        at = move.at or self._latest
        try:
            entry = Entry(at, move, self._carry_out(state, move, ruling))
            if self.keeping is not None:
                number = len(self.entries) + 1
                fault = self.keeping.keep(number, entry, self.text_of(entry), state)
        except BaseException:
            self._fall_back()
            raise
        if fault is not None:
            self._fall_back()
            return Refusal(HOUSE, fault)
        self.entries.append(entry)
        self._latest = at
        if self._views:
            self._views.clear()
        if self._followers:
            for told in tuple(self._followers):
                told()
        return None

    def _timed(self, move: Move, at: float | None) -> Move:
        """The move with the moment it is done at, if one is known: never before the last line."""
        if at is None:
            at = move.at if self.clock is None else self.clock()
        return move if at is None else timed(move, max(at, self._latest))

    def _fall_back(self) -> None:
        """Take the state back to the last line that counts."""
        self._state = self.game.open_table(self.header)
        for fact in self._start:
            fact.apply(self._state)
        for entry in self.entries:
            for fact in entry.facts:
                fact.apply(self._state)

    # ---- what has been done

    def take_in(self, at: float, text: str, facts: Sequence[Event[Any]]) -> None:
        """Let a stored line count by its facts alone. The text must be a line of this game."""
        name, _, command = text.partition(": ")
        seat = NOBODY if name == "*" else Seat(self.names.index(name))
        move = self.game.parse_move(self.names, seat, command)
        if isinstance(move, Refusal):
            raise ValueError(f"a stored line is no line of {self.game.name}: {text}")
        for fact in facts:
            fact.apply(self._state)
        self.entries.append(Entry(at, timed(move, at), tuple(facts)))
        self._latest = at
        self._views.clear()

    def text_of(self, entry: Entry) -> str:
        """An accepted line as it stands in a record, without its time."""
        command = self.game.format_move(self.names, entry.move)
        return format_line(self.names, entry.move.seat, command)

    def facts_of_last(self) -> tuple[Event[Any], ...]:
        """What the last line caused; a shuffle in mid-round counts with the line before it."""
        if not self.entries:
            return self._start
        last = len(self.entries) - 1
        facts = self.entries[last].facts
        while last and self._interrupts(last):
            last -= 1
            facts = (*self.entries[last].facts, *facts)
        return facts

    def _interrupts(self, index: int) -> bool:
        return any(map(self.game.awaits_shuffle, self.entries[index - 1].facts))

    def follow(self, told: Callable[[], None]) -> Callable[[], None]:
        """Be told after every accepted line. Gives the way to stop."""
        self._followers.append(told)

        def stop() -> None:
            if told in self._followers:
                self._followers.remove(told)

        return stop

    def inspect(self) -> Any:
        """The state itself, for the checker of records and for tests; nobody else asks."""
        return self._state


def timed(move: Move, at: float) -> Move:
    """A move that says when it was done; at the very opening of the table none does."""
    return replace(move, at=at) if at else move
