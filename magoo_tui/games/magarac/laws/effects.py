"""What laws do in Magarac: letters, seats, ends."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from magoo_tui.games.magarac import events as own
from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.rules.racing import end_hand
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.effects import SHARED, Doing
from magoo_tui.parliament.laws.events import EffectVoid
from magoo_tui.parliament.laws.persons import person
from magoo_tui.rulebook.language.law import (
    Effect,
    GameEnds,
    LoseLetters,
    RoundEnds,
    SwitchSeats,
    TakeLetters,
    TwoSeats,
)

if TYPE_CHECKING:
    from magoo_tui.games.magarac.laws.chain import MagaracChain

_LETTERS: Final = ClauseId("magarac.score.2")


class Effects:
    """The effects of one law, as its chain does them."""

    def __init__(self, chain: "MagaracChain", law: int) -> None:
        self._chain, self._state, self._law = chain, chain.state, law
        self._cites = cite(law)

    def do(self, effect: Effect, seats: Sequence[Seat]) -> None:
        """Do an effect, for these persons in this order."""
        state = self._state
        happening: Iterator[Event[Any]] | Sequence[Event[Any]] = ()
        match effect:
            case _ if state.is_over:
                pass
            case TakeLetters(count=count):
                happening = [fact for seat in seats for fact in self._taken(seat, count)]
            case LoseLetters(count=count):
                happening = [fact for seat in seats for fact in self._struck(seat, count)]
            case SwitchSeats(other=other):
                happening = self._switched(seats[0], person(state, other, seats[0]))
            case TwoSeats(first=first, second=second):
                happening = self._switched(person(state, first, None), person(state, second, None))
            case RoundEnds() if state.is_in_hand:
                happening = [end_hand(state, (), self._cites)]
            case GameEnds():
                happening = [own.GameEnded(self._cites, self._fullest())]
        if happening:
            self._chain.do(*happening)
        else:
            self._chain.do(EffectVoid(self._cites, self._law))

    def _taken(self, seat: Seat, count: int) -> Iterator[Event[Any]]:
        """Nobody has more letters than the word."""
        before = self._state.letters[seat]
        for length in range(before + 1, min(before + count, len(WORD)) + 1):
            yield own.LetterTaken((*self._cites, _LETTERS), seat, WORD[:length])

    def _struck(self, seat: Seat, count: int) -> Iterator[Event[Any]]:
        """From the end of the word; nobody has less than none."""
        before = self._state.letters[seat]
        for length in range(before - 1, max(before - count, 0) - 1, -1):
            yield own.LetterStruck((*self._cites, _LETTERS), seat, WORD[:length])

    def _switched(self, one: Seat | None, two: Seat | None) -> Sequence[Event[Any]]:
        if one is None or two is None or one == two:
            return ()
        return (own.SeatsSwitched(self._cites, one, two),)

    def _fullest(self) -> tuple[Seat, ...]:
        """Who has most letters has lost, each of several."""
        state = self._state
        members = state.members()
        most = max(state.letters[seat] for seat in members)
        return tuple(seat for seat in members if state.letters[seat] == most)


def _do(chain: "MagaracChain", law: int, effect: Effect, seats: Sequence[Seat]) -> None:
    Effects(chain, law).do(effect, seats)


DOINGS: Final[Mapping[type[Effect], Doing]] = {
    **SHARED,
    **dict.fromkeys(
        (TakeLetters, LoseLetters, SwitchSeats, TwoSeats, RoundEnds, GameEnds),
        _do,
    ),
}
"""By kind of effect: how Magarac does it."""
