"""What a seat says to the table, and the calls at hand."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line, quoted
from magoo_tui.tui.modals.key_button import KeyButton

LONGEST = 240


class SayModal(Dialog[str]):
    """Asks for words; returns ``say "..."`` for that seat.

    The calls offered are all that the law in force knows: they tell nobody whether one is owed.
    """

    def __init__(self, view: TableView, seat: Seat, calls: Sequence[str] = ()) -> None:
        super().__init__()
        self._name = view.places[seat].name
        self._calls = tuple(calls)

    def compose(self) -> ComposeResult:
        """The field, the calls, and how to leave."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("{seat} says", seat=self._name))
            yield Field(placeholder=" ".join(self._calls[:1]), max_length=LONGEST)
            with Horizontal(classes="keys"):
                for number, call in enumerate(self._calls, 1):
                    yield KeyButton(str(number), call)
            keys = tr("Enter says it.  Esc: nothing is said.")
            if self._calls:
                keys = tr("Enter says it.  ↓ leads to the calls.  Esc: nothing is said.")
            yield Label(keys, classes="quiet")

    @on(Field.PasteCut)
    def tell(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self.query_one(".quiet", Label).update(cut.sentence)

    @on(Field.Submitted)
    def speak(self, typed: Field.Submitted) -> None:
        """The words as they were typed; nothing typed is nothing said."""
        words = one_line(typed.value).strip()
        self.dismiss(f"say {quoted(words)}" if words else None)

    @on(KeyButton.Pressed)
    def call(self, pressed: KeyButton.Pressed) -> None:
        """One of the calls."""
        self.dismiss(f"say {quoted(pressed.button.label.plain)}")
