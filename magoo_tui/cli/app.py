"""The command line: every command in one place, and how each ends."""

import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

from magoo_tui.cli import options
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
  magoo simulate --set social=3        what a change would do, by hundreds of games
  magoo rules am4.6                    a clause, as it holds in this house
  magoo law "Whoever plays a Skip draws a card."
  magoo export keen-crane -o game.magoo
  magoo check game.magoo

\b
A house is a directory: --house DIR or MAGOO_HOUSE, else the user's own.
Status: 0 done, 1 checks failed, 2 bad usage or a file that cannot be used,
70 an error of the program, 128 and a signal's number where one ended it."""


_COMMANDS: Final = {
    "play": ("playing", 'magoo play --seats "Ann, Bo" --bots 2 --set social=3 --set catch=4'),
    "resume": ("playing", "magoo resume keen-crane --plain"),
    "demo": ("playing", "magoo demo --seats 7 --speed 4"),
    "replay": ("records", "magoo replay game.magoo"),
    "check": ("records", "magoo check games/*.magoo"),
    "export": ("records", "magoo export keen-crane --output game.magoo"),
    "simulate": ("simulating", "magoo simulate --games 200 --set social=3"),
    "rules": ("papers", "magoo rules am4.6, magoo rules last card"),
    "laws": ("papers", "magoo laws --house ~/games"),
    "law": ("sentences", 'magoo law "Whoever plays a Skip draws a card.", magoo law laws.txt'),
    "results": ("papers", "magoo results --rounds 20"),
    "pin": ("pins", "magoo pin Bo --remove"),
    "bench": ("measuring", "magoo bench engine --seats 6 --json"),
}
"""Every command, the module that has a function or a group of its name, and an example."""


class OneSentence(TyperGroup):
    """A group of commands whose errors are one sentence on standard error each.

    A command is loaded when it is wanted; where an unknown one is, all are, to be offered.
    """

    house: Path | None = None
    """The directory of the house that the last command was for, once it is known."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands, in the order in which help tells them."""
        return [*_COMMANDS]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name; None if there is none."""
        for name in (cmd_name,) if cmd_name in _COMMANDS else _COMMANDS:
            if name not in self.commands:
                self.commands[name] = _loaded(name)
        return self.commands.get(cmd_name)

    def invoke(self, ctx: Any) -> Any:
        """Run a command, and keep for which house it was."""
        gc.enable()
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


def _loaded(name: str) -> Any:
    module, example = _COMMANDS[name]
    found = getattr(import_module(f"magoo_tui.cli.{module}"), name)
    if isinstance(found, typer.Typer):
        command: Any = typer.main.get_group(found)
    else:
        alone = typer.Typer(rich_markup_mode=None, add_completion=False)
        alone.command()(found)
        command = typer.main.get_command(alone)
    command.name, command.epilog = name, f"Example: {example}"
    return command


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
