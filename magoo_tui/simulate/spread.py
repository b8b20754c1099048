"""How surely a number is known: means, medians, and intervals that hold in 95 of 100 studies."""

import math
import statistics
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

_CERTAINTY: Final = 0.975
"""Below the upper end of an interval that is to hold 95 times in a hundred."""


class Spread(Struct, frozen=True):
    """A sample of numbers in short."""

    mean: float
    least: float
    """The 95 % interval of the mean: its lower end."""
    most: float
    """And its upper end."""
    median: float
    quarters: tuple[float, float]
    """Between these lies the middle half."""
    lowest: float
    highest: float


def spread_of(sample: Sequence[float]) -> Spread | None:
    """The spread of a sample; None of an empty one. A single number is known without bounds."""
    if not sample:
        return None
    mean = statistics.fmean(sample)
    reach = reach_of_mean(sample)
    ordered = sorted(sample)
    return Spread(
        mean=mean,
        least=mean - reach,
        most=mean + reach,
        median=statistics.median(ordered),
        quarters=(quantile(ordered, 0.25), quantile(ordered, 0.75)),
        lowest=ordered[0],
        highest=ordered[-1],
    )


def reach_of_mean(sample: Sequence[float]) -> float:
    """How far the true mean may lie from that of a sample: Student's t, 95 %."""
    count = len(sample)
    if count < 2:
        return math.inf
    deviation = statistics.stdev(sample)
    return students_t(count - 1) * deviation / math.sqrt(count) if deviation else 0.0


def quantile(ordered: Sequence[float], share: float) -> float:
    """The number below which so large a share of an ordered sample lies, between neighbors."""
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


def students_t(freedom: int) -> float:
    """The 97.5 % point of Student's distribution: exact for 1 and 2 degrees, else to 0.2 %.

    From 3 on it is Cornish and Fisher's expansion about the normal distribution.
    """
    if freedom == 1:
        return math.tan(math.pi * (_CERTAINTY - 0.5))
    if freedom == 2:
        tails = 4 * _CERTAINTY * (1 - _CERTAINTY)
        return 2 * (_CERTAINTY - 0.5) * math.sqrt(2 / tails)
    z = statistics.NormalDist().inv_cdf(_CERTAINTY)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))
