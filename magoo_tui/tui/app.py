"""The app: one terminal's screens. It touches no disk and no signal, and may be one of several."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from textual import events
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.command import CommandPalette
from textual.driver import Driver
from textual.filter import Monochrome, NoColor
from textual.screen import Screen

from magoo_tui.tongue import tr
from magoo_tui.tui.options import THEMES, Options
from magoo_tui.tui.palette import textual_theme
from magoo_tui.tui.pressed import Pressed
from magoo_tui.tui.screens.leaving import Hearing, Leaving
from magoo_tui.tui.screens.small import SmallScreen, is_too_small

if TYPE_CHECKING:
    from magoo_tui.tui.sitting import Sitting


APOLOGY: Final = "Magoo has stopped over an error of its own."
Lobby: TypeAlias = "Callable[[], Screen[Sitting | None]]"
"""Makes the screen from which a table is chosen."""


class Palette(CommandPalette, Leaving[None]):
    """The command palette, which goes once."""


class MagooApp(App[int]):
    """Shows a table at once, or the lobby from which tables are opened.

    ``lobby`` makes the first screen where no sitting is given, and the one returned to.
    ``report`` is given an error that nobody expected, and returns the one line that is printed
    of it when the app has ended.
    """

    TITLE = "Magoo"
    CSS_PATH = Path(__file__).with_name("app.tcss")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", "Quit", show=False, priority=True)
    ]

    def __init__(
        self,
        sitting: "Sitting | None" = None,
        *,
        options: Options | None = None,
        lobby: "Lobby | None" = None,
        report: Callable[[Exception], str] | None = None,
        driver_class: type[Driver] | None = None,
    ) -> None:
        super().__init__(driver_class=driver_class)
        self.options = options or Options()
        self._sitting = sitting
        self._lobby = lobby
        self._report = report
        self.pressed = Pressed()
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
        of_environment = (Monochrome, NoColor)
        self._filters = [kept for kept in self._filters if not isinstance(kept, of_environment)]
        self.no_color = not self.options.is_colored
        if self.no_color:
            self._filters.append(NoColor())
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

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The command palette: what can be done now, the themes, and the way out."""
        from magoo_tui.tui.screens.acting import Acting

        if isinstance(screen, Acting):
            for action in screen.offer_all():
                title = f"{action.title(screen.view)}  ({action.sign})"
                yield SystemCommand(title, tr(action.help), partial(screen.perform, action))
        for name in THEMES:
            paint = partial(setattr, self, "theme", name)
            yield SystemCommand(f"theme {name}", "Other colors for everything.", paint)
        yield SystemCommand("quit", "End the program; every table stays as it stands.", self.exit)

    def action_command_palette(self) -> None:
        """Open the palette, once, and only over something that is to be seen."""
        is_open = any(isinstance(screen, CommandPalette) for screen in self.screen_stack)
        if not is_open and not isinstance(self.screen, SmallScreen):
            self.push_screen(Palette(id="--command-palette"))

    def sit_down(self, sitting: "Sitting") -> None:
        """Show a table."""
        from magoo_tui.tui.screens.table import TableScreen

        def risen(_: None) -> None:
            sitting.leave()
            self._go_on()

        self.push_screen(TableScreen(sitting), risen)

    def _go_on(self) -> None:
        if self._lobby is None:
            self.exit(0)
        else:
            self.push_screen(self._lobby(), self._chosen)

    def on_resize(self, event: events.Resize) -> None:
        """Hide everything where there is too little room, and bring it back."""
        hiding = self.screen
        if not isinstance(hiding, SmallScreen):
            if is_too_small(event.size):
                self.push_screen(SmallScreen())
        elif not is_too_small(event.size):
            hiding.dismiss(None)

    def push_screen(self, *args: Any, **kwargs: Any) -> Any:
        """Put a screen on top, but below what hides everything while the window is too small."""
        hiding = self.screen_stack[-1] if self.screen_stack else None
        if not isinstance(hiding, SmallScreen):
            return super().push_screen(*args, **kwargs)
        hiding.dismiss(None)
        pushed = super().push_screen(*args, **kwargs)
        super().push_screen(SmallScreen())
        return pushed

    async def on_event(self, event: events.Event) -> None:
        """Note every key, whatever it is for: what hides a hand does not open by it."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            self.pressed.note(event)
        await super().on_event(event)

    def on_key(self, event: events.Key) -> None:
        """A key that was of no use on a screen may be a buzzer of the table below it."""
        if isinstance(self.screen, Leaving) and self.screen.BUZZES:
            below = (screen for screen in reversed(self.screen_stack[:-1]))
            hearing = next((screen for screen in below if isinstance(screen, Hearing)), None)
            if hearing is not None:
                hearing.press_buzzer(event)

    @property
    def _background_screens(self) -> list[Screen[Any]]:
        """The screens that show through the topmost one: none, where that is opaque.

        Textual counts the one beneath even so, and paints both whole whenever that one changes.
        """
        stack = self._screen_stack
        if stack and stack[-1].styles.background.a == 1:
            return []
        return super()._background_screens

    def fell_over(self, error: Exception) -> None:
        """Keep one line to be printed of an error that nobody expected."""
        self.last_line = APOLOGY if self._report is None else self._report(error)

    def _handle_exception(self, error: Exception) -> None:
        """End with one line in place of a page that prints what variables hold."""
        self._return_code = 1
        if self._exception is None:
            self._exception = error
            self._exception_event.set()
            self.fell_over(error)
        self._close_messages_no_wait()

    def panic(self, *renderables: object) -> None:
        """A part of Textual gives up: end, and print nothing of what it knows."""
        self._return_code = 1
        self.last_line = self.last_line or APOLOGY
        self._close_messages_no_wait()
