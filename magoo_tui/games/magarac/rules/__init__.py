"""The rules of Magarac: what turns a move into facts.

``decide`` answers a move and changes nothing; ``carry_out`` applies what it ruled, with all that
follows.
"""

from magoo_tui.games.magarac.rules.carrying import carry_out
from magoo_tui.games.magarac.rules.deciding import decide

__all__ = ["carry_out", "decide"]
