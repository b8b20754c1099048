"""The id of a clause: permanent, never renumbered."""

from typing import Final, NewType

ClauseId = NewType("ClauseId", str)
"""``magoo.am4.3``; a section is named by the beginning of the ids in it: ``magoo.am4``."""

NOTATION: Final = ClauseId("notation")
"""What a line is refused under that cannot be understood."""


def is_within(clause: str, section: str) -> bool:
    """Whether a clause is that one, or a part of it."""
    return clause == section or clause.startswith(section + ".")
