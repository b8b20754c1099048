"""Laying: what only the seat that has the turn may do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.tui.cards import COLOR_NAMES
from magoo_tui.tui.telling import calls_of

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen


class Laying:
    """Lays, gives, draws, passes: commands of the notation for the seat at hand."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._choice = screen.choice

    def _do(self, command: str) -> bool:
        seat = self._screen.view.seat
        return seat is not None and self._screen.submit(seat, command)

    def answer(self) -> Refusal | tuple[LogLine, ...]:
        """What would come of laying what is chosen, whatever color a wild is given."""
        seat = self._screen.view.seat
        if seat is None:
            return ()
        cards = self._choice.cards
        color = COLOR_NAMES[0] if is_wild(cards) else None
        return self._screen.sitting.ask(seat, play_of(cards, color))

    def calls(self) -> tuple[str, ...]:
        """The calls that go with what is chosen."""
        answer, view, cards = self.answer(), self._screen.view, self._choice.cards
        left = len(self._choice.hand) - len(cards)
        return () if isinstance(answer, Refusal) else calls_of(view, cards, answer, left)

    def lay(self, words: str = "") -> None:
        """Lay what is chosen, with words; three alike that cannot be laid are given."""
        cards = self._choice.cards
        if not cards:
            return
        spoken = ""
        if words:
            from magoo_tui.tui.modals.field import quoted

            spoken = f" {quoted(words)}"
        if is_wild(cards):
            self._screen.begin(self._lay_wild(cards, spoken))
        elif self._choice.are_three_alike and isinstance(self.answer(), Refusal):
            self._screen.begin(self._give(spoken))
        else:
            self._do(play_of(cards) + spoken)

    async def _lay_wild(self, cards: Sequence[CardName], spoken: str) -> None:
        answer = self.answer()
        if isinstance(answer, Refusal):
            self._screen.refuse(answer)
            return
        color = await self._ask_color()
        if color is not None:
            self._do(play_of(cards, color) + spoken)

    async def _ask_color(self) -> str | None:
        from magoo_tui.tui.modals.color import ColorModal

        return await self._screen.answer_of(ColorModal(self._screen.view))

    def color(self) -> None:
        """Name the color of the wild that lies there without one."""
        self._screen.begin(self._name_color())

    async def _name_color(self) -> None:
        color = await self._ask_color()
        if color is not None:
            self._do(f"color {color}")

    def give(self) -> None:
        """Give three alike to somebody: those chosen, or the first that the hand has."""
        self._screen.begin(self._give(""))

    async def _give(self, spoken: str, receiver: Seat | None = None) -> None:
        view = self._screen.view
        cards = self._choice.cards
        if not self._choice.chosen:
            cards = next((o.cards for o in view.options if o.kind == "threesome"), cards)
        words = " ".join(cards)
        if receiver is None:
            others = [p.seat for p in view.places if not p.is_gone and p.seat != view.seat]
            receiver = await self._screen.seat_of(f"Who is given {words}?", others)
        if receiver is not None:
            self._do(f"give {words} to {view.places[receiver].name}{spoken}")

    def give_to(self, receiver: Seat) -> None:
        """Give the three chosen to that seat."""
        self._screen.begin(self._give("", receiver))

    def surrender(self) -> None:
        """Give up what is chosen to the law that asks for it; why not is told by the table."""
        self._do(f"surrender {' '.join(self._choice.cards)}")

    def draw(self) -> None:
        """Draw a card."""
        self._do("draw")

    def take(self) -> None:
        """Take the debt."""
        self._do("draw")

    def pass_turn(self) -> None:
        """Lay nothing after having drawn."""
        self._do("pass")

    def end_social(self) -> None:
        """Declare the end of the Social."""
        self._do("end social")

    def challenge(self) -> None:
        """Challenge the Wild Draw Four; what it shows is shown to the challenger alone."""
        seat = self._screen.view.seat
        if seat is not None and self._do("challenge"):
            self._screen.show_challenged(seat)


def is_wild(cards: Sequence[CardName]) -> bool:
    """Whether these are a single wild, which is given a color."""
    return len(cards) == 1 and cards[0][0] == "W"


def play_of(cards: Sequence[CardName], color: str | None = None) -> str:
    """The command that lays these cards."""
    return f"play {' '.join(cards)}" + ("" if color is None else f" as {color}")
