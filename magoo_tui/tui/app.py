"""The app: one terminal's screens. It touches no disk and no signal, and may be one of several."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import Monochrome
from textual.screen import Screen

from magoo_tui.tui.options import THEMES, Options
from magoo_tui.tui.palette import textual_theme
from magoo_tui.tui.screens.small import SmallScreen, is_too_small

if TYPE_CHECKING:
    from magoo_tui.tui.sitting import Sitting


class MagooApp(App[int]):
    """Shows a table at once, or the lobby from which tables are opened.

    ``lobby`` makes the first screen where no sitting is given, and what is returned to after one.
    ``report`` is given an error that nobody expected, and returns the one line that is printed
    of it when the app has ended.
    """

    TITLE = "Magoo"
    CSS_PATH = Path(__file__).with_name("app.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "Quit", show=False, priority=True)]
    ENABLE_COMMAND_PALETTE = True

    def __init__(
        self,
        sitting: "Sitting | None" = None,
        *,
        options: Options | None = None,
        lobby: "Callable[[], Screen[Sitting | None]] | None" = None,
        report: Callable[[Exception], str] | None = None,
        driver_class: type[Driver] | None = None,
    ) -> None:
        super().__init__(driver_class=driver_class)
        self.options = options or Options()
        self._sitting = sitting
        self._lobby = lobby
        self._report = report
        self.last_line = ""
        """What is to be printed when the app has ended; empty after an ordinary end."""
        for name in self.available_themes:
            self.unregister_theme(name)
        for name in THEMES:
            self.register_theme(textual_theme(name))
        self.theme = self.options.theme
        self._choose_signs()

    def _choose_signs(self) -> None:
        """Colors and shapes as the options say, whatever the environment says."""
        self._filters = [kept for kept in self._filters if not isinstance(kept, Monochrome)]
        self.no_color = not self.options.is_colored
        if self.no_color:
            self._filters.append(Monochrome())
        if self.options.is_ascii:
            from magoo_tui.tui.glyphs import Letters

            self._filters.append(Letters())
        if not self.options.has_motion:
            self.animation_level = "none"

    def on_mount(self) -> None:
        """Show the first screen."""
        if self._sitting is not None:
            self.sit_down(self._sitting)
        elif self._lobby is not None:
            self.push_screen(self._lobby(), self._chosen)

    def _chosen(self, sitting: "Sitting | None") -> None:
        if sitting is None:
            self.exit(0)
        else:
            self.sit_down(sitting)

    def sit_down(self, sitting: "Sitting") -> None:
        """Show a table."""
        from magoo_tui.tui.screens.table import TableScreen

        self.push_screen(TableScreen(sitting), self._risen)

    def _risen(self, _: None) -> None:
        if self._lobby is None:
            self.exit(0)
        else:
            self.push_screen(self._lobby(), self._chosen)

    def on_resize(self, event: events.Resize) -> None:
        """Hide everything where there is too little room, and bring it back."""
        is_hidden = isinstance(self.screen, SmallScreen)
        if is_too_small(event.size) and not is_hidden:
            self.push_screen(SmallScreen())
        elif is_hidden and not is_too_small(event.size):
            self.pop_screen()

    def _handle_exception(self, error: Exception) -> None:
        """End with one line in place of a page that prints what variables hold."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
            self.last_line = "Magoo has stopped over an error of its own."
            if self._report is not None:
                self.last_line = self._report(error)
        self._close_messages_no_wait()
