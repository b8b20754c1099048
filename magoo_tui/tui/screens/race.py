"""A race: everybody at once, each with a key of their own, and who comes last has lost it.

Its order is that in which the keys were read (magarac.play.10, play.12, law.duty.5).
"""

from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from magoo_tui.kernel.race import Shape
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.tongue import tr
from magoo_tui.tui.buzzing import Buzzing
from magoo_tui.tui.modals.field import quoted
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.pressed import pressed_in, sign_of
from magoo_tui.tui.screens.course import Glimpse, course_of
from magoo_tui.tui.screens.following import Following
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.widgets.track import Fuse, Track
from magoo_tui.wording import short_clause, visible

if TYPE_CHECKING:
    from textual.timer import Timer

BURNS: Final = 0.1
"""Seconds between two looks at the time that is left."""
LINGERS: Final = 1.5
"""Seconds for which it still stands there how a race for the table has ended."""
PAST_A_TIE: Final = 1.1
"""Seconds after which nothing ties any more, whatever window a house has set (magarac.play.12)."""
THROWS: Final[dict[str, Shape]] = {"r": "rock", "p": "paper", "s": "scissors"}
"""What is thrown for the last place, by its key."""


class RaceScreen(Following[None], Leaving[None]):
    """Shows the race that a table runs, until it is decided.

    A seat's key does at once what the race asks for. Whoever throws presses it first, where
    several at this terminal do, and then the key of a shape.
    """

    CSS_PATH = "race.tcss"
    AUTO_FOCUS: ClassVar[str | None] = ""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.view = sitting.view_of(None)
        self._race: RaceView | None = self.view.race
        """As it was last seen running."""
        self._began = len(self.view.log)
        self._keys = sitting.keyboard.of_races
        self._thrower: Seat | None = None
        self._buzzing: Buzzing | None = None
        self._timer: Timer | None = None
        self._is_ending = False

    def compose(self) -> ComposeResult:
        """The track, the time, a line for what is said, the keys."""
        yield Track()
        yield Fuse()
        yield Static("", id="told", markup=False)
        with Horizontal(id="keys"):
            for key, shape in THROWS.items():
                yield KeyButton(key, tr(shape), id=shape, classes="throw")
            yield KeyButton("-", tr("pick who was last"), id="last")
            yield KeyButton(":", tr("say something else"), id="other")

    def on_mount(self) -> None:
        """Run, and look at the time."""
        self._buzzing = Buzzing(self, pressed_in(self.app), self._run)
        self._timer = self.set_interval(BURNS, self._burn)
        self._show()
        self._burn()
        self.call_later(self.catch_up)  # somebody may have come before it followed the table

    def catch_up(self) -> None:
        """Show who has come; leave, where it is decided."""
        self.view = self.sitting.view_of(None)
        if self.view.race is not None:
            self._race = self.view.race
            if self._thrower is not None and self._thrower not in self._race.awaited():
                self._thrower = None
            self._show()
        elif not self._is_ending:
            self._end()

    def on_screen_resume(self) -> None:
        """What has changed while another screen lay on top is shown now; one that is over goes."""
        if self._is_ending:
            self._go()
        elif self.is_mounted:
            self.catch_up()

    def _end(self) -> None:
        """Show how it has ended for a moment, if play is over by it; else go on at once."""
        self._is_ending = True
        if self._timer is not None:
            self._timer.stop()
        is_over = self.view.stage in ("between-rounds", "over")
        if is_over and self.app.animation_level != "none":
            self._show()
            self.query_one(Fuse).show(None, 1.0)
            self.set_timer(LINGERS, self._go)
        else:
            self._go()

    def _go(self) -> None:
        self.dismiss(None)

    # ---- what is seen

    def _burn(self) -> None:
        left = None if self.sitting.live is None else self.sitting.live.limit_left
        race = self._race
        if race is not None and not self._is_ending:
            self.query_one(Fuse).show(left, float(race.seconds))

    def _show(self) -> None:
        race = self._race
        if race is None:
            return
        glimpse = Glimpse(
            view=self.view,
            race=race,
            keys=self._keys,
            people=self.sitting.people,
            thrower=self._thrower,
            is_decided=self._is_ending,
            began=self._began,
        )
        self.query_one(Track).show(course_of(glimpse))
        here = self.here(race)
        for button in self.query(".throw"):
            button.display = bool(race.throwers) and bool(here)
        self.query_one("#last").display = not race.throwers and len(here) > 1
        self.query_one("#other").display = bool(self.sitting.people)

    def _called(self, seat: Seat) -> str:
        return visible(self.view.places[seat].name)

    def here(self, race: RaceView) -> list[Seat]:
        """The people of this terminal who are waited for."""
        return [seat for seat in race.awaited() if seat in self.sitting.people]

    def tell(self, sentence: str, *, is_refusal: bool = False) -> None:
        """Say something in the line above the keys."""
        line = self.query_one("#told", Static)
        line.set_class(is_refusal, "refusal")
        line.update(visible(sentence))

    # ---- what is done

    def on_key(self, event: events.Key) -> None:
        """A seat's key runs for it; a few others do what stands at the foot."""
        race = self._race
        if not self.is_active or self._is_ending or race is None:
            event.stop()
            return
        sign = sign_of(event)
        if race.throwers and sign in THROWS and self._throwing(race) is not None:
            event.stop()
            self._throw(race, THROWS[sign])
        elif (seat := self._seat_of(sign)) is not None:
            event.stop()
            event.prevent_default()
            self._pressed(race, seat, sign)
        elif sign == "-" and self.query_one("#last").display:
            self.pick_last()
        elif sign == ":" and self.sitting.people:
            self.say_other()

    def _seat_of(self, sign: str) -> Seat | None:
        """Whose key that is; the space bar is the only person's too."""
        people = self.sitting.people
        if sign == " " and len(people) == 1:
            return people[0]
        return Seat(self._keys.index(sign)) if sign in self._keys else None

    def _pressed(self, race: RaceView, seat: Seat, sign: str) -> None:
        if seat not in self.sitting.people:
            self.tell(tr("{seat} does not play at this terminal.", seat=self._called(seat)))
        elif race.throwers:
            self._choose_thrower(race, seat)
        elif self._buzzing is not None:
            self._buzzing.hear(seat, sign)

    @on(Track.Touched)
    def touch(self, touched: Track.Touched) -> None:
        """A click on a runner is its key."""
        race = self._race
        if race is None or self._is_ending or touched.seat not in self.sitting.people:
            return
        if race.throwers:
            self._choose_thrower(race, touched.seat)
        else:
            self._run(touched.seat, monotonic())

    def _run(self, seat: Seat, moment: float) -> None:
        """Do what the race asks for, as that seat, at the moment at which its key was read."""
        race = self.view.race
        if race is None or self._is_ending:
            return
        if seat in race.arrived:
            self.tell(tr("{seat} has done it already.", seat=self._called(seat)))
            return
        at = self.sitting.at(moment)
        self.told(self.sitting.submit(seat, deed_of(self.sitting, race, seat), at))

    def told(self, refusal: Refusal | None) -> None:
        """Show what has been done, or why it was refused."""
        if refusal is not None:
            self.tell(f"{refusal.sentence} {short_clause(refusal.clause)}", is_refusal=True)
        else:
            self.tell("")
            self.catch_up()

    def _throwing(self, race: RaceView) -> Seat | None:
        """Whose throw a shape's key would be."""
        here = self.here(race)
        return here[0] if len(here) == 1 else self._thrower

    def _choose_thrower(self, race: RaceView, seat: Seat) -> None:
        if seat in self.here(race):
            self._thrower = seat
            told = tr(
                "{seat} throws: r, p or s, while the others look away.", seat=self._called(seat)
            )
            self.tell(told)
            self._show()

    def _throw(self, race: RaceView, shape: Shape) -> None:
        seat, self._thrower = self._throwing(race), None
        if seat is not None:
            self.told(self.sitting.submit(seat, f"throw {shape}"))

    @on(KeyButton.Pressed, ".throw")
    def press_throw(self, pressed: KeyButton.Pressed) -> None:
        """A click on a shape throws it, where it is known who throws."""
        race = self._race
        if race is None or self._throwing(race) is None:
            self.tell(tr("Whose throw is it? The key beside a name says so."))
        else:
            self._throw(race, THROWS[pressed.button.key])

    @on(KeyButton.Pressed, "#last")
    def pick_last(self) -> None:
        """The table tells who was last, where people have slapped a real one."""
        from magoo_tui.tui.modals.seat import SeatModal

        race = self.view.race
        if race is not None:
            title, here = tr("Who was last?"), self.here(race)
            modal = SeatModal(self.view, title, here, self.sitting.keyboard.letters)
            self.show_over(modal, LastOne(self).let_be_last)

    @on(KeyButton.Pressed, "#other")
    def say_other(self) -> None:
        """Anything else may be said meanwhile, too."""
        from magoo_tui.tui.modals.seat import SeatModal

        people = [seat for seat in self.sitting.people if not self.view.places[seat].is_gone]
        if len(people) == 1:
            self._ask_words(people[0])
        else:
            title = tr("Who says something?")
            modal = SeatModal(self.view, title, people, self.sitting.keyboard.letters)
            self.show_over(modal, self._ask_words)

    def _ask_words(self, speaker: Seat | None) -> None:
        from magoo_tui.tui.modals.say import SayModal

        def speak(command: str | None) -> None:
            if command is not None and speaker is not None:
                self.told(self.sitting.submit(speaker, command))

        if speaker is not None:
            calls = self.sitting.face.calls(self.view)
            self.show_over(SayModal(self.view, speaker, calls), speak)


