"""How fast the engine plays: full random games through the table, rules, log and all."""

import gc
import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from magoo_tui.bench.yardstick import million_steps_per_s
from magoo_tui.games import GAMES
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.headers import Header
from magoo_tui.rulebook import load
from magoo_tui.table.table import Table

SLICES: Final = 5
"""So many stretches are measured, and their median counts: a busy moment spoils one of them."""

RandomMove = Callable[[Any, Callable[[], float], Callable[[list[Any]], None]], Any]


class EngineSpeed(Struct, frozen=True, kw_only=True):
    """What playing at random for a while came to."""

    game: str
    seats: int
    moves_per_s: float
    """Accepted lines in a second of one core, shuffles included: the median of the slices."""
    games: int
    """Rounds played to their end."""
    moves_per_game: float
    yardstick: float
    """Million steps a second of a fixed loop on the same core, measured between the slices."""


def _magoo() -> RandomMove:
    from magoo_tui.games.magoo.playout import random_move

    return random_move


def _magarac() -> RandomMove:
    from magoo_tui.games.magarac.playout import random_move

    return random_move


def _magoos_laws() -> Sequence[str]:
    from magoo_tui.games.magoo.playout import TEN_LAWS

    return TEN_LAWS


def _magaracs_laws() -> Sequence[str]:
    from magoo_tui.games.magarac.playout import TEN_LAWS

    return TEN_LAWS


TEN_LAWS: Final[dict[str, Callable[[], Sequence[str]]]] = {
    "magoo": _magoos_laws,
    "magarac": _magaracs_laws,
}
"""Ten laws of each game, as people make them."""

PLAYOUTS: Final[dict[str, Callable[[], RandomMove]]] = {"magoo": _magoo, "magarac": _magarac}
"""How each game is played at random."""


def measure_engine(game: str, seats: int, seconds: float, seed: int = 1) -> EngineSpeed:
    """Play for so many seconds of one core. Raises NoRecordError if so many seats cannot play."""
    play = _Playing(GAMES[game](), PLAYOUTS[game](), seats, random.Random(seed))
    play.go_on(0.0)
    gc.collect()
    gc.freeze()  # as the program does once its first screen stands: what is loaded stays
    rates, steps = [], []
    for _ in range(SLICES):
        steps.append(million_steps_per_s())
        rates.append(play.go_on(seconds / SLICES))
    return EngineSpeed(
        game=game,
        seats=seats,
        moves_per_s=round(statistics.median(rates), 1),
        games=play.games,
        moves_per_game=round(play.moves_of_games / max(1, play.games), 1),
        yardstick=round(statistics.median(steps), 3),
    )


class LawSpeed(Struct, frozen=True, kw_only=True):
    """What ten laws in force cost, as both were measured in turn."""

    game: str
    seats: int
    without_per_s: float
    """Accepted lines in a second of one core at tables without laws: the median of the slices."""
    with_per_s: float
    """The same at tables with ten laws."""
    ratio: float
    """The second to the first."""
    yardstick: float


def measure_laws(game: str, seats: int, seconds: float, seed: int = 1) -> LawSpeed:
    """Play without laws and with ten in turn. Raises NoRecordError as `measure_engine` does."""
    chance = random.Random(seed)
    without = _Playing(GAMES[game](), PLAYOUTS[game](), seats, chance)
    under = _Playing(GAMES[game](), PLAYOUTS[game](), seats, chance, TEN_LAWS[game]())
    without.go_on(0.0)
    under.go_on(0.0)
    gc.collect()
    gc.freeze()
    plain, lawful, steps = [], [], []
    for _ in range(SLICES):
        steps.append(million_steps_per_s())
        plain.append(without.go_on(seconds / SLICES / 2))
        lawful.append(under.go_on(seconds / SLICES / 2))
    ratios = [one / other for one, other in zip(lawful, plain, strict=True)]
    return LawSpeed(
        game=game,
        seats=seats,
        without_per_s=round(statistics.median(plain), 1),
        with_per_s=round(statistics.median(lawful), 1),
        ratio=round(statistics.median(ratios), 3),
        yardstick=round(statistics.median(steps), 3),
    )


class _Playing:
    """Random games one after the other, each at a new table."""

    def __init__(
        self,
        game: Game,
        random_move: RandomMove,
        seats: int,
        chance: random.Random,
        laws: Sequence[str] = (),
    ) -> None:
        self.games = 0
        self.moves_of_games = 0
        self._game = game
        self._random_move = random_move
        names = ", ".join(f"Seat {number}" for number in range(1, seats + 1))
        decks = load(game.name).title_page.seats.decks_for(seats)
        fields = (("Game", game.name), ("Seats", names), ("Decks", str(decks)))
        self._header = Header((*fields, *(("Law", law) for law in laws)))
        self._chance = chance
        self._table = Table(game, self._header)

    def go_on(self, seconds: float) -> float:
        """Play for so many seconds; gives the moves a second."""
        moves, start = 0, time.process_time()
        end = start + seconds
        while (now := time.process_time()) < end or not moves:
            moves += self._play_some()
        return moves / (now - start)

    def _play_some(self) -> int:
        """At most fifty moves of the game at hand, so that the clock is not asked every time."""
        table, random_move = self._table, self._random_move
        state, chance, shuffle = table.inspect(), self._chance.random, self._shuffle
        for count in range(1, 51):
            refusal = table.submit_move(random_move(state, chance, shuffle))
            if refusal is not None:
                raise RuntimeError(f"random play was refused: {refusal.sentence}")
            if state.conclusion is not None:
                self.games += 1
                self.moves_of_games += table.revision
                self._table = Table(self._game, self._header)
                return count
        return 50

    def _shuffle(self, cards: list[Any]) -> None:
        chance = self._chance.random
        cards.sort(key=lambda _: chance())
