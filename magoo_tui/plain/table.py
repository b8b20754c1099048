"""A plain table: it says what happens, asks whoever is to act, and does what is typed."""

import time
from collections.abc import Callable, Iterable
from shutil import get_terminal_size
from typing import Final

from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.kernel.views import TableView
from magoo_tui.pins import Pins
from magoo_tui.plain import wording
from magoo_tui.plain.asides import TOLD_AGAIN, answer
from magoo_tui.plain.game_words import words_of
from magoo_tui.plain.keyboard import Keyboard
from magoo_tui.plain.pins import PIN, PinDesk
from magoo_tui.plain.proposing import is_wanted
from magoo_tui.plain.refusals import Refusals
from magoo_tui.plain.sitting import (
    DEAL,
    Choice,
    awaited_people,
    hand_due,
    is_proposal_awaited,
    offer,
    run_of,
    seat_at_keyboard,
)
from magoo_tui.table.live import Live
from magoo_tui.tongue import tr
from magoo_tui.wording import seat_letters, visible

BLANKS: Final = 60
"""Blank lines between two people's hands, and more of them where a screen has more rows."""
_SHORTEST_WAIT = 0.02


class QuitError(Exception):
    """Somebody wants to stop, or nothing can go on."""


class PlainTable:
    """One keyboard's people at one table."""

    def __init__(
        self,
        live: Live,
        people: tuple[Seat, ...],
        keyboard: Keyboard,
        say: Callable[[str], None],
        *,
        pins: Pins | None = None,
    ) -> None:
        self._live = live
        self._table = live.table
        self._words = words_of(live.table.game.name)
        self._people = people
        self._keyboard = keyboard
        self._say = say
        self._pins = PinDesk(pins or Pins(), keyboard, live, say)
        self._letters = seat_letters(self._table.names)
        self._at_hand: Seat | None = people[0] if len(people) == 1 else None
        """Whose hand may be read out."""
        self._refusals = Refusals(self._name, say)
        self._told = 0
        """How much of the log has been said."""
        self._choices: list[Choice] = []
        self._offered: tuple[object, ...] = ()
        self._ended = 0
        self._waived = -1
        """The revision at which an empty line has let the others go on."""

    def play(self) -> None:
        """Play until the table is over. Raises QuitError and EndOfInputError."""
        self._greet()
        while True:
            self._tell_news()
            view = self._view()
            if view.stage == "over":
                self._say_all(self._words.closing(view))
                return
            if not self._is_anybody_awaited(view):
                self._wait_for_others()
            elif self._has_right_hand(view):
                self._offer(view)
                if (line := self._read()) is not None:
                    self._obey(line)

    # ---- what is said

    def _view(self) -> TableView:
        return self._view_of(self._at_hand)

    def _view_of(self, seat: Seat | None) -> TableView:
        view: TableView = self._table.view(seat)
        return view

    def _name(self, seat: Seat) -> str:
        return visible(self._table.names[seat])

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _greet(self) -> None:
        title, bots = self._words.title, self._live.bots
        are_passing = len(self._people) > 1 and self._keyboard.is_interactive
        self._say_all(wording.greeting(title, self._table.names, bots, are_passing=are_passing))
        view = self._view_of(None)
        self._told = max(0, len(view.log) - TOLD_AGAIN)
        if view.log:
            self._say_all(self._words.table(view))
            self._say(tr("What happened last:"))

    def _tell_news(self) -> None:
        """Say what has happened since, as whoever has the hand may know it."""
        view = self._view()
        self._say_all(map(wording.news, view.log[self._told :]))
        self._told = len(view.log)
        if view.ending is not None and self._ended != view.round_number:
            self._ended = view.round_number
            self._say_all(self._words.ending(view))

    # ---- whose act it is

    def _is_anybody_awaited(self, view: TableView) -> bool:
        if not self._people:
            return False
        if view.stage == "between-rounds" or view.is_shuffle_due:
            return True
        return bool(awaited_people(view, self._people)) or self._may_script_propose(view)

    def _may_script_propose(self, view: TableView) -> bool:
        """Whether a script is asked before a bot in the chair goes on: bots do not wait for one."""
        if self._keyboard.is_interactive or self._waived == view.revision:
            return False
        return is_proposal_awaited(view)

    def _wait_for_others(self) -> None:
        """Let bots and limits do their part; whoever types meanwhile acts out of turn."""
        due = self._live.due
        if not self._people or self._keyboard.is_interactive:
            line = self._keyboard.line(due)
            if line is None:
                self._live.tick()
            else:
                self._obey(line)
        elif due is None:
            self._say(tr("Nobody here or among the bots can go on."))
            raise QuitError
        else:
            time.sleep(due)
            self._live.tick()

    def _has_right_hand(self, view: TableView) -> bool:
        """Whether the page shows what it should; else one step is taken towards that."""
        if len(self._people) < 2 or view.stage == "race":
            return True
        due = hand_due(view, self._people, self._at_hand)
        if self._at_hand is not None and self._at_hand != due:
            self._clear(self._at_hand)
        elif due is not None and self._at_hand is None:
            self._pass_to(due)
        else:
            return True
        return False

    def _clear(self, seat: Seat) -> None:
        """Take a hand off the page, once its owner says so."""
        self._say(tr("{seat}: press Enter, and the hand leaves the page.", seat=self._name(seat)))
        line = self._read()
        if line is None:
            return
        if line.lower() == "quit":
            raise QuitError
        self._at_hand, self._choices, self._offered = None, [], ()
        self._say_all([""] * max(BLANKS, get_terminal_size().lines))
        name, colon, _ = line.partition(":")
        if colon and find_seat(self._table.names, name) is not None:
            self._obey(line)  # whoever is named acts out of turn, which waits for no page
        elif line:
            self._say(tr("The hand is off the page; what was typed has not been done."))

    def _pass_to(self, seat: Seat) -> None:
        """Give the keyboard to somebody else, whose own letter or name shows the hand."""
        name, letter = self._name(seat), self._letters[seat]
        why = wording.why_due(self._view(), name)
        self._say(f"{why} {wording.how_to_hear(name, letter)}")
        line = self._read()
        if line is None:
            return
        if line.casefold() == letter or find_seat(self._table.names, line) == seat:
            self._show_hand(seat)
        elif line.casefold() == PIN:
            self._pins.change(self._table.names[seat])
        elif line == "?" or (len(line) > 1 and find_seat(self._table.names, line) is None):
            self._obey(line)
        else:
            self._say(tr("That is not {seat}.", seat=name))

    def _show_hand(self, seat: Seat) -> None:
        """Have that hand on the page, unless its PIN is wrong, or play has gone on meanwhile."""
        if not self._pins.lets_in(self._table.names[seat]):
            return
        if hand_due(self._view(), self._people, self._at_hand) == seat:
            self._at_hand = seat
            self._say_all(wording.since_last_turn(self._view(), TOLD_AGAIN))
            self._refusals.tell_kept(seat)

    # ---- what may be done

    def _offer(self, view: TableView) -> None:
        """Say the hand and the choices, unless they have just been said."""
        due = hand_due(view, self._people, self._at_hand)
        seats, self._choices = offer(
            view, self._people, due, self._view_of, self._words.spoken_card
        )
        offered = (view.hand, tuple(self._choices))
        if offered != self._offered:
            self._offered = offered
            self._say_all((self._words.of_laws if due is None else self._words.at_hand)(view))
            self._say_all(f" {n}. {choice.label}" for n, choice in enumerate(self._choices, 1))
        self._say(wording.question(map(self._name, seats)))

    def _read(self) -> str | None:
        """A line; None if something was done meanwhile, which has to be said first."""
        if not self._keyboard.is_interactive:
            return self._keyboard.line()
        while True:
            due = self._live.due
            line = self._keyboard.line(None if due is None else max(due, _SHORTEST_WAIT))
            if line is not None or self._live.tick():
                return line

    def _obey(self, line: str) -> None:
        """Do what a line says, or say why not."""
        told = answer(self._table.game.name, self._view(), line)
        if not line:
            self._offered, self._waived = (), self._table.revision
        elif told is not None:
            self._say_all(told)
        elif line.lower() == "quit":
            raise QuitError
        elif line.lower() == DEAL:
            self._refusals.tell(self._live.deal())
        elif line.isdecimal():
            self._choose(parse_count(line))
        else:
            self._submit_line(line)

    def _choose(self, number: int | None) -> None:
        if number is None or not 1 <= number <= len(self._choices):
            self._say(wording.no_choice(number))
            return
        choice = self._choices[number - 1]
        if choice.command == DEAL:
            self._refusals.tell(self._live.deal())
        else:
            self._submit(choice.seat, choice.command)

    def _submit_line(self, line: str) -> None:
        if run := run_of(line, self._table.names, self._letters, self._people, self._view_of):
            self._submit(run.seat, run.command)
            return
        name, colon, command = line.partition(":")
        seat = find_seat(self._table.names, name) if colon else None
        if seat is None:
            seat, command = seat_at_keyboard(self._view(), self._people, self._at_hand), line
        if seat is None:
            self._say(tr("Who does it? Type NAME: and the command."))
        elif seat not in self._people:
            self._say(tr("{seat} does not play at this keyboard.", seat=self._name(seat)))
        else:
            self._submit(seat, command.strip())

    def _submit(self, seat: Seat, command: str) -> None:
        """Do it; of a law that is proposed how it is understood is told before."""
        ask = self._ask if self._keyboard.is_interactive else None
        is_free = self._view().committee is None
        if is_free or is_wanted(command, self._table.law_context(), self._say, ask):
            refusal = self._table.submit(seat, command)
            is_hand_due = hand_due(self._view(), self._people, self._at_hand) is not None
            self._refusals.tell(refusal, to=seat if is_hand_due else None, at_hand=self._at_hand)
        self._offered = ()

    def _ask(self) -> str:
        while (line := self._read()) is None:
            self._tell_news()
        return line