def deed_of(sitting: Sitting, race: RaceView, seat: Seat) -> str:
    """What a seat has to do next: the slap comes before the words that it wants."""
    say = f"say {quoted(race.words)}"
    if race.deed == "say":
        return say
    is_open = not race.words or not isinstance(sitting.ask(seat, "slap"), Refusal)
    return "slap" if is_open else say


class LastOne:
    """Runs a race for a table that tells who was last in it."""

    def __init__(self, screen: RaceScreen) -> None:
        self._screen = screen

    def let_be_last(self, last: Seat | None) -> None:
        """All others of this terminal have come; the last one comes after bots, too."""
        screen = self._screen
        race, now = screen.view.race, screen.sitting.at(monotonic())
        if race is None or last is None:
            return
        for seat in screen.here(race):
            if seat != last:
                self._finish(seat, now)
        self._wait_for(last)

    def _wait_for(self, last: Seat) -> None:
        race = self._screen.view.race
        if race is not None and last in race.waits_for:
            running = race.waits_for
            self._screen.set_timer(PAST_A_TIE, lambda: self._come(last, running))

    def _come(self, last: Seat, running: tuple[Seat, ...]) -> None:
        """Come, if nobody else runs, and nobody has come so lately that it would be a tie."""
        race = self._screen.view.race
        if race is not None and race.waits_for == running == (last,):
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
