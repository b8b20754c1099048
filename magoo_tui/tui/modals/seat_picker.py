"""The seats to choose from, each with its key and its name letter for letter."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Grid
from textual.message import Message

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import PlaceView
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible

ONE_COLUMN = 6
"""So many seats still stand one under the other."""


class SeatButton(KeyButton):
    """A button that stands for a seat."""

    def __init__(self, key: str, place: PlaceView) -> None:
        super().__init__(key, visible(place.name))
        self.seat = place.seat


class SeatPicker(Grid):
    """A button for each seat, in one column or two."""

    class Picked(Message):
        """A seat was chosen."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    def __init__(
        self, places: Sequence[PlaceView], seats: Sequence[Seat], letters: Sequence[str] = ()
    ) -> None:
        """``letters`` are the keys of all seats; without them those of their names."""
        super().__init__(classes="seats" if len(seats) <= ONE_COLUMN else "seats two")
        letters = letters or seat_keys([place.name for place in places])
        self._buttons = [SeatButton(letters[seat], places[seat]) for seat in seats]

    def compose(self) -> ComposeResult:
        """The buttons, clockwise."""
        yield from self._buttons

    @on(KeyButton.Pressed)
    def pick(self, pressed: KeyButton.Pressed) -> None:
        """Say which seat it is."""
        pressed.stop()
        if isinstance(pressed.button, SeatButton):
            self.post_message(self.Picked(pressed.button.seat))
