"""A question with yes and no."""

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Label

from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton


class ConfirmModal(Dialog[bool]):
    """Asks before something that cannot be taken back; Enter alone says no."""

    def __init__(self, title: str, question: str, *, yes: str = "Yes", no: str = "No") -> None:
        super().__init__()
        self._title = title
        self._question = question
        self._answers = (("y", yes), ("n", no))

    def compose(self) -> ComposeResult:
        """The question and its two answers."""
        with Vertical(classes="dialog") as box:
            box.border_title = titled(self._title)
            yield Label(self._question, markup=False, classes="plain")
            with Horizontal(classes="keys"):
                for key, label in self._answers:
                    yield KeyButton(key, label, id=f"answer-{key}")

    def on_mount(self) -> None:
        """No is at hand."""
        self.query_one("#answer-n").focus()

    def action_leave(self) -> None:
        """To leave the question is to say no."""
        self.dismiss(False)

    @on(KeyButton.Pressed)
    def answer(self, pressed: KeyButton.Pressed) -> None:
        """Yes or no."""
        self.dismiss(pressed.button.key == "y")
