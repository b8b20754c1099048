"""Laws to begin from, for every game: sentences that its tables like to vote on."""

from collections.abc import Callable
from typing import Final

from magoo_tui.rulebook.language.example import Examples


def _magoo() -> Examples:
    from magoo_tui.games.magoo.examples import EXAMPLES

    return EXAMPLES


def _magarac() -> Examples:
    from magoo_tui.games.magarac.examples import EXAMPLES

    return EXAMPLES


EXAMPLES: Final[dict[str, Callable[[], Examples]]] = {"magoo": _magoo, "magarac": _magarac}
"""By the game's name in records. Sentences are loaded when they are first asked for."""
