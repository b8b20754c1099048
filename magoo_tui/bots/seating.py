"""Bots take seats."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Protocol, runtime_checkable

from msgspec import Struct

from magoo_tui.bots.levels import Level
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Bot


def _magoo(level: Level, seed: int, *, is_alone: bool) -> Bot:
    from magoo_tui.bots.magoo.bot import MagooBot

    return MagooBot(level, seed, is_alone=is_alone)


def _magarac(level: Level, seed: int, *, is_alone: bool) -> Bot:
    from magoo_tui.bots.magarac.bot import MagaracBot

    return MagaracBot(level, seed, is_alone=is_alone)


MAKERS: Final[Mapping[str, Callable[..., Bot]]] = {"magoo": _magoo, "magarac": _magarac}
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


class Manners(Struct, frozen=True):
    """How the bots of a game attend to a table, for whoever lets them play without a clock."""

    heeded: frozenset[str]
    """The clauses whose lines they look for in the log of a round."""
    awake: Callable[[Any], Iterable[Seat]]
    """Who might have something to do, told from anybody's view; all others wait."""
    is_over: Callable[[Any], bool]
    """Whether a round has come to its end, told from anybody's view."""


def _manners_of_magoo() -> Manners:
    from magoo_tui.bots.magoo import hearing

    return Manners(hearing.HEEDED, hearing.awake, hearing.is_over)


def _manners_of_magarac() -> Manners:
    from magoo_tui.bots.magarac import heeding

    return Manners(heeding.HEEDED, heeding.awake, heeding.is_over)


_MANNERS: Final[Mapping[str, Callable[[], Manners]]] = {
    "magoo": _manners_of_magoo,
    "magarac": _manners_of_magarac,
}


def manners_of(game: str) -> Manners:
    """How the bots of that game attend to a table."""
    return _MANNERS[game]()


@runtime_checkable
class Sociable(Protocol):
    """A bot that leaves people more time than other bots."""

    is_alone: bool


def join(bots: Iterable[Bot]) -> None:
    """Let bots know that from now on a person plays with them."""
    for bot in bots:
        if isinstance(bot, Sociable):
            bot.is_alone = False
