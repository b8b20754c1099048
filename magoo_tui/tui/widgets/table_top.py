"""The table top: what lies in the middle and, where there is room, the seats round it."""

from collections.abc import Sequence

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.seats import Direction, Seat
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.looks import Middle, SeatLook
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn
from magoo_tui.tui.widgets.log import Log
from magoo_tui.tui.widgets.round import BOX, HIGH, most_seats, round_the_table
from magoo_tui.tui.widgets.seats import Seating, SeatPicked, SeatRows, rows_needed

MIN_WIDTH, MIN_HEIGHT = 76, 16
"""The least room in which seats stand round the table."""


def may_be_round(seats: int, width: int, height: int) -> bool:
    """Whether so many seats can stand round the table there, and leave room for the middle."""
    is_wide = width >= MIN_WIDTH and height >= MIN_HEIGHT
    return is_wide and seats <= most_seats(width, height)


def log_width(width: int) -> int:
    """How many cells of a screen so wide the log has beside the table."""
    return max(31, min(48, width // 3))


class TableTop(Drawn):
    """Middle and seats as one picture."""

    class SpotPicked(Message):
        """Something that lies in the middle was clicked."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action
            """The id of the action that a click there does."""

    def __init__(self) -> None:
        super().__init__(id="top")
        self._middle: Middle | None = None
        self._order: Sequence[Seat] = ()
        self._looks: Sequence[SeatLook] = ()
        self._nearest = Seat(0)
        self.is_round = False
        """Whether the seats stand round the table."""

    def show(
        self, middle: Middle, order: Sequence[Seat], looks: Sequence[SeatLook], at_hand: Seat | None
    ) -> None:
        """Show what lies on the table; the seat at hand sits nearest, else whoever did before."""
        self._middle, self._order, self._looks = middle, order, looks
        if at_hand is not None:
            self._nearest = at_hand
        self.redraw()

    def use_room(self, seats: SeatRows, log: Log, width: int, height: int, count: int) -> None:
        """Use so much room with the log beside it: seats stand round the table, or in rows."""
        log.styles.width = beside = log_width(width)
        self.is_round = may_be_round(count, width - beside, height)
        seats.display = not self.is_round
        seats.styles.height = rows_needed(count)
        self.redraw()

    def _seating(self) -> Seating | None:
        if not self.is_round or not self._order:
            return None
        width, height = self.size
        return round_the_table(self._order, width, height, self._nearest)

    def _box(self) -> Region:
        width, height = self.size
        if not self.is_round:
            return Region(1, 0, width - 1, height)
        return Region(BOX + 2, HIGH + 1, width - 2 * BOX - 4, height - 2 * HIGH - 2)

    def draw(self, palette: Palette) -> list[Strip]:
        """The felt's edge, the middle, the seats upon the edge."""
        width, height = self.size
        canvas = Canvas(width, height, palette.table)
        middle = self._middle
        if middle is None or not width or not height:
            return canvas.strips()
        seating = self._seating()
        if seating is not None:
            edge = BOX // 2
            canvas.frame(edge, 1, width - 2 * edge, height - 2, palette.line)
        middle.paint(canvas, palette, self._box())
        if seating is not None:
            if middle.direction is not None:
                self._draw_direction(canvas, palette, middle.direction)
            seating.draw(canvas, palette, self._looks)
        return canvas.strips()

    def _draw_direction(self, canvas: Canvas, palette: Palette, direction: Direction) -> None:
        """Arrows upon the edge of the table: to the left is clockwise."""
        width, height = self.size
        above, below = ("▶", "◀") if direction == "left" else ("◀", "▶")
        for x in range(BOX + 3, width - BOX - 2, 8):
            canvas.put(x, 1, above, palette.quiet)
            canvas.put(x, height - 2, below, palette.quiet)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked: a seat, or something in the middle."""
        if self._middle is None:
            return
        seating = self._seating()
        seat = None if seating is None else seating.at(event.x, event.y)
        spot = self._middle.spot_at(event.x, event.y, self._box())
        if seat is not None:
            self.post_message(SeatPicked(seat))
        elif spot is not None:
            self.post_message(self.SpotPicked(spot))
