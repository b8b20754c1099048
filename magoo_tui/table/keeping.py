"""Tables kept in a house: begun, made durable line by line, opened again, exported."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import msgspec
from msgspec import Struct

from magoo_tui.games import game_of
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.parliament import events as facts
from magoo_tui.parliament.assembly import Outcome
from magoo_tui.parliament.laws.events import LawExpired
from magoo_tui.store import deeds
from magoo_tui.store.deeds import Deed, Ratification, format_deeds
from magoo_tui.store.errors import StoreError, TableUnreadable
from magoo_tui.store.house import House
from magoo_tui.store.lock import TableLock
from magoo_tui.store.protocol import Line, Store
from magoo_tui.table.log import Entry
from magoo_tui.table.record import format_header, parse_record
from magoo_tui.table.table import Table

_LEGISLATION: Final = frozenset(
    {
        *(facts.LawEnacted, facts.LawRepealed, LawExpired),
        *(facts.ParameterSet, facts.ClauseSuspended, facts.ClauseRestored),
    }
)
"""Facts that change the law of the house."""


class Facts:
    """How the facts of a game are written down and read again."""

    def __init__(self, game: Game) -> None:
        self.encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode
        self.decode: Callable[[bytes], list[Event[Any]]] = msgspec.json.Decoder(
            list[game.events]  # type: ignore[name-defined]
        ).decode


class StoreKeeping:
    """Writes each line of a table into a store, with what it means to the house."""

    def __init__(self, game: Game, store: Store, table: str, *, is_counted: bool) -> None:
        self._game = game
        self._encode = Facts(game).encode
        self._store = store
        self._table = table
        self._is_counted = is_counted

    def keep(self, number: int, entry: Entry, text: str, state: Any) -> str | None:
        """Append the line; a sentence says why the store did not take it, if so."""
        line = Line(seq=number, at=entry.at, text=text, facts=self._encode(entry.facts))
        own = self._deeds(number, entry, state) if self._is_counted else ()
        stage = self._game.stage_of(state)
        try:
            self._store.append(
                self._table,
                number - 1,
                [line],
                stage=stage,
                is_finished=stage == "over",
                also=format_deeds(own),
            )
        except StoreError as fault:
            return fault.sentence
        return None

    def _deeds(self, number: int, entry: Entry, state: Any) -> Iterator[Deed]:
        for fact in entry.facts:
            result = self._game.result_of(state, fact)
            if result is not None:
                yield deeds.RoundFinished(
                    game=self._game.name,
                    table=self._table,
                    round=result.number,
                    date=state.date,
                    seats=result.seats,
                    finished=result.finished,
                    losers=result.losers,
                    exempt=result.exempt,
                )
            if type(fact) in _LEGISLATION:
                yield from self._of_laws(fact, number, state)
                yield from self._of_rulebook(fact, number, state)

    def _of_laws(self, fact: Event[Any], line: int, state: Any) -> Iterator[Deed]:
        """A law ratified, or ended by vote or because its time is over."""
        game = self._game.name
        match fact:
            case facts.LawEnacted(law=law):
                voted = Ratification(
                    mover=law.mover,
                    date=law.date,
                    ayes=law.ayes,
                    nays=law.nays,
                    members=law.members,
                    table=self._table,
                    line=line,
                )
                yield deeds.LawRatified(
                    game=game, words=law.to_be_read, number_at_table=law.number, ratification=voted
                )
            case facts.LawRepealed(law=law) | LawExpired(law=law):
                outcome = fact.outcome if isinstance(fact, facts.LawRepealed) else None
                yield deeds.LawRepealed(
                    game=game,
                    words=law.to_be_read,
                    number_at_table=law.number,
                    ratification=_ratification(state, outcome, self._table, line),
                )

    def _of_rulebook(self, fact: Event[Any], line: int, state: Any) -> Iterator[Deed]:
        """A parameter set, a clause suspended or restored."""
        game = self._game.name

        def voted(outcome: Outcome | None) -> Ratification:
            return _ratification(state, outcome, self._table, line)

        match fact:
            case facts.ParameterSet(parameter=name, value=value, outcome=outcome):
                yield deeds.ParameterSet(
                    game=game, parameter=name, value=str(value), ratification=voted(outcome)
                )
            case facts.ClauseSuspended(clause=clause, outcome=outcome):
                yield deeds.ClauseSuspended(game=game, clause=clause, ratification=voted(outcome))
            case facts.ClauseRestored(clause=clause, outcome=outcome):
                yield deeds.ClauseRestored(game=game, clause=clause, ratification=voted(outcome))


def _ratification(state: Any, outcome: Outcome | None, table: str, line: int) -> Ratification:
    return Ratification(
        mover="" if outcome is None else state.names[outcome.proposal.mover],
        date=state.date,
        ayes=0 if outcome is None else outcome.ayes,
        nays=0 if outcome is None else outcome.nays,
        members=0 if outcome is None else outcome.members,
        table=table,
        line=line,
    )


class KeptTable(Struct, frozen=True):
    """A table that this process holds, with the name that its house knows it by."""

    id: str
    table: Table
    lock: TableLock


def house_fields(house: House, game: str, names: Iterable[str]) -> list[tuple[str, str]]:
    """The header fields that a house brings to its next game: law, settings, losses in a row."""
    fields = [("Set", f"{one.parameter} = {one.value}") for one in house.settings(game)]
    fields += [("Suspended", one.clause) for one in house.suspensions(game)]
    laws, all_laws = house.laws(game), house.maglossary(game)
    fields += [("Law", law.words) for law in laws]
    if laws:
        fields.append(("Numbers", ", ".join(str(law.number) for law in laws)))
    if all_laws:
        fields.append(("Last number", str(max(law.number for law in all_laws))))
    losses = house.losses_in_a_row(game, names)
    fields += [("Losses", f"{name} = {count}") for name, count in losses.items() if count]
    return fields


def begin_table(house: House, header: Header, *, is_counted: bool = True) -> KeptTable:
    """Begin a new table in a house. Raises NoRecordError and StoreError."""
    game = game_of(header)
    table = Table(game, header)
    name = house.store.create(game=game.name, seats=table.names, header=format_header(header))
    table.keeping = StoreKeeping(game, house.store, name, is_counted=is_counted)
    try:
        return KeptTable(name, table, house.hold(name))
    except StoreError:
        house.store.remove(name)
        raise


def reopen_table(house: House, name: str, *, is_counted: bool = True) -> KeptTable:
    """Open a kept table exactly where its last line left it, from its facts alone.

    ``is_counted`` says whether its rounds and votes are the house's.
    Raises StoreError: it is open elsewhere, unknown, or cannot be read.
    """
    lock = house.hold(name)
    try:
        table = load_table(house.store, name)
    except BaseException:
        lock.release()
        raise
    table.keeping = StoreKeeping(table.game, house.store, name, is_counted=is_counted)
    return KeptTable(name, table, lock)


def load_table(store: Store, name: str) -> Table:
    """A kept table as it stands, to be read only. Raises StoreError."""
    header, lines = store.header(name), store.read(name)
    try:
        fields = parse_record(header).header
        game = game_of(fields)
        table, decode = Table(game, fields), Facts(game).decode
        for line in lines:
            table.take_in(line.at, line.text, decode(line.facts))
    except (NoRecordError, ValueError, LookupError) as fault:
        raise TableUnreadable(name, str(fault).rstrip(".")) from fault
    return table
