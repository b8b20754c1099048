"""A list to choose from: a pointer stands before its row, and typing leads to a row."""

from collections.abc import Sequence
from time import monotonic
from typing import Final

from rich.segment import Segment
from textual import events
from textual.content import Content
from textual.strip import Strip
from textual.widgets import OptionList
from textual.widgets.option_list import Option

TOGETHER: Final = 1.2
"""Seconds within which letters and digits typed one after the other belong together."""
TEN: Final = 10
"""From so many rows on, a number without a label only leads to its row."""
POINTER: Final = "▸ "


class PointedList(OptionList):
    """An option list of which the row under the cursor is marked by a sign, not by color alone."""

    def _get_left_gutter_width(self) -> int:
        """The cells before each row, as Textual's own lists with a mark have them."""
        return len(POINTER)

    def render_line(self, y: int) -> Strip:
        """The row, with the pointer before it or as much room."""
        strip = super().render_line(y)
        line = self.scroll_offset.y + y
        if line >= len(self._lines):
            return strip
        option, row = self._lines[line]
        is_here = option == self.highlighted and row == 0
        first = next(iter(strip), Segment(""))
        mark = POINTER if is_here else " " * len(POINTER)
        return Strip([Segment(mark, first.style), *strip]).simplify()


class ChoiceList(PointedList):
    """A list whose rows have labels: digits choose by the label, letters lead to what is so called.

    ``labels`` are the numbers that rows go by: the values themselves where those are numbers,
    else what stands first in the row; without them rows are counted from 1.
    """

    def __init__(self, rows: Sequence[Content | str], labels: Sequence[str] | None = None) -> None:
        super().__init__(*(Option(row) for row in rows), markup=False)
        self._labels = tuple(labels or map(str, range(1, len(rows) + 1)))
        self._has_certain_labels = labels is not None or len(rows) < TEN
        self._words = [str(row).casefold() for row in rows]
        self._typed, self._typed_at = "", 0.0

    def on_key(self, event: events.Key) -> None:
        """A letter or digit, alone or after others, leads to a row."""
        mark = event.character
        if mark is None or not (mark.isalnum() or (self._typed and mark in ".-_")):
            return
        event.stop()
        event.prevent_default()
        now = monotonic()
        before = self._typed if now - self._typed_at < TOGETHER else ""
        self._typed_at = now
        alone = "" if mark.isdigit() and not before.isdigit() else mark.casefold()
        for typed in dict.fromkeys((before + mark.casefold(), alone)):
            if typed and (found := self._found(typed)):
                self._typed = typed
                self.highlighted = found[0]
                if typed.isdigit() and len(found) == 1 and self._has_certain_labels:
                    self.action_select()
                return

    def _found(self, typed: str) -> list[int]:
        """The rows meant by what was typed, the one of exactly that label first."""
        if typed.isdigit():
            meant = [n for n, label in enumerate(self._labels) if label.startswith(typed)]
            return sorted(meant, key=lambda n: self._labels[n] != typed)
        starts = [n for n, words in enumerate(self._words) if words.startswith(typed)]
        return starts or [n for n, words in enumerate(self._words) if f" {typed}" in words]
