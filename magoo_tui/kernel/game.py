"""What a game is to a table: a handful of functions over its own state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.results import RoundResult
from magoo_tui.kernel.rulings import Facts, Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Limit, LogLine


class Inquiry(Protocol):
    """What a check of a record may ask about the table and its last lines."""

    @property
    def state(self) -> Any:
        """The game's state as it now stands."""

    @property
    def names(self) -> tuple[str, ...]:
        """The seats."""

    @property
    def refusal(self) -> Refusal | None:
        """The refusal of the line before, if it was refused."""

    @property
    def facts(self) -> Sequence[Event[Any]]:
        """What the last accepted line caused, with the shuffle that belongs to it."""

    def refused(self, seat: Seat, command: str) -> Refusal | None:
        """Why a command would be refused now; None if it would be accepted."""

    def view(self, seat: Seat) -> Any:
        """The view made for a seat."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game, as the table plays it. ``state`` is the game's own; nobody else looks into it."""

    name: str
    open_table: Callable[[Header], Any]
    """The state before the first line. Raises NoRecordError."""
    parse_move: Callable[[tuple[str, ...], Seat, str], Move | Refusal]
    format_move: Callable[[tuple[str, ...], Move], str]
    format_for_all: Callable[[tuple[str, ...], Move], str]
    """What everybody at the table learns of a move's command while its round is played."""
    decide: Callable[[Any, Any], Ruling]
    carry_out: Callable[[Any, Move | None, Facts], tuple[Event[Any], ...]]
    """Apply facts, what laws answer, and all that follows by itself; gives all that happened."""
    gone: Callable[[Any, Seat], Refusal | None]
    """The refusal of every line of a seat that has left; None while it is at the table."""
    is_foreseeable: Callable[[Move, Facts], bool]
    """Whether a seat knows all that a move of its own would bring about by itself."""
    shuffle_wanted: Callable[[Any], Sequence[CardName] | None]
    """The cards that a shuffle would have to name now; None where none is taken."""
    is_deal_open: Callable[[Any], bool]
    """Whether the shuffle that is taken is the first deal, which people may put off."""
    awaits_shuffle: Callable[[Event[Any]], bool]
    """Whether a fact leaves its line waiting for a shuffle, which then belongs to it."""
    limit_of: Callable[[Any], Limit | None]
    view_for: Callable[[Any, Seat | None, int, tuple[LogLine, ...]], Any]
    result_of: Callable[[Any, Event[Any]], RoundResult | None]
    """The result that a fact brought; None if it is none. Asked once the fact is applied."""
    ends_round: Callable[[Event[Any]], bool]
    """Whether a fact has ended a round, so that nothing dealt before it is a secret any more."""
    stage_of: Callable[[Any], str]
    """The stage, as ``? stage`` names it."""
    narrate: Callable[[tuple[str, ...], Event[Any], Seat | None, int], LogLine | None]
    law_context: Callable[[Any], Any]
    """What the sentence of a law is read against at a table (rulebook.language.LawContext)."""
    check: Callable[[Inquiry, str], str | None]
    """What was found instead, if a check does not hold. Raises CheckNotUnderstoodError."""
    events: Any
    """The union of the facts that a table of this game can store."""
