"""Tables with people and bots at them: new ones, saved ones, ones from a record, and demos.

Which seats are bots' stands in the field `Bots:` of the header. Tables that were kept before there
was such a field have a comment of that name.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from magoo_tui.bots.levels import LEVELS, Level
from magoo_tui.bots.names import bot_names
from magoo_tui.bots.seating import seat_bots
from magoo_tui.cli.faults import Fault
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header, NoRecordError, pair, seat_named
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.store.deeds import PersonSeated
from magoo_tui.store.errors import StoreError
from magoo_tui.store.house import House
from magoo_tui.table.chance import live_chance
from magoo_tui.table.keeping import (
    KeptTable,
    begin_table,
    house_fields,
    reopen_table,
)
from magoo_tui.table.live import Live
from magoo_tui.table.table import Table

if TYPE_CHECKING:
    from magoo_tui.tui.new_game import NewGame

_BOTS: Final = "Bots"
_UNCOUNTED: Final = "# Uncounted"
_SEEDS: Final = 1 << 48


class Seated(Struct, frozen=True):
    """A table that goes on, and the seats that people play at this terminal."""

    live: Live
    people: tuple[Seat, ...]
    kept: KeptTable | None = None
    """Where it is kept; None for a demo."""

    def rise(self) -> None:
        """Leave the table to itself: it is saved, and others may open it."""
        self.live.close()
        if self.kept is not None:
            self.kept.lock.release()


def begin(house: House, game: "NewGame", host: str | None = None) -> Seated:
    """A new table. Raises NoRecordError and StoreError."""
    names = game.names
    dealer = live_chance().randrange(len(names)) if names else 0
    fields = [
        ("Game", game.game),
        ("Seats", ", ".join(names)),
        ("Dealer", names[dealer] if names else ""),
        ("Host", host or (names[0] if names else "")),
        ("Speech", game.speech),
        ("Decks", str(game.decks)),
        ("Date", date.today().isoformat()),  # noqa: DTZ011 (the day where people sit)
    ]
    fields += [("Set", f"{name} = {value}") for name, value in game.settings.items()]
    for field, value in house_fields(house, game.game, names):
        is_overridden = field == "Set" and value.partition(" =")[0] in game.settings
        if not is_overridden:
            fields.append((field, value))
    fields += _bots_field(names, game.bots)
    kept = begin_table(house, Header(tuple(fields)))
    with _given_back(kept, house):
        house.record(
            *(PersonSeated(name=name, is_bot=seat in game.bots) for seat, name in enumerate(names))
        )
        return _seated(kept, game.bots)


def begin_from(house: House, path: Path, bots: int | None, level: Level) -> Seated:
    """A table that goes on where a record ends; the last so many seats are bots'.

    Where nobody says how many, those are that the record says. The house does not count its
    rounds. Raises Fault, NoRecordError and StoreError.
    """
    from magoo_tui.cli.reading import play, read_record
    from magoo_tui.table.check import table_of

    record = read_record(path)
    names = record.header.names()
    if bots is not None and bots > len(names):
        raise Fault(f"{path} has {len(names)} seats, and {bots} of them cannot be bots'.")
    levels = bots_of(record.header)
    if bots is not None:
        levels = {Seat(seat): level for seat in range(len(names) - bots, len(names))}
    play(table_of(record), record, path)
    fields = [field for field in record.header.fields if field[0] != _BOTS]
    fields += [*_bots_field(names, levels), (_UNCOUNTED, "it began from a record")]
    kept = begin_table(house, Header(tuple(fields)), is_counted=False)
    with _given_back(kept, house):
        play(kept.table, record, path)
        return _seated(kept, levels)


def reopen(house: House, name: str) -> Seated:
    """A saved table as it was left, its bots with it. Raises StoreError."""
    comments = _comments(house.store.header(name))
    kept = reopen_table(house, name, is_counted=_UNCOUNTED not in comments)
    with _given_back(kept):
        told = kept.table.header.first(_BOTS) or comments.get(f"# {_BOTS}", "")
        return _seated(kept, parse_bots(kept.table.names, told))


@contextmanager
def _given_back(kept: KeptTable, begun_in: House | None = None) -> Iterator[None]:
    """On an error let go of the table, and forget one that has only just begun in a house."""
    try:
        yield
    except BaseException:
        if begun_in is not None:
            with suppress(StoreError):  # what went wrong before is what there is to tell
                begun_in.store.remove(kept.id)
        kept.lock.release()
        raise


def demo(game: str, seats: int, speed: float) -> Seated:
    """A table of bots alone, kept nowhere. Raises NoRecordError and ValueError."""
    names, decks = bot_names(seats), load(game).title_page.seats.decks_for(seats)
    fields = (
        ("Game", game),
        ("Seats", ", ".join(names)),
        ("Dealer", names[live_chance().randrange(seats)]),
        ("Decks", str(decks)),
    )
    table = Table(GAMES[game](), Header(fields))
    levels: dict[Seat, Level] = {Seat(seat): LEVELS[seat % len(LEVELS)] for seat in range(seats)}
    bots = seat_bots(game, levels, live_chance().randrange(_SEEDS), is_alone=True)
    live = Live(table, bots=bots, pace=1 / speed)
    live.deal()
    return Seated(live, ())


def _seated(kept: KeptTable, levels: Mapping[Seat, Level]) -> Seated:
    seats = [Seat(seat) for seat in range(len(kept.table.names))]
    people = tuple(seat for seat in seats if seat not in levels)
    seed = live_chance().randrange(_SEEDS)
    bots = seat_bots(kept.table.game.name, levels, seed, is_alone=not people)
    live = Live(kept.table, bots=bots)
    if not people:
        live.deal()  # nobody sits there who could; it does nothing where a round is under way
    return Seated(live, people, kept)


def _bots_field(names: tuple[str, ...], levels: Mapping[Seat, Level]) -> list[tuple[str, str]]:
    return [(_BOTS, format_bots(names, levels))] if levels else []


def format_bots(names: tuple[str, ...], levels: Mapping[Seat, Level]) -> str:
    """Which seats are bots', and how well they play: ``Ada = steady, Basil = sharp``."""
    return ", ".join(f"{names[seat]} = {level}" for seat, level in sorted(levels.items()))


