"""The commands that sit down at a table: play, resume, demo."""

from __future__ import annotations

import signal
import sys
from typing import TYPE_CHECKING, Final

import typer

from magoo_tui.cli import options
from magoo_tui.cli.faults import Fault
from magoo_tui.cli.houses import opened
from magoo_tui.cli.showing import Showing, shows_table

if TYPE_CHECKING:
    from types import FrameType

    from magoo_tui.bots.levels import Level
    from magoo_tui.cli.seating import Seated
    from magoo_tui.pins import Pins
    from magoo_tui.store.house import House
    from magoo_tui.tui.new_game import NewGame

USUAL_BOTS: Final = 3
"""So many bots sit down with somebody who came alone and has said nothing else."""


@shows_table
def play(
    game: options.GameNamed = "magoo",
    seats: options.Seats = None,
    bots: options.Bots = None,
    level: options.LevelOption = "steady",
    aloud: options.Aloud = False,
    decks: options.Decks = 1,
    settings: options.Settings = None,
    from_file: options.From = None,
    host: options.Host = None,
    *,
    showing: Showing,
) -> None:
    """Sit down to a new game.

    Without names one person plays against three bots.
    """
    game = options.known_game(game)
    if from_file is not None and (seats or host or settings or aloud or decks != 1):
        raise Fault(
            "With --from the record says who plays and how; only --bots and --level go with it."
        )
    with opened(showing.directory) as here:
        from magoo_tui.cli import seating

        if from_file is not None:
            seated = seating.begin_from(here, from_file, bots, level)
        else:
            new = new_game(
                game, seats, bots, level, aloud=aloud, decks=decks, settings=settings or []
            )
            seated = seating.begin(here, new, host)
        sit_down(seated, showing, here)


@shows_table
def resume(table: options.Saved = None, *, showing: Showing) -> None:
    """Open a saved table exactly as it was left."""
    with opened(showing.directory) as here:
        from magoo_tui.cli import seating

        name = table or last_table(here)
        sit_down(seating.reopen(here, name), showing, here)


@shows_table
def demo(
    game: options.Game = "magoo",
    seats: options.BotSeats = 5,
    speed: options.Speed = 1.0,
    *,
    showing: Showing,
) -> None:
    """Watch bots play, round after round; nothing of it is kept."""
    from magoo_tui.cli import seating

    seated = seating.demo(options.known_game(game), seats, speed)
    sit_down(seated, showing)


def new_game(
    game: str,
    seats: str | None,
    bots: int | None,
    level: Level,
    *,
    aloud: bool,
    decks: int,
    settings: list[str],
) -> NewGame:
    """The game that the options ask for. Raises Fault."""
    from magoo_tui.cli.seating import names_with_bots
    from magoo_tui.kernel.seats import Seat
    from magoo_tui.tui.new_game import NewGame

    people = [own_name()] if seats is None else [name.strip() for name in seats.split(",")]
    count = bots if bots is not None else (USUAL_BOTS if len(people) == 1 else 0)
    names = names_with_bots(people, count)
    return NewGame(
        game=game,
        names=names,
        bots={Seat(seat): level for seat in range(len(people), len(names))},
        speech="aloud" if aloud else "typed",
        decks=1 if decks == 1 else 2,
        settings=dict(map(setting, settings)),
    )


def setting(text: str) -> tuple[str, str]:
    """The name and the value of a setting. Raises Fault."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip() or not value.strip():
        raise Fault(f"A setting has the form NAME=VALUE, not {text}.")
    return name.strip().lower(), value.strip()


def own_name() -> str:
    """What somebody is called who has not said so: by the name of the login, if it is a name."""
    from getpass import getuser

    from magoo_tui.kernel.seats import fault_of_name

    try:
        name = getuser().capitalize()
    except (OSError, KeyError):
        return "Guest"
    return "Guest" if fault_of_name(name) else name


def last_table(house: House) -> str:
    """The table that was played last and can go on. Raises Fault."""
    for table in house.store.tables():
        if not table.is_finished:
            return table.id
    raise Fault("No table is saved in this house; `magoo play` begins one.")


def sit_down(seated: Seated, showing: Showing, house: House | None = None) -> None:
    """Play at a table, on a screen or line by line, and say afterwards how to come back."""
    from magoo_tui.pins import Pins

    status, pins = 0, Pins(house)
    try:
        if showing.is_plain:
            _play_plainly(seated, pins)
        else:
            from magoo_tui.buzzers import Buzzers
            from magoo_tui.cli.screens import show_table

            buzzers = Buzzers(house)
            status = show_table(seated, pins, buzzers, showing.directory, showing.drawing)
    finally:
        seated.rise()
        _tell_how_to_return(seated)
    if status:
        raise typer.Exit(status)


def _tell_how_to_return(seated: Seated) -> None:
    if seated.kept is not None and seated.live.table.view(None).stage != "over":
        typer.echo(f"The table is saved: magoo resume {seated.kept.id}", err=True)


def _play_plainly(seated: Seated, pins: Pins) -> None:
    from magoo_tui.plain.running import play_plain

    def end(number: int, _: FrameType | None) -> None:
        sys.exit(128 + number)

    hangup = getattr(signal, "SIGHUP", signal.SIGTERM)
    before = {number: signal.signal(number, end) for number in (signal.SIGTERM, hangup)}
    try:
        play_plain(seated.live, seated.people, pins, is_attraction=seated.kept is None)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
