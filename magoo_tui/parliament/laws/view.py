"""What a seat may know of laws at work."""

from collections.abc import Collection, Sequence
from typing import Literal

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.race import Race
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import (
    NO_LAWS_AT_WORK,
    DemandView,
    LawsAtWork,
    Limit,
    OpenCards,
    RaceView,
    WordsInTime,
)
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.standing import Demand, Duty, Standing


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
        open_cards=tuple(
            OpenCards(owner, tuple(names[card] for card in cards))
            for owner, cards in standing.open_cards.items()
        ),
    )


def waited_for(standing: Standing) -> tuple[Seat, ...]:
    """Whose act a demand, or a race, waits for."""
    if standing.demand is not None:
        return tuple(one.seat for one in standing.demand.asked if not one.chosen)
    return standing.race.awaited() if standing.race is not None else ()


def law_race(law: InForce) -> RaceView | None:
    """The race to say words that a law has run, if one is (law.duty.5)."""
    run = None if law.standing is None else law.standing.race
    if run is None or run.last is not None:
        return None
    seconds = law.number("law_race_time")
    return race_view(run.course, "say", run.words, cause=run.cause, seconds=seconds, law=run.law)


def race_view(
    race: Race,
    deed: Literal["slap", "say"],
    words: str,
    *,
    cause: Seat | None,
    seconds: int,
    law: int | None = None,
    begun: Collection[Seat] = (),
) -> RaceView:
    """A race as everybody sees it, whatever it is run for: no shape before all have thrown.

    ``begun`` are those who have done a part of what is to be done, or all of it.
    """
    return RaceView(
        deed=deed,
        words=words,
        law=law,
        cause=cause,
        arrived=tuple(one.seat for one in race.arrivals),
        waits_for=race.waited_for,
        throwers=race.throwers,
        thrown=race.thrown(),
        seconds=seconds,
        halfway=tuple(seat for seat in race.waited_for if seat in begun),
    )


def race_limit(race: RaceView) -> Limit:
    """The time of a race, or of a throw, which every throw begins anew and nothing that is said."""
    about = race.deed if race.law is None else f"law {race.law}: {race.words}"
    if race.throwers:
        about = f"{about} {race.throwers} {race.thrown}"
    name = "throw" if race.throwers else "race"
    return Limit(name, race.seconds, starts_anew=False, about=about)


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
