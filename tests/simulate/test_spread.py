"""Means, medians and intervals, against values worked out by hand and tables in books."""

import math

import pytest

from magoo_tui.simulate.spread import quantile, reach_of_mean, spread_of, students_t

TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 29: 2.045, 199: 1.972}
"""The 97.5 % points of Student's distribution, as books print them."""


@pytest.mark.parametrize(("freedom", "printed"), TABLE.items())
def test_students_t_is_what_books_print(freedom: int, printed: float) -> None:
    assert students_t(freedom) == pytest.approx(printed, rel=0.002)


def test_students_t_falls_to_the_normal_distributions() -> None:
    points = [students_t(freedom) for freedom in range(1, 400)]
    assert points == sorted(points, reverse=True)
    assert students_t(10**6) == pytest.approx(1.96, abs=0.001)


def test_a_spread_worked_out_by_hand() -> None:
    # 2 4 4 4 5 5 7 9: the mean is 5, the squares of the distances add up to 32.
    sample = [2, 4, 4, 4, 5, 5, 7, 9]
    spread = spread_of(sample)
    assert spread is not None
    reach = 2.365 * math.sqrt(32 / 7) / math.sqrt(8)
    assert spread.mean == 5
    assert spread.most - 5 == pytest.approx(reach, rel=0.002)
    assert 5 - spread.least == pytest.approx(reach, rel=0.002)
    assert spread.median == 4.5
    assert spread.quarters == (4, 5.5)
    assert (spread.lowest, spread.highest) == (2, 9)


def test_quantiles_lie_between_neighbors() -> None:
    assert quantile([1, 2, 3, 4], 0.5) == 2.5
    assert quantile([1, 2, 3, 4], 0) == 1
    assert quantile([1, 2, 3, 4], 1) == 4
    assert quantile([7], 0.25) == 7


def test_a_single_number_has_no_bounds_and_equal_ones_have_no_width() -> None:
    assert spread_of([]) is None
    assert reach_of_mean([3]) == math.inf
    assert reach_of_mean([3, 3, 3]) == 0


def test_the_interval_holds_about_95_times_in_a_hundred() -> None:
    from random import Random

    chance, held = Random(1), 0
    for _ in range(1000):
        spread = spread_of([chance.gauss(10, 4) for _ in range(12)])
        assert spread is not None
        held += spread.least <= 10 <= spread.most
    assert 930 <= held <= 970
