"""Bots take seats, and make room for people."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from magoo_tui.bots.levels import SKILLS, Level
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.chance import live_chance
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


class Terminal(Protocol):
    """What somebody sits at: a table that is kept going, and whose hands may be shown."""

    live: Live | None
    people: tuple[Seat, ...]
    at_hand: Seat | None


def take_seat(terminal: Terminal, seat: Seat) -> None:
    """Let a person at a terminal play a bot's seat from now on; the others play on."""
    if terminal.live is None or seat not in terminal.live.bots:
        return
    terminal.live = release_seat(terminal.live, seat, live_chance().randrange(1 << 48))
    terminal.people = (*terminal.people, seat)
    terminal.at_hand = seat if len(terminal.people) == 1 else None
