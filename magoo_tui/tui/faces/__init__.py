"""How each game looks on the screens."""

from collections.abc import Callable
from typing import Final

from magoo_tui.tui.faces.face import Face


def _magoo() -> Face:
    from magoo_tui.tui.faces.magoo.face import MAGOO

    return MAGOO


def _magarac() -> Face:
    from magoo_tui.tui.faces.magarac.face import MAGARAC

    return MAGARAC


FACES: Final[dict[str, Callable[[], Face]]] = {"magoo": _magoo, "magarac": _magarac}
"""Every game's by its name. A face is loaded when it is first asked for."""


def face_of(game: str) -> Face:
    """How a game looks on the screens."""
    return FACES[game]()
