"""Which color: asked when a wild is laid, or lies there without one (magoo.uno.19)."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Label

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.tui.faces.magoo.cards import COLOR_NAMES
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.paint import card_style
from magoo_tui.tui.palette import SHAPES
from magoo_tui.tui.widgets.drawn import palette_of

BREADTH = 12
"""The cells of a tile, its edge not counted."""


class ColorTile(KeyButton):
    """A color as a card of its own: shape, key and name."""

    def __init__(self, color: str) -> None:
        super().__init__(color[0], color, classes="tile")
        self.color = color

    def render(self) -> Content:
        """The shape above, the key and the name below."""
        style = card_style(palette_of(self), self.color)
        rows = ("", SHAPES[self.color], "", f"{self.key}  {self.color}", "")
        return Content("\n").join(Content.styled(row.center(BREADTH), style) for row in rows)


class ColorModal(Dialog[str]):
    """Asks for a color by its letter, its digit, the arrows or a click."""

    def __init__(self, view: SeatView) -> None:
        super().__init__()
        self._color = view.color

    def compose(self) -> ComposeResult:
        """Four tiles in a row, and what is in force now."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled("Which color?")
            with Horizontal(classes="tiles"):
                for color in COLOR_NAMES:
                    yield ColorTile(color)
            now = (
                "No color is in force now."
                if self._color is None
                else (f"{self._color} {SHAPES[self._color]} is in force now.")
            )
            yield Label(f"{now}  The letter, 1 to 4, or ←→ and Enter.  Esc: back.", classes="quiet")

    def press(self, character: str) -> bool:
        """The digits count the tiles from the left."""
        if character in "1234":
            character = COLOR_NAMES[int(character) - 1][0]
        return super().press(character)

    @on(KeyButton.Pressed)
    def answer(self, pressed: KeyButton.Pressed) -> None:
        """That color."""
        if isinstance(pressed.button, ColorTile):
            self.dismiss(pressed.button.color)
