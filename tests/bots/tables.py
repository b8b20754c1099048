"""Tables of bots that play as fast as they can think, and what became of every command."""

from collections.abc import Callable
from typing import Any

from magoo_tui.bots.levels import LEVELS, Level
from magoo_tui.bots.names import bot_names
from magoo_tui.bots.seating import seat_bots
from magoo_tui.games import game_of
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.chance import seeded_chance
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table


class Clock:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Watched(Table):
    """A table that remembers what it was asked for, and what it refused."""

    def __init__(self, header: Header) -> None:
        super().__init__(game_of(header), header)
        self.asked: list[tuple[Seat, str]] = []
        self.refusals: list[tuple[Seat, str, Refusal]] = []

    def submit(self, seat: Seat, command: str, at: float | None = None) -> Refusal | None:
        refusal = super().submit(seat, command, at)
        self.asked.append((seat, command))
        if refusal is not None:
            self.refusals.append((seat, command, refusal))
        return refusal

    def did(self, word: str) -> int:
        """How many commands began so."""
        return sum(command.startswith(word) for _, command in self.asked)


class BotTable:
    """So many bots at a table, their thinking done in no time."""

    def __init__(
        self,
        seats: int,
        seed: int,
        *,
        levels: tuple[Level, ...] = LEVELS,
        is_alone: bool = True,
        game: str = "magoo",
        **fields: str,
    ) -> None:
        names = bot_names(seats)
        head = (("Game", game), ("Seats", ", ".join(names)), *fields.items())
        self.table = Watched(Header(head))
        self.clock = Clock()
        of_seat = {Seat(seat): levels[seat % len(levels)] for seat in range(seats)}
        bots = seat_bots(game, of_seat, seed, is_alone=is_alone)
        self.live = Live(self.table, bots=bots, chance=seeded_chance(seed), clock=self.clock)

    def view(self) -> Any:
        return self.table.view(None)

    def play_until(self, is_done: Callable[[Any], bool], most: int = 6000) -> None:
        """Let them play; fails where they stop or do not come to an end."""
        for _ in range(most):
            if is_done(self.view()):
                return
            due = self.live.due
            assert due is not None, f"everybody waits: {self.view().stage} {self.view().floor}"
            self.clock.now += due
            assert self.live.tick(), self.table.refusals
        raise AssertionError(f"no end after {most} acts")
