"""Races: who came last, who ties, who has lost a throw; whatever they are run for."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.race import BEATS, SHAPES, Arrival, Race, Shape, last_of, losers_of
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.events import RaceBegun
from magoo_tui.parliament.racing import (
    Arrived,
    RaceDecided,
    RaceOpened,
    RaceTied,
    Settled,
    Thrown,
    ThrowsShown,
    settle,
    time_up,
)
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.standing import LawRace, Standing

LAST, TIE = (ClauseId("a.1"),), (ClauseId("a.2"),)
ANN, BO, CY = Seat(0), Seat(1), Seat(2)


class Table:
    """A state that knows nothing but a race: the game's own, or one that law 3 has run."""

    def __init__(self, *seats: Seat, law: int | None = None) -> None:
        self.race: Race | None = None
        self.law = InForce({})
        self.by = law
        if law is None:
            RaceOpened((), seats).apply(self)
        else:
            self.law.standing = Standing()
            RaceBegun((), LawRace(law, "dibs", None, Race(seats))).apply(self)

    @property
    def run(self) -> Race:
        standing = self.law.standing
        race = self.race
        if standing is not None and standing.race is not None:
            race = standing.race.course
        assert race is not None
        return race

    def arrive(self, seat: Seat, at: float | None = None) -> None:
        Arrived((), seat, at, self.by).apply(self)

    def throw(self, seat: Seat, shape: Shape) -> None:
        Thrown(TIE, seat, shape, self.by).apply(self)

    def settled(self, window: float = 0.1) -> Settled:
        settled = settle(self.run, window, last=LAST, tie=TIE, law=self.by)
        for fact in settled.facts:
            fact.apply(self)
        return settled


kinds = pytest.mark.parametrize("law", [None, 3], ids=["own", "of a law"])


def test_nothing_follows_while_somebody_is_waited_for() -> None:
    table = Table(ANN, BO)
    table.arrive(BO, 2.0)
    assert table.run.awaited() == (ANN,)
    assert table.settled() == Settled()


def test_the_last_in_the_order_of_lines_is_last() -> None:
    table = Table(ANN, BO, CY)
    for seat in (CY, ANN, BO):
        table.arrive(seat)
    settled = table.settled()
    assert settled.last == (BO,)
    assert settled.facts == (RaceDecided(LAST, (BO,)),)
    assert table.race is None


def test_the_window_is_measured_back_from_the_last_and_from_nobody_else() -> None:
    arrivals = [Arrival(ANN, 1.0), Arrival(BO, 1.08), Arrival(CY, 1.16)]
    assert last_of(arrivals, 0.1) == (BO, CY)
    assert last_of(arrivals, 0.16) == (ANN, BO, CY)
    assert last_of(arrivals, 0.15) == (BO, CY)


@pytest.mark.parametrize("start", [0.1, 11.2, 10_000.7, 86_399.9])
def test_what_lies_on_the_edge_of_the_window_is_within(start: float) -> None:
    assert last_of([Arrival(ANN, start), Arrival(BO, round(start + 0.1, 3))], 0.1) == (ANN, BO)
    assert last_of([Arrival(ANN, start), Arrival(BO, round(start + 0.101, 3))], 0.1) == (BO,)


def test_without_times_or_without_a_window_nobody_ties() -> None:
    assert last_of([Arrival(ANN, None), Arrival(BO, None)], 1) == (BO,)
    assert last_of([Arrival(ANN, 1.0), Arrival(BO, None)], 1) == (BO,)
    assert last_of([Arrival(ANN, None), Arrival(BO, 1.0)], 1) == (BO,)
    assert last_of([Arrival(ANN, 1.0), Arrival(BO, 1.0)], 0) == (BO,)


@pytest.mark.parametrize("shapes", product(SHAPES, repeat=3))
def test_a_throw_leaves_those_who_are_beaten_or_all(shapes: tuple[Shape, ...]) -> None:
    throws = dict(zip((ANN, BO, CY), shapes, strict=True))
    losers = losers_of(throws)
    if len(set(shapes)) == 2:
        free = set(throws) - set(losers)
        assert all(BEATS[throws[won]] == throws[lost] for won in free for lost in losers)
        assert free and losers
    else:
        assert losers == (ANN, BO, CY)


@kinds
def test_a_tie_is_thrown_for_until_one_is_left(law: int | None) -> None:
    table = Table(ANN, BO, CY, law=law)
    for seat, at in ((ANN, 1.0), (BO, 1.05), (CY, 1.1)):
        table.arrive(seat, at)
    assert table.settled().facts == (RaceTied(TIE, (ANN, BO, CY), law),)
    assert table.run.awaited() == (ANN, BO, CY)
    for seat in (ANN, BO):
        table.throw(seat, "paper")
    assert table.run.awaited() == (CY,)
    assert table.run.thrown() == (ANN, BO)
    assert table.settled() == Settled()
    table.throw(CY, "scissors")
    settled = table.settled()
    assert settled.last == ()
    assert isinstance(settled.facts[0], ThrowsShown)
    assert table.run.throwers == (ANN, BO)
    assert table.run.thrown() == ()
    table.throw(ANN, "rock")
    table.throw(BO, "paper")
    assert table.settled().last == (ANN,)


def test_two_races_run_beside_each_other_and_each_fact_is_of_one() -> None:
    table = Table(ANN, BO, law=3)
    RaceOpened((), (BO, CY)).apply(table)
    table.arrive(BO, 1.0)
    assert table.run.waited_for == (ANN,)
    assert table.race == Race((BO, CY))
    Arrived((), BO, 2.0).apply(table)
    assert table.race == Race((CY,), (Arrival(BO, 2.0),))
    assert table.run.arrivals == (Arrival(BO, 1.0),)
    RaceDecided((), (CY,)).apply(table)
    standing = table.law.standing
    assert table.race is None
    assert standing is not None and standing.race is not None and standing.race.last is None
    RaceDecided((), (ANN,), 3).apply(table)
    assert standing.race.last == (ANN,)
    assert standing.race.awaited() == ()


def test_where_all_have_left_nobody_was_last() -> None:
    assert last_of([], 0.1) == ()
    assert settle(Race(()), 0.1, last=LAST, tie=TIE).facts == (RaceDecided(LAST, ()),)


def test_when_time_is_up_all_who_are_waited_for_are_last() -> None:
    table = Table(ANN, BO, CY)
    table.arrive(BO, 1.0)
    late = time_up(table.run, cites=LAST)
    assert late.last == (ANN, CY)
    assert late.facts == (RaceDecided(LAST, (ANN, CY), is_time_up=True),)


def test_a_race_goes_on_without_whoever_leaves_it() -> None:
    table = Table(ANN, BO, CY)
    table.arrive(BO, 1.0)
    assert table.run.without(BO) == Race((ANN, CY))
    assert table.run.without(ANN).awaited() == (CY,)
    tied = Race((), throwers=(ANN, BO), throws=((ANN, "rock"),)).without(ANN)
    assert tied.awaited() == (BO,)
    alone = Race((), throwers=(BO,), throws=((BO, "rock"),))
    assert settle(alone, 0.1, last=LAST, tie=TIE).last == (BO,)


@given(st.lists(st.sampled_from(SHAPES), min_size=2, max_size=13))
def test_a_throw_never_leaves_nobody(shapes: list[Shape]) -> None:
    throws = {Seat(seat): shape for seat, shape in enumerate(shapes)}
    assert losers_of(throws)
    assert set(losers_of(throws)) <= set(throws)
