"""Laying: what only the seat that has the turn may do."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.tui.choice import Choice
from magoo_tui.tui.faces.magoo.cards import COLOR_NAMES, printed_face
from magoo_tui.tui.faces.magoo.telling import calls_of, of_cards_asked, of_choice, of_one_card
from magoo_tui.tui.faces.magoo.turn import Turn
from magoo_tui.tui.screens.playing import Playing

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen

COMMANDS: Final = ("draw", "pass", "end social", "challenge", "surrender ", "show ")


class Laying(Playing):
    """Lays and gives: commands of the notation for the seat at hand."""

    def __init__(self, screen: "TableScreen") -> None:
        super().__init__(screen)
        self._turn = Turn(screen)

    @property
    def acts(self) -> tuple[object, ...]:
        """Itself, and what needs no card to be chosen."""
        return (self, self._turn)

    def hint(self) -> tuple[str, ClauseId | None]:
        """What is chosen, or else what the card under the cursor is."""
        screen, choice = self._screen, self._choice
        view = screen.view
        if choice.card is None:
            return "", None
        if screen.moment().is_asked:
            chosen = choice.cards if choice.chosen else ()
            return of_cards_asked(view, chosen, choice.card), None
        if not choice.chosen:
            index = choice.order[choice.cursor]
            is_drawn = view.drawn == index
            return of_one_card(choice.card, fits=view.fits[index], is_drawn=is_drawn), None
        answer = self.answer()
        left = len(choice.hand) - len(choice.chosen)
        alike = are_three_alike(choice)
        sentence = of_choice(view, choice.cards, answer, left=left, are_three_alike=alike)
        return sentence, answer.clause if isinstance(answer, Refusal) else None

    @property
    def is_laying(self) -> bool:
        """Whether cards are chosen, with which words are said."""
        return bool(self._choice.chosen)

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
        elif are_three_alike(self._choice) and isinstance(self.answer(), Refusal):
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
        from magoo_tui.tui.faces.magoo.color import ColorModal

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

    def pick_seat(self, seat: Seat) -> None:
        """A click on a seat gives it the three cards that are chosen."""
        is_other = seat != self._screen.view.seat
        if is_other and are_three_alike(self._choice) and self._screen.may_do("give"):
            self._screen.begin(self._give("", seat))

    def pick_spot(self, action: str) -> None:
        """A click on the cards laid lays only what is chosen."""
        if action != "lay" or self._choice.chosen:
            super().pick_spot(action)

    def after(self, seat: Seat, command: str) -> None:
        """A challenge that was typed shows what it shows, too."""
        if command.casefold() == "challenge":
            self._turn.show_challenged(seat)

    def completions(self) -> Iterator[str]:
        """Commands without a choice, catches, and a play of each card."""
        view = self._screen.view
        yield from COMMANDS
        others = [p for p in view.places if not p.is_gone and p.seat != view.seat]
        yield from (f"catch {place.name}" for place in others)
        yield from (f"play {card}" for card in view.hand)


def are_three_alike(choice: Choice) -> bool:
    """Whether what is chosen makes a Threesome: three of a face (magoo.am3)."""
    chosen = choice.chosen
    return len(chosen) == 3 and len({printed_face(choice.hand[index]) for index in chosen}) == 1


def is_wild(cards: Sequence[CardName]) -> bool:
    """Whether these are a single wild, which is given a color."""
    return len(cards) == 1 and cards[0][0] == "W"


def play_of(cards: Sequence[CardName], color: str | None = None) -> str:
    """The command that lays these cards."""
    return f"play {' '.join(cards)}" + ("" if color is None else f" as {color}")
