"""The seats: a box for each, with what everybody may know of it; in rows, or round the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.looks import SeatLook
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn

IN_A_ROW: Final = 5
MOST_BOXES: Final = 10
"""So many seats have a box each in two rows; more of them are told in one line each."""


class SeatPicked(Message):
    """A seat was clicked."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


def rows_needed(seats: int) -> int:
    """How many rows of the terminal the seats take, when they stand in rows."""
    rows = -(-seats // IN_A_ROW)
    return rows * 3 if seats <= MOST_BOXES else rows


def draw_box(canvas: Canvas, palette: Palette, look: SeatLook, box: Region) -> None:
    """A seat as a box of three rows; whose turn it is has a heavy frame and two arrows."""
    style, words = _styles(palette, look)
    x, y, width = box.x, box.y, box.width
    bar = "━" if look.is_on_turn else "─"
    corners = "┏┓┗┛" if look.is_on_turn else "╭╮╰╯"
    side = "┃" if look.is_on_turn else "│"
    cap = f" {look.key} " if look.key else ""
    room = width - 4 - (2 if look.is_on_turn else 0) - (len(cap) + 1 if cap else 0)
    name = fit(look.name, room).rstrip()
    title = f"▶{name}◀" if look.is_on_turn else f" {name} "
    canvas.put(x, y, corners[0] + bar * (width - 2) + corners[1], style)
    canvas.put(x + 1, y, title, words)
    canvas.put(x + width - 2 - len(cap), y, cap, palette.bar_chosen)
    canvas.put(x, y + 1, side, style)
    plain = palette.quiet if look.is_away else palette.table
    inside = fit(f" {look.standing}", width - 2)
    canvas.put(x + 1, y + 1, inside, words if look.is_on_turn else plain)
    canvas.put(x + width - 1, y + 1, side, style)
    canvas.put(x, y + 2, corners[2] + bar * (width - 2) + corners[3], style)
    badge = _badge(look, width - 4)
    if badge:
        canvas.put(x + width - 2 - cell_len(badge), y + 2, badge, palette.quiet)


def draw_line(canvas: Canvas, palette: Palette, look: SeatLook, box: Region) -> None:
    """A seat in one row, where there are too many for boxes."""
    style, words = _styles(palette, look)
    room = box.width - cell_len(look.brief) - 3 - (3 if look.key else 0)
    mark = "▶" if look.is_on_turn else "·"
    at = canvas.put(box.x, box.y, mark, words if look.is_on_turn else style)
    if look.key:
        at = canvas.put(at + 1, box.y, look.key, palette.bar_chosen) + 1
    canvas.put(at, box.y, fit(look.name, room), words)
    canvas.put(at + 1 + room, box.y, look.brief, words if look.is_on_turn else palette.quiet)


def _styles(palette: Palette, look: SeatLook) -> tuple[Style, Style]:
    if look.is_on_turn:
        return palette.accent, palette.accent
    return palette.line, palette.quiet if look.is_away else palette.strong


def _badge(look: SeatLook, room: int) -> str:
    """What stands at the foot of a box; as much of it as there is room for."""
    told = list(look.badges)
    while told:
        badge = f" {' · '.join(told)} "
        if cell_len(badge) <= room:
            return badge
        told.pop()
    return ""


@dataclass(frozen=True, slots=True)
class Seating:
    """Where each seat's box stands."""

    boxes: tuple[Region, ...]
    is_boxed: bool

    def at(self, x: int, y: int) -> Seat | None:
        """The seat whose box covers a cell."""
        return next((Seat(n) for n, box in enumerate(self.boxes) if box.contains(x, y)), None)

    def draw(self, canvas: Canvas, palette: Palette, looks: Sequence[SeatLook]) -> None:
        """All of them, each look in its seat's box."""
        draw = draw_box if self.is_boxed else draw_line
        for look in looks:
            draw(canvas, palette, look, self.boxes[look.seat])


def in_rows(order: Sequence[Seat], width: int) -> Seating:
    """Seats clockwise from the left as they sit, in rows of equal boxes."""
    seats = len(order)
    is_boxed = seats <= MOST_BOXES
    rows = -(-seats // IN_A_ROW)
    columns = -(-seats // rows)
    step = (width - 1) // columns
    high = 3 if is_boxed else 1
    spots = [
        Region(1 + n % columns * step, n // columns * high, step - 1, high) for n in range(seats)
    ]
    return Seating(boxes_by_seat(order, spots), is_boxed)


def boxes_by_seat(order: Sequence[Seat], spots: Sequence[Region]) -> tuple[Region, ...]:
    """Of each seat by its number: the spot of whoever sits there; laws let people move."""
    boxes = dict(zip(order, spots, strict=True))
    return tuple(boxes[seat] for seat in sorted(boxes))


class SeatRows(Drawn):
    """The seats in rows, where there is no room for them round the table."""

    def __init__(self) -> None:
        super().__init__(id="seats")
        self._order: Sequence[Seat] = ()
        self._looks: Sequence[SeatLook] = ()

    def show(self, order: Sequence[Seat], looks: Sequence[SeatLook]) -> None:
        """Show how the seats stand, in the order in which they sit."""
        self._order, self._looks = order, looks
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """Row after row."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        if self._order:
            in_rows(self._order, canvas.width).draw(canvas, palette, self._looks)
        return canvas.strips()

    def on_click(self, event: events.Click) -> None:
        """Tell which seat was clicked."""
        if self._order:
            seat = in_rows(self._order, self.size.width).at(event.x, event.y)
            if seat is not None:
                self.post_message(SeatPicked(seat))
