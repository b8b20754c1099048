"""A face: what the screens, which are the same for all games, are told by each of them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.views import TableView
from magoo_tui.tui.actions import Action
from magoo_tui.tui.looks import Heading, Look, Middle, SeatLook

if TYPE_CHECKING:
    from textual.screen import Screen

    from magoo_tui.tui.screens.playing import Playing
    from magoo_tui.tui.screens.table import TableScreen
    from magoo_tui.tui.sitting import Sitting

Raise: TypeAlias = Callable[["Sitting"], "Screen[None]"]
"""Makes the screen of what has the floor in place of play."""
View: TypeAlias = Any
"""The game's own view of its table: at least a TableView."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """How one game looks on the screens, and which keys play it."""

    look: Callable[[CardName], Look]
    spoken: Callable[[CardName], str]
    """A card in words."""
    rank: Callable[[CardName], tuple[int, int]]
    """Where a card stands in a hand that is put in order."""
    cards_in_text: re.Pattern[str]
    """The names of cards, where they stand in a sentence."""
    heading: Callable[[View], Heading]
    seats: Callable[[View], tuple[SeatLook, ...]]
    """All of them, by their numbers."""
    middle: Callable[[View], Middle]
    marks: Callable[[View], tuple[bool, ...]]
    """Beside each card of the hand: whether it can be laid, passed or given up now."""
    newest: Callable[[View], int | None]
    """The card of the hand that has just come, where the cursor is to go to it."""
    situation: Callable[[View], str]
    """What is owed or can be done now, and by whom."""
    in_place_of_cards: Callable[[View, bool, bool], str]
    """What is told while the hand at hand can do nothing: the view, whether people play at this
    terminal, and whether one of the bots here would make room for them."""
    besides_laws: Callable[[View], Iterable[str]] = lambda _: ()
    """What enforced laws have set going in this game alone."""
    hand_stages: frozenset[str]
    """The stages at which whoever has the floor looks at their hand."""
    is_choosing: Callable[[View], bool]
    """Whether cards of the hand at hand can be chosen."""
    actions: tuple[Action, ...]
    playing: "Callable[[TableScreen], Playing]"
    procedure: "Callable[[View], Raise | None]"
    """What has the floor in place of play, if something has."""
    ended: Callable[[View], int | None]
    """The number of the ending that is to be shown, if play has ended."""
    ending: "Callable[[View], Screen[None]]"
    signs: tuple[tuple[str, str], ...]
    """What the cards of its name bear in the lobby: an ink and a shape each, in turn."""
    speech: Mapping[str, str]
    """What it means for the game that words are ``typed``, or said ``aloud``; a sentence each."""
    seats_clause: str
    """The clause that tells how many can play."""
    buzz: str = ""
    """The command that a seat's buzzer gives; empty in a game without buzzers."""
    may_buzz: Callable[[View], bool] = lambda _: False
    """Whether buzzers are heard now; where they are not, their keys may mean something else."""
    calls: Callable[[View], Sequence[str]] = lambda _: ()
    """Words that are at hand where somebody says something."""


def procedure_of(view: TableView) -> "Raise | None":
    """The session, charge or race of words that has the floor at a table of any game."""
    if view.stage == "committee":
        from magoo_tui.tui.modals.committee import CommitteeModal

        return CommitteeModal
    if view.charge is not None:
        from magoo_tui.tui.modals.verdict import VerdictModal

        return VerdictModal
    if view.race is not None:
        from magoo_tui.tui.screens.race import RaceScreen

        return RaceScreen
    return None
