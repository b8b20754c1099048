"""The letters of the word, and the end that they bring (magarac.score, end.1, end.4)."""

from collections.abc import Sequence
from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

LOST_HAND: Final = (ClauseId("magarac.score.1"), ClauseId("magarac.score.2"))
_SEVERAL: Final = ClauseId("magarac.score.3")
_END: Final = (ClauseId("magarac.end.1"),)
_SEVERAL_LOSE: Final = ClauseId("magarac.end.4")


@enforces("magarac.score.1", "magarac.score.2", "magarac.score.3")
def letters_for(
    state: State, seats: Sequence[Seat], cites: tuple[ClauseId, ...]
) -> list[Event[Any]]:
    """The facts that each of these seats writes the next letter; nobody has more than seven."""
    if len(seats) > 1:
        cites = (*cites, _SEVERAL)
    return [
        facts.LetterTaken(cites, seat, WORD[: state.letters[seat] + 1])
        for seat in seats
        if state.letters[seat] < len(WORD)
    ]


@enforces("magarac.end.1", "magarac.end.4")
def end_game(state: State) -> list[Event[Any]]:
    """Everybody who has spelt the whole word has lost."""
    losers = tuple(seat for seat in state.members() if state.letters[seat] == len(WORD))
    cites = _END if len(losers) == 1 else (*_END, _SEVERAL_LOSE)
    return [facts.GameEnded(cites, losers)]
