"""The bar: one row to speak in, or to type a command of the notation, with completion."""

from collections.abc import Callable, Iterable
from typing import Final, Literal

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Static

from magoo_tui.tui.modals.field import Field, one_line

LONGEST: Final = 240
Mode = Literal["say", "command"]


class Completer(Suggester):
    """Suggests the rest of a line from the lines that could be meant now."""

    def __init__(self, lines: Callable[[], Iterable[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self._lines = lines

    async def get_suggestion(self, value: str) -> str | None:
        """The first line that begins like this, in any case."""
        wanted = value.casefold()
        if not wanted:
            return None
        for line in self._lines():
            if line.casefold().startswith(wanted) and len(line) > len(value):
                return value + line[len(value) :]
        return None


class Line(Field):
    """The bar's line: Tab takes the suggestion, and Esc leaves."""

    DEFAULT_CSS = """
    Line, Line:focus { height: 1; border: none; padding: 0; background: $surface; width: 1fr; }
    """

    class Left(Message):
        """Nothing is to be said or done."""

    def on_key(self, event: events.Key) -> None:
        """Keys of the bar; all others are letters."""
        if event.key == "escape":
            event.stop()
            self.post_message(self.Left())
        elif event.key == "tab":
            event.stop()
            event.prevent_default()
            self.action_end()
            self.action_cursor_right()


class Bar(Horizontal):
    """A prompt and a line to type in, there only while it is wanted."""

    class Typed(Message):
        """Something was typed, and Enter pressed."""

        def __init__(self, mode: Mode, text: str) -> None:
            super().__init__()
            self.mode = mode
            self.text = text

    class Closed(Message):
        """The bar was left."""

    def __init__(self, lines: Callable[[], Iterable[str]]) -> None:
        super().__init__(id="bar")
        self._lines = lines
        self._mode: Mode = "say"

    def compose(self) -> ComposeResult:
        """The prompt, then the line."""
        yield Static(self.prompt, id="prompt", markup=False)
        yield Line(max_length=LONGEST, select_on_focus=False, suggester=Completer(self._lines))

    @property
    def prompt(self) -> str:
        """What stands before the line."""
        return " say ▸ " if self._mode == "say" else " : "

    def open(self, mode: Mode, text: str = "", prompt: str = "") -> None:
        """Take the keys, with a text to begin from."""
        self._mode = mode
        self.query_one("#prompt", Static).update(prompt or self.prompt)
        line = self.query_one(Line)
        line.suggester = Completer(self._lines) if mode == "command" else None
        line.value = text
        line.disabled = False
        self.display = True
        line.focus()

    def close(self) -> None:
        """Give the keys back."""
        self.display = False
        self.query_one(Line).value = ""
        self.screen.set_focus(None)
        self.query_one(Line).disabled = True
        self.post_message(self.Closed())

    @on(Line.Left)
    def leave(self) -> None:
        """Nothing is done."""
        self.close()

    @on(Line.Submitted)
    def tell(self, typed: Line.Submitted) -> None:
        """Hand on what was typed."""
        typed.stop()
        text = one_line(typed.value).strip()
        mode = self._mode
        self.close()
        if text:
            self.post_message(self.Typed(mode, text))
