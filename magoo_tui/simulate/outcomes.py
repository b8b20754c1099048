"""What a study is asked, and what each of its games came to; both travel between processes."""

from typing import Literal

from msgspec import Struct

from magoo_tui.bots.levels import Level
from magoo_tui.kernel.headers import Header

LINES_PER_SEAT = 300
"""After so many lines for each seat a game is taken for one that does not end: some six times what
a game of Magoo usually takes."""

End = Literal["finished", "capped", "stuck"]
"""``capped``: it had not ended after the most lines; ``stuck``: nobody had anything to do."""


class Task(Struct, frozen=True, kw_only=True):
    """The games that one process plays, under one header or, each twice, under two."""

    without: Header
    changed: Header | None
    numbers: tuple[int, ...] = ()
    """The games by their numbers; a game's number and the seed say all of its chance."""
    seed: int
    level: Level
    most_lines: int
    is_background: bool
    """Whether other programs go first."""


class Outcome(Struct, frozen=True):
    """What one game came to."""

    turns: int
    lines: int
    debt: int | None
    """The highest debt that anybody owed; None where the game knows no debts."""
    hand: int
    """The most cards that anybody held."""
    fired: dict[int, int]
    """How often each law fired, by its number; laws that never did are left out."""
    end: End


class Opened(Struct, frozen=True, tag="opened"):
    """A process has begun."""

    by_hand: tuple[int, ...]
    """The laws that no table enforces, by their numbers: bots know nothing of them."""


class Pair(Struct, frozen=True, tag="pair"):
    """A game without the change, and the same game with it."""

    number: int
    without: Outcome
    changed: Outcome | None
    """None where nothing is compared."""


class Fault(Struct, frozen=True, tag="fault"):
    """A process could not go on, and why, in one sentence."""

    sentence: str


class Finished(Struct, frozen=True, tag="finished"):
    """A process has played all of its games."""


Message = Opened | Pair | Fault | Finished
