"""The piles: the draw pile, the last cards laid, the corner, and what is to be told of them."""

from typing import Final

from textual.geometry import Region

from magoo_tui.games.magoo.seat_view import PileCard, SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.cards import (
    LARGE,
    SMALL,
    CardSize,
    back_strips,
    card_strips,
    face_of,
    gap_strips,
    look_of,
)
from magoo_tui.tui.palette import SHAPES, Palette

CAPTIONS: Final = 2
GAP: Final = 3


class Piles:
    """Where the piles lie in a rectangle, and how they are painted there."""

    def __init__(self, view: SeatView, box: Region) -> None:
        self._view = view
        self._right = box.right
        self.size: CardSize = LARGE if box.height >= LARGE.height + CAPTIONS else SMALL
        pitch = 4 if self.size is LARGE else 3
        card = self.size.width
        has_corner = bool(view.corner) or box.width >= 50
        taken = card + GAP + (GAP + card if has_corner else 0)
        room = max(card, box.width - taken)
        self.fan: tuple[PileCard, ...] = view.pile[-max(1, 1 + (room - card) // pitch) :]
        fan_width = card + pitch * max(0, len(self.fan) - 1)
        self.pitch = pitch
        self.y = box.y + max(0, (box.height - self.size.height - CAPTIONS) // 2)
        self.draw_x = box.x + max(0, (box.width - taken - fan_width) // 2)
        self.fan_x = self.draw_x + card + GAP
        self.corner_x = self.fan_x + fan_width + GAP if has_corner else None

    @property
    def draw_region(self) -> Region:
        """The draw pile's cells."""
        return Region(self.draw_x, self.y, self.size.width, self.size.height + 1)

    @property
    def pile_region(self) -> Region:
        """The cells of the cards laid."""
        width = self.size.width + self.pitch * max(0, len(self.fan) - 1)
        return Region(self.fan_x, self.y, width, self.size.height + 1)

    def paint(self, canvas: Canvas, palette: Palette) -> None:
        """The three of them, with their captions."""
        view, size, under = self._view, self.size, self.y + self.size.height
        heap = back_strips if view.draw_count else gap_strips
        canvas.paste(self.draw_x, self.y, heap(size, palette))
        canvas.put(self.draw_x, under, f"draw {view.draw_count}", palette.quiet)
        if not self.fan:
            canvas.paste(self.fan_x, self.y, gap_strips(size, palette))
        for number, card in enumerate(self.fan):
            strips = card_strips(look_of(card.name, card.color), size, palette)
            canvas.paste(self.fan_x + number * self.pitch, self.y, strips)
        told = self._tell(canvas, palette, under)
        if self.corner_x is not None:
            heap = back_strips if view.corner else gap_strips
            canvas.paste(self.corner_x, self.y, heap(size, palette))
            style = palette.strong if view.corner else palette.quiet
            caption = f"corner {view.corner}"
            at = min(self.corner_x, self._right - len(caption))
            canvas.put(max(at, told + 2), under, caption, style)

    def _tell(self, canvas: Canvas, palette: Palette, row: int) -> int:
        """What is in force, and what runs; returns the cell after what is in force."""
        view = self._view
        x = canvas.put(self.fan_x, row, f"pile {view.pile_count}", palette.quiet)
        if view.color is not None:
            x = canvas.put(x, row, " · ", palette.quiet)
            words = f"{SHAPES[view.color]} {view.color}"
            x = canvas.put(x, row, words, palette.word(view.color))
        elif view.must_name_color:
            x = canvas.put(x, row, " · no color yet", palette.warning)
        running = running_words(view)
        if running:
            canvas.put(self.draw_x, row + 1, running, palette.warning)
        return x


def running_words(view: SeatView) -> str:
    """The Pile-On and the Social that run, in a few words."""
    words = []
    if view.debt and view.turn is not None:
        words.append(f"Pile-On: {view.places[view.turn].name} owes {view.debt}")
    if view.social and view.pile:
        words.append(f"Social of {view.social}: {plural_face(view.pile[-1].name)}")
    return " · ".join(words)


def plural_face(name: CardName) -> str:
    """All cards of a face, in a word: ``4s``, ``Skips``, ``Wilds``."""
    face = face_of(name)
    words = {
        "S": "Skips",
        "R": "Reverses",
        "D2": "Draw Twos",
        "W": "Wilds",
        "W4": "Wild Draw Fours",
    }
    return words.get(face, f"{face}s")
