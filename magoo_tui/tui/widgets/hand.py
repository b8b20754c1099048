"""The hand: its cards side by side, the cursor, what is chosen, and what can be laid."""

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import LARGE, SMALL, CardSize, card_strips
from magoo_tui.tui.choice import Choice
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

    def __init__(self, choice: Choice) -> None:
        super().__init__(id="hand")
        self._choice = choice
        self._fits: tuple[bool, ...] = ()
        self._is_dim = True
        self._waiting = ""

    def show(self, view: SeatView, *, is_dim: bool, waiting: str) -> None:
        """Show a hand, dimmed where nothing of it can be laid now, or words where there is none."""
        self._fits, self._is_dim, self._waiting = view.fits, is_dim, waiting
        self.redraw()

    @property
    def card_size(self) -> CardSize:
        """As large as the widget's rows allow: one to rise into, the card, and its mark."""
        return LARGE if self.size.height >= LARGE.height + 2 else SMALL

    def fan(self) -> Fan:
        """Where the cards stand now."""
        size = self.card_size
        count, room = len(self._choice.order), max(self.size.width - 2 * MARGIN, 20)
        least = 3 if size is SMALL else 4
        return fan_out(count, room, size.width, least, self._choice.cursor)

    def move_cursor(self, place: int) -> None:
        """Put the cursor elsewhere, and paint only what that changes."""
        before, old = self.fan(), self._choice.cursor
        self._choice.go(place)
        new, after = self._choice.cursor, self.fan()
        if before.first != after.first or self.size.width == 0:
            self.redraw()
            return
        left = MARGIN + min(before.left(min(old, new)), after.left(min(old, new)))
        right = MARGIN + after.card + max(before.left(max(old, new)), after.left(max(old, new)))
        self.redraw(Region(left, 0, right - left, self.size.height))

    def draw(self, palette: Palette) -> list[Strip]:
        """The cards from left to right, each over its left neighbour."""
        canvas = Canvas(self.size.width, self.size.height, palette.table)
        if not self._choice.hand:
            canvas.put(MARGIN, canvas.height // 2, self._waiting, palette.quiet)
            return canvas.strips()
        fan = self.fan()
        for place in range(fan.first, fan.last + 1):
            self._draw_card(canvas, palette, fan, place)
        middle = 1 + self.card_size.height // 2
        if fan.first > 0:
            canvas.put(0, middle, "‹", palette.accent)
            canvas.put(0, canvas.height - 1, str(fan.first), palette.quiet)
        if fan.last < fan.count - 1:
            canvas.put(MARGIN + fan.width, middle, "›", palette.accent)
            canvas.put(MARGIN + fan.width, canvas.height - 1, str(fan.count - 1 - fan.last),
                       palette.quiet)  # fmt: skip
        return canvas.strips()

    def _draw_card(self, canvas: Canvas, palette: Palette, fan: Fan, place: int) -> None:
        choice, size = self._choice, self.card_size
        index = choice.order[place]
        x = MARGIN + fan.left(place)
        is_here = place == choice.cursor and not self._is_dim
        is_chosen = index in choice.chosen
        strips = card_strips(
            choice.hand[index], size, palette, is_dim=self._is_dim, is_under_cursor=is_here
        )
        canvas.paste(x, 0 if is_chosen else 1, strips)
        if is_chosen:
            number = str(choice.chosen.index(index) + 1)
            canvas.fill(x, size.height, fan.card, 1, palette.table)
            canvas.put(x + 1, size.height, number, palette.accent)
        if not self._is_dim:
            self._draw_mark(canvas, palette, x, index, is_here=is_here)

    def _draw_mark(
        self, canvas: Canvas, palette: Palette, x: int, index: int, *, is_here: bool
    ) -> None:
        row = self.card_size.height + 1
        may = index < len(self._fits) and self._fits[index]
        mark, style = ("✓", palette.strong) if may else ("·", palette.quiet)
        if is_here:
            canvas.put(x, row, f"‹{mark}›", palette.accent)
        else:
            canvas.put(x + 1, row, mark, style)

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        place = self.fan().place_at(event.x - MARGIN) if self._choice.hand else None
        if place is not None:
            event.stop()
            self.post_message(self.Touched(place))
