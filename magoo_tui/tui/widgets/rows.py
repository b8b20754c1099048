"""Rows of words: the title above the table, the hint above the hand, the acts at the foot."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.cells import cell_len
from textual import events
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.views import TableView
from magoo_tui.tongue import tr
from magoo_tui.tui.actions import Action
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import fit, wrap
from magoo_tui.tui.looks import Heading
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn
from magoo_tui.wording import short_clause, visible

HINT_ROWS: Final = 3


class TitleRow(Drawn):
    """Game, round and dealer; the direction; the laws in force."""

    def __init__(self) -> None:
        super().__init__(id="title")
        self._heading = Heading("", "", "")

    def show(self, heading: Heading) -> None:
        """Tell this."""
        self._heading = heading
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """Left, middle and right."""
        canvas, told = Canvas(self.size.width, 1, palette.bar), self._heading
        canvas.put(1, 0, told.left, palette.bar_accent)
        middle = max(cell_len(told.left) + 3, (canvas.width - cell_len(told.middle)) // 2)
        canvas.put(middle, 0, told.middle, palette.bar)
        canvas.put(canvas.width - cell_len(told.right) - 1, 0, told.right, palette.bar_quiet)
        return canvas.strips()


@dataclass(frozen=True, slots=True)
class Hint:
    """What the hint line says."""

    situation: str = ""
    """What is owed, or waited for."""
    sentence: str = ""
    """What the chosen cards make, or why something is refused."""
    clause: ClauseId | None = None
    is_refusal: bool = False


class HintRow(Drawn):
    """The situation as a rule across the screen; below it the sentence, with its clause."""

    class ClauseClicked(Message):
        """The clause in the hint was clicked."""

    def __init__(self) -> None:
        super().__init__(id="hint")
        self._hint = Hint()

    def show(self, hint: Hint) -> None:
        """Say this; nothing is painted where nothing is new."""
        if hint != self._hint:
            self._hint = hint
            self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """A rule with words in it, and two rows below."""
        return list(hint_strips(self._hint, self.size.width, palette))

    def on_click(self) -> None:
        """A click asks for the clause."""
        if self._hint.clause is not None:
            self.post_message(self.ClauseClicked())


@lru_cache(maxsize=64)
def hint_strips(hint: Hint, width: int, palette: Palette) -> tuple[Strip, ...]:
    """A hint in so many cells."""
    canvas = Canvas(width, HINT_ROWS, palette.table)
    canvas.put(0, 0, "─" * width, palette.line)
    if hint.situation:
        words = fit(hint.situation, min(width - 6, cell_len(visible(hint.situation))))
        canvas.put(2, 0, f" {words} ", palette.strong)
    style = palette.warning if hint.is_refusal else palette.table
    lines = wrap(hint.sentence, width - 4)[: HINT_ROWS - 1]
    if hint.clause is not None:
        tail = f"{short_clause(hint.clause)} · press ? for the clause"
        room = width - len(tail) - 6
        if cell_len(lines[-1]) > room and len(lines) < HINT_ROWS - 1:
            lines.append("")
        lines[-1] = fit(lines[-1], min(room, cell_len(lines[-1])))
        canvas.put(width - len(tail) - 2, len(lines), tail, palette.accent)
    for row, line in enumerate(lines, start=1):
        canvas.put(2, row, line, style)
    return tuple(canvas.strips())


class ActionRow(Drawn):
    """The keys that work now. Arrows lead along it too, and a click does what the key does."""

    class Pressed(Message):
        """An act was chosen in the row."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    def __init__(self) -> None:
        super().__init__(id="actions")
        self._actions: tuple[Action, ...] = ()
        self._labels: tuple[str, ...] = ()
        self._spans: list[tuple[int, int]] = []
        self.cursor: int | None = None
        """The act that the arrows have led to; None while they are elsewhere."""

    def show(self, actions: tuple[Action, ...], view: TableView) -> None:
        """Tell these."""
        labels = tuple(action.title(view) for action in actions)
        if (actions, labels) != (self._actions, self._labels):
            self._actions, self._labels = actions, labels
            if self.cursor is not None:
                self.cursor = min(self.cursor, len(actions) - 1)
            self.redraw()

    def enter(self) -> None:
        """Lead the arrows here."""
        if self._actions:
            self.cursor = 0
            self.redraw()

    def walk(self, step: int) -> None:
        """Go along the row."""
        if self.cursor is not None:
            self.cursor = (self.cursor + step) % len(self._actions)
            self.redraw()

    def leave(self) -> None:
        """Lead the arrows elsewhere."""
        if self.cursor is not None:
            self.cursor = None
            self.redraw()

    @property
    def action(self) -> Action | None:
        """The act under the arrows."""
        return None if self.cursor is None else self._actions[self.cursor]

    def draw(self, palette: Palette) -> list[Strip]:
        """Key and word for each; what does not fit is told by arrows at the ends."""
        canvas = Canvas(self.size.width, 1, palette.bar)
        widths = [
            cell_len(tr(action.sign)) + 1 + cell_len(label)
            for action, label in zip(self._actions, self._labels, strict=True)
        ]
        first = self._first_shown(widths)
        self._spans = [(0, 0)] * first
        x = 1
        for number in range(first, len(widths)):
            if x + widths[number] > canvas.width - 1:
                canvas.put(canvas.width - 1, 0, "▸", palette.bar_accent)
                break
            is_here = number == self.cursor
            key = palette.bar_chosen if is_here else palette.bar_accent
            word = palette.bar_chosen if is_here else palette.bar
            at = canvas.put(x, 0, tr(self._actions[number].sign), key)
            canvas.put(at, 0, f" {self._labels[number]}", word)
            self._spans.append((x, x + widths[number]))
            x += widths[number] + 2
        if first:
            canvas.put(0, 0, "◂", palette.bar_accent)
        return canvas.strips()

    def _first_shown(self, widths: list[int]) -> int:
        """The first act in the row, so that the one under the arrows is in it too."""
        first = 0
        while self.cursor is not None and first < self.cursor:
            taken = sum(widths[first : self.cursor + 1]) + 2 * (self.cursor - first)
            if taken < self.size.width - 2:
                break
            first += 1
        return first

    def on_click(self, event: events.Click) -> None:
        """What was clicked is done."""
        for number, (left, right) in enumerate(self._spans):
            if left <= event.x < right:
                self.post_message(self.Pressed(self._actions[number]))
