"""The rules of Magoo: what turns a move into facts. They read the state and change nothing.

``decide`` answers a move; ``proceed`` says what follows by itself once its facts are applied.
"""

from magoo_tui.games.magoo.rules.deciding import decide
from magoo_tui.games.magoo.rules.proceeding import proceed

__all__ = ["decide", "proceed"]
