"""What is measured of each game while it is played: by the facts of its lines, and by views."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat


class Gauge(Protocol):
    """Follows one game from its first line to its last."""

    turns: int
    debt: int | None
    """The highest debt so far; None where the game knows no debts."""
    hand: int
    """The most cards that a hand has held so far."""
    turn: Seat | None
    """Whose turn began last."""

    def hear(self, facts: Sequence[Event[Any]]) -> None:
        """Take in what a line has caused."""

    def look(self, view: Any) -> None:
        """Take in how the table stands, from anybody's view."""


class MagooGauge:
    """A round of Magoo."""

    def __init__(self) -> None:
        from magoo_tui.games.magoo.events import TurnCame

        self.turns = self.hand = self._highest = 0
        self.debt: int | None = 0
        self.turn: Seat | None = None
        self._turn_came = TurnCame

    def hear(self, facts: Sequence[Event[Any]]) -> None:
        """Count the turns."""
        for fact in facts:
            if isinstance(fact, self._turn_came):
                self.turns += 1
                self.turn = fact.seat

    def look(self, view: Any) -> None:
        """Keep the highest debt and the fullest hand."""
        self.debt = self._highest = max(self._highest, view.debt)
        self.hand = max(self.hand, *[place.cards for place in view.places])


class MagaracGauge:
    """A game of Magarac, from the first deal to the whole word."""

    def __init__(self) -> None:
        from magoo_tui.games.magarac.events import TurnCame

        self.turns = self.hand = 0
        self.debt: int | None = None
        self.turn: Seat | None = None
        self._turn_came = TurnCame

    def hear(self, facts: Sequence[Event[Any]]) -> None:
        """Count the turns."""
        for fact in facts:
            if isinstance(fact, self._turn_came):
                self.turns += 1
                self.turn = fact.seat

    def look(self, view: Any) -> None:
        """Keep the fullest hand."""
        self.hand = max(self.hand, *[place.cards for place in view.places])


GAUGES: Final[Mapping[str, Callable[[], Gauge]]] = {"magoo": MagooGauge, "magarac": MagaracGauge}
"""How each game is measured; one that stands here can be simulated."""
