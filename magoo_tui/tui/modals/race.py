"""A race to say words (law.duty.5): every seat has its key, and the last one is meant."""

from typing import Final

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Label

from magoo_tui.games.magoo.seat_view import Place
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.law_words import names_of
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.field import quoted
from magoo_tui.tui.modals.floor import FloorDialog
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.modals.time_left import TimeLeft
from magoo_tui.tui.sitting import Sitting
from magoo_tui.wording import visible

LARGEST: Final = 60
"""Cells of words that are spelled wide."""


class Runner(KeyButton):
    """One seat in the race: its key, or as which it has spoken."""

    place_run: reactive[int] = reactive(0)
    """1 for who was first; 0 for who has not spoken yet."""

    def __init__(self, key: str, place: Place) -> None:
        super().__init__(key, place.name)
        self.seat = place.seat
        self._called = place.name

    def render(self) -> Content:
        """Key and name; or the place, the name and a check mark."""
        name = fit(self._called, min(20, cell_len(visible(self._called))))
        if self.place_run:
            place = (f"{self.place_run}.", "bold $text-success")
            return Content.assemble(" ", place, " ", name, (" ✓", "bold $text-success"))
        return Content.assemble(self.mark, (self.key, self.key_style), " ", name)


class RaceModal(FloorDialog):
    """Live, until all have said the words or the time is up. A seat's key says them."""

    LASTS = "The race lasts until all have said it, or the time is up."

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._runners: list[Runner] = []

    def compose(self) -> ComposeResult:
        """The words large, then the seats, the time, and what else can be said."""
        race = self.view.at_work.race
        seats: tuple[Seat, ...] = () if race is None else (*race.said, *race.late)
        self._runners = [
            Runner(self.sitting.letters[place.seat], place)
            for place in (self.view.places[seat] for seat in self.view.order)
            if place.seat in seats
        ]
        with Vertical(classes="dialog full race") as box:
            box.border_title = titled(tr("A race of tongues"))
            yield Label("", markup=False, id="text")
            yield Label("", markup=False, classes="plain", id="law")
            with Grid(classes=f"ballot {'two' if len(seats) <= 8 else 'four'}"):
                yield from self._runners
            with Horizontal(classes="standing"):
                yield Label("", markup=False, classes="plain", id="count")
                yield TimeLeft(self.seconds_left)
            with Horizontal(classes="keys"):
                yield KeyButton(":", tr("Say something else"), id="other")
            yield Label("", markup=False, classes="plain", id="answer")

    def is_over(self) -> bool:
        """Everybody has spoken, or the time was up."""
        return self.view.stage != "race" or self.view.at_work.race is None

    def show(self) -> None:
        """Who has spoken, in order, and who has not."""
        race = self.view.at_work.race
        if race is None:
            return
        self.query_one("#text", Label).update(large(race.words))
        self.query_one("#law", Label).update(self._law(race))
        people = self.sitting.people
        for runner in self._runners:
            has_spoken = runner.seat in race.said
            runner.place_run = race.said.index(runner.seat) + 1 if has_spoken else 0
            runner.disabled = has_spoken or runner.seat not in people
        self.query_one("#count", Label).update(
            tr("waiting for {seats}", seats=names_of(self.view, race.late))
        )
        self.query_one(TimeLeft).show(self.view.limit)
        self.query_one("#other").display = bool(people)
        self.rest_focus()

    def _law(self, race: RaceView) -> str:
        law = self.view.law.law_of(f"law.{race.law}")
        number = tr("law {number}", number=race.law)
        return number if law is None else f"{number}: {visible(law.text)}"

    def press(self, character: str) -> bool:
        """A seat's key speaks for it, in any case."""
        key = character.casefold()
        for runner in self._runners:
            if runner.key == key:
                self._speak(runner)
                return True
        if key == ":" and self.sitting.people:
            self.say_other()
            return True
        return False

    def on_key(self, event: events.Key) -> None:
        """Enter on nobody's key speaks for the only one who plays here."""
        people = self.sitting.people
        if event.key == "enter" and len(people) == 1 and not isinstance(self.focused, KeyButton):
            event.stop()
            self.press(self.sitting.letters[people[0]])
        else:
            super().on_key(event)

    @on(KeyButton.Pressed)
    def run(self, pressed: KeyButton.Pressed) -> None:
        """A click on a seat is its key."""
        if isinstance(pressed.button, Runner):
            self._speak(pressed.button)

    def _speak(self, runner: Runner) -> None:
        race, name = self.view.at_work.race, self.view.places[runner.seat].name
        if race is None or runner.seat in race.said:
            self.tell(tr("{seat} has said it.", seat=name))
        elif runner.seat not in self.sitting.people:
            self.tell(tr("{seat} does not play at this terminal.", seat=name))
        elif self.do(runner.seat, f"say {quoted(race.words)}"):
            self.catch_up()

    @on(KeyButton.Pressed, "#other")
    def say_other(self) -> None:
        """Anything else may be said meanwhile, too."""
        from magoo_tui.tui.modals.seat import SeatModal

        people = [seat for seat in self.sitting.people if not self.view.places[seat].is_gone]
        if len(people) == 1:
            self._ask_words(people[0])
        else:
            self.show_over(SeatModal(self.view, tr("Who says something?"), people), self._ask_words)

    def _ask_words(self, speaker: Seat | None) -> None:
        from magoo_tui.tui.modals.say import SayModal

        def speak(command: str | None) -> None:
            if command is not None and speaker is not None:
                self.do(speaker, command)
                self.catch_up()

        if speaker is not None:
            self.show_over(SayModal(self.view, speaker), speak)


def large(words: str) -> str:
    """Words spelled wide, where they are short enough."""
    shown = visible(words)
    wide = " ".join(shown)
    return f"“ {wide} ”" if cell_len(wide) <= LARGEST else f"“{shown}”"
