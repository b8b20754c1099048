"""A sitting: the people of one terminal at one table, and whose hand it may show."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine, TableView
from magoo_tui.pins import Pins
from magoo_tui.tui.faces import face_of
from magoo_tui.tui.keyboard import Keyboard

if TYPE_CHECKING:
    from magoo_tui.table.live import Live
    from magoo_tui.table.table import Table


class Sitting:
    """What a screen sits on: a table, who plays at it here, and whose hand may be shown now."""

    def __init__(
        self,
        table: "Table",
        live: "Live | None" = None,
        *,
        people: tuple[Seat, ...] = (),
        pins: Pins | None = None,
        buzzers: Buzzers | None = None,
        left: Callable[[], None] | None = None,
    ) -> None:
        """``left`` is told when the people here have risen: time to close what was opened."""
        self.table = table
        self.live = live
        self.face = face_of(table.game.name)
        """How the game that is played looks, and which keys play it."""
        self._left = left
        self.people = people
        """The seats that people play at this terminal; none for somebody who only looks on."""
        self.at_hand: Seat | None = people[0] if len(people) == 1 else None
        """Whose hand may be shown now; None while the curtain is up."""
        self.pins = pins or Pins()
        """Who of them shows a hand only after a PIN."""
        has_buzzers = bool(self.face.buzz)
        self.keyboard = Keyboard(
            table.names, buzzers or Buzzers(), has_buzzers=has_buzzers, has_pins=self._has_pins
        )
        """Which key is whose here."""
        self.whispers: dict[Seat | None, Refusal] = {}
        """What somebody alone may be told: once the own hand is open, until they act or it goes."""

    def _has_pins(self) -> bool:
        """Whether anybody here has a hand that opens only after a PIN."""
        names = self.table.names
        return self.has_curtains and any(self.pins.is_set(names[seat]) for seat in self.people)

    @property
    def has_curtains(self) -> bool:
        """Whether anything is to be hidden between the people of this terminal."""
        return len(self.people) > 1

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats at the table that bots play."""
        places = self.view_of(None).places
        seats = () if self.live is None else tuple(self.live.bots)
        return tuple(seat for seat in seats if not places[seat].is_gone)

    @property
    def may_sit(self) -> bool:
        """Whether bots play here by themselves, and would make room for a person."""
        return not self.people and bool(self.bots)

    def take_seat(self, seat: Seat) -> None:
        """Let a person at this terminal play a bot's seat from now on; the others play on."""
        from magoo_tui.bots.seating import join

        if self.live is None or seat not in self.live.bots:
            return
        self.live.release(seat)
        join(self.live.bots.values())
        self.people = (*self.people, seat)
        self.at_hand = seat if len(self.people) == 1 else None

    def view(self) -> Any:
        """The table as the seat at hand may know it; a spectator's view while the curtain is up."""
        return self.view_of(self.at_hand)

    def view_of(self, seat: Seat | None) -> Any:
        """The table as that seat, or a spectator, may know it: a TableView, and the game's own."""
        return self.table.view(seat)

    def at(self, moment: float) -> float | None:
        """Seconds from the opening of the table to a moment; None where no time runs at it."""
        return None if self.live is None else self.live.at(moment)

    def submit(self, seat: Seat, command: str, at: float | None = None) -> Refusal | None:
        """Do something as that seat: None once it is done and on disk, else why it is not.

        ``at`` says when it was done, in seconds since the table opened; without it, now. What was
        done before the last line was accepted happens with that line.
        """
        refusal = self.table.submit(seat, command, at)
        if refusal is None:
            self.whispers.pop(seat, None)
        return refusal

    def ask(self, seat: Seat, command: str) -> Refusal | tuple[LogLine, ...]:
        """What the log would say if that seat did this now; nothing is done."""
        return self.table.ask(seat, command)

    def follow(self, told: Callable[[], None]) -> Callable[[], None]:
        """Be told after every line that the table accepts; gives the way to stop."""
        return self.table.follow(told)

    def awaited(self, view: TableView) -> Seat | None:
        """The person of this terminal whose hand is due: for a turn, or for what a law asks."""
        if view.stage not in self.face.hand_stages:
            return None
        if self.at_hand in view.floor:
            return self.at_hand
        return next((seat for seat in view.floor if seat in self.people), None)

    def needs_curtain(self, view: TableView) -> bool:
        """Whether somebody else's hand is due, so that the laptop must be passed first."""
        awaited = self.awaited(view)
        return self.has_curtains and awaited is not None and awaited != self.at_hand

    def leave(self) -> None:
        """Everybody here rises; the table stays as it stands."""
        if self.live is not None:
            self.live.close()
        if self._left is not None:
            self._left()

    def hide(self) -> None:
        """Show nobody's hand any more, where there is somebody to hide it from."""
        if self.has_curtains:
            self.whispers.pop(self.at_hand, None)
            self.at_hand = None

    def show(self, seat: Seat) -> None:
        """Show the hand of one of this terminal's people, who has said so."""
        if seat in self.people:
            self.at_hand = seat
