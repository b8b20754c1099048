"""A difference in plain words, so that nobody takes noise for an effect."""

from msgspec import Struct

from magoo_tui.simulate.spread import Spread

_MOST_DECIMALS = 3
_UNITS_BETWEEN = 2
"""Between the two bounds lie at least so many units of the last digit that is told."""
_BEFORE = ("more", "fewer")
"""Words that stand before what is counted, as in "3 more cards"; others stand after it."""


class Measure(Struct, frozen=True):
    """What is measured, and what more and less of it are called."""

    name: str
    unit: str
    more: str
    less: str


def verdict(measure: Measure, difference: Spread, games: int) -> str:
    """About how much more or less it is, if so many games could show that it is."""
    if difference.lowest == difference.highest == 0:
        return "the same in every game"
    if not (difference.least > 0 or difference.most < 0):
        return f"no difference that {games} game{'' if games == 1 else 's'} could show"
    low, high = sorted((abs(difference.least), abs(difference.most)))
    decimals = _decimals(low, high)
    amount = _amount(measure, f"{abs(difference.mean):.{decimals}f}", is_more=difference.mean > 0)
    if low == high:
        return f"{amount} in every game"
    return f"about {amount} (between {low:.{decimals}f} and {high:.{decimals}f})"


def _amount(measure: Measure, number: str, *, is_more: bool) -> str:
    word = measure.more if is_more else measure.less
    units = measure.unit if number == "1" else f"{measure.unit}s"
    return f"{number} {word} {units}" if word in _BEFORE else f"{number} {units} {word}"


def _decimals(low: float, high: float) -> int:
    """So many that neither the nearer bound is told as nothing, nor a small difference as none."""
    decimals = 0
    while decimals < _MOST_DECIMALS and _is_blurred(low, high, decimals):
        decimals += 1
    return decimals


def _is_blurred(low: float, high: float, decimals: int) -> bool:
    """Whether rounding moves the bounds by much of what lies between them."""
    unit: float = 10.0**-decimals
    return round(low, decimals) == 0 or (low != high and high - low < _UNITS_BETWEEN * unit)
