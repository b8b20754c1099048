"""The log: what happened, each line with its clauses, the youngest below."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.views import LogLine
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit, wrap
from magoo_tui.tui.looks import Look
from magoo_tui.tui.modals.citing import leading
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.wording import short_clause

INDENT: Final = 2
MOST_CLAUSES: Final = 3
"""So many clauses of a line are told; the rulebook opens at the first."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the log: a piece of a line, and at its right end perhaps the clauses."""

    text: str
    clauses: str
    line: int
    """Which line of the log it belongs to."""


@lru_cache(maxsize=1024)
def rows_of(line: LogLine, number: int, width: int) -> tuple[Row, ...]:
    """A line of the log in rows, its clauses at the end of the last one or below."""
    texts = wrap(line.text, width, INDENT)
    named = () if line.is_speech else tuple(dict.fromkeys(line.clauses))
    clauses = " ".join(short_clause(clause) for clause in named[:MOST_CLAUSES])
    rows = [Row(text, "", number) for text in texts]
    if not clauses:
        return tuple(rows)
    last = fit(texts[-1], width - len(clauses) - 1)
    if last.rstrip() == texts[-1].rstrip():
        rows[-1] = Row(texts[-1], clauses, number)
    else:
        rows.append(Row("", clauses, number))
    return tuple(rows)


class Log(ScrollView, can_focus=False):
    """What happened, line by line. A click on a line opens the rulebook at its clause."""

    ALLOW_SELECT = False
    """Its rows are painted, and would be copied as its name."""

    DEFAULT_CSS = "Log { scrollbar-gutter: stable; }"

    class ClausePicked(Message):
        """The clause of a line is wanted."""

        def __init__(self, clause: ClauseId) -> None:
            super().__init__()
            self.clause = clause

    def __init__(self, look: Callable[[CardName], Look], cards: re.Pattern[str]) -> None:
        """``cards`` finds the names of cards in a sentence, and ``look`` tells how they look."""
        super().__init__(id="log")
        self._look = look
        self._cards = cards
        self.border_title = tr("What happened")
        self._lines: tuple[LogLine, ...] = ()
        self._rows: list[Row] = []
        self._width = 0
        self.cursor: int | None = None
        """The line that the arrows have led to; None while they are elsewhere."""

    def show(self, lines: tuple[LogLine, ...]) -> None:
        """Show these lines, and roll down to the youngest."""
        if lines is not self._lines:
            self._lines = lines
            self._lay_out()

    def on_resize(self) -> None:
        """Break the lines anew."""
        if self.scrollable_content_region.width != self._width:
            self._lay_out()

    def _lay_out(self) -> None:
        width = self._width = self.scrollable_content_region.width
        if width < 10:
            return
        self._rows = [
            row for number, line in enumerate(self._lines) for row in rows_of(line, number, width)
        ]
        self.virtual_size = Size(width, len(self._rows))
        if self.cursor is None:
            self.scroll_end(animate=False, immediate=True, force=True, x_axis=False)
        self.refresh()

    def walk(self, step: int) -> bool:
        """Lead the cursor to another line, first to the youngest; not beyond it."""
        start = len(self._lines) if self.cursor is None else self.cursor
        if not self._lines or (step == 1 and start >= len(self._lines) - 1):
            return False
        self.cursor = max(0, min(start + step, len(self._lines) - 1))
        rows = [y for y, row in enumerate(self._rows) if row.line == self.cursor]
        top, height = round(self.scroll_offset.y), self.scrollable_content_region.height
        if rows[0] < top:
            self.scroll_to(y=rows[0], animate=False, immediate=True)
        elif rows[-1] >= top + height:
            self.scroll_to(y=rows[-1] - height + 1, animate=False, immediate=True)
        self.refresh()
        return True

    def leave(self) -> None:
        """Take the cursor away, and roll down to the youngest line."""
        self.cursor = None
        self.scroll_end(animate=False, immediate=True, x_axis=False)
        self.refresh()

    def clause_here(self) -> ClauseId | None:
        """The clause of the line under the cursor; without a cursor, of the youngest."""
        lines = self._lines if self.cursor is None else self._lines[: self.cursor + 1]
        for line in reversed(lines):
            if line.clauses:
                return leading(line.clauses)
        return None

    def on_click(self, event: events.Click) -> None:
        """A click on a line picks its clause."""
        row = event.get_content_offset(self)
        number = -1 if row is None else row.y + round(self.scroll_offset.y)
        if 0 <= number < len(self._rows):
            clause = leading(self._lines[self._rows[number].line].clauses)
            if clause is not None:
                self.post_message(self.ClausePicked(clause))

    def render_line(self, y: int) -> Strip:
        """One row of the window."""
        palette, width = palette_of(self), self.scrollable_content_region.width
        number = y + round(self.scroll_offset.y)
        if number >= len(self._rows):
            return Strip.blank(width, palette.bar)
        row = self._rows[number]
        is_here = row.line == self.cursor
        style = palette.bar_chosen if is_here else palette.bar
        quiet = palette.bar_chosen if is_here else palette.bar_accent
        segments = self._painted(row, style, palette)
        strip = Strip(segments).adjust_cell_length(width - len(row.clauses), style)
        return Strip([*strip, Segment(row.clauses, quiet)], width)

    def _painted(self, row: Row, style: Style, palette: Palette) -> list[Segment]:
        """A row's text, with the cards that its line lets be seen painted in their inks."""
        text, cards = row.text, self._lines[row.line].cards
        segments, at = [], 0
        for found in self._cards.finditer(text) if cards else ():
            card = CardName(found.group())
            if card in cards:
                segments.append(Segment(text[at : found.start()], style))
                segments.append(Segment(card, palette.ink(self._look(card).ink).fill))
                at = found.end()
        segments.append(Segment(text[at:], style))
        return segments
