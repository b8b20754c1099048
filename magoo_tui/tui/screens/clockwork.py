"""The clockwork of a table: bots that have thought, and limits that are over, in their time."""

from collections.abc import Callable
from typing import Any, Final

from textual.screen import Screen
from textual.timer import Timer

from magoo_tui.tui.sitting import Sitting

SHORTEST: Final = 0.05
"""Seconds that pass at least between two looks at the clock."""
WHILE_LOOKED_AT: Final = 0.25
"""Seconds between two looks at the clock while bots wait for somebody who looks at a hand."""


class Clockwork:
    """Looks at the clock when something is due at a live table, and not before."""

    def __init__(
        self, screen: Screen[Any], sitting: Sitting, is_looked_at: Callable[[], bool]
    ) -> None:
        """``is_looked_at``: whether somebody alone looks at something, for whom bots wait."""
        self._screen = screen
        self._sitting = sitting
        self._is_looked_at = is_looked_at
        self._timer: Timer | None = None

    @property
    def is_running(self) -> bool:
        """Whether the clock will be looked at."""
        return self._timer is not None

    def wait(self) -> None:
        """Look again when a limit is over or a bot has thought."""
        self._stop()
        live = self._sitting.live
        due = None if live is None else live.due
        if due is not None:
            self._timer = self._screen.set_timer(max(SHORTEST, due), self._ring)

    def tick(self) -> None:
        """Let what is due be done, and wait for what comes next."""
        self._stop()
        live = self._sitting.live
        if live is None:
            return
        if live.limit_left != 0.0 and self._is_looked_at():
            self._timer = self._screen.set_timer(WHILE_LOOKED_AT, self._ring)
        elif not live.tick():
            self.wait()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _ring(self) -> None:
        """The time is over: a timer that has rung is not to be stopped in what it calls."""
        self._timer = None
        self.tick()
