"""The table top: the piles in the middle and, where there is room, the seats round them."""

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn
from magoo_tui.tui.widgets.log import Log
from magoo_tui.tui.widgets.piles import Piles
from magoo_tui.tui.widgets.round import BOX, HIGH, most_seats, round_the_table
from magoo_tui.tui.widgets.seats import Seating, SeatPicked, SeatRows, rows_needed

MIN_WIDTH, MIN_HEIGHT = 76, 16
"""The least room in which seats stand round the table."""


def may_be_round(seats: int, width: int, height: int) -> bool:
    """Whether so many seats can stand round the table there, and leave room for the piles."""
    is_wide = width >= MIN_WIDTH and height >= MIN_HEIGHT
    return is_wide and seats <= most_seats(width, height)


def log_width(width: int) -> int:
    """How many cells of a screen so wide the log has beside the table."""
    return max(31, min(48, width // 3))


class TableTop(Drawn):
    """Piles and seats as one picture."""

    class DrawPileClicked(Message):
        """The draw pile was clicked."""

    class PileClicked(Message):
        """The cards laid were clicked."""

    def __init__(self) -> None:
        super().__init__(id="top")
        self._view: SeatView | None = None
        self._nearest = Seat(0)
        self.is_round = False
        """Whether the seats stand round the table."""

    def show(self, view: SeatView) -> None:
        """Show what lies on the table; the seat at hand sits nearest."""
        self._view = view
        if view.seat is not None:
            self._nearest = view.seat
        self.redraw()

    def use_room(self, seats: SeatRows, log: Log, width: int, height: int, count: int) -> None:
        """Use so much room with the log beside it: seats stand round the table, or in rows."""
        log.styles.width = beside = log_width(width)
        self.is_round = may_be_round(count, width - beside, height)
        seats.display = not self.is_round
        seats.styles.height = rows_needed(count)
        self.redraw()

    def _seating(self, view: SeatView) -> Seating | None:
        if not self.is_round:
            return None
        width, height = self.size
        return round_the_table(view.order, width, height, self._nearest)

    def _middle(self) -> Region:
        width, height = self.size
        if not self.is_round:
            return Region(1, 0, width - 1, height)
        return Region(BOX + 2, HIGH + 1, width - 2 * BOX - 4, height - 2 * HIGH - 2)

    def draw(self, palette: Palette) -> list[Strip]:
        """The felt's edge, the piles, the seats upon the edge."""
        width, height = self.size
        canvas = Canvas(width, height, palette.table)
        view = self._view
        if view is None or not width or not height:
            return canvas.strips()
        seating = self._seating(view)
        if seating is not None:
            edge = BOX // 2
            canvas.frame(edge, 1, width - 2 * edge, height - 2, palette.line)
        Piles(view, self._middle()).paint(canvas, palette)
        if seating is not None:
            self._draw_direction(canvas, palette, view)
            seating.draw(canvas, palette, view)
        return canvas.strips()

    def _draw_direction(self, canvas: Canvas, palette: Palette, view: SeatView) -> None:
        """Arrows upon the edge of the table: to the left is clockwise."""
        width, height = self.size
        above, below = ("▶", "◀") if view.direction == "left" else ("◀", "▶")
        for x in range(BOX + 3, width - BOX - 2, 8):
            canvas.put(x, 1, above, palette.quiet)
            canvas.put(x, height - 2, below, palette.quiet)

    def on_click(self, event: events.Click) -> None:
        """Tell what was clicked: a seat, the draw pile, the cards laid."""
        view = self._view
        if view is None:
            return
        seating = self._seating(view)
        seat = None if seating is None else seating.at(event.x, event.y)
        piles = Piles(view, self._middle())
        if seat is not None:
            self.post_message(SeatPicked(seat))
        elif piles.draw_region.contains(event.x, event.y):
            self.post_message(self.DrawPileClicked())
        elif piles.pile_region.contains(event.x, event.y):
            self.post_message(self.PileClicked())
