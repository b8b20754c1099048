"""A page that scrolls: read with the arrows, left with Esc."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from magoo_tui.tui.screens.leaving import Leaving


class PageScreen(Leaving[None]):
    """A screen with a widget ``#page`` that is longer than the room for it."""

    BUZZES = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "Back", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def action_scroll(self, lines: int) -> None:
        """So many lines down."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)
