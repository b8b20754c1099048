"""Round the table: where the boxes of the seats stand, clockwise from whoever looks on."""

from typing import Final

from textual.geometry import Region

from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.widgets.seats import Seating

BOX: Final = 15
HIGH: Final = 3


def round_the_table(seats: int, width: int, height: int, nearest: Seat) -> Seating:
    """Boxes along the four sides, the nearest seat below, the next one clockwise to its left."""
    across = max(1, (width - 2) // (BOX + 1))
    inner = height - 2 * HIGH
    below, left, above, right = _shares(seats, across, inner // HIGH)
    spots = [
        *(Region(x, height - HIGH, BOX, HIGH) for x in reversed(_spread(below, width, BOX))),
        *(Region(0, HIGH + y, BOX, HIGH) for y in reversed(_spread(left, inner, HIGH))),
        *(Region(x, 0, BOX, HIGH) for x in _spread(above, width, BOX)),
        *(Region(width - BOX, HIGH + y, BOX, HIGH) for y in _spread(right, inner, HIGH)),
    ]
    begin = below // 2
    boxes = [spots[0]] * seats
    for step in range(seats):
        boxes[(nearest + step) % seats] = spots[(begin + step) % seats]
    return Seating(tuple(boxes), is_boxed=True)


def _shares(seats: int, across: int, down: int) -> tuple[int, int, int, int]:
    """How many stand below, left, above and right."""
    if seats <= 4:
        below, left, above, right = 1, int(seats > 2), 1, int(seats > 3)
        return below, left, above, right
    side = min(down, max(1, round(seats / 5)))
    rest = seats - 2 * side
    below = min(across, rest // 2 if rest % 2 == 0 else rest // 2 + rest % 2 - 1)
    above = rest - below
    if above > across:
        side = -(-(seats - 2 * across) // 2)
        rest = seats - 2 * side
        below, above = rest // 2, rest - rest // 2
    return below, side, above, side


def _spread(count: int, room: int, size: int) -> list[int]:
    """Where so many boxes begin, spread evenly over the room."""
    gap = (room - count * size) / (count + 1)
    return [round(gap + n * (size + gap)) for n in range(count)]
