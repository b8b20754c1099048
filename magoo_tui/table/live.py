"""A live table: chance shuffles for it, time runs at it, and bots sit at it."""

import time
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec import Struct

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.kernel.views import Limit
from magoo_tui.table.chance import Chance, live_chance, shuffle
from magoo_tui.table.table import Table

PATIENCE = 2.0
"""Seconds until something is tried again that was refused, by a full disk for one."""


class Intention(Struct, frozen=True):
    """What a bot means to do, and after how many seconds of thought."""

    command: str
    after: float
    since: int | None = None
    """The line from which the seconds count, for what others' lines do not put off: a reaction.
    None: from now, anew after each line."""


class Bot(Protocol):
    """Somebody who plays from a view, like anybody."""

    level: str

    def intend(self, view: Any) -> Intention | None:
        """What to do now; None to wait for others."""


class Live:
    """Keeps a table going: every shuffle that is waited for, every limit, every bot.

    Nothing runs by itself: whoever shows the table calls ``tick`` when ``due`` says so.
    """

    def __init__(
        self,
        table: Table,
        *,
        bots: Mapping[Seat, Bot] | None = None,
        chance: Chance | None = None,
        clock: Callable[[], float] = time.monotonic,
        pace: float = 1.0,
    ) -> None:
        """``pace`` stretches the bots' thinking: 0.5 is twice as fast."""
        self.table = table
        self.bots: dict[Seat, Bot] = dict(bots or {})
        self.pace = pace
        self._chance = chance or live_chance()
        self._clock = clock
        self._opened = clock() - (table.entries[-1].at if table.entries else 0.0)
        self._limit: Limit | None = None
        self._limit_since = 0.0
        self._plans: dict[Seat, tuple[float, str]] = {}
        self._planned_at = -1
        table.clock = self.elapsed
        self._stop = table.follow(self._changed)
        self._changed()

    def elapsed(self) -> float:
        """Seconds since the table opened; the time it lay closed does not count."""
        return self.at(self._clock())

    def at(self, moment: float) -> float:
        """Seconds from the opening of the table to a moment of the clock, as ``elapsed`` has them.

        For lines of which the moment is known better than by when they are accepted.
        """
        return round(moment - self._opened, 3)

    def release(self, seat: Seat) -> None:
        """Let a bot rise; its seat is a person's from now on, and what it meant to do is off."""
        self.bots.pop(seat, None)
        self._plans.pop(seat, None)

    def close(self) -> None:
        """Leave the table to itself."""
        self._stop()
        self.table.clock = None

    # ---- chance

    def deal(self) -> Refusal | None:
        """The first deal of a table, or a shuffle that the disk has refused before."""
        return shuffle(self.table, self._chance)

    def _changed(self) -> None:
        table = self.table
        if table.shuffle_wanted() is not None and not table.is_deal_open():
            shuffle(table, self._chance)
        limit = table.limit()
        if limit is not None and (limit != self._limit or limit.starts_anew):
            self._limit_since = self._clock()
        self._limit = limit

    # ---- time

    @property
    def limit_left(self) -> float | None:
        """Seconds left of the limit that runs; None where none does."""
        if self._limit is None:
            return None
        return max(0.0, self._limit_since + self._limit.seconds - self._clock())

    @property
    def due(self) -> float | None:
        """In how many seconds ``tick`` has something to do; None if not before the next line."""
        self._plan()
        times = [at - self._clock() for at, _ in self._plans.values()]
        if self.limit_left is not None:
            times.append(self.limit_left)
        return max(0.0, min(times)) if times else None

    def tick(self) -> bool:
        """Do what is due now: time that is up, or a bot's act. Says whether anything was done."""
        now = self._clock()
        if self._limit is not None and self.limit_left == 0.0:
            if self.table.submit(NOBODY, "time up") is None:
                return True
            self._limit_since = now - self._limit.seconds + PATIENCE
        self._plan()
        for seat, (at, command) in sorted(self._plans.items(), key=lambda plan: plan[1]):
            if at > now:
                break
            self._plans[seat] = (now + PATIENCE, command)
            if self.table.submit(seat, command) is None:
                return True
        return False

    def _plan(self) -> None:
        """Ask every bot once after each line what it means to do."""
        if self._planned_at == self.table.revision:
            return
        self._planned_at = self.table.revision
        self._plans.clear()
        for seat, bot in self.bots.items():
            intention = bot.intend(self.table.view(seat))
            if intention is not None:
                at = self._counted_from(intention.since) + intention.after * self.pace
                self._plans[seat] = (at, intention.command)

    def _counted_from(self, since: int | None) -> float:
        """The moment at which a line was accepted, by the clock; now for none."""
        if since is None:
            return self._clock()
        return self._opened + (self.table.entries[since - 1].at if since else 0.0)
