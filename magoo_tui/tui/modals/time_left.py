"""The time that is left of a limit, as a bar and in minutes and seconds."""

from collections.abc import Callable
from math import ceil

from textual.content import Content
from textual.widget import Widget

from magoo_tui.kernel.views import Limit

BAR = 10
"""The cells of the bar."""


class TimeLeft(Widget):
    """How long something may still take; empty where nothing runs."""

    DEFAULT_CSS = "TimeLeft { width: auto; height: 1; min-width: 16; text-align: right; }"

    def __init__(self, seconds_left: Callable[[], float | None]) -> None:
        super().__init__()
        self._seconds_left = seconds_left
        self._limit: Limit | None = None
        self._shown: tuple[int, int] | None = None
        """The cells of the bar and the seconds that stand there."""

    def on_mount(self) -> None:
        """Look again four times a second, for as long as something runs."""
        self.set_interval(0.25, self._look)

    def show(self, limit: Limit | None) -> None:
        """Another limit runs, or none."""
        self._limit = limit
        self.refresh(layout=True)

    def _look(self) -> None:
        if self._now() != self._shown:
            self.refresh()

    def _now(self) -> tuple[int, int] | None:
        left = self._seconds_left()
        if self._limit is None or left is None:
            return None
        share = min(1.0, max(0.0, left / max(1, self._limit.seconds)))
        return round(BAR * share), ceil(max(0.0, left))

    def render(self) -> Content:
        """A bar that grows shorter, and the time."""
        self._shown = self._now()
        if self._shown is None:
            return Content("")
        full, clock = self._shown
        return Content.assemble(
            ("█" * full, "$text-warning"),
            ("░" * (BAR - full), "$secondary"),
            f" {clock // 60}:{clock % 60:02}",
        )
