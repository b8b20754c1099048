"""The commands that measure: bench engine, laws, store, simulate, typing and race."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from magoo_tui.cli import options
from magoo_tui.cli.faults import Fault

if TYPE_CHECKING:
    from magoo_tui.bench.engine import EngineSpeed, LawSpeed
    from magoo_tui.bench.race_speed import RaceSpeed
    from magoo_tui.bench.simulation import SimulationSpeed
    from magoo_tui.bench.store import StoreSpeed
    from magoo_tui.bench.typing_speed import TypingSpeed

bench = typer.Typer(
    help="Measure the speed of the program on this machine.",
    rich_markup_mode=None,
)

Seconds = Annotated[float, typer.Option(help="How long to measure.", min=0.1, max=600)]
Json = Annotated[bool, typer.Option("--json", help="One line of JSON.")]


@bench.command()
def engine(
    game: options.Game = "magoo",
    seats: Annotated[int, typer.Option(help="So many seats.", min=2, max=20)] = 4,
    seconds: Seconds = 5.0,
    json: Json = False,
) -> None:
    """Play random games through the table, and count the moves."""
    from magoo_tui.bench.engine import measure_engine

    speed = measure_engine(options.known_game(game), seats, seconds)
    _tell(
        speed,
        f"{speed.moves_per_s:.0f} moves a second, {speed.games} games of"
        f" {speed.moves_per_game} moves; the yardstick is {speed.yardstick}.",
        is_json=json,
    )


@bench.command()
def laws(
    game: options.Game = "magoo",
    seats: Annotated[int, typer.Option(help="So many seats.", min=2, max=20)] = 4,
    seconds: Seconds = 10.0,
    json: Json = False,
) -> None:
    """Play random games without laws and with ten, in turn, and compare the moves."""
    from magoo_tui.bench.engine import measure_laws

    speed = measure_laws(options.known_game(game), seats, seconds)
    _tell(
        speed,
        f"{speed.with_per_s:.0f} moves a second with ten laws, {speed.without_per_s:.0f} without:"
        f" {speed.ratio} times as many; the yardstick is {speed.yardstick}.",
        is_json=json,
    )


@bench.command()
def store(
    ctx: typer.Context,
    seconds: Seconds = 5.0,
    json: Json = False,
    house: options.House = None,
) -> None:
    """Make lines of play durable, each beside a bare row on the same disk.

    They are written below the directory of the house, into files that are removed again.
    """
    from magoo_tui.bench.store import measure_store
    from magoo_tui.store.places import make_private_directory

    directory = options.house_directory(ctx, house)
    try:
        make_private_directory(directory)
    except OSError as fault:
        raise Fault(f"{directory} cannot be written to: {fault.strerror}.") from fault
    speed = measure_store(directory, seconds)
    _tell(
        speed,
        f"{speed.kept_us:.0f} microseconds a line, {speed.ratio} times a bare row"
        f" ({speed.bare_us:.0f}); the yardstick is {speed.yardstick}.",
        is_json=json,
    )


@bench.command()
def simulate(
    game: options.Game = "magoo",
    seats: options.BotSeats = 4,
    games: Annotated[int, typer.Option(help="So many, each played twice.", min=1)] = 200,
    workers: options.Workers = None,
    json: Json = False,
) -> None:
    """Let bots play games without and with a law, in other processes, and take the time."""
    from magoo_tui.bench.simulation import measure_simulation

    speed = measure_simulation(options.known_game(game), seats, games, workers=workers)
    _tell(
        speed,
        f"{speed.games} games without and with a law in {speed.seconds:.1f} seconds,"
        f" {speed.lines_per_s:.0f} lines a second in {speed.workers} processes; the yardstick is"
        f" {speed.yardstick}, where it is 10 it would take {speed.seconds_at_ten:.1f} seconds.",
        is_json=json,
    )


@bench.command()
def typing(
    keys: Annotated[int, typer.Option(help="So many keys in each.", min=30)] = 400,
    json: Json = False,
) -> None:
    """Type a law into the committee's field and into a plain input, on terminals of their own.

    Measured is a key to its frame, both in the same run and by turns.
    """
    from magoo_tui.bench.typing_speed import measure_typing

    try:
        speed = measure_typing(keys)
    except (RuntimeError, OSError) as fault:
        raise Fault(f"Typing cannot be measured here: {fault}") from fault
    _tell(
        speed,
        f"{speed.field_ms:.1f} ms from a key to its frame in the field for laws,"
        f" {speed.plain_ms:.1f} in a plain input: {speed.ratio} times;"
        f" the yardstick is {speed.yardstick}.",
        is_json=json,
    )


@bench.command()
def race(
    rounds: Annotated[int, typer.Option(help="So many races.", min=1)] = 5,
    json: Json = False,
) -> None:
    """Slap in races of ten at one keyboard, and take the time from the key to the order shown.

    Beside it, in the same run: the cursor in a hand of twenty cards, and a plain input's key.
    """
    from magoo_tui.bench.race_speed import measure_race

    try:
        speed = measure_race(rounds)
    except (RuntimeError, OSError) as fault:
        raise Fault(f"A race cannot be measured here: {fault}") from fault
    _tell(
        speed,
        f"{speed.race_ms:.1f} ms from a slap to the order on the screen, {speed.cursor_ms:.1f} for"
        f" the cursor, {speed.plain_ms:.1f} in a plain input: {speed.race_ratio} and"
        f" {speed.cursor_ratio} times; the yardstick is {speed.yardstick}.",
        is_json=json,
    )


Speed: TypeAlias = "EngineSpeed | LawSpeed | StoreSpeed | SimulationSpeed | TypingSpeed | RaceSpeed"


def _tell(speed: Speed, sentence: str, *, is_json: bool) -> None:
    import msgspec

    typer.echo(msgspec.json.encode(speed).decode() if is_json else sentence)
