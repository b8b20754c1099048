"""Running: what people do in a race besides pressing their own key once."""

from time import monotonic
from typing import TYPE_CHECKING, Final

from magoo_tui.kernel.race import Shape
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.tongue import tr
from magoo_tui.tui.modals.field import quoted
from magoo_tui.tui.sitting import Sitting

if TYPE_CHECKING:
    from magoo_tui.tui.screens.race import RaceScreen

PAST_A_TIE: Final = 1.1
"""Seconds after which nothing ties any more, whatever window a house has set (magarac.play.12)."""
THROWS: Final[dict[str, Shape]] = {"r": "rock", "p": "paper", "s": "scissors"}
"""What is thrown for the last place, by its key."""


class Throws:
    """Throws for the last place: first somebody's own key, then that of a shape.

    Where only one of this terminal has still to throw, the shape's key is enough.
    """

    def __init__(self, screen: "RaceScreen") -> None:
        self._screen = screen
        self._chosen: Seat | None = None

    def thrower(self, race: RaceView) -> Seat | None:
        """Whose throw a shape's key would be."""
        screen = self._screen
        here = screen.here(race) if race.throwers else []
        if len(here) == 1 and not self._is_doubtful(here[0]):
            return here[0]
        return self._chosen if self._chosen in here else None

    def _is_doubtful(self, seat: Seat) -> bool:
        """Whether their own key, pressed first as the others have, would be that of a shape."""
        sitting = self._screen.sitting
        return len(sitting.people) > 1 and sitting.keyboard.of_races[seat] in THROWS

    def choose(self, race: RaceView, seat: Seat) -> None:
        """That seat throws next, if it still has to."""
        screen = self._screen
        if seat in screen.here(race):
            self._chosen = seat
            name = screen.called(seat)
            screen.tell(tr("{seat} throws: r, p or s, while the others look away.", seat=name))
            screen.show()

    def throw(self, race: RaceView, key: str) -> None:
        """Throw the shape of that key, where it is known who throws."""
        screen, seat = self._screen, self.thrower(race)
        self._chosen = None
        if seat is None:
            screen.tell(tr("Whose throw is it? The key beside a name says so."))
        else:
            screen.told(screen.sitting.submit(seat, f"throw {THROWS[key]}"))


def deed_of(sitting: Sitting, race: RaceView, seat: Seat) -> str:
    """What a seat has to do next: the slap comes before the words that it wants."""
    say = f"say {quoted(race.words)}"
    if race.deed == "say":
        return say
    is_open = not race.words or not isinstance(sitting.ask(seat, "slap"), Refusal)
    return "slap" if is_open else say


class LastOne:
    """Runs a race for a table that tells who was last in it."""

    def __init__(self, screen: "RaceScreen") -> None:
        self._screen = screen
        self._law: int | None = None
        """The law that has the race run, to tell it from another that may follow upon it."""

    def let_be_last(self, last: Seat | None) -> None:
        """All others of this terminal have come; the last one comes after bots, too."""
        screen = self._screen
        race, now = screen.view.race, screen.sitting.at(monotonic())
        if race is None or last is None:
            return
        if last not in race.awaited():
            screen.tell(tr("{seat} has done it already.", seat=screen.called(last)))
            return
        self._law = race.law
        for seat in screen.here(race):
            if seat != last:
                self._finish(seat, now)
        self._wait_for(last)

    def _running(self) -> tuple[Seat, ...]:
        """Who is still to come in that race; nobody once it is over."""
        race = self._screen.view.race
        return () if race is None or race.law != self._law else race.waits_for

    def _wait_for(self, last: Seat) -> None:
        running = self._running()
        if last in running:
            self._screen.set_timer(PAST_A_TIE, lambda: self._come(last, running))

    def _come(self, last: Seat, running: tuple[Seat, ...]) -> None:
        """Come, if nobody else runs, and nobody has come so lately that it would be a tie."""
        if self._running() == running == (last,):
            self._finish(last, self._screen.sitting.at(monotonic()))
        else:
            self._wait_for(last)

    def _finish(self, seat: Seat, at: float | None) -> None:
        """All that the race still asks of a seat."""
        screen = self._screen
        race = screen.view.race
        while race is not None and not race.throwers and seat in race.waits_for:
            refusal = screen.sitting.submit(seat, deed_of(screen.sitting, race, seat), at)
            screen.told(refusal)
            race = None if refusal is not None else screen.view.race


class OtherWords:
    """Says something that is not what the race asks for."""

    def __init__(self, screen: "RaceScreen") -> None:
        self._screen = screen

    def ask_speaker(self) -> None:
        """Ask who says something, where several could, and then what."""
        from magoo_tui.tui.modals.seat import SeatModal

        screen = self._screen
        places, letters = screen.view.places, screen.sitting.keyboard.letters
        people = [seat for seat in screen.sitting.people if not places[seat].is_gone]
        if len(people) == 1:
            self._ask_words(people[0])
        else:
            modal = SeatModal(screen.view, tr("Who says something?"), people, letters)
            screen.show_over(modal, self._ask_words)

    def _ask_words(self, speaker: Seat | None) -> None:
        from magoo_tui.tui.modals.say import SayModal

        screen = self._screen

        def speak(command: str | None) -> None:
            if command is not None and speaker is not None:
                screen.told(screen.sitting.submit(speaker, command))

        if speaker is not None:
            calls = screen.sitting.face.calls(screen.view)
            screen.show_over(SayModal(screen.view, speaker, calls), speak)
