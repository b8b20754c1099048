"""What each game can carry out of the amendment language."""

from collections.abc import Callable
from typing import Final

from magoo_tui.rulebook.language.lexicon import Lexicon


def _magoo() -> Lexicon:
    from magoo_tui.games.magoo.lexicon import LEXICON

    return LEXICON


def _magarac() -> Lexicon:
    from magoo_tui.games.magarac.lexicon import LEXICON

    return LEXICON


LEXICONS: Final[dict[str, Callable[[], Lexicon]]] = {"magoo": _magoo, "magarac": _magarac}
"""By the game's name in records. A lexicon is loaded when it is first asked for."""
