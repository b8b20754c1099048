"""Passing: what the keys of a Magarac table do."""

from collections.abc import Iterator
from time import monotonic
from typing import Final

from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.tongue import tr
from magoo_tui.tui.faces.magarac.telling import of_card
from magoo_tui.tui.screens.playing import Playing

COMMANDS: Final = ("slap", "pass ", "accept", "refuse", "reveal", "ready", "propose set forfeit = ")


class Passing(Playing):
    """Passes, offers and slaps: commands of the notation for the seat at hand."""

    def hint(self) -> tuple[str, ClauseId | None]:
        """What the card under the cursor is."""
        view: SeatView = self._screen.view
        card = self._choice.card
        if card is None:
            return "", None
        index = self._choice.order[self._choice.cursor]
        is_new = view.received == index
        return of_card(view, card, may_pass=view.fits[index], is_new=is_new), None

    def pass_card(self) -> None:
        """Pass the card under the cursor."""
        if self._choice.card is not None:
            self._do(f"pass {self._choice.card}")

    def accept(self) -> None:
        """Take the card that is offered."""
        self._do("accept")

    def refuse_card(self) -> None:
        """Refuse the card that is offered."""
        self._do("refuse")

    def reveal(self) -> None:
        """Show the travelling card."""
        self._do("reveal")

    def ready(self) -> None:
        """Take the travelling card back."""
        self._do("ready")

    def slap(self) -> None:
        """Slap the table, for the only person of this terminal."""
        people = self._screen.sitting.people
        if len(people) == 1:
            self._screen.buzzed(people[0], monotonic())

    def forfeit(self) -> None:
        """Propose what awaits the loser."""
        self._screen.begin(self._propose_forfeit())

    async def _propose_forfeit(self) -> None:
        from magoo_tui.tui.faces.magarac.forfeit import ForfeitField

        screen = self._screen
        mover = await screen.seat_of(tr("Who proposes a forfeit?"), screen.sitting.people)
        if mover is None:
            return
        name = screen.view.places[mover].name
        command = await screen.answer_of(ForfeitField(name))
        if command is not None:
            screen.submit(mover, command)

    def pick_spot(self, action: str) -> None:
        """A click on the table slaps it, where it is known whose hand that was."""
        if len(self._screen.sitting.people) == 1:
            super().pick_spot(action)

    def completions(self) -> Iterator[str]:
        """Commands without a choice."""
        yield from COMMANDS
