"""Round the table: where the boxes of the seats stand, clockwise from whoever looks on."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Region

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.widgets.seats import Seating, boxes_by_seat

BOX: Final = 15
HIGH: Final = 3


def round_the_table(order: Sequence[Seat], width: int, height: int, nearest: Seat) -> Seating:
    """Boxes along the four sides, the nearest seat below, the next one clockwise to its left."""
    seats, place = len(order), order.index(nearest)
    inner = height - 2 * HIGH
    below, left, above, right = _shares(seats, width, height)
    spots = [
        *(Region(x, height - HIGH, BOX, HIGH) for x in reversed(_spread(below, width, BOX))),
        *(Region(0, HIGH + y, BOX, HIGH) for y in reversed(_spread(left, inner, HIGH))),
        *(Region(x, 0, BOX, HIGH) for x in _spread(above, width, BOX)),
        *(Region(width - BOX, HIGH + y, BOX, HIGH) for y in _spread(right, inner, HIGH)),
    ]
    begin = below // 2
    boxes = [spots[0]] * seats
    for step in range(seats):
        boxes[(place + step) % seats] = spots[(begin + step) % seats]
    return Seating(boxes_by_seat(order, boxes), is_boxed=True)


def most_seats(width: int, height: int) -> int:
    """So many seats there is room for round a table."""
    return 2 * (_across(width) + _down(height))


def _across(width: int) -> int:
    return max(1, (width - 2) // (BOX + 1))


def _down(height: int) -> int:
    return max(0, (height - 2 * HIGH) // HIGH)


def _shares(seats: int, width: int, height: int) -> tuple[int, int, int, int]:
    """How many stand below, left, above and right."""
    if seats <= 4:
        return 1, int(seats > 2), 1, int(seats > 3)
    side = max(1, min(_down(height), round(seats / 5)))
    while -(-(seats - 2 * side) // 2) > _across(width):
        side += 1
    rest = seats - 2 * side
    return rest // 2, side, rest - rest // 2, side


def _spread(count: int, room: int, size: int) -> list[int]:
    """Where so many boxes begin, spread evenly over the room."""
    gap = (room - count * size) / (count + 1)
    return [round(gap + n * (size + gap)) for n in range(count)]
