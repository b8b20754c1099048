"""What laws do in Magoo: cards drawn, given up and swapped, seats, colors, ends."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.laws.compiled import names_of
from magoo_tui.games.magoo.laws.limits import space_for
from magoo_tui.games.magoo.laws.turns import switch_seats
from magoo_tui.games.magoo.rules.rounds import end_by_law
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.events import DemandMade, EffectVoid
from magoo_tui.parliament.laws.persons import person
from magoo_tui.rulebook.language.law import (
    AnotherTurn,
    ColorBecomes,
    Discard,
    Draw,
    Effect,
    GameEnds,
    Give,
    GoNext,
    LoseTurns,
    Person,
    Reverse,
    RoundEnds,
    ShufflePile,
    SwapHands,
    SwitchSeats,
    TakeCorner,
    TakePenalty,
    TwoHands,
    TwoSeats,
)
from magoo_tui.rulebook.standing import Asked, Demand

if TYPE_CHECKING:
    from magoo_tui.games.magoo.laws.chain import MagooChain

KEPT_FOR_DEAL: Final[AbstractSet[type[Effect]]] = frozenset(
    {
        *(Draw, TakePenalty, Discard, Give, SwapHands, TwoHands, TakeCorner, ShufflePile),
        *(LoseTurns, AnotherTurn, GoNext, Reverse, ColorBecomes),
    }
)
"""Effects on cards, turns and colors: they wait for the next deal when the round is over."""


class Effects:
    """The effects of one law, as its chain does them."""

    def __init__(self, chain: "MagooChain", law: int) -> None:
        self._chain, self._state, self._law = chain, chain.state, law
        self._cites = cite(law)

    def do(self, effect: Effect, seats: Sequence[Seat]) -> None:
        """Do an effect, for these persons in this order."""
        match effect:
            case Draw(count=count):
                self._take(count, "law", seats)
            case TakePenalty(count=count):
                self._take(count, "penalty", seats)
            case Discard() | Give():
                self._demand(effect, seats)
            case SwapHands() | SwitchSeats():
                self._exchange(effect, seats)
            case TwoHands(first=first, second=second):
                self._swap(*self._two(first, second))
            case TwoSeats(first=first, second=second):
                self._switch(*self._two(first, second))
            case TakeCorner():
                self._corner(seats[0])
            case _:
                self._do_to_table(effect)

    def _do_to_table(self, effect: Effect) -> None:
        """What concerns nobody in particular."""
        state, chain, cites = self._state, self._chain, self._cites
        match effect:
            case Reverse():
                chain.do(facts.DirectionChanged(cites, -state.direction))
            case ColorBecomes(color=color) if state.pile:
                chain.do(facts.ColorBecame(cites, color))
            case ShufflePile() if len(state.draw) > 1:
                chain.do(facts.PileOpened(cites))
            case RoundEnds() | GameEnds() if state.is_in_round:
                chain.do(end_by_law(state, cites))
            case _:
                self._void()

    def _void(self) -> None:
        self._chain.do(EffectVoid(self._cites, self._law))

    # ---- cards

    def _take(self, count: int, cause: str, seats: Sequence[Seat]) -> None:
        """All of them draw in one event; what the pile lacks is drawn after a shuffle."""
        self._chain.shared_from = len(self._chain.queue)
        self._chain.do_as_one(
            taking(self._state, seat, count, cause, self._cites) for seat in seats
        )

    def _corner(self, seat: Seat) -> None:
        corner = self._state.corner
        count = space_for(self._state, seat, len(corner))
        if not count:
            self._void()
            return
        self._chain.do(facts.CornerClaimed(self._cites, seat, tuple(corner[:count])))

    def _demand(self, effect: Discard | Give, seats: Sequence[Seat]) -> None:
        """Ask everybody concerned; what leaves no choice is taken at once (law.demand.1)."""
        asked: list[Asked] = []
        for seat in seats:
            one = self._asked(effect, seat, asked)
            if one is not None:
                asked.append(one)
        demand = Demand(self._law, tuple(asked))
        if not asked:
            self._void()
        elif any(not one.chosen for one in asked):
            cites = (ClauseId("law.demand.1"), *self._cites)
            self._chain.do(DemandMade(cites, demand))
        else:
            self._chain.move_demanded(demand)

    def _asked(self, effect: Discard | Give, seat: Seat, asked: Sequence[Asked]) -> Asked | None:
        """What one person has to give up; None if nothing."""
        wanted, to = names_of(effect.cards), None
        pool = tuple(card for card in self._state.hands[seat] if NAME[card] in wanted)
        count = min(effect.count, len(pool))
        if isinstance(effect, Give):
            to = person(self._state, effect.to, seat)
            if to is None or to == seat:
                return None
            coming = sum(one.count for one in asked if one.to == to)
            count = max(0, min(count, space_for(self._state, to, coming + count) - coming))
        if not count:
            return None
        has_choice = count < len(pool) and len({NAME[card] for card in pool}) > 1
        return Asked(seat, count, pool, to, () if has_choice else pool[:count])

    # ---- persons

    def _two(self, first: Person, second: Person) -> tuple[Seat | None, Seat | None]:
        return person(self._state, first, None), person(self._state, second, None)

    def _exchange(self, effect: SwapHands | SwitchSeats, seats: Sequence[Seat]) -> None:
        """Each of several one after another, as people would."""
        exchange = self._swap if isinstance(effect, SwapHands) else self._switch
        for seat in seats:
            exchange(seat, person(self._state, effect.other, seat))

    def _swap(self, one: Seat | None, two: Seat | None) -> None:
        if one is None or two is None or one == two:
            self._void()
        else:
            self._chain.do(facts.HandsSwapped(self._cites, one, two))

    def _switch(self, one: Seat | None, two: Seat | None) -> None:
        if one is None or two is None or one == two:
            self._void()
        else:
            switch_seats(self._chain, self._cites, one, two)


def moved(demand: Demand) -> Iterator[Event[Any]]:
    """The facts of a demand that all have met: the cards move together."""
    cites = cite(demand.law)
    for one in demand.asked:
        if one.to is None:
            yield facts.CardsDiscarded(cites, one.seat, one.chosen)
        else:
            yield facts.CardsGiven(cites, one.seat, one.to, one.chosen)
