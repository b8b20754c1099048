"""The turn: what the seat that has it may do without choosing cards to lay."""

from typing import TYPE_CHECKING

from magoo_tui.kernel.seats import Seat

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Turn:
    """Draws, passes, challenges: commands of the notation for the seat at hand."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen

    def _do(self, command: str) -> bool:
        seat = self._screen.view.seat
        return seat is not None and self._screen.submit(seat, command)

    def surrender(self) -> None:
        """Give up what is chosen to the law that asks for it; why not is told by the table."""
        self._do(f"surrender {' '.join(self._screen.choice.cards)}")

    def draw(self) -> None:
        """Draw a card."""
        self._do("draw")

    def pass_turn(self) -> None:
        """Lay nothing after having drawn."""
        self._do("pass")

    def end_social(self) -> None:
        """Declare the end of the Social."""
        self._do("end social")

    def challenge(self) -> None:
        """Challenge the Wild Draw Four; what it shows is shown to the challenger alone."""
        seat = self._screen.view.seat
        if seat is not None and self._do("challenge"):
            self.show_challenged(seat)

    def show_challenged(self, seat: Seat) -> None:
        """Show what a challenge has shown, to whoever challenged."""
        from magoo_tui.tui.faces.magoo.challenge import ChallengeModal

        sitting = self._screen.sitting
        pins = sitting.pins if sitting.has_curtains else None
        self._screen.show_secret(ChallengeModal(sitting.view_of(seat), pins))
