"""One of a few values, gone through by arrows, Space, Enter or clicks."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget


class Cycle(Widget, can_focus=True):
    """Shows its value between two arrows: ``◂ typed ▸``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
    ]

    DEFAULT_CSS = """
    Cycle {
        width: auto; height: 1; background: $panel; color: $foreground; pointer: pointer;
        &:focus { background: $accent; color: $surface; text-style: bold; }
    }
    """

    value: reactive[str] = reactive("")

    class Changed(Message):
        """Another value was chosen."""

        def __init__(self, cycle: "Cycle", value: str) -> None:
            super().__init__()
            self.cycle = cycle
            self.value = value

        @property
        def control(self) -> "Cycle":
            """What was turned, for ``@on`` with a selector."""
            return self.cycle

    def __init__(
        self,
        values: Sequence[str],
        value: str,
        *,
        id: str | None = None,  # noqa: A002 - Textual's own word
    ) -> None:
        super().__init__(id=id)
        self._values = tuple(values)
        self._breadth = max(map(len, self._values))
        self.set_reactive(Cycle.value, value)

    def render(self) -> Content:
        """The value, as wide as the longest of them."""
        return Content.assemble(" ◂ ", self.value.center(self._breadth), " ▸ ")

    def action_turn(self, steps: int) -> None:
        """So many values on."""
        number = self._values.index(self.value) + steps
        self.value = self._values[number % len(self._values)]
        self.post_message(self.Changed(self, self.value))

    def on_click(self, event: events.Click) -> None:
        """A click goes on by one."""
        event.stop()
        self.action_turn(1)
