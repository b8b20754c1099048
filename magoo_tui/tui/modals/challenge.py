"""What a challenge showed: for the challenger's eyes alone (magoo.uno.21)."""

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Label, Static

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.pins import Pins
from magoo_tui.tui.cards import SMALL, card_strips, look_of
from magoo_tui.tui.modals.covered import CoveredDialog
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.paint import side_by_side
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.wording import visible

IN_A_ROW: Final = 13


class ChallengeModal(CoveredDialog[None]):
    """The cards shown to the seat of the view, behind a curtain that only its key opens.

    Nothing of them is drawn before, and nothing is left when it closes.
    """

    def __init__(self, view: SeatView, pins: Pins | None = None) -> None:
        super().__init__(view, pins)
        self._shown = view.shown

    def compose(self) -> ComposeResult:
        """The curtain; the cards come when it is open."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled("The hand that was challenged")
            yield Label("", markup=False, classes="plain", id="told")
            yield Static("", id="shown")
            with Horizontal(classes="keys"):
                yield KeyButton(self.letter, f"{visible(self.holder)} looks", id="open")
                yield KeyButton("Enter", "Close", id="close")

    def clear(self) -> None:
        """Nothing of the cards is left on the screen."""
        shown = self.query_one("#shown", Static)
        shown.update("")
        shown.display = False
        self.query_one("#close").display = False

    def action_leave(self) -> None:
        """It closes as it is, looked at or not; the log keeps what was shown."""
        self.dismiss(None)

    def uncover(self) -> None:
        """The cards."""
        palette = palette_of(self)
        rows = [
            self._shown[first : first + IN_A_ROW] for first in range(0, len(self._shown), IN_A_ROW)
        ]
        cards = Content("\n").join(
            side_by_side(card_strips(look_of(name), SMALL, palette) for name in row) for row in rows
        )
        nothing = "There was no other card in that hand."
        self.query_one("#told", Label).update(
            "Held beside the Wild Draw Four when it was laid:" if self._shown else nothing
        )
        shown = self.query_one("#shown", Static)
        shown.update(cards)
        shown.display = bool(self._shown)
        self.query_one("#open").display = False
        close = self.query_one("#close")
        close.display = True
        close.focus()

    @on(KeyButton.Pressed, "#close")
    def close(self) -> None:
        """Nothing is left of it."""
        self.dismiss(None)
