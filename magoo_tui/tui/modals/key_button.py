"""A button of one line that shows its key: ``a Aye``."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class KeyButton(Widget, can_focus=True):
    """One thing that can be done now, by its key, by Enter or by a click."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "press", show=False)]

    DEFAULT_CSS = """
    KeyButton {
        width: auto; height: 1; margin-right: 1; padding-right: 1;
        background: $panel; color: $foreground; pointer: pointer;
    }
    KeyButton:hover { background: $primary-muted; }
    KeyButton:focus { background: $accent; color: $surface; text-style: bold; }
    KeyButton:disabled { color: $foreground 40%; pointer: default; }
    """

    is_on: reactive[bool] = reactive(default=False, layout=True)
    """Whether what it switches holds now; a check mark shows it."""

    class Pressed(Message):
        """A button was pressed."""

        def __init__(self, button: "KeyButton") -> None:
            super().__init__()
            self.button = button

        @property
        def control(self) -> "KeyButton":
            """The button, for ``@on`` with a selector."""
            return self.button

    def __init__(
        self,
        key: str,
        label: str | Content,
        *,
        id: str | None = None,  # noqa: A002 - Textual's own word
        classes: str | None = None,
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.key = key
        self.label = Content(label) if isinstance(label, str) else label

    def render(self) -> Content:
        """The key, then what it does; a mark stands before it while Enter would press it."""
        on = " ✓" if self.is_on else ""
        return Content.assemble(self.mark, (self.key, self.key_style), " ", self.label, on)

    @property
    def mark(self) -> str:
        """What shows the focus without a color."""
        return "▸" if self.has_focus else " "

    @property
    def key_style(self) -> str:
        """How the key stands out."""
        return "bold" if self.has_focus else "bold $text-accent"

    def action_press(self) -> None:
        """Tell whoever listens, unless it cannot be done now."""
        if not self.disabled:
            self.post_message(self.Pressed(self))

    def on_click(self, event: events.Click) -> None:
        """A click does what Enter does."""
        event.stop()
        self.action_press()
