"""How fast a bill's note is written: games of bots, without and with a law, on all cores."""

import os
import statistics
import time
from typing import Final

from msgspec import Struct

from magoo_tui.bench.yardstick import million_steps_per_s
from magoo_tui.simulate.basis import plain_header, with_laws
from magoo_tui.simulate.study import Study, cores

LAW: Final = "When a player plays a red 7, the next player draws 2 cards."
_MEASURED: Final = 5
"""So often the yardstick is taken before, and again after."""
_FAST: Final = 10.0
"""Million steps a second of the machine that the scaled time is for."""


class SimulationSpeed(Struct, frozen=True, kw_only=True):
    """What playing a whole study came to."""

    game: str
    seats: int
    games: int
    """Each is played twice, without and with the law."""
    workers: int
    seconds: float
    """From the first process started to the last game told, all processes' start included."""
    cpu_seconds: float
    """What the processes took of the cores; where others had them too, the seconds are more."""
    lines_per_s: float
    """Accepted lines in a second, of all processes together."""
    yardstick: float
    """Million steps a second of a fixed loop on one core, before and after: the median."""
    seconds_at_ten: float
    """The seconds, scaled to a machine where the yardstick is 10."""


def measure_simulation(
    game: str, seats: int, games: int, *, seed: int = 1, workers: int | None = None
) -> SimulationSpeed:
    """Play a study and take its time. Raises NoRecordError, and RuntimeError if it breaks off."""
    without = plain_header(game, seats)
    steps = [million_steps_per_s() for _ in range(_MEASURED)]
    start, before = time.perf_counter(), _taken_by_processes()
    with Study(
        without, with_laws(without, [LAW]), games=games, seed=seed, workers=workers
    ) as study:
        while not study.is_done:
            study.wait(1.0)
        seconds = time.perf_counter() - start
        if study.fault is not None:
            raise RuntimeError(study.fault)
        pairs = study.pairs
    cpu_seconds = _taken_by_processes() - before
    steps += [million_steps_per_s() for _ in range(_MEASURED)]
    yardstick = statistics.median(steps)
    lines = sum(one.lines for pair in pairs for one in (pair.without, pair.changed) if one)
    return SimulationSpeed(
        game=game,
        seats=seats,
        games=games,
        workers=workers or cores(),
        seconds=round(seconds, 3),
        cpu_seconds=round(cpu_seconds, 3),
        lines_per_s=round(lines / seconds, 1),
        yardstick=round(yardstick, 3),
        seconds_at_ten=round(seconds * yardstick / _FAST, 3),
    )


def _taken_by_processes() -> float:
    """Seconds of the cores that ended processes of this one have taken so far."""
    times = os.times()
    return times.children_user + times.children_system
