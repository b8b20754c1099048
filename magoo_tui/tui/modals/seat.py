"""Which seat: one key for each."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.seat_picker import SeatPicker


class SeatModal(Dialog[Seat]):
    """Asks for one of these seats."""

    BUZZES = True

    def __init__(
        self, view: TableView, title: str, seats: Sequence[Seat], letters: Sequence[str] = ()
    ) -> None:
        """``letters`` are the keys of all seats; without them those of their names."""
        super().__init__()
        self._view = view
        self._title = title
        self._seats = tuple(seats)
        self._letters = letters

    def compose(self) -> ComposeResult:
        """The seats, and how to leave."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(self._title)
            yield SeatPicker(self._view.places, self._seats, self._letters)
            yield Label(tr("The key beside a name chooses it.  Esc: nobody."), classes="quiet")

    @on(SeatPicker.Picked)
    def answer(self, picked: SeatPicker.Picked) -> None:
        """That one."""
        self.dismiss(picked.seat)
