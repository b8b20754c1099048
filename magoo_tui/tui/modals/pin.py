"""A person's PIN: set, changed, or removed by whoever knows the one there is."""

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.pins import Pins
from magoo_tui.store.pins import MOST
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.field import Field
from magoo_tui.wording import visible

NOTE: Final = (
    "With a PIN the curtain shows the hand only after 4 to 8 digits, at every table of this house. "
    "It keeps glances out, and is no protection against the owner of the machine.\n"
    "A forgotten one is removed by the command  magoo pin NAME --remove"
)
NOW, NEW, AGAIN = "now", "new", "again"


class PinModal(Dialog[str]):
    """Asks for the PIN there is and for the new one, twice; returns what is to be told of it."""

    def __init__(self, pins: Pins, name: str) -> None:
        super().__init__()
        self._pins = pins
        self._person = name
        self._has_one = pins.is_set(name)

    def compose(self) -> ComposeResult:
        """The fields, and what a PIN is good for."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("{name}'s PIN", name=self._person))
            yield Label(tr(NOTE), markup=False, classes="plain")
            yield Label("")
            if self._has_one:
                yield from self._line(NOW, tr("The PIN now"))
            yield from self._line(NEW, tr("A new PIN"))
            yield from self._line(AGAIN, tr("Once more"))
            yield Label("", markup=False, classes="refusal", id="told")
            keys = tr("Enter: on, and done.  Esc: nothing changes.")
            if self._has_one:
                keys = tr("Enter: on, and done.  No new PIN: it is removed.  Esc: nothing changes.")
            yield Label(keys, classes="quiet")

    def _line(self, name: str, label: str) -> ComposeResult:
        with Horizontal(classes="pin"):
            yield Label(label)
            yield Field(id=name, password=True, max_length=MOST, compact=True, restrict="[0-9]*")

    @on(Field.Submitted)
    def go_on(self, typed: Field.Submitted) -> None:
        """To the next field, and after the last one do it."""
        if typed.input.id != AGAIN:
            self.focus_next(Field)
        elif self._typed(NEW) != self._typed(AGAIN):
            self._begin_anew(tr("The new PIN was typed in two ways."), NEW, AGAIN)
        else:
            self._change()

    def _change(self) -> None:
        new = self._typed(NEW)
        now = self._typed(NOW) if self._has_one else ""
        fault = self._pins.change(self._person, now, new)
        if fault is None:
            done = tr("{name} has no PIN any more.", name=self._person)
            if new:
                done = tr("{name} has a PIN from now on.", name=self._person)
            self.dismiss(done)
        elif self._pins.wait(self._person):
            self._begin_anew(fault, NOW)
        else:
            self._begin_anew(fault, NEW, AGAIN)

    def _begin_anew(self, fault: str, *names: str) -> None:
        """Say what is wrong, and empty these fields for another try."""
        self.query_one("#told", Label).update(visible(fault))
        fields = [self.query_one(f"#{name}", Field) for name in names]
        for field in fields:
            field.value = ""
        fields[0].focus()

    def _typed(self, name: str) -> str:
        return self.query_one(f"#{name}", Field).value
