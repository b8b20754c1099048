"""The track of a race: what is to be done, large, and everybody with their key until they come."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.blocks import HIGH, paint_large
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import fit, wrap
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn

CAP: Final = 5
"""Cells of a key that is drawn as one."""
TALL: Final = 3
"""Rows of a runner where there is room for keys that are drawn as such."""
TOLD: Final = 3
"""Rows below the headline for what it is about."""
TOP: Final = 1
FIRST_ROW: Final = TOP + HIGH + TOLD + 2
"""Where the runners begin."""
MOST_COLUMNS: Final = 4
Standing = Literal["runs", "arrived", "throws", "thrown", "late"]


@dataclass(frozen=True, slots=True)
class Runner:
    """One seat of a race."""

    seat: Seat
    name: str
    sign: str
    """Its key while it runs here, else a mark; empty for somebody who does not run here."""
    standing: Standing
    word: str = ""
    """How it stands, in a word: its place for one; no number stands where keys do."""


@dataclass(frozen=True, slots=True)
class Course:
    """All that is to be seen of a race."""

    headline: str = ""
    told: tuple[str, ...] = ()
    runners: tuple[Runner, ...] = ()
    order: str = ""
    """Who has arrived, in one row."""


class Track(Drawn):
    """One picture, so that a key is seen at once. A click on a runner is its key."""

    class Touched(Message):
        """A runner was clicked."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self) -> None:
        super().__init__(id="track")
        self._course = Course()

    def show(self, course: Course) -> None:
        """Show this; nothing is painted where nothing is new."""
        if course != self._course:
            self._course = course
            self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """From the top: the headline, what it is about, the runners, the order so far.

        Each part is kept until something in it changes, so that a slap paints its own row alone.
        """
        course, (width, height) = self._course, self.size
        columns, is_tall = self._columns(), self._is_tall()
        strips = list(head_strips(course.headline, course.told, width, palette))
        for first in range(0, len(course.runners), columns):
            row = course.runners[first : first + columns]
            strips += row_strips(row, self._breadth(), width, palette, is_tall=is_tall)
        strips += [Strip.blank(width, palette.table)] * (height - len(strips))
        strips[height - 1 :] = order_strips(course.order, width, palette)
        return strips

    def _columns(self) -> int:
        count = len(self._course.runners)
        return 2 if count <= 4 else 3 if count <= 9 else MOST_COLUMNS

    def _breadth(self) -> int:
        return (self.size.width - 4) // self._columns()

    def _is_tall(self) -> bool:
        rows = -(-len(self._course.runners) // self._columns())
        return FIRST_ROW + rows * TALL < self.size.height

    def _place(self, number: int) -> tuple[int, int]:
        row, column = divmod(number, self._columns())
        high = TALL if self._is_tall() else 1
        return 2 + column * self._breadth(), FIRST_ROW + row * high

    def on_click(self, event: events.Click) -> None:
        """Tell which runner was clicked."""
        high = TALL if self._is_tall() else 1
        for number, runner in enumerate(self._course.runners):
            x, y = self._place(number)
            if x <= event.x < x + self._breadth() and y <= event.y < y + high:
                self.post_message(self.Touched(runner.seat))


@lru_cache(maxsize=16)
def head_strips(
    headline: str, told: tuple[str, ...], width: int, palette: Palette
) -> tuple[Strip, ...]:
    """What is to be done, large, and below it what the race is about."""
    canvas = Canvas(width, FIRST_ROW, palette.table)
    paint_large(canvas, TOP, headline, palette.accent)
    rows = [row for line in told for row in wrap(line, max(1, width - 6))]
    for number, row in enumerate(rows[:TOLD]):
        canvas.put((width - cell_len(row)) // 2, TOP + HIGH + 1 + number, row, palette.strong)
    return tuple(canvas.strips())


@lru_cache(maxsize=256)
def row_strips(
    runners: tuple[Runner, ...], breadth: int, width: int, palette: Palette, *, is_tall: bool
) -> tuple[Strip, ...]:
    """Runners beside each other, with keys that are drawn as such where there is room."""
    canvas = Canvas(width, TALL if is_tall else 1, palette.table)
    for number, runner in enumerate(runners):
        x = 2 + number * breadth
        if is_tall:
            _draw_cap(canvas, palette, runner, x, 0)
            _draw_words(canvas, palette, runner, x + CAP + 1, 1, breadth - CAP - 2)
        else:
            _, style = _styles(palette, runner)
            canvas.put(x, 0, fit(runner.sign or "·", 2), style)
            _draw_words(canvas, palette, runner, x + 3, 0, breadth - 4)
    return tuple(canvas.strips())


@lru_cache(maxsize=64)
def order_strips(order: str, width: int, palette: Palette) -> tuple[Strip, ...]:
    """Who has arrived, in the middle of a row."""
    canvas = Canvas(width, 1, palette.table)
    told = fit(order, max(0, width - 4)).rstrip()
    canvas.put((width - cell_len(told)) // 2, 0, told, palette.accent)
    return tuple(canvas.strips())


def _styles(palette: Palette, runner: Runner) -> tuple[Style, Style]:
    """What the frame of a runner's key is drawn with, and what stands in it."""
    match runner.standing:
        case "arrived" | "thrown":
            return palette.line, palette.strong
        case "late":
            return palette.warning, palette.warning
    return (palette.accent, palette.accent) if runner.sign else (palette.line, palette.quiet)


def _draw_cap(canvas: Canvas, palette: Palette, runner: Runner, x: int, y: int) -> None:
    """A key as one sees it on the keyboard; heavy while it is waited for."""
    line, sign = _styles(palette, runner)
    is_wanted = runner.standing in ("runs", "throws") and bool(runner.sign)
    corners, bar, side = ("┏┓┗┛", "━", "┃") if is_wanted else ("╭╮╰╯", "─", "│")
    canvas.put(x, y, corners[0] + bar * (CAP - 2) + corners[1], line)
    canvas.put(x, y + 1, side + " " * (CAP - 2) + side, line)
    canvas.put(x + 2, y + 1, runner.sign or "·", sign)
    canvas.put(x, y + 2, corners[2] + bar * (CAP - 2) + corners[3], line)


def _draw_words(
    canvas: Canvas, palette: Palette, runner: Runner, x: int, y: int, width: int
) -> None:
    """The name, and how it stands."""
    word = f" {runner.word}" if runner.word else ""
    name = fit(runner.name, max(1, min(cell_len(runner.name), width - cell_len(word))))
    late = palette.warning if runner.standing == "late" else palette.strong
    at = canvas.put(x, y, name, palette.quiet if runner.standing == "arrived" else late)
    canvas.put(at, y, word, late if runner.standing == "late" else palette.accent)


class Fuse(Drawn):
    """The time that a race still has, as a bar that burns down."""

    def __init__(self) -> None:
        super().__init__(id="fuse")
        self._left: float | None = None
        self._whole = 1.0

    def show(self, left: float | None, whole: float) -> None:
        """So many seconds of so many are left; None where no clock runs."""
        shown = None if left is None else round(left, 1)
        if (shown, whole) != (self._left, self._whole):
            self._left, self._whole = shown, whole
            self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """The bar, and the seconds."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        if self._left is not None:
            room = canvas.width - 14
            full = round(room * min(1.0, self._left / max(1.0, self._whole)))
            at = canvas.put(3, 0, "▓" * full, palette.warning)
            canvas.put(at, 0, "░" * (room - full), palette.line)
            canvas.put(canvas.width - 9, 0, f"{self._left:5.1f} s", palette.strong)
        return canvas.strips()
