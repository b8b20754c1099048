"""The seats: a box for each, with what everybody may know of it; in rows, or round the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from magoo_tui.games.magoo.seat_view import Place, SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import label
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn

IN_A_ROW: Final = 5
MOST_BOXES: Final = 10
"""So many seats have a box each in two rows; more of them are told in one line each."""
_ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


class SeatPicked(Message):
    """A seat was clicked."""

    def __init__(self, seat: Seat) -> None:
        super().__init__()
        self.seat = seat


def rows_needed(seats: int) -> int:
    """How many rows of the terminal the seats take, when they stand in rows."""
    rows = -(-seats // IN_A_ROW)
    return rows * 3 if seats <= MOST_BOXES else rows


def standing(view: SeatView, place: Place) -> str:
    """How a seat stands, in a few words: its cards, its debt, or that it is out or gone.

    Cards that a law lays open to all stand there too.
    """
    if place.is_gone:
        return "gone"
    if not view.is_dealt:
        return "lost " + str(place.losses) if place.losses else "ready"
    if place.out:
        return f"out · {_ORDINALS.get(place.out, f'{place.out}th')}"
    if view.debt and view.turn == place.seat:
        return f"{place.cards} · owes {view.debt}"
    if view.stage == "demand" and place.seat in view.floor:
        return f"{place.cards} · choosing"
    shown = next((one.cards for one in view.at_work.open_cards if one.seat == place.seat), ())
    if shown:
        return f"{place.cards} · {' '.join(map(label, shown))}"
    return "1 card" if place.cards == 1 else f"{place.cards} cards"


def draw_box(canvas: Canvas, palette: Palette, view: SeatView, place: Place, box: Region) -> None:
    """A seat as a box of three rows; whose turn it is has a heavy frame and two arrows."""
    style, words = _styles(palette, view, place)
    x, y, width = box.x, box.y, box.width
    is_on_turn = view.turn == place.seat
    bar = "━" if is_on_turn else "─"
    corners = "┏┓┗┛" if is_on_turn else "╭╮╰╯"
    side = "┃" if is_on_turn else "│"
    room = width - 4 - (2 if is_on_turn else 0)
    name = fit(place.name, room).rstrip()
    title = f"▶{name}◀" if is_on_turn else f" {name} "
    canvas.put(x, y, corners[0] + bar * (width - 2) + corners[1], style)
    canvas.put(x + 1, y, title, words)
    canvas.put(x, y + 1, side, style)
    plain = palette.quiet if _is_away(place) else palette.table
    inside = fit(f" {standing(view, place)}", width - 2)
    canvas.put(x + 1, y + 1, inside, words if is_on_turn else plain)
    canvas.put(x + width - 1, y + 1, side, style)
    canvas.put(x, y + 2, corners[2] + bar * (width - 2) + corners[3], style)
    badge = _badge(view, place, width - 4)
    if badge:
        canvas.put(x + width - 2 - len(badge), y + 2, badge, palette.quiet)


def draw_line(canvas: Canvas, palette: Palette, view: SeatView, place: Place, box: Region) -> None:
    """A seat in one row, where there are too many for boxes."""
    style, words = _styles(palette, view, place)
    is_on_turn = view.turn == place.seat
    short = standing(view, place).replace(" cards", "").replace(" card", "")
    short = short.replace("out · ", "out ").replace("· owes", "owes")
    room = box.width - len(short) - 3
    canvas.put(box.x, box.y, "▶" if is_on_turn else "·", words if is_on_turn else style)
    canvas.put(box.x + 1, box.y, fit(place.name, room), words)
    canvas.put(box.x + 2 + room, box.y, short, words if is_on_turn else palette.quiet)


def _styles(palette: Palette, view: SeatView, place: Place) -> tuple[Style, Style]:
    if view.turn == place.seat:
        return palette.accent, palette.accent
    return palette.line, palette.quiet if _is_away(place) else palette.strong


def _is_away(place: Place) -> bool:
    return place.is_gone or bool(place.out)


def _badge(view: SeatView, place: Place, room: int) -> str:
    """An office, else turns to be lost or drinks by law; as much of it as there is room for."""
    told = list(_badges(view, place))
    while told:
        badge = f" {' · '.join(told)} "
        if len(badge) <= room:
            return badge
        told.pop()
    return ""


def _badges(view: SeatView, place: Place) -> Iterator[str]:
    if view.stage == "committee" and view.chair == place.seat:
        yield "chair"
    elif place.seat == view.dealer:
        yield "dealer"
    elif place.losses:
        yield f"lost {place.losses}"
    laws = view.at_work
    yield from (f"skips {turns}" for seat, turns in laws.turns_to_lose if seat == place.seat)
    yield from (f"drank {count}" for seat, count in laws.drunk if seat == place.seat)


@dataclass(frozen=True, slots=True)
class Seating:
    """Where each seat's box stands."""

    boxes: tuple[Region, ...]
    is_boxed: bool

    def at(self, x: int, y: int) -> Seat | None:
        """The seat whose box covers a cell."""
        return next((Seat(n) for n, box in enumerate(self.boxes) if box.contains(x, y)), None)

    def draw(self, canvas: Canvas, palette: Palette, view: SeatView) -> None:
        """All of them."""
        draw = draw_box if self.is_boxed else draw_line
        for place, box in zip(view.places, self.boxes, strict=True):
            draw(canvas, palette, view, place, box)


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
        self._view: SeatView | None = None

    def show(self, view: SeatView) -> None:
        """Show how the seats stand."""
        self._view = view
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """Row after row."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        if self._view is not None:
            in_rows(self._view.order, canvas.width).draw(canvas, palette, self._view)
        return canvas.strips()

    def on_click(self, event: events.Click) -> None:
        """Tell which seat was clicked."""
        if self._view is not None:
            seat = in_rows(self._view.order, self.size.width).at(event.x, event.y)
            if seat is not None:
                self.post_message(SeatPicked(seat))
