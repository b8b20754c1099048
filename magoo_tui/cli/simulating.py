"""The command that lets bots play by the hundred: simulate."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from magoo_tui.bots.levels import Level
from magoo_tui.cli import options
from magoo_tui.cli.faults import INTERRUPTED, Fault

if TYPE_CHECKING:
    from magoo_tui.kernel.headers import Header
    from magoo_tui.simulate.report import Report
    from magoo_tui.simulate.study import Study

_TICK: Final = 0.1
"""Seconds between two looks at how far the games have got."""

Laws = Annotated[
    list[str] | None,
    typer.Option("--law", help="A law to try; may be given several times.", metavar="TEXT"),
]
Constitution = Annotated[
    Path | None,
    typer.Option(
        help="The law that all games are played under; `magoo laws --export` writes such a file.",
        metavar="FILE",
        dir_okay=False,
    ),
]


def simulate(
    game: options.GameNamed = "magoo",
    seats: options.BotSeats = 4,
    games: Annotated[int, typer.Option(help="So many games.", min=1, max=1_000_000)] = 200,
    seed: Annotated[int, typer.Option(help="Another seed, other games.")] = 1,
    law: Laws = None,
    settings: options.Settings = None,
    constitution: Constitution = None,
    level: options.LevelOption = "steady",
    workers: options.Workers = None,
    json: Annotated[bool, typer.Option("--json", help="One object of JSON.")] = False,
    ascii_: options.Ascii = False,
) -> None:
    """Let bots play games by the hundred, and tell what a change of the rules would do.

    With --law or --set every game is played twice, without the change and with it, from the same
    shuffles and by the same bots. What comes out depends on the seed, not on the machine.
    """
    without, changed = _headers(
        options.known_game(game), seats, law or [], settings or [], constitution
    )
    report, is_stopped = _play(without, changed, games, seed, level, workers)
    if json:
        _tell_json(report, game, seed, level, is_stopped=is_stopped)
    else:
        from magoo_tui.cli.notes import print_note

        print_note(report, is_ascii=ascii_)
    if is_stopped:
        told = f"Stopped after {report.played} of {games} games"
        typer.echo(f"{told}; what is told is of those alone.", err=True)
        raise typer.Exit(INTERRUPTED)


def _headers(
    game: str, seats: int, laws: list[str], settings: list[str], constitution: Path | None
) -> tuple[Header, Header | None]:
    """What the games are played under. Raises Fault and NoRecordError."""
    from magoo_tui.cli.constitutions import read_constitution
    from magoo_tui.cli.playing import setting
    from magoo_tui.simulate.basis import plain_header, with_laws, with_setting

    fields = () if constitution is None else read_constitution(constitution, game).fields()
    without = plain_header(game, seats, fields)
    if not laws and not settings:
        return without, None
    changed = with_laws(without, laws) if laws else without
    for text in settings:
        changed = with_setting(changed, *setting(text))
    return without, changed


def _play(
    without: Header,
    changed: Header | None,
    games: int,
    seed: int,
    level: Level,
    workers: int | None,
) -> tuple[Report, bool]:
    """The report, and whether it was stopped before its end. Raises Fault."""
    from magoo_tui.simulate.study import Study

    with Study(without, changed, games=games, seed=seed, workers=workers, level=level) as study:
        try:
            _watch(study)
        except KeyboardInterrupt:
            study.stop()
        if study.fault is not None:
            raise Fault(study.fault)
        return study.report(), len(study.pairs) < games


def _watch(study: Study) -> None:
    """Wait for the end; where somebody looks on, with a bar that grows."""
    if not sys.stderr.isatty():
        while not study.is_done:
            study.wait(_TICK)
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Bots play", total=study.games)
        while not study.is_done:
            progress.update(bar, completed=study.wait(_TICK))


def _tell_json(report: Report, game: str, seed: int, level: Level, *, is_stopped: bool) -> None:
    import msgspec

    told = {"game": game, "seed": seed, "level": level, "is_stopped": is_stopped}
    typer.echo(msgspec.json.encode(told | msgspec.to_builtins(report)).decode())
