"""A line to type in: whatever is pasted becomes one line of plain letters, cut to its length."""

import unicodedata
from typing import Final

from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import Reactive
from textual.widgets import Input

from magoo_tui.tongue import tr_count

_NOT_LETTERS: Final = ("Cc", "Cf", "Cs", "Zl", "Zp")
_JOINERS: Final = "\u200c\u200d"


def one_line(text: str) -> str:
    """The text with line breaks and tabs as blanks, and without control or direction characters."""
    blanks = " ".join(text.replace("\t", " ").splitlines())
    return "".join(
        mark
        for mark in blanks
        if mark in _JOINERS or unicodedata.category(mark) not in _NOT_LETTERS
    )


class Field(Input):
    """An input that cuts too long a paste, and says so, rather than dropping it."""

    DEFAULT_CSS = """
    Field {
        height: 3; border: round $primary-muted; background: $surface-darken-1;
        &:focus { border: round $accent; }
    }
    """

    virtual_size: Reactive[Size] = Reactive(Size(0, 0))
    """How long the text is: the field stays as it is whatever is typed, and so does what is round
    it. Textual's own input has the whole screen arranged anew at every key."""

    def on_mount(self) -> None:
        """What stands in it is typed on, never over."""
        self.select_on_focus = False

    class PasteCut(Message):
        """A paste was longer than the field; the rest of it is not there."""

        def __init__(self, field: "Field", dropped: int) -> None:
            super().__init__()
            self.field = field
            self.dropped = dropped

        @property
        def control(self) -> "Field":
            """The field, for ``@on`` with a selector."""
            return self.field

        @property
        def sentence(self) -> str:
            """What to tell whoever pasted."""
            return tr_count(
                self.dropped,
                "The paste was too long: its last {count} letter were left out.",
                "The paste was too long: its last {count} letters were left out.",
            )

    def on_paste(self, event: events.Paste) -> None:
        """Take in as much of it as there is room for."""
        event.stop()
        event.prevent_default()
        text = one_line(event.text)
        start, end = sorted(self.selection)
        room = len(text)
        if self.max_length:
            room = max(0, self.max_length - len(self.value) + (end - start))
        self.replace(text[:room], start, end)
        if len(text) > room:
            self.post_message(self.PasteCut(self, len(text) - room))


def quoted(words: str) -> str:
    """The words as a quoted text at the end of a command, where a quote mark would end them."""
    return '"' + words.replace('"', "'") + '"'
