"""Who seconds a motion to convene (magoo.art3.4)."""

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.tui.modals.seat import SeatModal


class MotionModal(SeatModal):
    """Asks who seconds; every seat at the table may but the mover."""

    def __init__(self, view: SeatView) -> None:
        mover = view.motion
        name = "" if mover is None else view.places[mover].name
        seats = [place.seat for place in view.places if not place.is_gone and place.seat != mover]
        super().__init__(view, f"{name} moves to convene the Rules Committee. Who seconds?", seats)
