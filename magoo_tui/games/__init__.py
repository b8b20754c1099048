"""The games. None of them knows another."""

from collections.abc import Callable
from typing import Final

from magoo_tui.kernel.game import Game


def _magoo() -> Game:
    from magoo_tui.games.magoo.game import MAGOO

    return MAGOO


GAMES: Final[dict[str, Callable[[], Game]]] = {"magoo": _magoo}
"""Every game by its name in records. A game is loaded when it is first asked for."""
