"""The rules of Magarac: what turns a move into facts. They read the state and change nothing.

``decide`` answers a move; ``proceed`` says what follows by itself once its facts are applied.
"""

from magoo_tui.games.magarac.rules.deciding import decide
from magoo_tui.games.magarac.rules.proceeding import proceed

__all__ = ["decide", "proceed"]
