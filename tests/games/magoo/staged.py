"""Who sits at the tables of Magoo that tests set up."""

from magoo_tui.kernel.seats import Seat
from tests.games.staged import after

__all__ = ["ANN", "BO", "CY", "THREE", "after"]

ANN, BO, CY = Seat(0), Seat(1), Seat(2)
THREE = "Game: magoo\nSeats: Ann, Bo, Cy\n"
