"""A charge: who, and what the table could not see (magoo.art2.2)."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Label

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field, one_line, quoted
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.seat_picker import SeatPicker
from magoo_tui.wording import visible

LONGEST = 120
OFFERED = 5
"""How many laws kept by hand are offered as a reason."""


class ChargeModal(Dialog[str]):
    """Asks whom and for what; returns ``charge SEAT "REASON"``.

    The laws that only people keep are offered as reasons, the youngest first.
    """

    def __init__(self, view: TableView, accuser: Seat, letters: Sequence[str] = ()) -> None:
        """``letters`` are the keys of all seats; without them those of their names."""
        super().__init__()
        self._view = view
        self._accuser = accuser
        self._accused: Seat | None = None
        self._letters = letters
        by_hand = [law for law in view.law.laws if not law.is_enforced and law.number is not None]
        self._reasons = [f"law {law.number}: {law.text}"[:LONGEST] for law in by_hand[::-1]]

    def compose(self) -> ComposeResult:
        """First the seats, then the reason."""
        others = [
            place.seat
            for place in self._view.places
            if not place.is_gone and place.seat != self._accuser
        ]
        with Vertical(classes="dialog wide") as box:
            accuser = self._view.places[self._accuser].name
            box.border_title = titled(
                tr("{seat} charges somebody with breaking a rule", seat=accuser)
            )
            yield SeatPicker(self._view.places, others, self._letters)
            with Vertical(id="reason"):
                yield Label("", markup=False, classes="plain", id="whom")
                yield Field(placeholder=tr("what rule, in a few words"), max_length=LONGEST)
                with Vertical(classes="keys reasons"):
                    for number, reason in enumerate(self._reasons[:OFFERED], 1):
                        yield KeyButton(str(number), reason)
            yield Label(
                tr("A charge that falls costs nothing. Esc: nobody is charged."), classes="quiet"
            )

    def on_mount(self) -> None:
        """The reason waits for the seat."""
        self.query_one("#reason").display = False

    @on(SeatPicker.Picked)
    def ask_reason(self, picked: SeatPicker.Picked) -> None:
        """Now the reason."""
        self._accused = picked.seat
        self.query_one(SeatPicker).display = False
        self.query_one("#reason").display = True
        name = self._view.places[picked.seat].name
        self.query_one("#whom", Label).update(tr("What has {seat} done?", seat=visible(name)))
        self.query_one(Field).focus()

    @on(Field.PasteCut)
    def tell(self, cut: Field.PasteCut) -> None:
        """Say what the paste lost."""
        self.query_one(".quiet", Label).update(cut.sentence)

    @on(Field.Submitted)
    def charge(self, typed: Field.Submitted) -> None:
        """With the reason as it was typed; without one there is no charge yet."""
        self._answer(typed.value)

    @on(KeyButton.Pressed)
    def charge_by_law(self, pressed: KeyButton.Pressed) -> None:
        """With a law as the reason."""
        self._answer(pressed.button.label.plain)

    def _answer(self, reason: str) -> None:
        words = one_line(reason).strip()
        if self._accused is None or not words:
            self.query_one(".quiet", Label).update(tr("A charge needs a reason.  Esc: no charge."))
            return
        name = self._view.places[self._accused].name
        self.dismiss(f"charge {name} {quoted(words)}")
