"""The rules of Magoo: what turns a move into facts. Deciding reads the state and changes nothing.

``decide`` answers a move; ``carry_out`` applies what it ruled, with all that follows.
"""

from magoo_tui.games.magoo.rules.carrying import carry_out
from magoo_tui.games.magoo.rules.deciding import asking_much, decide

__all__ = ["asking_much", "carry_out", "decide"]
