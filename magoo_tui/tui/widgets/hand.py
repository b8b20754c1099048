"""The hand: its cards side by side, the cursor, what is chosen, and what can be laid."""

from collections.abc import Callable
from functools import lru_cache

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip

from magoo_tui.kernel.cards import CardName
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, SMALL, CardSize, card_rows, cut
from magoo_tui.tui.choice import Choice
from magoo_tui.tui.lettering import wrap
from magoo_tui.tui.looks import Look
from magoo_tui.tui.palette import Palette
from magoo_tui.tui.widgets.drawn import Drawn
from magoo_tui.tui.widgets.fan import Fan, fan_out

MARGIN = 2
"""Cells left free on either side, where arrows tell of cards that there is no room for."""


class Hand(Drawn):
    """The hand of the seat at hand. A click on a card chooses it."""

    class Touched(Message):
        """A card was clicked."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, choice: Choice, look: Callable[[CardName], Look]) -> None:
        super().__init__(id="hand")
        self._choice = choice
        self._look = look
        self._fits: tuple[bool, ...] = ()
        self._is_dim = True
        self._waiting = ""

    def show(self, fits: tuple[bool, ...], *, is_dim: bool, waiting: str) -> None:
        """Show a hand, dimmed where nothing of it can be laid now, or words where there is none.

        ``fits`` marks, in the hand's own order, what can be laid or given up now.
        """
        self._fits, self._is_dim, self._waiting = fits, is_dim, waiting
        self.redraw()

    def fan(self) -> Fan:
        """Where the cards stand now."""
        width, height = self.size
        size = card_size(height)
        count, room = len(self._choice.order), max(width - 2 * MARGIN, 20)
        least = 3 if size is SMALL else 4
        return fan_out(count, room, size.width, least, self._choice.cursor)

    def move_cursor(self, place: int) -> None:
        """Put the cursor elsewhere."""
        self._choice.go(place)
        self.redraw()

    def draw(self, palette: Palette) -> list[Strip]:
        """The cards from left to right, each covered by its right neighbor."""
        width, height = self.size
        if not self._choice.hand:
            canvas = Canvas(width, height, palette.table)
            for y, text in enumerate(wrap(self._waiting, width - 2 * MARGIN), height // 2):
                canvas.put(MARGIN, y, text, palette.quiet)
            return canvas.strips()
        fan, size = self.fan(), card_size(height)
        middle = 1 + size.height // 2
        rows = margin_rows("◂" if fan.first else "", fan.first, middle, size, palette)
        for place in range(fan.first, fan.last + 1):
            for row, piece in zip(rows, self._piece(fan, place, size, palette), strict=True):
                join(row, piece)
        hidden = fan.count - 1 - fan.last
        right = margin_rows("▸" if hidden else "", hidden, middle, size, palette)
        blank = Segment(" " * (width - 2 * MARGIN - fan.width), palette.table)
        for row, tail in zip(rows, right, strict=True):
            join(row, [*tail, blank])
        strips = [Strip(row, width) for row in rows]
        return strips + [Strip.blank(width, palette.table)] * (height - len(strips))

    def _piece(
        self, fan: Fan, place: int, size: CardSize, palette: Palette
    ) -> tuple[list[Segment], ...]:
        """What is seen of a card."""
        choice = self._choice
        index = choice.order[place]
        mark = ""
        if not self._is_dim:
            mark = "✓" if index < len(self._fits) and self._fits[index] else "·"
        return piece_of(
            self._look(choice.hand[index]),
            size,
            palette,
            seen=fan.seen(place),
            number=choice.chosen.index(index) + 1 if index in choice.chosen else 0,
            mark=mark,
            is_here=place == choice.cursor and not self._is_dim,
        )

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = self.fan().place_at(event.x - MARGIN) if self._choice.hand else None
        if place is not None:
            event.stop()
            self.post_message(self.Touched(place))


def card_size(height: int) -> CardSize:
    """As large as the rows allow: one to rise into, the card, and its mark."""
    return LARGE if height >= LARGE.height + 2 else SMALL


@lru_cache(maxsize=1024)
def piece_of(
    look: Look,
    size: CardSize,
    palette: Palette,
    *,
    seen: int,
    number: int,
    mark: str,
    is_here: bool,
) -> tuple[list[Segment], ...]:
    """A card in so many cells, from the row it may rise into down to that of its mark.

    With a number it has risen, and the number stands below it; without a mark it is dim.
    """
    gap = [Segment(" " * (seen - size.width), palette.table)] if seen > size.width else []
    rows = card_rows(look, size, palette, is_dim=not mark, is_under_cursor=is_here)
    card = [cut(row, seen) + gap for row in rows]
    beside = f" {number}" if number else ""
    empty = [Segment(beside.ljust(seen)[:seen], palette.accent if number else palette.table)]
    below = f"[{mark}]" if is_here else f" {mark}"
    style = palette.accent if is_here else palette.strong if mark == "✓" else palette.quiet
    under = [Segment(below.ljust(seen)[:seen], style)]
    return (*card, empty, under) if number else (empty, *card, under)


def join(row: list[Segment], piece: list[Segment]) -> None:
    """Put a piece at the end of a row; what is painted alike becomes one segment."""
    if row and row[-1].style is piece[0].style:
        row[-1] = Segment(row[-1].text + piece[0].text, piece[0].style)
        row.extend(piece[1:])
    else:
        row.extend(piece)


def margin_rows(
    arrow: str, count: int, middle: int, size: CardSize, palette: Palette
) -> list[list[Segment]]:
    """The cells beside the cards, with an arrow and a number where there are more of them."""
    rows = [[Segment(" " * MARGIN, palette.table)] for _ in range(size.height + 2)]
    if arrow:
        rows[middle] = [Segment(arrow.center(MARGIN), palette.accent)]
        rows[-1] = [Segment(str(count).rjust(MARGIN), palette.quiet)]
    return rows
