"""Acts out of turn: open to every seat, on the table's screen and while the curtain is up."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from magoo_tui.kernel.seats import Seat
from magoo_tui.law_words import who_may_show, words_to_say
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.citing import leading
from magoo_tui.tui.telling import name_of

if TYPE_CHECKING:
    from magoo_tui.tui.screens.acting import Acting


class OutOfTurn:
    """Speak, move, second, catch, charge: one key each, and then the key of the seat."""

    def __init__(self, screen: "Acting") -> None:
        self._screen = screen

    @property
    def _here(self) -> list[Seat]:
        """The people of this terminal who are still at the table."""
        places = self._screen.view.places
        return [seat for seat in self._screen.sitting.people if not places[seat].is_gone]

    def _name(self, seat: Seat) -> str:
        return name_of(self._screen.view, seat)

    def move(self) -> None:
        """Move to convene."""
        self._screen.begin(self._as_one(tr("Who moves to convene?"), self._here, "move to convene"))

    def second(self) -> None:
        """Second a motion."""
        mover = self._screen.view.motion
        if mover is not None:
            title = tr("{seat} moves to convene. Who seconds?", seat=self._name(mover))
            seats = [seat for seat in self._here if seat != mover]
            self._screen.begin(self._as_one(title, seats, "second"))

    def withdraw(self) -> None:
        """Take a motion back."""
        mover = self._screen.view.motion
        if mover is not None:
            self._screen.submit(mover, "withdraw")

    def next_round(self) -> None:
        """Deal: the first round at once, every other after ``next round``."""
        screen, live = self._screen, self._screen.sitting.live
        if screen.view.round_number == 0 and live is not None:
            refusal = live.deal()
            if refusal is None:
                screen.accepted()
            else:
                screen.refuse(refusal)
        elif self._here:
            screen.submit(self._here[0], "next round")

    def catch(self) -> None:
        """Catch somebody."""
        self._screen.begin(self._catch())

    def charge(self) -> None:
        """Charge somebody."""
        self._screen.begin(self._charge())

    def say(self) -> None:
        """Say something."""
        self._screen.begin(self._say())

    def utter(self) -> None:
        """Say words that a law has somebody say in time."""
        self._screen.begin(self._utter())

    def show(self) -> None:
        """Show a card that a law waits for."""
        self._screen.begin(self._show())

    def choose_keys(self) -> None:
        """Give somebody another buzzer."""
        self._screen.begin(self._choose_keys())

    async def _choose_keys(self) -> None:
        from magoo_tui.tui.modals.buzzers import BuzzersModal

        screen, sitting = self._screen, self._screen.sitting
        await screen.answer_of(BuzzersModal(sitting.table.names, sitting.keyboard.buzzers))
        sitting.keyboard.give_keys()
        screen.accepted()

    def take_seat(self) -> None:
        """Sit down in the place of a bot."""
        self._screen.begin(self._take_seat())

    def help(self) -> None:
        """Tell which keys work here."""
        from magoo_tui.tui.screens.help import HelpScreen

        self._screen.show_over(HelpScreen(self._screen.sitting.face.actions, self._screen.moment()))

    def rulebook(self) -> None:
        """Open the rulebook at the clause of what has happened last."""
        lines = reversed(self._screen.view.log)
        clause = next((leading(line.clauses) for line in lines if line.clauses), None)
        self._screen.open_rulebook(clause)

    def open_clause(self) -> None:
        """Open the rulebook at the clause that the screen names."""
        self._screen.open_rulebook(self._screen.clause)

    def rise(self) -> None:
        """Leave the table's screen."""
        self._screen.rise()

    async def _as_one(self, title: str, seats: Sequence[Seat], command: str) -> None:
        seat = await self._screen.seat_of(title, seats)
        if seat is not None:
            self._screen.submit(seat, command)

    async def _take_seat(self) -> None:
        screen = self._screen
        seat = await screen.seat_of(tr("Whose seat is taken?"), screen.sitting.bots)
        if seat is not None and screen.sitting.may_sit:
            screen.sitting.take_seat(seat)
            screen.accepted()

    async def _utter(self) -> None:
        from magoo_tui.tui.modals.field import quoted
        from magoo_tui.tui.modals.words import WordsModal

        screen = self._screen
        words = words_to_say(screen.view, self._here)
        one = words[0] if len(words) == 1 else None
        if len(words) > 1:
            letters = screen.sitting.keyboard.letters
            one = await screen.answer_of(WordsModal(screen.view, words, letters))
        if one is not None:
            screen.submit(one.seat, f"say {quoted(one.words)}")

    async def _show(self) -> None:
        from magoo_tui.tui.modals.show import ShowModal

        screen, sitting = self._screen, self._screen.sitting
        seat = await screen.seat_of(tr("Who shows a card?"), who_may_show(screen.view, self._here))
        if seat is None:
            return
        pins = sitting.pins if sitting.has_curtains else None
        is_alone = not sitting.has_curtains
        modal = ShowModal(sitting.view_of(seat), sitting.face, pins, is_alone=is_alone)
        card = await screen.answer_of(modal)
        if card is not None:
            screen.submit(seat, f"show {card}")

    async def _catch(self) -> None:
        screen = self._screen
        catcher = await screen.seat_of(tr("Who catches somebody?"), self._here)
        if catcher is None:
            return
        others = [p.seat for p in screen.view.places if not p.is_gone and p.seat != catcher]
        title = tr("{seat} catches whom, for a call not made?", seat=self._name(catcher))
        caught = await screen.seat_of(title, others)
        if caught is not None:
            screen.submit(catcher, f"catch {self._name(caught)}")

    async def _charge(self) -> None:
        from magoo_tui.tui.modals.charge import ChargeModal

        accuser = await self._screen.seat_of(tr("Who charges somebody?"), self._here)
        if accuser is None:
            return
        letters = self._screen.sitting.keyboard.letters
        command = await self._screen.answer_of(ChargeModal(self._screen.view, accuser, letters))
        if command is not None:
            self._screen.submit(accuser, command)

    async def _say(self) -> None:
        from magoo_tui.tui.modals.say import SayModal

        speaker = await self._screen.seat_of(tr("Who says something?"), self._here)
        if speaker is None:
            return
        calls = self._screen.sitting.face.calls(self._screen.view)
        command = await self._screen.answer_of(SayModal(self._screen.view, speaker, calls))
        if command is not None:
            self._screen.submit(speaker, command)
