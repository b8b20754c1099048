"""What a challenge showed: for the challenger's eyes alone (magoo.uno.21)."""

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Label, Static

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.tui.cards import SMALL, card_strips
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.paint import side_by_side
from magoo_tui.tui.pressed import Deafness, pressed_in
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.wording import visible

IN_A_ROW: Final = 13


class ChallengeModal(Dialog[None]):
    """The cards shown to the seat of the view, behind a curtain that only its key opens.

    Nothing of them is drawn before, and nothing is left when it closes.
    """

    def __init__(self, view: SeatView) -> None:
        super().__init__()
        self._shown = view.shown
        seat = view.seat
        self._holder = "" if seat is None else view.places[seat].name
        letters = seat_keys([place.name for place in view.places])
        self.letter = "" if seat is None else letters[seat]
        """The key that opens it."""

    def compose(self) -> ComposeResult:
        """The curtain; the cards come when it is open."""
        name = visible(self._holder)
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled("The hand that was challenged")
            yield Label("", markup=False, classes="plain", id="told")
            yield Static("", id="shown")
            with Horizontal(classes="keys"):
                yield KeyButton(self.letter, f"{name} looks", id="open")
                yield KeyButton("Enter", "Close", id="close")

    def on_mount(self) -> None:
        """Nothing opens before a moment is over, nor by a key that was in use before."""
        self._deafness = Deafness(pressed_in(self.app))
        self.hide_cards()

    def on_screen_suspend(self) -> None:
        """Whatever lies over it may be left by somebody else: the cards are behind it again."""
        if self.is_mounted:
            self.hide_cards()

    def hide_cards(self) -> None:
        """Put the curtain before the cards; nothing of them is left on the screen."""
        self._deafness.begin()
        self.query_one("#told", Label).update(
            f"{visible(self._holder)} alone looks at the screen now; everybody else looks away."
        )
        shown = self.query_one("#shown", Static)
        shown.update("")
        shown.display = False
        self.query_one("#close").display = False
        opening = self.query_one("#open")
        opening.display = True
        opening.focus()

    def action_leave(self) -> None:
        """It closes as it is, looked at or not; the log keeps what was shown."""
        self.dismiss(None)

    @on(KeyButton.Pressed, "#open")
    def open(self) -> None:
        """Show the cards."""
        if not self._deafness.may_open_now():
            return
        palette = palette_of(self)
        rows = [
            self._shown[first : first + IN_A_ROW] for first in range(0, len(self._shown), IN_A_ROW)
        ]
        cards = Content("\n").join(
            side_by_side(card_strips(name, SMALL, palette) for name in row) for row in rows
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
