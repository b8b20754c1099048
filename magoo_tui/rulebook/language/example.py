"""Sentences to begin from, as every game offers its own to whoever proposes a law."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Example(Struct, frozen=True):
    """A sentence as somebody might type it."""

    text: str
    meaning: str
    """What comes of it, for somebody who has never read a law."""


Examples: TypeAlias = Sequence[tuple[str, Sequence[Example]]]
"""By what comes of them: enforced by the table, done once, kept by hand."""
