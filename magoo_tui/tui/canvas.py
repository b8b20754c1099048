"""A canvas: cells that are painted over and then read off as strips."""

from collections.abc import Sequence

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Canvas:
    """A rectangle of cells. What lies outside of it is cut off."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self._marks = [[" "] * width for _ in range(height)]
        self._styles = [[ground] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write on one row, beginning at a cell; returns the cell after it."""
        cells = cell_len(text)
        end = x + cells
        if not 0 <= y < self.height:
            return end
        marks, styles = self._marks[y], self._styles[y]
        if cells == len(text) and x >= 0 and end <= self.width:
            marks[x:end] = text
            styles[x:end] = [style] * cells
            return end
        for mark in text:
            size = 1 if mark.isascii() else get_character_cell_size(mark)
            if size and x >= 0 and x + size <= self.width:
                marks[x], styles[x] = mark, style
                if size == 2:
                    marks[x + 1], styles[x + 1] = "", style
            x += size
        return end

    def paste(self, x: int, y: int, strips: Sequence[Strip]) -> None:
        """Lay a drawing down, its upper left corner at a cell."""
        for row, strip in enumerate(strips):
            at = x
            for text, style, _ in strip:
                at = self.put(at, y + row, text, style or Style.null())

    def fill(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Paint a rectangle of blanks."""
        for row in range(y, y + height):
            self.put(x, row, " " * width, style)

    def frame(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Draw a frame of rounded corners; what is inside stays."""
        bar = "─" * (width - 2)
        self.put(x, y, f"╭{bar}╮", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", style)
            self.put(x + width - 1, row, "│", style)
        self.put(x, y + height - 1, f"╰{bar}╯", style)

    def strip(self, y: int) -> Strip:
        """One row of it, whole."""
        marks, styles = self._marks[y], self._styles[y]
        segments, begin = [], 0
        for end in range(1, self.width + 1):
            if end == self.width or styles[end] is not styles[begin]:
                segments.append(Segment("".join(marks[begin:end]), styles[begin]))
                begin = end
        return Strip(segments, self.width)

    def strips(self) -> list[Strip]:
        """All rows, from the top."""
        return [self.strip(y) for y in range(self.height)]
