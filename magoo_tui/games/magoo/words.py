"""What a view of Magoo tells in words, whatever kind of terminal shows them."""

from collections.abc import Iterator

from magoo_tui.games.magoo.seat_view import SeatView


def debt_at_rest(view: SeatView) -> Iterator[str]:
    """A debt that stands still while its own maker has the turn by law."""
    if view.resting_debt:
        yield f"a debt of {view.resting_debt} rests (law.fire.6)"
