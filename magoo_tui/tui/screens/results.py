"""Results of the house: everybody's games, and the rounds one by one."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final, Literal, Protocol

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from magoo_tui.store.deeds import RoundFinished
from magoo_tui.store.ledger import Standing
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.screens.hanging import hanging
from magoo_tui.tui.screens.page import PageScreen
from magoo_tui.wording import visible

NAME: Final = 26
BAR: Final = 12
ROUNDS: Final = 200
"""So many rounds are listed, the last ones."""


class Records(Protocol):
    """What a house knows of its games."""

    def results(self, limit: int | None = None, *, game: str | None = None) -> list[RoundFinished]:
        """Finished rounds, the last one first."""
        ...

    def standings(self, game: str) -> list[Standing]:
        """Everybody's games, who loses least first."""
        ...

    def notices(self) -> Sequence[str]:
        """A sentence for what is kept here but could not be understood."""
        ...


class ResultsScreen(PageScreen):
    """Two pages: how everybody stands, and what every round brought."""

    CSS_PATH = "results.tcss"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "page('standing')", show=False),
        Binding("o", "page('rounds')", show=False),
        Binding("left,right", "other", show=False),
    ]

    def __init__(self, house: Records, game: str = "magoo") -> None:
        super().__init__()
        self._house = house
        self._game = game
        self._page: Literal["standing", "rounds"] = "standing"

    def compose(self) -> ComposeResult:
        """The page and the keys."""
        yield Static("", id="heading", markup=False)
        with VerticalScroll(id="page", can_focus=False):
            yield Static("", id="lines", markup=False)
        yield Static(visible(" ".join(self._house.notices())), id="notices", markup=False)
        with Horizontal(id="keys"):
            yield KeyButton("s", "Standing", id="standing")
            yield KeyButton("o", "Rounds", id="rounds")
            yield KeyButton("Esc", "Back", id="back")

    def on_mount(self) -> None:
        """How everybody stands."""
        self.action_page("standing")

    def action_page(self, page: Literal["standing", "rounds"]) -> None:
        """Show one of the two pages."""
        self._page = page
        pages: dict[str, tuple[str, Callable[[], Content]]] = {
            "standing": ("How everybody stands in this house", self._standing),
            "rounds": ("Round by round, the last one first", self._rounds),
        }
        heading, lines = pages[page]
        self.query_one("#heading", Static).update(heading)
        self.query_one("#lines", Static).update(lines())
        self.query_one(f"#{page}").focus()

    def on_resize(self) -> None:
        """Break the lines as the room asks."""
        self.action_page(self._page)

    def _standing(self) -> Content:
        standings = self._house.standings(self._game)
        if not standings:
            return Content("No round has been played to its end here yet.")
        head = f"{'':{NAME}}  games  first  lost  in a row"
        return Content("\n").join(
            [Content.styled(head, "$secondary"), *(_standing_line(one) for one in standings)]
        )

    def _rounds(self) -> Content:
        rounds = self._house.results(ROUNDS, game=self._game)
        if not rounds:
            return Content("No round has been played to its end here yet.")
        cells = self.size.width - 6
        return Content("\n").join(line for one in rounds for line in _round_lines(one, cells))

    def action_other(self) -> None:
        """The other page."""
        self.action_page("rounds" if self._page == "standing" else "standing")

    @on(KeyButton.Pressed)
    def press(self, pressed: KeyButton.Pressed) -> None:
        """A page, or back."""
        match pressed.button.id:
            case "standing" | "rounds" as page:
                self.action_page(page)
            case _:
                self.action_leave()


def _standing_line(one: Standing) -> Content:
    """Name, games, times first, times lost as number and bar, and the row of losses."""
    share = one.lost / one.games if one.games else 0.0
    full = round(share * BAR)
    name = f"{one.name} (bot)" if one.is_bot else one.name
    row = str(one.losses_in_a_row) if one.losses_in_a_row else "·"
    return Content.assemble(
        (fit(name, NAME), "bold"),
        f"  {one.games:>5}  {one.first:>5}  {one.lost:>4}  {row:>8}  ",
        ("━" * full, "bold $warning"),
        ("─" * (BAR - full), "$secondary"),
        (f" {share:>4.0%}", "$secondary"),
    )


def _round_lines(one: RoundFinished, cells: int) -> Sequence[Content]:
    """When and where, who went out in which order, and who lost."""
    out = ", ".join(name for name in one.finished if name not in one.losers)
    losers = ", ".join(one.losers) or "nobody"
    exempt = f"; no Huzzah from {', '.join(one.exempt)}" if one.exempt else ""
    return (
        Content.assemble(
            (f"{one.date}  ", "$secondary"),
            (f"{visible(losers)} lost", "bold"),
            visible(exempt),
            (f"   round {one.round} of {visible(one.table)}", "$secondary"),
        ),
        hanging(f"{'out:':>16} ", out or "nobody", cells, breadth=17, style="$secondary"),
    )
