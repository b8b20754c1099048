"""Which calls an act needs (magoo.uno.28, magoo.am2.7)."""

from magoo_tui.games.magoo.calls import UNO, wording
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_NONE: tuple[str, ...] = ()


@enforces("magoo.uno.28", "magoo.am2.7")
def calls_owed(state: State, seat: Seat, count: int, *, is_magoo: bool = False) -> tuple[str, ...]:
    """The calls that a seat needs which lays, or gives, so many cards of its hand."""
    leaves_one = len(state.hands[seat]) - count == 1
    if not is_magoo and not leaves_one:
        return _NONE
    law, calls = state.law, _NONE
    if is_magoo and not law.is_suspended("magoo.am2.7"):
        calls = (wording(count),)
    if leaves_one and not law.is_suspended("magoo.uno.28"):
        calls = (*calls, UNO)
    return calls
