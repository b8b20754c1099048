"""The commands about records: check, replay, export."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from magoo_tui import tongue
from magoo_tui.cli import completing, options
from magoo_tui.cli.faults import BAD_USAGE, CHECKS_FAILED, Fault
from magoo_tui.cli.houses import opened_to_read

if TYPE_CHECKING:
    from magoo_tui.table.check import Report
    from magoo_tui.table.record import Record


def check(
    files: Annotated[
        list[Path], typer.Argument(help="Records, each ending in .magoo.", metavar="FILE...")
    ],
) -> None:
    """Play records through the rules and test their `?` lines.

    Prints FILE:LINE: what was expected, what was found. The status is 1 where anything failed, and
    2 where a file is no record at all.
    """
    reports = [report for path in files if (report := _check(path)) is not None]
    checks = sum(report.checks for report in reports)
    failures = sum(len(report.failures) for report in reports)
    bad = len(files) - len(reports)
    counts = [_count(len(reports), "record"), _count(checks, "check"), _count(failures, "failure")]
    if bad:
        counts.append(f"{_count(bad, 'file')} that {'is' if bad == 1 else 'are'} no record")
    typer.echo(", ".join(counts))
    if bad or failures:
        raise typer.Exit(BAD_USAGE if bad else CHECKS_FAILED)


def _check(path: Path) -> Report | None:
    """The report on a file, its failures printed; None if it is no record."""
    from magoo_tui.cli.reading import read_record
    from magoo_tui.kernel.headers import NoRecordError
    from magoo_tui.table.check import check_record

    try:
        report = check_record(read_record(path))
    except Fault as fault:
        typer.echo(fault.sentence, err=True)
        return None
    except NoRecordError as fault:
        typer.echo(f"{path}: {fault.sentence} ({fault.clause})", err=True)
        return None
    for failure in report.failures:
        typer.echo(f"{path}:{failure.number}: expected {failure.expected}, found {failure.found}")
    return report


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help="A record.", metavar="FILE")],
    plain: options.Plain = False,
    lang: options.Lang = tongue.ENGLISH,
    ascii_: options.Ascii = False,
    theme: options.Theme = None,
    no_motion: options.NoMotion = False,
    house: options.House = None,
) -> None:
    """Watch a record step by step, forwards and backwards."""
    from magoo_tui.cli.reading import RecordFrames, read_record
    from magoo_tui.cli.screens import show_replay

    drawing = options.drawing(theme, ascii_, no_motion, is_plain=plain)
    record = read_record(file)
    if plain:
        _tell(record, file)
        return
    frames = RecordFrames(record, file)
    directory = options.house_directory(ctx, house)
    status = show_replay(frames, frames.game, file.name, directory, drawing)
    if status:
        raise typer.Exit(status)


def _tell(record: Record, file: Path) -> None:
    from magoo_tui.cli.reading import play
    from magoo_tui.plain.replaying import replay_plain
    from magoo_tui.plain.running import say
    from magoo_tui.table.check import table_of

    table = table_of(record)
    replay_plain(table, lambda: play(table, record, file), say)


def export(
    ctx: typer.Context,
    table: Annotated[
        str, typer.Argument(help="A table.", autocompletion=completing.tables, metavar="TABLE")
    ],
    secrets: Annotated[
        bool, typer.Option("--secrets", help="With hands and shuffles, though cards are held.")
    ] = False,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", help="Into a file.", metavar="FILE", dir_okay=False),
    ] = None,
    house: options.House = None,
) -> None:
    """Write a table as a record.

    Of a round that is being played the record tells, as comments, what everybody has seen and
    heard, and no more; between rounds, and with --secrets, it holds all of it.
    """
    from magoo_tui.cli.exporting import full_record, is_secret_yet, public_record
    from magoo_tui.table.keeping import load_table

    with opened_to_read(options.house_directory(ctx, house)) as here:
        kept = load_table(here.store, table)
    is_full = secrets or not is_secret_yet(kept.view(None))
    text = full_record(kept) if is_full else public_record(kept)
    if not is_full:
        typer.echo("The running round stands in it as comments; --secrets writes all.", err=True)
    if output is None:
        typer.echo(text, nl=False)
    else:
        _write(output, text, is_full=is_full)


def _write(path: Path, text: str, *, is_full: bool) -> None:
    from magoo_tui.store.places import write_private

    if path.is_dir():
        raise Fault(f"{path} is a directory.")
    if is_full:
        write_private(path, text.encode())
    else:
        path.write_text(text, encoding="utf-8")
