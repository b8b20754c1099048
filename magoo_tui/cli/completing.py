"""What the shell may complete: clauses, tables, parameters, games."""

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import typer

from magoo_tui.store.errors import StoreError

if TYPE_CHECKING:
    from magoo_tui.rulebook import Rulebook


def clauses(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Ids of clauses and sections, with their titles."""
    book = _book(ctx)
    sections = (*book.sections, *book.law_sections)
    known: list[tuple[str, str]] = [(section.id, section.title) for section in sections]
    known += [(clause.id, clause.title) for clause in book.all_clauses.values()]
    wanted = incomplete.lower()
    whole = [(id_, title) for id_, title in known if id_.startswith(wanted)]
    if whole:
        return whole
    short = [(id_.partition(".")[2], title) for id_, title in known]
    return [(id_, title) for id_, title in short if id_.startswith(wanted)]


def _book(ctx: typer.Context) -> "Rulebook":
    """The rulebook of the game that is named so far in the line."""
    from magoo_tui.games import GAMES
    from magoo_tui.rulebook import load

    game = str(ctx.params.get("game") or "").strip().lower()
    return load(game if game in GAMES else next(iter(GAMES)))


def tables(incomplete: str) -> list[tuple[str, str]]:
    """Names of the tables that are kept, with who sits there; the last one played first."""
    return [found for found in _tables() if found[0].startswith(incomplete)]


def pins(incomplete: str) -> list[str]:
    """Names of people who have a PIN."""
    return [name for name in _pins() if name.casefold().startswith(incomplete.casefold())]


def _pins() -> Iterator[str]:
    from magoo_tui.cli.houses import directory_of, opened_to_read

    with suppress(StoreError), opened_to_read(directory_of(None)) as house:
        yield from (pin.name for pin in house.pins())


def _tables() -> Iterator[tuple[str, str]]:
    from magoo_tui.cli.houses import directory_of, opened_to_read

    with suppress(StoreError), opened_to_read(directory_of(None)) as house:
        for table in house.store.tables():
            yield table.id, ", ".join(table.seats)


def games(incomplete: str) -> list[str]:
    """Games that can be played."""
    from magoo_tui.games import GAMES

    return [name for name in GAMES if name.startswith(incomplete)]


def settings(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Parameters of the rulebook, ready for their value."""
    parameters = _book(ctx).parameters.values()
    return [(f"{one.name}=", one.takes) for one in parameters if one.name.startswith(incomplete)]
