"""Bots take seats, and make room for people."""

from collections.abc import Callable, Mapping
from typing import Final

from magoo_tui.bots.levels import SKILLS, Level
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Bot, Live


def _magoo(level: Level, seed: int, *, is_alone: bool) -> Bot:
    from magoo_tui.bots.magoo.bot import MagooBot

    return MagooBot(level, seed, is_alone=is_alone)


MAKERS: Final[Mapping[str, Callable[..., Bot]]] = {"magoo": _magoo}
"""Who plays which game; a game's bots are loaded when the first of them sits down."""


def seat_bots(
    game: str, levels: Mapping[Seat, Level], seed: int, *, is_alone: bool = False
) -> dict[Seat, Bot]:
    """A bot for each of these seats, no two of one character.

    ``is_alone`` says that no person plays with them: then they call the next round soon, and
    propose a change now and then.
    """
    make = MAKERS[game]
    return {
        seat: make(level, seed * 1000 + seat, is_alone=is_alone) for seat, level in levels.items()
    }


def release_seat(live: Live, seat: Seat, seed: int) -> Live:
    """The same table without the bot of a seat, which is a person's from now on.

    The old ``live`` is closed, and with it whatever that bot was about to do.
    """
    levels: dict[Seat, Level] = {
        other: level
        for other, bot in live.bots.items()
        for level in SKILLS
        if other != seat and bot.level == level
    }
    live.close()
    bots = seat_bots(live.table.game.name, levels, seed)
    return Live(live.table, bots=bots, pace=live.pace)
