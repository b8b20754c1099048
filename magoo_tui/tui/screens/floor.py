"""The floor: which screen the table's stage puts on top of the table, and when."""

from typing import TYPE_CHECKING

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.seats import Seat

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Floor:
    """Puts up the curtain, a session, a charge, the end of a round: each once, when it is due."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._sitting = screen.sitting
        view = screen.view
        self._is_taken = False
        """Whether a session or a charge is on the screen."""
        self._is_curtain_up = False
        self._round = view.round_number
        self._ended = view.round_number if view.ending is not None else 0
        """The last round whose end has been shown."""

    def look(self) -> None:
        """Hide what must be hidden, and put up what is due."""
        view = self._sitting.view()
        if view.stage != "turn" or view.round_number != self._round:
            self._sitting.hide()
            self._round = view.round_number
            view = self._sitting.view()
        if view.ending is not None and self._ended != view.round_number:
            self._ended = view.round_number
            self._show_ending(view)
        if view.stage in ("committee", "vote") and not self._is_taken:
            self._show_procedure(view)
        elif self._sitting.needs_curtain(view) and not self._is_curtain_up:
            self._draw_curtain()

    def _show_ending(self, view: SeatView) -> None:
        from magoo_tui.tui.screens.ending import EndingScreen

        self._screen.app.push_screen(EndingScreen(view))

    def _show_procedure(self, view: SeatView) -> None:
        from magoo_tui.tui.modals.committee import CommitteeModal
        from magoo_tui.tui.modals.verdict import VerdictModal

        self._is_taken = True
        modal = CommitteeModal if view.stage == "committee" else VerdictModal
        self._screen.app.push_screen(modal(self._sitting), self._procedure_over)

    def _procedure_over(self, _: None) -> None:
        self._is_taken = False
        self._screen.take_in()

    def _draw_curtain(self) -> None:
        from magoo_tui.tui.screens.curtain import CurtainScreen

        self._sitting.hide()
        self._is_curtain_up = True
        curtain = CurtainScreen(self._sitting, self._screen.used)
        self._screen.app.push_screen(curtain, self._curtain_open)

    def _curtain_open(self, _: None) -> None:
        self._is_curtain_up = False
        self._screen.take_in()

    def show_challenged(self, seat: Seat) -> None:
        """Show what a challenge has shown, to whoever challenged."""
        from magoo_tui.tui.modals.challenge import ChallengeModal

        view = self._sitting.view_of(seat)
        self._screen.app.push_screen(ChallengeModal(view))
