"""How and where a table is shown: the options that play, resume and demo have alike."""

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Any

import typer
from msgspec import Struct

from magoo_tui import tongue
from magoo_tui.cli import options
from magoo_tui.tui.options import Options

Command = Callable[..., None]


class Showing(Struct, frozen=True):
    """What those options say, taken together."""

    directory: Path
    """The house's."""
    drawing: Options
    is_plain: bool
    """Line by line, without a screen."""


def shows_table(command: Command) -> Command:
    """Give a command these options behind its own; it is called with them as ``showing``."""

    def run(
        ctx: typer.Context,
        plain: options.Plain = False,
        lang: options.Lang = tongue.ENGLISH,
        ascii_: options.Ascii = False,
        theme: options.Theme = None,
        no_motion: options.NoMotion = False,
        house: options.House = None,
        **own: Any,
    ) -> None:
        directory = options.house_directory(ctx, house)
        drawing = options.drawing(theme, ascii_, no_motion, is_plain=plain)
        command(showing=Showing(directory, drawing, plain), **own)

    context, *shared = (p for p in _parameters(run) if p.kind is not Parameter.VAR_KEYWORD)
    own = [parameter for parameter in _parameters(command) if parameter.name != "showing"]
    run.__signature__ = Signature([context, *own, *shared])  # type: ignore[attr-defined]
    run.__name__, run.__doc__ = command.__name__, command.__doc__
    return run


def _parameters(function: Command) -> list[Parameter]:
    return [
        parameter.replace(kind=Parameter.POSITIONAL_OR_KEYWORD)
        if parameter.kind is Parameter.KEYWORD_ONLY
        else parameter
        for parameter in signature(function, eval_str=True).parameters.values()
    ]
