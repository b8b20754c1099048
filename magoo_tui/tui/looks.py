"""Looks: what widgets for every game are told of a card, a seat and the middle of the table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from textual.geometry import Region

    from magoo_tui.kernel.seats import Direction, Seat
    from magoo_tui.tui.canvas import Canvas
    from magoo_tui.tui.palette import Palette


@dataclass(frozen=True, slots=True)
class Look:
    """What is drawn on the face of a card; every character takes one cell."""

    face: str
    """At most three cells: ``7``, ``D2``, ``10``, ``K``."""
    shape: str
    """The shape that stands beside the ink, so that no color is told by color alone."""
    ink: str
    """Which ink of the palette it is painted with."""
    picture: tuple[str, ...] = ()
    """Three rows of five cells that a large card bears instead of its face and shape."""

    @property
    def label(self) -> str:
        """The card in few cells: ``7 ▲``, ``K ♠``."""
        return f"{self.face} {self.shape}"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat stands at the table."""

    seat: "Seat"
    name: str
    standing: str
    """In a few words: its cards, its letters, that it is out or gone."""
    brief: str
    """The same where there is a single row for all of it."""
    badges: tuple[str, ...] = ()
    """An office, turns to lose and the like; as many are told as there is room for."""
    is_on_turn: bool = False
    is_away: bool = False
    """Out, or gone."""
    key: str = ""
    """The key that is this seat's own at the table, where the game has one."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above the table."""

    left: str
    middle: str
    right: str


class Middle(Protocol):
    """What lies in the middle of the table."""

    @property
    def direction(self) -> "Direction | None":
        """Which way the turn goes, told by arrows upon the table's edge; None for no arrows."""

    def paint(self, canvas: "Canvas", palette: "Palette", box: "Region") -> None:
        """Paint it within a box of the canvas."""

    def spot_at(self, x: int, y: int, box: "Region") -> str | None:
        """The id of the action that a click on a cell does; None where it does nothing."""
