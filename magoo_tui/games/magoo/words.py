"""What a view of Magoo tells in words, whatever kind of terminal shows them."""

from collections.abc import Iterator

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.tongue import tr


def debt_at_rest(view: SeatView) -> Iterator[str]:
    """A debt that stands still while its own maker has the turn by law."""
    if view.resting_debt:
        yield tr("a debt of {count} rests (law.fire.6)", count=view.resting_debt)
