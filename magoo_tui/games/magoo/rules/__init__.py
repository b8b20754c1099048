"""The rules of Magoo: what turns a move into facts. Deciding reads the state and changes nothing.

``decide`` answers a move; ``carry_out`` applies what it ruled, with all that follows.
"""

from magoo_tui.games.magoo.rules.carrying import carry_out
from magoo_tui.games.magoo.rules.deciding import decide

__all__ = ["carry_out", "decide"]
