"""What a plain table says of each game: its cards, hands, turns and endings in sentences."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from magoo_tui.kernel.cards import CardName
from magoo_tui.plain.wording import of_laws

Lines = Callable[[Any], Iterable[str]]
"""Sentences made from a view of the game."""


def _nothing(view: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True, kw_only=True, slots=True)
class GameWords:
    """A game in words."""

    title: str
    help: str
    """The commands of the game, as they can be typed."""
    spoken_card: Callable[[CardName], str]
    """A card as it is said: ``red 5``, ``king of spades``."""
    hand: Lines
    situation: Lines
    """What a turn is about."""
    table: Lines
    """Everything that all may know."""
    ending: Lines
    """How a round has ended."""
    closing: Lines = _nothing
    """What is told once the table is over."""
    of_laws: Lines = of_laws
    """What laws ask for just now, and what they have set going."""

    def at_hand(self, view: Any) -> Iterator[str]:
        """What whoever is waited for has to know: the situation and the hand."""
        yield from self.situation(view)
        yield from self.hand(view)


def _magoo() -> GameWords:
    from magoo_tui.plain.magoo import MAGOO

    return MAGOO


def _magarac() -> GameWords:
    from magoo_tui.plain.magarac import MAGARAC

    return MAGARAC


_WORDS: Final[dict[str, Callable[[], GameWords]]] = {"magoo": _magoo, "magarac": _magarac}


def words_of(game: str) -> GameWords:
    """What is said of a game; loaded when it is first asked for."""
    return _WORDS[game]()
