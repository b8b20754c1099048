"""The floor: which screen the table's stage puts on top of the table, and when."""

from typing import TYPE_CHECKING

from textual.screen import Screen

from magoo_tui.kernel.views import TableView
from magoo_tui.tui.faces.face import Raise
from magoo_tui.tui.pressed import DEAF, pressed_in
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.screens.small import SmallScreen

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Floor:
    """Puts up the curtain, a session, a charge, a race, the end of a round: each once, when due."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._sitting = screen.sitting
        view = screen.view
        self.is_taken = False
        """Whether a session, a charge or a race is on the screen."""
        self._is_curtain_up = False
        self._opened_by = ""
        """The key that has opened the curtain, while it may come again by itself."""
        self._round = view.round_number
        self._face = screen.sitting.face
        self._ended = self._face.ended(view)
        """The last ending that has been shown."""
        self._last: Screen[None] | None = None
        """The screen of that ending, which goes by its own keys alone."""
        self._secret: Screen[None] | None = None
        """What somebody alone is looking at, if it still is on the screen."""

    def look(self) -> None:
        """Hide what must be hidden, and put up what is due."""
        view = self._sitting.view()
        if view.stage not in self._face.hand_stages or view.round_number != self._round:
            self._hide()
            self._round = view.round_number
            view = self._sitting.view()
        ended, raising = self._face.ended(view), self._face.procedure(view)
        is_new = ended is not None and ended != self._ended
        if is_new and not self.is_taken:  # a race shows how it has ended before that
            self._ended = ended
            self._show_ending(view)
        if raising is not None and not self.is_taken:
            self._show_procedure(raising)
        elif self._sitting.needs_curtain(view) and not self._is_curtain_up:
            self._draw_curtain()

    def _hide(self) -> None:
        """Show nobody's hand any more, nor what its owner had on the screen because of it."""
        if self._sitting.has_curtains and self._sitting.at_hand is not None:
            self._sitting.hide()
            self._uncover()

    def _uncover(self) -> None:
        """Take away what somebody had open over the table: the next one is not to find it there.

        What the table's stage has put there stays, and so does what hides a small window.
        """
        self._screen.put_away()
        app = self._screen.app
        is_hidden = isinstance(app.screen, SmallScreen)
        while isinstance(app.screen, Leaving) and not self._lasts(app.screen):
            app.screen.dismiss(None)
        if is_hidden:
            app.push_screen(SmallScreen())

    def _lasts(self, screen: Screen[object]) -> bool:
        from magoo_tui.tui.modals.floor import FloorDialog
        from magoo_tui.tui.screens.acting import Acting
        from magoo_tui.tui.screens.race import RaceScreen

        lasting = (Acting, FloorDialog, RaceScreen)
        return screen is self._last or isinstance(screen, lasting)

    def _show_ending(self, view: TableView) -> None:
        self._uncover()
        self._last = self._face.ending(view)
        self._screen.app.push_screen(self._last)

    def _show_procedure(self, raising: Raise) -> None:
        self._uncover()
        self.is_taken = True
        self._screen.app.push_screen(raising(self._sitting), self._procedure_over)

    def _procedure_over(self, _: None) -> None:
        self.is_taken = False
        self._screen.take_in()

    def _draw_curtain(self) -> None:
        from magoo_tui.tui.screens.curtain import CurtainScreen

        self._sitting.hide()
        self._uncover()
        self._is_curtain_up = True
        app = self._screen.app
        curtain = CurtainScreen(self._sitting, pressed_in(app))
        app.push_screen(curtain, self._curtain_open)

    def _curtain_open(self, _: None) -> None:
        self._is_curtain_up = False
        self._opened_by = pressed_in(self._screen.app).last
        self._screen.take_in()

    def is_echo(self, sign: str) -> bool:
        """Whether a key that was just pressed is the one that opened the curtain, held too long.

        Enter behind a PIN would lay a card that nobody has looked at yet.
        """
        pressed = pressed_in(self._screen.app)
        before, now = pressed.before(sign), pressed.at(sign)
        if sign != self._opened_by or before is None or now is None or now - before >= DEAF:
            self._opened_by = ""
        return bool(self._opened_by)

    def show_secret(self, screen: Screen[None]) -> None:
        """Show what somebody alone is to look at; nothing goes on meanwhile."""
        self._secret = screen
        self._screen.app.push_screen(screen, self._secret_over)

    def _secret_over(self, _: None) -> None:
        self._secret = None
        self._screen.go_on()

    @property
    def is_looked_at(self) -> bool:
        """Whether such a screen is shown; bots wait until it has gone."""
        return self._secret is not None
