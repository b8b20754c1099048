"""The commands that only tell: rules, laws, results."""

from __future__ import annotations

import shutil
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from magoo_tui import tongue
from magoo_tui.cli import completing, options
from magoo_tui.cli.faults import Fault
from magoo_tui.cli.houses import opened_to_read

if TYPE_CHECKING:
    from collections.abc import Iterable

LAST_ROUNDS: Final = 10
_WIDEST: Final = 100


def rules(
    ctx: typer.Context,
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A clause (am4.6), a section (am4), or words to search for.",
            autocompletion=completing.clauses,
            metavar="CLAUSE",
        ),
    ] = None,
    game: options.Game = "magoo",
    lang: options.Lang = tongue.ENGLISH,
    house: options.House = None,
) -> None:
    """Read the rulebook, with the numbers that hold in this house."""
    from magoo_tui.cli.desk import law_of
    from magoo_tui.plain.pages import NoClauseError, contents, find_rules
    from magoo_tui.rulebook import load

    book = load(options.known_game(_game_of(words) or game), tongue.spoken())
    if not words:
        _print(contents(book))
        return
    with opened_to_read(options.house_directory(ctx, house)) as here:
        law = law_of(here, book.game)
    try:
        _print(find_rules(book, " ".join(words), law))
    except NoClauseError as fault:
        raise Fault(str(fault)) from fault


def _game_of(words: list[str] | None) -> str | None:
    """The game that the id of a clause begins with, if one is asked for by its full id."""
    from magoo_tui.games import GAMES

    first, dot, _ = words[0].lower().partition(".") if words else ("", "", "")
    return first if dot and first in GAMES else None


def laws(
    ctx: typer.Context,
    game: options.Game = "magoo",
    export: Annotated[
        Path | None,
        typer.Option(help="Write the law of the house into a file.", metavar="FILE"),
    ] = None,
    import_: Annotated[
        Path | None,
        typer.Option("--import", help="Take over the law that a file tells.", metavar="FILE"),
    ] = None,
    overwrite: Annotated[
        bool,
        typer.Option("--overwrite", help="Also where a file, or another value, is there already."),
    ] = False,
    house: options.House = None,
) -> None:
    """List the Maglossary: the laws of the house, repealed ones too.

    Below them stand the numbers that it has set and the clauses that it has suspended. A file
    that is exported tells the same, repealed laws left out, with who moved what and how it was
    voted. Where it is imported what the house has already stays.
    """
    name = options.known_game(game)
    directory = options.house_directory(ctx, house)
    if export is None and import_ is None:
        _list_laws(directory, name)
        return
    from magoo_tui.cli.constitutions import export_law, import_law

    if export is not None and import_ is not None:
        raise Fault("The law is exported or imported, not both at once.")
    if export is not None:
        export_law(directory, name, export, may_overwrite=overwrite)
    elif import_ is not None:
        for line in import_law(directory, name, import_, may_overwrite=overwrite):
            typer.echo(line)


def _list_laws(directory: Path, game: str) -> None:
    from magoo_tui.plain.pages import maglossary

    with opened_to_read(directory) as here:
        known = here.maglossary(game)
        _print(maglossary(known) if known else ["This house has no laws of its own yet."])
        for one in here.settings(game):
            typer.echo(f"Set: {one.parameter} = {one.value}")
        for clause in here.suspensions(game):
            typer.echo(f"Suspended: {clause.clause}")


def results(
    ctx: typer.Context,
    game: options.Game = "magoo",
    rounds: Annotated[int, typer.Option(help="So many of the last rounds.", min=0)] = LAST_ROUNDS,
    house: options.House = None,
) -> None:
    """Tell how everybody stands, and how the last rounds ended."""
    from magoo_tui.plain.pages import rounds as told_rounds
    from magoo_tui.plain.pages import standings

    name = options.known_game(game)
    with opened_to_read(options.house_directory(ctx, house)) as here:
        played = here.standings(name)
        if not played:
            typer.echo("No round has been played to its end in this house yet.")
            return
        for line in standings(played):
            typer.echo(line)
        if rounds:
            typer.echo("")
            _print(told_rounds(here.results(rounds, game=name)))


def _print(lines: Iterable[str]) -> None:
    """Print lines, the long ones broken at blanks where there is a terminal to be read on."""
    width = min(shutil.get_terminal_size((_WIDEST, 24)).columns, _WIDEST)
    for line in lines:
        indent = len(line) - len(line.lstrip()) + 2
        wrapped = textwrap.wrap(
            line, max(width, 20), subsequent_indent=" " * indent, break_on_hyphens=False
        )
        typer.echo("\n".join(wrapped))