def parse_bots(names: tuple[str, ...], text: str) -> dict[Seat, Level]:
    """The same read again; of a table that is kept, what is not understood is no bot."""
    pairs = [part.partition("=") for part in text.split(",")]
    told = {name.strip(): level.strip() for name, _, level in pairs}
    return {
        Seat(seat): level
        for seat, name in enumerate(names)
        for level in LEVELS
        if told.get(name) == level
    }


def bots_of(header: Header) -> dict[Seat, Level]:
    """Which seats a record says are bots', and how well they play. Raises NoRecordError."""
    levels: dict[Seat, Level] = {}
    told = header.first(_BOTS)
    for part in told.split(",") if told else ():
        name, word = pair(_BOTS, part)
        known = [level for level in LEVELS if level == word]
        if not known:
            raise NoRecordError(f"`{_BOTS}:` takes {' or '.join(LEVELS)}, not {word}.")
        levels[seat_named(header.names(), name)] = known[0]
    return levels


def _comments(header: str) -> dict[str, str]:
    """The comments of a stored header that have a name and a value."""
    pairs = (line.partition(": ") for line in header.splitlines() if line.startswith("#"))
    return {name: value for name, sign, value in pairs if sign}


def names_with_bots(people: Iterable[str], bots: int) -> tuple[str, ...]:
    """The seats of people, and after them so many bots. Raises Fault."""
    names = tuple(people)
    try:
        return (*names, *bot_names(bots, names))
    except ValueError as fault:
        raise Fault(f"There cannot be so many bots: {fault}.") from fault
