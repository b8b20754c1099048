"""What a seat may know of laws at work."""

from collections.abc import Sequence

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import (
    NO_LAWS_AT_WORK,
    DemandView,
    LawsAtWork,
    OpenCards,
    RaceView,
    WordsInTime,
)
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.standing import Demand, Duty, Race, Standing


def laws_at_work(law: InForce, seat: Seat | None, names: Sequence[CardName]) -> LawsAtWork:
    """All that is open to all, and of a demand what is asked of this seat alone."""
    standing = law.standing
    if standing is None:
        return NO_LAWS_AT_WORK
    return LawsAtWork(
        words=tuple(one for duty in standing.duties for one in _in_time(duty)),
        forbidden=tuple((ban.seat, ban.words) for ban in standing.bans),
        turns_to_lose=_summed([(loss.seat, loss.turns) for loss in standing.losing]),
        drunk=tuple(standing.drunk.items()),
        demand=None if standing.demand is None else _demand(standing.demand, seat, names),
        race=None if standing.race is None else _race(standing.race),
        open_cards=tuple(
            OpenCards(owner, tuple(names[card] for card in cards))
            for owner, cards in standing.open_cards.items()
        ),
    )


def waited_for(standing: Standing) -> tuple[Seat, ...]:
    """Whose act a demand, or a race, waits for."""
    if standing.demand is not None:
        return tuple(one.seat for one in standing.demand.asked if not one.chosen)
    return standing.race.late() if standing.race is not None else ()


def _in_time(duty: Duty) -> list[WordsInTime]:
    return [
        WordsInTime(duty.law, want.seat, want.words, duty.is_owed)
        for want in (*duty.needs, *duty.unless)
    ]


def _summed(losses: Sequence[tuple[Seat, int]]) -> tuple[tuple[Seat, int], ...]:
    turns: dict[Seat, int] = {}
    for seat, count in losses:
        turns[seat] = turns.get(seat, 0) + count
    return tuple(turns.items())


def _demand(demand: Demand, seat: Seat | None, names: Sequence[CardName]) -> DemandView:
    waiting = tuple(one.seat for one in demand.asked if not one.chosen)
    own = None if seat is None else demand.waits_for(seat)
    if own is None:
        return DemandView(demand.law, waiting, 0, ())
    return DemandView(demand.law, waiting, own.count, tuple(names[card] for card in own.cards))


def _race(race: Race) -> RaceView:
    return RaceView(race.law, race.words, race.said, race.late())
