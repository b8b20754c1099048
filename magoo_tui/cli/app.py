"""The command line: every command in one place, and how each ends."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from magoo_tui.cli import measuring, options, papers, playing, records
from magoo_tui.cli.faults import BAD_USAGE, INTERRUPTED, OWN_ERROR, sentence_of

NAME: Final = "magoo"
_EXAMPLES: Final = """\
\b
Examples:
  magoo                                the lobby
  magoo play                           one person against three bots
  magoo play --seats "Ann, Bo, Cy" --bots 2 --level sharp
  magoo play --aloud --set social=3    people who hear each other
  magoo resume                         the table that was played last
  magoo demo --speed 4                 bots among themselves
  magoo rules am4.6                    a clause, as it holds in this house
  magoo export keen-crane -o game.magoo
  magoo check game.magoo

\b
A house is a directory: --house DIR or MAGOO_HOUSE, else the user's own.
Status: 0 done, 1 checks failed, 2 bad usage or a file that cannot be used,
70 an error of the program, 128 and a signal's number where one ended it."""


class OneSentence(TyperGroup):
    """A group of commands whose errors are one sentence on standard error each."""

    house: Path | None = None
    """The directory of the house that the last command was for, once it is known."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and keep for which house it was."""
        self.house = None
        try:
            return super().invoke(ctx)
        finally:
            self.house = ctx.meta.get(options.HOUSE_IN_USE)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a command; whatever ends it ends the process with its status."""
        try:
            status = super().main(
                args,
                prog_name or NAME,
                complete_var,
                standalone_mode=False,
                windows_expand_args=windows_expand_args,
                **extra,
            )
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except typer.TyperException as error:
            _end(error.format_message(), BAD_USAGE)
        except Exception as error:  # noqa: BLE001 (whatever it is, it ends in one sentence)
            sentence = sentence_of(error)
            if sentence is None:
                _end(_reported(error, self.house), OWN_ERROR)
            else:
                _end(sentence, getattr(error, "status", BAD_USAGE))
        sys.exit(status if isinstance(status, int) else 0)


def _end(sentence: str, status: int) -> None:
    one_line = " ".join(sentence.split())
    typer.echo(f"{NAME}: {one_line}", err=True)
    sys.exit(status)


def _reported(error: Exception, house: Path | None) -> str:
    from magoo_tui.cli.houses import directory_of
    from magoo_tui.cli.screens import report

    return report(error, house or directory_of(None))


app = typer.Typer(
    cls=OneSentence,
    name=NAME,
    help="Party card games whose rules are changed by vote while they are played.",
    epilog=_EXAMPLES,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _tell_version(is_wanted: bool) -> None:
    if is_wanted:
        from importlib.metadata import PackageNotFoundError, version

        try:
            number = version("magoo-tui")
        except PackageNotFoundError:
            number = "of a checkout"
        typer.echo(f"{NAME} {number}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def lobby(
    ctx: typer.Context,
    house: options.House = None,
    ascii_: options.Ascii = False,
    theme: options.Theme = None,
    no_motion: options.NoMotion = False,
    version: Annotated[
        bool,
        typer.Option("--version", help="Tell the version.", callback=_tell_version, is_eager=True),
    ] = False,
) -> None:
    """Party card games whose rules are changed by vote while they are played.

    Without a command: the lobby, from which everything else is reached.
    """
    ctx.obj = house
    if ctx.invoked_subcommand is not None:
        return
    from magoo_tui.cli.screens import show_lobby

    directory = options.house_directory(ctx, house)
    status = show_lobby(directory, options.drawing(theme, ascii_, no_motion))
    if status:
        raise typer.Exit(status)


_COMMANDS: Final = (
    (playing.play, 'magoo play --seats "Ann, Bo" --bots 2 --set social=3 --set catch=4'),
    (playing.resume, "magoo resume keen-crane --plain"),
    (playing.demo, "magoo demo --seats 7 --speed 4"),
    (records.replay, "magoo replay game.magoo"),
    (records.check, "magoo check games/*.magoo"),
    (records.export, "magoo export keen-crane --output game.magoo"),
    (papers.rules, "magoo rules am4.6, magoo rules last card"),
    (papers.laws, "magoo laws --house ~/games"),
    (papers.results, "magoo results --rounds 20"),
)
"""Every command that is no group, each with an example."""

for _command, _example in _COMMANDS:
    app.command(epilog=f"Example: {_example}", no_args_is_help=False)(_command)
app.add_typer(measuring.bench, name="bench", epilog="Example: magoo bench engine --seats 6 --json")
