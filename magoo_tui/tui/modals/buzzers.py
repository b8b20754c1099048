"""The buzzers of the seats: shown large, and changed by pressing another key."""

from collections.abc import Sequence
from typing import Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Grid, Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Label

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr
from magoo_tui.tui.buzzers import buzzer_keys, fault_of_buzzer
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.pressed import pressed_in, sign_of
from magoo_tui.wording import visible

HOW: Final = "The key beside a name, Enter or a click changes it.  Esc: back."
HOW_TO_CHOOSE: Final = "Backspace: the key that the table gives.  Esc: as it was."
ONE_COLUMN: Final = 6
"""So many seats still stand one under the other."""
SPACED: Final = 14
"""So many seats in two columns still have a row's room between them."""


class BuzzerButton(KeyButton):
    """A seat and its buzzer, drawn as a key of the keyboard."""

    buzzer: reactive[str] = reactive("")
    is_asked: reactive[bool] = reactive(default=False)
    """Whether the next key pressed is to be this seat's."""

    def __init__(self, seat: Seat, name: str) -> None:
        super().__init__("", Content(visible(name)))
        self.seat = seat
        self.called = name

    def render(self) -> Content:
        """The key, and whose it is."""
        cap = ("  ?  ", "reverse") if self.is_asked else (f"  {self.buzzer}  ", "bold reverse")
        return Content.assemble(self.mark, cap, "  ", self.label)

    @property
    def mark(self) -> str:
        """What shows where one is, and for whom a key is asked."""
        return "▸" if self.is_asked or self.has_focus else " "

    def watch_buzzer(self, key: str) -> None:
        """The key chooses the seat here, as everywhere."""
        self.key = key


class BuzzersModal(Dialog[None]):
    """Lets everybody at a keyboard choose another buzzer; what is chosen is kept at once."""

    def __init__(self, names: Sequence[str], buzzers: Buzzers) -> None:
        super().__init__()
        self._names = tuple(names)
        self._buzzers = buzzers
        self._buttons = [BuzzerButton(Seat(n), name) for n, name in enumerate(names)]
        self._asked: BuzzerButton | None = None

    def compose(self) -> ComposeResult:
        """The seats with their keys, and how to change one."""
        seats = len(self._names)
        columns = "one" if seats <= ONE_COLUMN else "two"
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("Buzzers"))
            with Grid(classes=f"buzzers {columns} {'spaced' if seats <= SPACED else ''}"):
                yield from self._buttons
            yield Label("", markup=False, classes="plain", id="told")
            yield Label(tr(HOW), markup=False, classes="quiet", id="how")

    def on_mount(self) -> None:
        """Show them as they are."""
        self._show()
        self._buttons[0].focus()

    def _show(self) -> None:
        keys = buzzer_keys(self._names, self._buzzers.chosen(self._names))
        for button, key in zip(self._buttons, keys, strict=True):
            button.buzzer = key

    def on_key(self, event: events.Key) -> None:
        """The new key while one is asked for, else the key of the seat that wants another."""
        is_held = event.is_printable and pressed_in(self.app).press_of(event).is_repeat
        if self._asked is None and not is_held:
            super().on_key(event)
            return
        event.stop()
        event.prevent_default()
        if self._asked is not None and not is_held:
            self._take(self._asked, event)

    def _take(self, button: BuzzerButton, event: events.Key) -> None:
        if event.key == "escape":
            self._leave_off(button)
        elif event.key in ("backspace", "delete"):
            self._change(button, "")
        else:
            key = sign_of(event)
            others = {one.buzzer: one.called for one in self._buttons if one is not button}
            fault = fault_of_buzzer(key, others)
            if fault is not None:
                self._tell(fault, is_fault=True)
            elif key == button.buzzer:
                self._leave_off(button)
            else:
                self._change(button, key)

    def _change(self, button: BuzzerButton, key: str) -> None:
        fault = self._buzzers.change(button.called, key)
        self._show()
        if fault is None:
            self._leave_off(
                button,
                tr("{seat}'s buzzer is {key} from now on.", seat=button.called, key=button.buzzer),
            )
        else:
            self._tell(fault, is_fault=True)

    @on(KeyButton.Pressed)
    def ask(self, pressed: KeyButton.Pressed) -> None:
        """Ask for another key for that seat."""
        if isinstance(pressed.button, BuzzerButton):
            if self._asked is not None:
                self._asked.is_asked = False
            self._asked = pressed.button
            self._asked.is_asked = True
            self.set_focus(None)
            self._tell(tr("{seat}: press the new key.", seat=pressed.button.called))
            self.query_one("#how", Label).update(tr(HOW_TO_CHOOSE))

    def _leave_off(self, button: BuzzerButton, told: str = "") -> None:
        """Ask for no key any more, and say so much."""
        button.is_asked = False
        button.focus()
        self._asked = None
        self.query_one("#how", Label).update(tr(HOW))
        self._tell(told)

    def _tell(self, told: str, *, is_fault: bool = False) -> None:
        line = self.query_one("#told", Label)
        line.set_class(is_fault, "refusal")
        line.update(visible(told))
