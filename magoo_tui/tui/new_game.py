"""What the lobby hands over: a game to begin, or a saved table to open again."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Protocol

from msgspec import Struct

from magoo_tui.bots.levels import Level
from magoo_tui.kernel.seats import Seat

if TYPE_CHECKING:
    from magoo_tui.buzzers import Buzzers
    from magoo_tui.kernel.views import RulebookView
    from magoo_tui.tui.screens.results import Records
    from magoo_tui.tui.sitting import Sitting

Speech = Literal["typed", "aloud"]


class NewGame(Struct, frozen=True):
    """A table that people have asked for; building it is another's work."""

    game: str
    """Its name: ``magoo``."""
    names: tuple[str, ...]
    """Seats clockwise, every name fit to stand in a record."""
    bots: dict[Seat, Level]
    """Which seats are played by bots, and how well."""
    speech: Speech
    decks: Literal[1, 2]
    settings: dict[str, str]
    """Rulebook parameters that differ from what holds in the house; the rulebook has accepted
    each of them."""


class SavedTable(Struct, frozen=True):
    """A table that can be opened again, as the lobby lists it."""

    name: str
    """By which the store knows it."""
    game: str
    seats: tuple[str, ...]
    saved: str
    """When it was last played, for people to read: ``16 Dec 2007, 21:40``."""
    standing: str
    """Where it stands, in a few words: ``in the middle of a round, 57 lines``."""


class Desk(Protocol):
    """What stands behind the lobby: it opens tables and keeps the books.

    The lobby asks for nothing of it before somebody wants it, so that opening a store costs
    nothing at the start. Why a table cannot be had comes back as one sentence; where the house
    itself cannot be opened, whatever is asked for raises StoreError.
    """

    def saved(self) -> "Sequence[SavedTable]":
        """The tables that can be opened again, the last one played first."""
        ...

    def people(self) -> Sequence[str]:
        """The names to offer for a new game: who played here last."""
        ...

    def law(self, game: str) -> "RulebookView":
        """The law of the house, as a new table of that game would begin with it."""
        ...

    def buzzers(self) -> "Buzzers":
        """The keys that people of the house slap with."""
        ...

    def records(self) -> "Records":
        """The results of the house."""
        ...

    def begin(self, game: NewGame) -> "Sitting | str":
        """A new table."""
        ...

    def resume(self, name: str) -> "Sitting | str":
        """A saved table, exactly as it was left."""
        ...
