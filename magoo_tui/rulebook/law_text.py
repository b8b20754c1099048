"""How long a law may be, and how many there may be."""

from typing import Final

LONGEST_LAW: Final = 240
"""Characters of a text that is proposed (law.lang.2)."""
MOST_LAWS: Final = 60
"""Laws in force at one table (law.fire.2)."""
