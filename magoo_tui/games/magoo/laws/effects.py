"""What laws do in Magoo: cards drawn, given up and swapped, seats, colors, ends."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.laws.compiled import names_of
from magoo_tui.games.magoo.laws.limits import space_for
from magoo_tui.games.magoo.laws.turns import switch_seats
from magoo_tui.games.magoo.rules.rounds import end_by_law
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.effects import SHARED, Doing, void
from magoo_tui.parliament.laws.events import DemandMade
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


def _take(chain: "MagooChain", law: int, effect: Draw | TakePenalty, seats: Sequence[Seat]) -> None:
    """All of them draw in one event; what the pile lacks is drawn after a shuffle."""
    state, cites, count = chain.state, cite(law), effect.count
    cause = "law" if type(effect) is Draw else "penalty"
    chain.shared_from = len(chain.queue)
    chain.do_as_one(taking(state, seat, count, cause, cites) for seat in seats)


def _corner(chain: "MagooChain", law: int, effect: TakeCorner, seats: Sequence[Seat]) -> None:
    corner = chain.state.corner
    count = space_for(chain.state, seats[0], len(corner))
    if count:
        chain.do(facts.CornerClaimed(cite(law), seats[0], tuple(corner[:count])))
    else:
        void(chain, law, effect, seats)


# ---- what concerns nobody in particular


def _reverse(chain: "MagooChain", law: int, _: Reverse, seats: Sequence[Seat]) -> None:
    chain.do(facts.DirectionChanged(cite(law), -chain.state.direction))


def _color(chain: "MagooChain", law: int, effect: ColorBecomes, seats: Sequence[Seat]) -> None:
    if chain.state.pile:
        chain.do(facts.ColorBecame(cite(law), effect.color))
    else:
        void(chain, law, effect, seats)


def _shuffle(chain: "MagooChain", law: int, effect: ShufflePile, seats: Sequence[Seat]) -> None:
    if len(chain.state.draw) > 1:
        chain.do(facts.PileOpened(cite(law)))
    else:
        void(chain, law, effect, seats)


def _end(
    chain: "MagooChain", law: int, effect: RoundEnds | GameEnds, seats: Sequence[Seat]
) -> None:
    if chain.state.is_in_round:
        chain.do(end_by_law(chain.state, cite(law)))
    else:
        void(chain, law, effect, seats)


# ---- cards that people give up


def _demand(chain: "MagooChain", law: int, effect: Discard | Give, seats: Sequence[Seat]) -> None:
    """Ask everybody concerned; what leaves no choice is taken at once (law.demand.1)."""
    asked: list[Asked] = []
    for seat in seats:
        one = _asked(chain.state, effect, seat, asked)
        if one is not None:
            asked.append(one)
    if not asked:
        void(chain, law, effect, seats)
    elif any(not one.chosen for one in asked):
        cites = (ClauseId("law.demand.1"), *cite(law))
        chain.do(DemandMade(cites, Demand(law, tuple(asked))))
    else:
        chain.move_demanded(Demand(law, tuple(asked)))


def _asked(
    state: State, effect: Discard | Give, seat: Seat, asked: Sequence[Asked]
) -> Asked | None:
    """What one person has to give up; None if nothing."""
    wanted, to = names_of(effect.cards), None
    pool = tuple([card for card in state.hands[seat] if NAME[card] in wanted])
    count = min(effect.count, len(pool))
    if type(effect) is Give:
        to = person(state, effect.to, seat)
        if to is None or to == seat:
            return None
        coming = sum(one.count for one in asked if one.to == to)
        count = max(0, min(count, space_for(state, to, coming + count) - coming))
    if not count:
        return None
    has_choice = count < len(pool) and len({NAME[card] for card in pool}) > 1
    return Asked(seat, count, pool, to, () if has_choice else pool[:count])


def moved(demand: Demand) -> Iterator[Event[Any]]:
    """The facts of a demand that all have met: the cards move together."""
    cites = cite(demand.law)
    for one in demand.asked:
        if one.to is None:
            yield facts.CardsDiscarded(cites, one.seat, one.chosen)
        else:
            yield facts.CardsGiven(cites, one.seat, one.to, one.chosen)


# ---- persons who change places or hands


def _of_each(chain: "MagooChain", law: int, effect: Any, seats: Sequence[Seat]) -> None:
    """Each of several changes with the other one, one after another, as people would."""
    for seat in seats:
        _change(chain, law, effect, seat, person(chain.state, effect.other, seat))


def _of_named(chain: "MagooChain", law: int, effect: Any, seats: Sequence[Seat]) -> None:
    """Two change with each other who are both named."""
    state = chain.state
    one, two = person(state, effect.first, None), person(state, effect.second, None)
    _change(chain, law, effect, one, two)


def _change(
    chain: "MagooChain", law: int, effect: Effect, one: Seat | None, two: Seat | None
) -> None:
    """Two change hands, or seats; nobody does alone."""
    if one is None or two is None or one == two:
        void(chain, law, effect, ())
    elif type(effect) is SwapHands or type(effect) is TwoHands:
        chain.do(facts.HandsSwapped(cite(law), one, two))
    else:
        switch_seats(chain, cite(law), one, two)


DOINGS: Final[Mapping[type[Effect], Doing]] = {
    **SHARED,
    Draw: _take,
    TakePenalty: _take,
    Discard: _demand,
    Give: _demand,
    SwapHands: _of_each,
    TwoHands: _of_named,
    SwitchSeats: _of_each,
    TwoSeats: _of_named,
    TakeCorner: _corner,
    Reverse: _reverse,
    ColorBecomes: _color,
    ShufflePile: _shuffle,
    RoundEnds: _end,
    GameEnds: _end,
}
"""By kind of effect: how Magoo does it."""
