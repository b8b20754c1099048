"""A race: everybody at once, each with a key of their own, and who comes last has lost it.

Its order is that in which the keys were read (magarac.play.10, play.12, law.duty.5).
"""

from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.tongue import tr
from magoo_tui.tui.buzzing import Buzzing
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.pressed import Press, pressed_in, sign_of
from magoo_tui.tui.screens.course import Glimpse, course_of
from magoo_tui.tui.screens.following import Following
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.screens.running import THROWS, LastOne, OtherWords, Throws, deed_of
from magoo_tui.tui.sitting import Sitting
from magoo_tui.tui.widgets.track import Fuse, Track
from magoo_tui.wording import short_clause, visible

if TYPE_CHECKING:
    from textual.timer import Timer

BURNS: Final = 0.1
"""Seconds between two looks at the time that is left."""
LINGERS: Final = 1.5
"""Seconds for which it still stands there how a race for the table has ended."""


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
        self._throws = Throws(self)
        self._buzzing: Buzzing | None = None
        self._timer: Timer | None = None
        self._is_ending = False
        self._sentence = ""
        self._offered: tuple[bool, bool, bool] | None = None
        """Which keys stand at the foot: to throw, to pick who was last, to say something."""
        self._may_go = False

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
        self.show()
        self._burn()
        self.call_later(self.catch_up)  # somebody may have come before it followed the table

    def catch_up(self) -> None:
        """Show who has come; leave, where it is decided."""
        self.view = self.sitting.view_of(None)
        if self.view.race is not None:
            self._take(self.view.race)
            self.show()
        elif self._may_go:
            self._go()
        elif not self._is_ending:
            self._end()

    def _take(self, race: RaceView) -> None:
        """See how it stands; of a race that follows upon another, how that one has ended."""
        before, self._race = self._race, race
        if before is not None and (before.deed, before.law) != (race.deed, race.law):
            self._began = len(self.view.log)
            self.tell(self.view.log[-1].text)

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
            self.show()
            self.query_one(Fuse).show(None, 1.0)
            self.set_timer(LINGERS, self._go)
        else:
            self._go()

    def _go(self) -> None:
        """Leave; where another screen lies on top, as soon as that has gone."""
        self._may_go = True
        self.call_later(self._leave)

    def _leave(self) -> None:
        self.dismiss(None)

    # ---- what is seen

    def _burn(self) -> None:
        left = None if self.sitting.live is None else self.sitting.live.limit_left
        race = self._race
        if race is not None and not self._is_ending:
            self.query_one(Fuse).show(left, float(race.seconds))

    def show(self) -> None:
        """Draw the race as it stands."""
        race = self._race
        if race is None:
            return
        glimpse = Glimpse(
            view=self.view,
            race=race,
            keys=self._keys,
            people=self.sitting.people,
            thrower=self._throws.thrower(race),
            is_decided=self._is_ending,
            began=self._began,
        )
        self.query_one(Track).show(course_of(glimpse))
        self._offer(race)

    def _offer(self, race: RaceView) -> None:
        """Show the keys that do something now; the screen is laid out anew only for others."""
        here = [] if self._is_ending else self.here(race)
        offered = (
            bool(race.throwers) and bool(here),
            not race.throwers and len(here) > 1,
            bool(self.sitting.people) and not self._is_ending and len(here) <= 1,
        )
        if offered != self._offered:
            self._offered = offered
            for button in self.query(".throw"):
                button.display = offered[0]
            self.query_one("#last").display, self.query_one("#other").display = offered[1:]

    def called(self, seat: Seat) -> str:
        """What somebody is called."""
        return visible(self.view.places[seat].name)

    def here(self, race: RaceView) -> list[Seat]:
        """The people of this terminal who are waited for."""
        return [seat for seat in race.awaited() if seat in self.sitting.people]

    def tell(self, sentence: str, *, is_refusal: bool = False) -> None:
        """Say something in the line above the keys."""
        if sentence != self._sentence:
            self._sentence = sentence
            line = self.query_one("#told", Static)
            line.set_class(is_refusal, "refusal")
            line.update(visible(sentence), layout=False)

    # ---- what is done

    def on_key(self, event: events.Key) -> None:
        """A seat's key runs for it; a few others do what stands at the foot."""
        race = self._race
        if not self.is_active or self._is_ending or race is None:
            event.stop()
            return
        sign = sign_of(event)
        if race.throwers and sign in THROWS and self._throws.thrower(race) is not None:
            event.stop()
            self._throws.throw(race, sign)
        elif self.press_buzzer(event):
            event.prevent_default()
        elif sign == "-" and self.query_one("#last").display:
            self.pick_last()
        elif sign == ":" and self.query_one("#other").display:
            self.say_other()

    def press_buzzer(self, event: events.Key) -> bool:
        """Run for the seat whose key that is; whether it is one's."""
        race, seat = self._race, self._seat_of(sign_of(event))
        if self._is_ending or race is None or seat is None:
            return False
        event.stop()
        self._pressed(race, seat, pressed_in(self.app).press_of(event))
        return True

    def _seat_of(self, sign: str) -> Seat | None:
        """Whose key that is; the space bar is the only person's too."""
        people = self.sitting.people
        if sign == " " and len(people) == 1:
            return people[0]
        return Seat(self._keys.index(sign)) if sign in self._keys else None

    def _pressed(self, race: RaceView, seat: Seat, press: Press) -> None:
        if seat not in self.sitting.people:
            self.tell(tr("{seat} does not play at this terminal.", seat=self.called(seat)))
        elif race.throwers:
            self._throws.choose(race, seat)
        elif self._buzzing is not None:
            self._buzzing.hear(seat, press)

    @on(Track.Touched)
    def touch(self, touched: Track.Touched) -> None:
        """A click on a runner is its key."""
        race = self._race
        if race is None or self._is_ending or touched.seat not in self.sitting.people:
            return
        if race.throwers:
            self._throws.choose(race, touched.seat)
        else:
            self._run(touched.seat, monotonic())

    def _run(self, seat: Seat, moment: float) -> None:
        """Do what the race asks for, as that seat, at the moment at which its key was read."""
        race = self.view.race
        if race is None or self._is_ending:
            return
        if seat in race.arrived:
            self.tell(tr("{seat} has done it already.", seat=self.called(seat)))
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

    @on(KeyButton.Pressed, ".throw")
    def press_throw(self, pressed: KeyButton.Pressed) -> None:
        """A click on a shape throws it, where it is known who throws."""
        race = self._race
        if race is not None:
            self._throws.throw(race, pressed.button.key)

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
        OtherWords(self).ask_speaker()
