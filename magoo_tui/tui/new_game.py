"""What the lobby hands over: a game to begin, or a saved table to open again."""

from typing import Literal

from msgspec import Struct

from magoo_tui.kernel.seats import Seat

Level = Literal["easy", "steady", "sharp"]
"""How well a bot plays."""

Speech = Literal["typed", "aloud"]


class NewGame(Struct, frozen=True):
    """A table that people have asked for; building it is another's work."""

    names: tuple[str, ...]
    """Seats clockwise, every name fit to stand in a record."""
    bots: dict[Seat, Level]
    """Which seats are played by bots, and how well."""
    speech: Speech
    decks: Literal[1, 2]
    settings: dict[str, str]
    """Rulebook parameters that differ from the rulebook's own values; the rulebook has
    accepted each of them."""


class SavedTable(Struct, frozen=True):
    """A table that can be opened again, as the lobby lists it."""

    name: str
    """By which the store knows it."""
    seats: tuple[str, ...]
    saved: str
    """When it was last played, for people to read: ``16 Dec 2007, 21:40``."""
    standing: str
    """Where it stands, in a few words: ``round 3, Bo's turn``."""
