"""The command about PINs: who has one, and the way out for whoever has forgotten theirs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from magoo_tui.cli import completing, options
from magoo_tui.cli.faults import Fault
from magoo_tui.cli.houses import opened, opened_to_read
from magoo_tui.wording import visible


def pin(
    ctx: typer.Context,
    name: Annotated[
        str | None,
        typer.Argument(
            help="Whose; else everybody's.", metavar="NAME", autocompletion=completing.pins
        ),
    ] = None,
    remove: Annotated[
        bool, typer.Option("--remove", help="Remove it, without knowing the digits.")
    ] = False,
    house: options.House = None,
) -> None:
    """Tell who has a PIN, or remove one that was forgotten.

    A PIN is set and changed at the table, on its owner's own curtain, by the key `*`; with --plain
    by typing `pin`. It keeps glances out, and is no protection against the owner of the machine.
    """
    directory = options.house_directory(ctx, house)
    if remove:
        if name is None:
            raise Fault("Whose PIN is to be removed? magoo pin NAME --remove")
        _remove(directory, name)
        return
    with opened_to_read(directory) as here:
        names = [one.name for one in here.pins()]
        kept = None if name is None else here.pin(name)
    if name is not None:
        typer.echo(f"{visible(name)} has {'no' if kept is None else 'a'} PIN.")
    else:
        typer.echo("\n".join(map(visible, names)) or "Nobody in this house has a PIN.")


def _remove(directory: Path, name: str) -> None:
    from magoo_tui.store.deeds import PinRemoved

    with opened(directory) as here:
        kept = here.pin(name)
        if kept is None:
            raise Fault(f"Nobody called {visible(name)} has a PIN in this house.")
        here.record(PinRemoved(name=kept.name, salt=kept.salt))
    typer.echo(f"{visible(kept.name)} has no PIN any more.")
