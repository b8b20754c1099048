"""Tables to hold the laws to: what each game brings along, and how any of them is driven."""

import importlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, cycle
from random import Random
from typing import Any

from hypothesis import strategies as st

from magoo_tui.games import GAMES
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.table.record import format_header, parse_record
from magoo_tui.table.table import Table

STEPS = (0.04, 0.05, 0.7)
"""Seconds between two tries, over and over: some of them are close enough to be a tie."""


@dataclass(frozen=True, repr=False)
class Material:
    """What a game brings along to be held to the laws."""

    headers: st.SearchStrategy[str]
    """Heads of records, as text."""
    header: Callable[[Random], str]
    """One of them, by chance."""
    moves: Callable[[tuple[str, ...]], st.SearchStrategy[Move]]
    """Moves of every kind at a table of these names, lawful or not."""
    commands: Callable[[Table, Seat, Random], str]
    """Something that a seat might type, lawful or not; not only what its options offer."""
    lay: Callable[[str], str]
    """The command that lays a card by itself."""
    rare: frozenset[str]
    """Kinds of fact that many a table never comes to."""
    seldom: frozenset[str]
    """Commands that are offered so often that most of the time they are passed over."""
    cards: Callable[[Any], Counter[Card]]
    """Every card of a state, wherever it lies."""
    gathers: Callable[[Event[Any]], bool]
    """Whether a fact takes up all cards, or lays out a whole deck."""
    hidden: Callable[[Table, Seat], list[Card]]
    """Cards of which a seat has not seen, since the deal, where they lie."""
    exchanged: Callable[[Table, dict[Card, Card]], tuple[Any, list[Event[Any]]]]
    """The state with these cards in each other's place, and the facts since the deal likewise."""


@cache
def material(name: str) -> Material:
    """What the game of that name brings along."""
    brought: Material = importlib.import_module(f"tests.laws.{name}_tables").MATERIAL
    return brought


def game_of(name: str) -> Game:
    """The game of that name."""
    return GAMES[name]()


def header_of(text: str) -> Header:
    """The fields that a text has."""
    return parse_record(text).header


@dataclass(repr=False)
class Drive:
    """A table, and what is tried at it: one number for each line decides everything."""

    game: Game
    brings: Material
    header: Header
    numbers: list[int]

    def __repr__(self) -> str:
        return f"{format_header(self.header)}{self.numbers}"

    def table(self) -> Table:
        """The table before its first line; its clock goes on by uneven steps, try by try."""
        table, times = Table(self.game, self.header), accumulate(cycle(STEPS))
        table.clock = lambda: round(next(times), 2)
        return table

    def tries(self, table: Table) -> Iterator[tuple[Seat, str]]:
        """Lines to try, each chosen once the one before has been tried."""
        for number in self.numbers:
            yield self.one(table, Random(number))

    def one(self, table: Table, chance: Random) -> tuple[Seat, str]:
        """A line: a shuffle where one is waited for, an option, something typed, time."""
        wanted = table.shuffle_wanted()
        if wanted is not None and chance.random() < (0.5 if table.is_deal_open() else 0.9):
            cards = [*wanted]
            chance.shuffle(cards)
            return NOBODY, " ".join(["shuffle", *cards])
        seats = [Seat(seat) for seat in range(len(table.names))]
        floor = table.view(None).floor or seats
        roll = chance.random()
        if roll < 0.03:
            return NOBODY, "time up"
        seat = chance.choice(floor if roll < 0.7 else seats)
        offered = [option.command for option in table.view(seat).options]
        seldom = self.brings.seldom
        kept = [one for one in offered if one not in seldom or chance.random() < 0.05]
        if kept and roll < 0.75:
            return seat, _forgetful(chance.choice(kept), chance)
        return seat, self.brings.commands(table, seat, chance)

    def played(self) -> Iterator[Table]:
        """The table at its beginning and after each line that it has accepted."""
        table = self.table()
        yield table
        for seat, command in self.tries(table):
            if table.submit(seat, command) is None:
                yield table


def _forgetful(command: str, chance: Random) -> str:
    """A command, now and then without the words that would be spoken with it."""
    return command.split('"', maxsplit=1)[0].strip() if chance.random() < 0.5 else command


def drives(name: str, most: int = 50) -> st.SearchStrategy[Drive]:
    """Tables of a game with up to so many lines to try."""
    game, brings = game_of(name), material(name)
    return st.builds(
        Drive,
        game=st.just(game),
        brings=st.just(brings),
        header=brings.headers.map(header_of),
        numbers=st.lists(st.integers(0, 2**20), min_size=most // 2, max_size=most),
    )


def seeded_drive(name: str, seed: int, most: int = 50) -> Drive:
    """The same table and lines every time, for what needs no search."""
    chance, brings = Random(seed), material(name)
    numbers = [chance.randrange(2**20) for _ in range(most)]
    return Drive(game_of(name), brings, header_of(brings.header(chance)), numbers)


def facts_of(table: Table) -> list[Event[Any]]:
    """All that has happened at a table, in its order."""
    start = list(table._start)
    return start + [fact for entry in table.entries for fact in entry.facts]
