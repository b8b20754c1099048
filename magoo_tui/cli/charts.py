"""Pictures made of letters: how two samples lie, side by side."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from msgspec import Struct

MOST_ROWS: Final = 12
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"
_WIDEST_BAR: Final = 40


class Bins(Struct, frozen=True):
    """Neighboring stretches of whole numbers, all of one width."""

    start: int
    width: int
    count: int

    def label(self, at: int) -> str:
        """A stretch in words: ``40-59``."""
        first = self.start + at * self.width
        return str(first) if self.width == 1 else f"{first}-{first + self.width - 1}"

    def counts(self, sample: Sequence[int]) -> list[int]:
        """How many of a sample lie in each stretch."""
        counts = [0] * self.count
        for number in sample:
            counts[(number - self.start) // self.width] += 1
        return counts


def bins_for(*samples: Sequence[int]) -> Bins | None:
    """At most twelve stretches of a round width in which all samples lie; None for no numbers."""
    numbers = [number for sample in samples for number in sample]
    if not numbers:
        return None
    low, high, scale = min(numbers), max(numbers), 1
    while True:
        for width in (scale, 2 * scale, 5 * scale):
            start = low // width * width
            count = (high - start) // width + 1
            if count <= MOST_ROWS:
                return Bins(start, width, count)
        scale *= 10


def bar(share: float, width: int, *, is_ascii: bool = False) -> str:
    """A bar so long as its share of the width; what is not nothing is never drawn as nothing."""
    if is_ascii:
        return "#" * max(round(share * width), 1 if share else 0)
    eighths = max(round(share * width * 8), 1 if share else 0)
    return "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()


def histogram(
    headings: tuple[str, ...],
    samples: tuple[Sequence[int], ...],
    width: int,
    *,
    is_ascii: bool = False,
) -> list[list[str]]:
    """Rows of cells: the stretch, then for each sample its bar and count. The first row is heads.

    All bars are to one scale; a row of cells takes about so many columns.
    """
    bins = bins_for(*samples)
    if bins is None:
        return []
    counts = [bins.counts(sample) for sample in samples]
    tallest = max(max(column) for column in counts)
    space = width // len(samples) - len(bins.label(bins.count - 1)) - len(str(tallest)) - 2
    longest = max(4, min(_WIDEST_BAR, space))
    rows = [list(headings)]
    for at, row in enumerate(zip_longest(*counts, fillvalue=0)):
        bars = (bar(count / tallest, longest, is_ascii=is_ascii) for count in row)
        cells = (f"{one} {count}".strip() for one, count in zip(bars, row, strict=True))
        rows.append([bins.label(at), *cells])
    return rows
