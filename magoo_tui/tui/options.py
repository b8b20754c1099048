"""Options: how one terminal wants things drawn."""

from dataclasses import dataclass
from typing import Final

THEMES: Final = ("felt", "midnight", "high-contrast")
"""The names of the themes, the default first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How one terminal wants things drawn. Nothing in it changes what is played."""

    theme: str = THEMES[0]
    is_ascii: bool = False
    """Letters alone: no shapes, no box-drawing characters."""
    is_colored: bool = True
    """False under ``NO_COLOR`` (set and not empty)."""
    has_motion: bool = True
    """Whether things may move and blink, always shortly."""
