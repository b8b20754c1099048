"""Magarac's chain: letters, the race, the end and the turn among what laws do (law.fire.1, 4)."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from magoo_tui.games.magarac import events as own
from magoo_tui.games.magarac.laws.compiled import CompiledLaws, compiled
from magoo_tui.games.magarac.laws.effects import DOINGS
from magoo_tui.games.magarac.laws.hearing import hear
from magoo_tui.games.magarac.laws.judging import holds
from magoo_tui.games.magarac.rules.hands import BEGINS
from magoo_tui.games.magarac.rules.proceeding import TURN, conclude_meanwhile, proceed
from magoo_tui.games.magarac.rules.racing import TIE
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.chain import Chain, joined
from magoo_tui.parliament.laws.deeds import take_deeds
from magoo_tui.parliament.laws.events import TurnEnded
from magoo_tui.rulebook.language.law import Circumstance, Test
from magoo_tui.rulebook.standing import Demand, Occurrence


class MagaracChain(Chain[State]):
    """What follows from one line of Magarac."""

    doings = DOINGS
    tie_clauses = TIE

    def begin(self, line: Facts) -> None:
        """Do what a line's facts say, and all that follows."""
        self._take_in(line)
        self.run()

    def _to_be_heard(self, line: Facts) -> Facts:
        """The first turn of a hand comes when everything that the deal brought about is done."""
        if type(line[0]) is not own.Dealt or not isinstance(line[-1], own.TurnCame):
            return super()._to_be_heard(line)
        self.coming = line[-1].seat
        return line[:-1]

    # ---- hearing

    def hear(self, fact: Event[Any]) -> Sequence[Occurrence]:
        laws = self.laws()
        awaited = laws.awaited_under_ban if self.standing.bans else laws.awaited
        is_session = self.state.assembly.session is not None
        heard = hear(self.state, fact, awaited, is_session=is_session)
        if type(fact) is own.SeatsSwitched and self.coming in (fact.seat, fact.other):
            self.coming = fact.other if self.coming == fact.seat else fact.seat
        elif type(fact) is own.TableClosed:
            self.steps.clear()
        return heard

    def do(self, *happening: Event[Any]) -> None:
        """Letters that several take at once are one event (law.fire.3, magarac.score.3)."""
        for are_letters, some in groupby(happening, lambda fact: type(fact) is own.LetterTaken):
            if are_letters:
                self.do_as_one(some)
            else:
                super().do(*some)

    def _heard_of(self, line: Facts) -> list[Occurrence]:
        heard: list[Occurrence] = []
        for event in super()._heard_of(line):
            if heard and event.happening == heard[-1].happening == "takes a letter":
                heard[-1] = joined(heard[-1], event)
            else:
                heard.append(event)
        return heard

    def laws(self) -> CompiledLaws:
        laws = compiled(self.state)
        if laws is None:
            raise LookupError("no law has ever been enforced at this table")
        return laws

    # ---- what the game says

    def is_stopped(self) -> bool:
        return self.standing.is_waiting()

    def _go_on_meanwhile(self) -> None:
        """While a race is run people may sit and judge; a deed waits for its end."""
        while happening := conclude_meanwhile(self.state):
            self._do_beside(happening)

    def settle(self) -> bool:
        state = self.state
        if state.is_in_hand and state.race is None and not state.is_word_complete:
            due = self._due()
            if due is not None:
                self._pass_turn(due)
                return True
        happening = proceed(state)
        self.do(*happening)
        take_deeds(self, happening)
        return bool(happening)

    def _due(self) -> Seat | None:
        """To whom the turn is to go: with a card, after the deal, or past who has none to pass.

        Nobody is without cards but who has switched seats: the turn stays with the place.
        """
        state, turn = self.state, self.state.turn
        due = state.passing if self.coming is None else self.coming
        if due is None and turn is not None and not state.hands[turn]:
            due = turn
        while due is not None and not state.hands[due]:
            due = state.left_of(due)
        return due

    def _pass_turn(self, there: Seat) -> None:
        state, before = self.state, self.state.turn
        cites = TURN if self.coming is None else BEGINS
        self.coming = None
        if before is not None and (self.laws().counts_turns or self.standing.bans):
            self.do(TurnEnded((), before, state.in_count()))
        self.do(own.TurnCame(cites, there))

    def move_demanded(self, demand: Demand) -> None:
        """No law of this game asks for cards."""

    def is_dealt(self) -> bool:
        return self.state.is_in_hand

    # ---- conditions

    def holds(self, test: Test, origin: Seat | None) -> bool:
        return holds(self.state, test, origin)

    def runs(self, circumstance: Circumstance) -> bool:
        """There is neither a Pile-On nor a Social."""
        return False
