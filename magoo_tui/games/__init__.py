"""The games. None of them knows another."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from magoo_tui.kernel.game import Game
    from magoo_tui.kernel.headers import Header


def _magoo() -> "Game":
    from magoo_tui.games.magoo.game import MAGOO

    return MAGOO


def _magarac() -> "Game":
    from magoo_tui.games.magarac.game import MAGARAC

    return MAGARAC


GAMES: Final[dict[str, "Callable[[], Game]"]] = {"magoo": _magoo, "magarac": _magarac}
"""Every game by its name in records. A game is loaded when it is first asked for."""


def game_of(header: "Header") -> "Game":
    """The game that a header names. Raises NoRecordError."""
    from magoo_tui.kernel.headers import NoRecordError

    name = (header.first("Game") or "").strip().lower()
    if name not in GAMES:
        raise NoRecordError(f"There is no game {name or 'without a name'} here.")
    return GAMES[name]()
