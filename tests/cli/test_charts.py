"""Pictures made of letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.cli.charts import MOST_ROWS, bar, bins_for, histogram

_samples = st.lists(st.integers(0, 3000), min_size=1)


@given(_samples, _samples)
def test_every_number_lies_in_a_stretch_and_the_stretches_are_few(
    old: list[int], new: list[int]
) -> None:
    bins = bins_for(old, new)
    assert bins is not None
    assert bins.count <= MOST_ROWS
    assert sum(bins.counts(old)) == len(old)
    assert sum(bins.counts(new)) == len(new)
    assert bins.counts([min(old + new)])[0] == 1
    assert bins.counts([max(old + new)])[-1] == 1


def test_stretches_are_of_a_round_width() -> None:
    bins = bins_for([43, 61, 118])
    assert bins is not None
    assert [bins.label(at) for at in (0, 1, bins.count - 1)] == ["40-49", "50-59", "110-119"]
    few = bins_for([3, 4, 9])
    assert few is not None
    assert few.label(0) == "3"


@pytest.mark.parametrize(
    ("share", "drawn", "plain"),
    [(0, "", ""), (1, "████", "####"), (0.5, "██", "##"), (0.4, "█▋", "##"), (0.001, "▏", "#")],
)
def test_a_bar_is_as_long_as_its_share(share: float, drawn: str, plain: str) -> None:
    assert bar(share, 4) == drawn
    assert bar(share, 4, is_ascii=True) == plain


def test_two_samples_stand_side_by_side_to_one_scale() -> None:
    rows = histogram(("turns", "without", "with"), ([1, 1, 1, 2], [2, 3]), 40, is_ascii=True)
    assert rows == [
        ["turns", "without", "with"],
        ["1", "################ 3", "0"],
        ["2", "##### 1", "##### 1"],
        ["3", "0", "##### 1"],
    ]
    assert histogram(("turns", "games"), ([],), 40) == []
