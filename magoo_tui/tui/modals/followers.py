"""What can follow in a sentence: phrases to choose from while the field keeps the keys."""

from typing import Final

from rich.cells import cell_len
from textual import events
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit

ROWS: Final = 4
HEADING: Final = "What can follow"
EXAMPLES: Final = " ^g Examples "
GAP: Final = 2
WIDEST: Final = 36


class Followers(Widget):
    """Phrases in columns, one of them marked; a click takes one over. Below them stand the keys.

    All of it is one widget: each one on a screen has its part in the time of every key.
    """

    ALLOW_SELECT = False
    DEFAULT_CSS = f"Followers {{ height: {ROWS + 3}; width: 1fr; }}"

    class Picked(Message):
        """A phrase was clicked."""

        def __init__(self, phrase: str) -> None:
            super().__init__()
            self.phrase = phrase

    class ExamplesClicked(Message):
        """The words that name the key of the examples were clicked."""

    def __init__(self, hint: str) -> None:
        super().__init__()
        self._hint = hint
        self._phrases: tuple[str, ...] = ()
        self._at = 0

    @property
    def phrase(self) -> str | None:
        """The one that is marked; None where nothing is offered."""
        return self._phrases[self._at] if self._phrases else None

    def show(self, phrases: tuple[str, ...]) -> None:
        """Offer these, the first of them marked."""
        if phrases != self._phrases:
            self._phrases, self._at = phrases, 0
            self.refresh()

    def move(self, step: int) -> None:
        """Mark another one; beyond the last comes the first."""
        if self._phrases:
            self._at = (self._at + step) % len(self._phrases)
            self.refresh()

    def _columns(self) -> list[tuple[int, int, list[int]]]:
        """What there is room for: where each column begins, how wide it is, what is in it."""
        first = self._at // ROWS * ROWS
        while True:
            columns, x = list[tuple[int, int, list[int]]](), 0
            for start in range(first, len(self._phrases), ROWS):
                numbers = list(range(start, min(start + ROWS, len(self._phrases))))
                widest = max(cell_len(self._phrases[number]) for number in numbers)
                width = min(WIDEST, widest) + GAP
                if columns and x + width > self.content_size.width:
                    break
                columns.append((x, width, numbers))
                x += width + GAP
            if first == 0 or x > self.content_size.width // 2:
                return columns
            first -= ROWS

    def render(self) -> Content:
        """A heading, column after column, and the keys."""
        rows = [Content("")] * ROWS
        for _, width, numbers in self._columns():
            for row in range(ROWS):
                rows[row] = Content("").join((rows[row], self._cell(row, width, numbers)))
        hint = fit(self._hint, max(0, self.content_size.width - cell_len(tr(EXAMPLES))))
        keys = Content.assemble(
            (hint, "$text-muted"), (tr(EXAMPLES), "bold $text-accent on $panel")
        )
        heading = Content.styled(tr(HEADING), "bold $text-accent")
        return Content("\n").join([heading, *rows, Content(""), keys])

    def _cell(self, row: int, width: int, numbers: list[int]) -> Content:
        if row >= len(numbers):
            return Content(" " * (width + GAP))
        number = numbers[row]
        is_here = number == self._at
        mark, style = ("▸ ", "bold $text-accent") if is_here else ("  ", "")
        text = fit(self._phrases[number], width - GAP)
        return Content.assemble((mark + text, style), " " * GAP)

    def on_click(self, event: events.Click) -> None:
        """Tell which phrase was clicked."""
        event.stop()
        if event.y == ROWS + 2 and event.x >= self.content_size.width - cell_len(tr(EXAMPLES)):
            self.post_message(self.ExamplesClicked())
        for x, width, numbers in self._columns():
            if x <= event.x < x + width and 1 <= event.y <= len(numbers):
                self.post_message(self.Picked(self._phrases[numbers[event.y - 1]]))
