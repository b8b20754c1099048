"""The end of play: the last card, the chant, and who went out when (magoo.am1.3, am7, am8)."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from magoo_tui.games.magoo.seat_view import Ending, SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.tui.blocks import large
from magoo_tui.tui.faces.magoo.cards import spoken
from magoo_tui.tui.faces.magoo.palm import palm
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.screens.ceremony import Ceremony
from magoo_tui.tui.widgets.drawn import palette_of
from magoo_tui.wording import visible

BEAT: Final = 0.55
"""Seconds from one "Magoo?" to the next, where there are few."""
LONGEST: Final = 5.0
"""Seconds that all of them may take together."""
BREATH: Final = 0.8
"""Before the last "Magoo.", which is stated."""
AT_ONCE: Final = 0.3
""""Huzzah!" follows at once upon it (magoo.am7.6)."""


class EndingScreen(Ceremony):
    """Leads the chant word by word; any key ends the waiting, another one leaves."""

    CSS_PATH = "ending.tcss"

    def __init__(self, view: SeatView) -> None:
        if view.ending is None:
            raise ValueError("only a round that has ended has an end to show")
        self._words = (view.ending.chant or "").split()
        super().__init__(len(self._words))
        self._view = view
        self._ending: Ending = view.ending

    def compose(self) -> ComposeResult:
        """On the left the palm, on the right the words."""
        with Horizontal(id="ending"):
            yield Static(id="palm")
            with Vertical(id="words"):
                yield Static(self._title(), id="title", markup=False)
                yield Static("", id="chant", markup=False)
                yield Static("", id="huzzah", markup=False)
                yield Static(self._order(), id="order", markup=False)
                yield Static(self._rows(), id="rows", markup=False)
        yield Static("", id="hint", markup=False)

    def on_mount(self) -> None:
        """The palm; the first word comes upon it."""
        self.query_one("#palm", Static).update(palm(self._ending.last_card, palette_of(self)))

    def pause(self, left: int) -> float:
        """As one chants: a breath before the statement, and the cry at once upon it."""
        asked = max(1, len(self._words) - 2)
        return {1: AT_ONCE, 2: BREATH}.get(left, min(BEAT, LONGEST / asked))

    def tell(self, heard: int) -> None:
        """So many words, the cry large."""
        magoos = [word for word in self._words if word != self._words[-1]][:heard]
        words = [(word, "bold $text-accent" if word.endswith(".") else "bold") for word in magoos]
        chant = Content("  ").join(Content.styled(word, style) for word, style in words)
        self.query_one("#chant", Static).update(chant)
        is_cried = bool(self._words) and heard == len(self._words)
        cry = large("Huzzah!") if is_cried else None
        self.query_one("#huzzah", Static).update("\n".join(cry or ()))

    def _names(self, seats: tuple[Seat, ...]) -> str:
        return ", ".join(visible(self._view.places[seat].name) for seat in seats)

    def _title(self) -> Content:
        losers = self._names(self._ending.losers)
        if not losers:
            return Content.styled("The round is over.", "bold")
        card = self._ending.last_card
        face = "" if card is None else f"\n{spoken(card.name)}"
        return Content.assemble(
            "The last card of ", (losers, "bold $text-accent"), (face, "$secondary")
        )

    def _order(self) -> Content:
        """Who went out, in that order, and who has lost."""
        losers = self._ending.losers
        out = self._names(tuple(seat for seat in self._ending.finished if seat not in losers))
        order = f"Out: {out}" if out else "Nobody went out."
        return Content.assemble(titled(order), ("  am1.3", "$secondary"))

    def _rows(self) -> Content:
        """Losses in a row, who need not cry Huzzah, and a word on looking at each other."""
        lines = [self._row(seat) for seat in self._ending.losers]
        if self._words:
            look = "Eye contact is welcome, not required."
            lines.append(Content.assemble((look, "$secondary"), ("  am7.5", "$secondary")))
        return Content("\n").join(lines)

    def _row(self, seat: Seat) -> Content:
        place = self._view.places[seat]
        name, losses = visible(place.name), place.losses
        games = "a game" if losses == 1 else f"{losses} in a row"
        told = f"{name} has lost {games}."
        if seat in self._ending.exempt:
            free = f" {name} need not cry “Huzzah!”."
            return Content.assemble(told, (free, "bold $text-accent"), ("  am8.1", "$secondary"))
        needed = self._view.law.parameters.get("flynn")
        is_near = isinstance(needed, int) and 0 < needed - losses <= 2 and bool(self._words)
        if not is_near or not isinstance(needed, int):
            return Content(told)
        more = "One more" if needed - losses == 1 else "Two more"
        return Content(f"{told} {more}, and no Huzzah is asked for.")
