"""Playing: what the keys of the table's screen do that are one game's own."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Playing:
    """Does a game's own acts for the seat at hand, and tells what its chosen cards make.

    The methods that the game's actions name by their ids are added by each game.
    """

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._choice = screen.choice

    def _do(self, command: str) -> bool:
        """Submit a command of the notation for the seat at hand."""
        seat = self._screen.view.seat
        return seat is not None and self._screen.submit(seat, command)

    @property
    def acts(self) -> tuple[object, ...]:
        """The objects whose methods do the game's actions."""
        return (self,)

    def hint(self) -> tuple[str, ClauseId | None]:
        """What is chosen, or else what the card under the cursor is, and the clause that tells."""
        return "", None

    @property
    def is_laying(self) -> bool:
        """Whether what is said now is said with cards that are laid."""
        return False

    def calls(self) -> tuple[str, ...]:
        """The calls that go with what is chosen."""
        return ()

    def lay(self, words: str = "") -> None:
        """Do what Enter does to the cards chosen, with words."""

    def completions(self) -> Iterator[str]:
        """Commands of the game that could be typed, the likeliest first."""
        yield from ()

    def after(self, seat: Seat, command: str) -> None:
        """Something was typed for that seat, and done."""

    def pick_seat(self, seat: Seat) -> None:
        """A seat was clicked."""

    def pick_spot(self, action: str) -> None:
        """Something in the middle was clicked for which that action stands, and is open now."""
        self._screen.do(action)
