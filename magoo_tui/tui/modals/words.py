"""Which words are said, where laws have several people say something in time."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Label

from magoo_tui.kernel.views import TableView, WordsInTime
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import seat_keys
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.wording import visible


class WordsModal(Dialog[WordsInTime]):
    """A key for each: the seat's own where it has one thing to say, else a number."""

    def __init__(
        self, view: TableView, words: Sequence[WordsInTime], letters: Sequence[str] = ()
    ) -> None:
        """``letters`` are the keys of all seats; without them those of their names."""
        super().__init__()
        names = [place.name for place in view.places]
        letters, seats = letters or seat_keys(names), [one.seat for one in words]
        is_clear = len(set(seats)) == len(seats)
        self._rows = {
            letters[one.seat] if is_clear else str(number): one
            for number, one in enumerate(words[:9], 1)
        }
        self._names = names

    def compose(self) -> ComposeResult:
        """Who says what, and by which law."""
        with Vertical(classes="dialog wide") as box:
            box.border_title = titled(tr("What is said?"))
            with Vertical(classes="seats"):
                for key, one in self._rows.items():
                    yield KeyButton(key, self._told(one))
            yield Label(
                tr("The key before a name says it.  Esc: nothing is said."), classes="quiet"
            )

    def _told(self, one: WordsInTime) -> Content:
        law = tr("law {number}", number=one.law)
        if one.is_owed:
            law = tr("law {number} owes it", number=one.law)
        name, words = visible(self._names[one.seat]), visible(one.words)
        return Content.assemble(f"{name}: ", (f'"{words}"', "bold"), (f"  {law}", "$secondary"))

    @on(KeyButton.Pressed)
    def answer(self, pressed: KeyButton.Pressed) -> None:
        """That."""
        self.dismiss(self._rows[pressed.button.key])
