"""The desk behind the lobby: one house, opened when something of it is first wanted."""

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from magoo_tui.buzzers import Buzzers
    from magoo_tui.cli.seating import Seated
    from magoo_tui.kernel.views import RulebookView
    from magoo_tui.pins import Pins
    from magoo_tui.store.house import House
    from magoo_tui.store.protocol import TableInfo
    from magoo_tui.tui.new_game import NewGame, SavedTable
    from magoo_tui.tui.screens.results import Records
    from magoo_tui.tui.sitting import Sitting


class Desk:
    """Opens tables and keeps the books of one house. One table is open at a time.

    What it is asked for raises StoreError where the house cannot be opened.
    """

    def __init__(self, directory: Path | None = None) -> None:
        """Take a house's directory, or None for the one that the environment names."""
        self._named = directory
        self.notices: list[str] = []
        """What there is to say about the house, once it has been opened."""
        self._house: House | None = None
        self._seated: Seated | None = None
        self._pins: Pins | None = None
        """Of all tables here: at the next one a wrong PIN is not forgotten."""
        self._buzzers: Buzzers | None = None

    @property
    def directory(self) -> Path:
        """Where the house is, or will be."""
        from magoo_tui.store.places import house_directory

        return self._named or house_directory()

    @property
    def house(self) -> "House":
        """The house. Raises StoreError."""
        if self._house is None:
            from magoo_tui.store.opening import open_house

            self._house, notices = open_house(self.directory)
            self.notices += notices
        return self._house

    def close(self) -> None:
        """Leave the table and the house."""
        self._rise()
        if self._house is not None:
            self._house.close()
            self._house = None

    def saved(self) -> "Sequence[SavedTable]":
        """The tables that can be opened again, the last one played first."""
        from magoo_tui.tui.new_game import SavedTable

        return [
            SavedTable(one.id, one.game, one.seats, when(one.updated), standing(one))
            for one in self.house.store.tables()
            if not one.is_finished
        ]

    def people(self) -> Sequence[str]:
        """The people of the game that was played here last, bots left out.

        Where there were none, whoever is at the keyboard.
        """
        from magoo_tui.cli.playing import own_name

        house = self.house
        bots = {person.name for person in house.people() if person.is_bot}
        last = next(iter(house.store.tables()), None)
        people = [] if last is None else [name for name in last.seats if name not in bots]
        return people or [own_name()]

    def law(self, game: str) -> "RulebookView":
        """The law of the house, as a new table of that game would begin with it."""
        return law_of(self.house, game)

    def buzzers(self) -> "Buzzers":
        """The keys that people of the house slap with."""
        from magoo_tui.buzzers import Buzzers

        self._buzzers = self._buzzers or Buzzers(self.house)
        return self._buzzers

    def records(self) -> "Records":
        """The results of the house."""
        return self.house

    def begin(self, game: "NewGame") -> "Sitting | str":
        """A new table."""
        from magoo_tui.cli.seating import begin

        return self._sit(lambda house: begin(house, game))

    def resume(self, name: str) -> "Sitting | str":
        """A saved table, exactly as it was left."""
        from magoo_tui.cli.seating import reopen

        return self._sit(lambda house: reopen(house, name))

    def _sit(self, opened: "Callable[[House], Seated]") -> "Sitting | str":
        from magoo_tui.cli.faults import Fault
        from magoo_tui.cli.screens import sitting_of
        from magoo_tui.kernel.headers import NoRecordError
        from magoo_tui.pins import Pins
        from magoo_tui.store.errors import StoreError

        self._rise()
        try:
            self._seated = opened(self.house)
        except (Fault, NoRecordError, StoreError) as fault:
            return fault.sentence
        self._pins = self._pins or Pins(self.house)
        return sitting_of(self._seated, self._pins, self.buzzers(), left=self._rise)

    def _rise(self) -> None:
        if self._seated is not None:
            self._seated.rise()
            self._seated = None


def law_of(house: "House", game: str) -> "RulebookView":
    """The law under which a new game of a house would begin."""
    from magoo_tui.bots.names import bot_names
    from magoo_tui.games import GAMES
    from magoo_tui.kernel.headers import Header
    from magoo_tui.rulebook import load
    from magoo_tui.table.keeping import house_fields
    from magoo_tui.table.table import Table

    seats = ", ".join(bot_names(load(game).title_page.seats.min))
    fields = (("Game", game), ("Seats", seats), *house_fields(house, game, ()))
    law: RulebookView = Table(GAMES[game](), Header(fields)).view(None).law
    return law


def when(moment: str) -> str:
    """A moment of the store for people to read, in their own time: ``16 Dec 2007, 21:40``."""
    try:
        local = datetime.fromisoformat(moment).astimezone()
    except ValueError:
        return moment
    return f"{local.day} {local:%b %Y, %H:%M}"


def standing(table: "TableInfo") -> str:
    """Where a table stands, in a few words."""
    stages = {
        "": "not dealt yet",
        "reveal": "in the middle of a round",
        "turn": "in the middle of a round",
        "offer": "in the middle of a round",
        "race": "in the middle of a race",
        "between-rounds": "between two rounds",
        "committee": "the committee sits",
        "vote": "a charge is being heard",
        "over": "over",
    }
    lines = "1 line" if table.lines == 1 else f"{table.lines} lines"
    return f"{stages.get(table.stage, table.stage)}, {lines}"
