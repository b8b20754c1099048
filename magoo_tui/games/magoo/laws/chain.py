"""Magoo's chain: the order of cards, outs, rounds and turns among what laws do (law.fire.1, 4)."""

from collections.abc import Sequence
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.laws.asking import is_for_laws
from magoo_tui.games.magoo.laws.compiled import CompiledLaws, looked_up
from magoo_tui.games.magoo.laws.effects import DOINGS, KEPT_FOR_DEAL, moved
from magoo_tui.games.magoo.laws.hearing import taking_events
from magoo_tui.games.magoo.laws.judging import holds
from magoo_tui.games.magoo.laws.turns import pass_turn_by_law
from magoo_tui.games.magoo.rules.proceeding import (
    TURN,
    conclude_assembly,
    conclude_meanwhile,
    settle,
    whose_turn,
)
from magoo_tui.games.magoo.rules.taking import go_on_taking
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.chain import Chain, joined
from magoo_tui.parliament.laws.deeds import take_deeds
from magoo_tui.parliament.laws.events import StepsTakenUp
from magoo_tui.parliament.laws.persons import person
from magoo_tui.rulebook.language.law import (
    HoldsCards,
    HoldsNone,
    Test,
)
from magoo_tui.rulebook.standing import Demand, Occurrence, Part

_NOTHING: tuple[Occurrence, ...] = ()


class MagooChain(Chain[State]):
    """What follows from one line of Magoo."""

    opening: tuple[ClauseId, ...] = TURN
    """What the first turn after a deal rests on."""
    doings = DOINGS
    kept_for_deal = KEPT_FOR_DEAL

    def _to_be_heard(self, line: Facts) -> Facts:
        """What waited for the deal is done first, and the first turn comes last (law.fire.7)."""
        if type(line[0]) is not facts.Dealt:
            return super()._to_be_heard(line)
        if self.standing.later:
            self.steps += self.standing.later
            self.do(StepsTakenUp((ClauseId("law.fire.7"),)))
        if not isinstance(line[-1], facts.TurnCame):
            return line
        self.coming, self.opening = line[-1].seat, line[-1].cites
        return line[:-1]

    def foresee(self) -> None:
        """With a debt it counts to whom the clauses alone would give the turn (law.fire.6)."""
        state = self.state
        if state.debt and state.passing is not None and self.standing.held is None:
            self.foreseen = whose_turn(state, state.passing)

    def is_left_to_clauses(self, line: Facts) -> bool:
        """Do a line and what laws make of it; whether the clauses alone say how it goes on.

        If they do not, all that follows is done too.
        """
        self._take_in(line)
        state = self.state
        if state.debt:
            self.foresee()
        if (
            self._is_answered()
            and state.is_in_round
            and not self.after
            and self.coming is None
            and not (state.debt and self._is_debt_diverted())
            and not is_for_laws(state, self.standing, ())
        ):
            return True
        self.run()
        return False

    def _is_debt_diverted(self) -> bool:
        """Whether a debt may go elsewhere than by the clauses alone, after all that laws did."""
        state, passing = self.state, self.state.passing
        if passing is None:
            return False
        return bool(state.corner) or whose_turn(state, passing) != self.foreseen

    # ---- hearing

    def hear(self, fact: Event[Any]) -> Sequence[Occurrence]:
        state, standing, kind = self.state, self.standing, type(fact)
        laws: CompiledLaws = standing.compiled or self.laws()
        ear = laws.ears.get(kind)
        if ear is None:
            fact.apply(state)
            return _NOTHING
        if state.assembly.session is not None:
            return self._heard_in_session(fact)
        heard = ear(state, fact, laws.awaited_under_ban if standing.bans else laws.awaited)
        fact.apply(state)
        if kind is facts.CardsTaken or kind is facts.CardsLetGo:
            return self._heard_of_taking(fact, heard)
        if type(fact) is facts.SocialAchieved and self._is_lengthened(fact):
            return _NOTHING
        return heard

    def _is_lengthened(self, social: facts.SocialAchieved) -> bool:
        """Whether the Social ran before the cards that have just been laid upon it."""
        laid = [len(fact.cards) for fact in self.happened if isinstance(fact, facts.CardsLaid)]
        return social.length - laid[-1] >= self.state.law.number("social")

    def _heard_in_session(self, fact: Event[Any]) -> Sequence[Occurrence]:
        """In a session laws do not fire: nothing that happens in it is an event (law.fire.9).

        But time runs out in it as well, where somebody's leaving ends the round.
        """
        fact.apply(self.state)
        heard = (Occurrence("expiry"),) if isinstance(fact, facts.RoundEnded) else _NOTHING
        is_taking = isinstance(fact, (facts.CardsTaken, facts.CardsLetGo))
        return self._heard_of_taking(fact, heard) if is_taking else heard

    def _heard_of_taking(self, fact: Any, heard: Sequence[Occurrence]) -> Sequence[Occurrence]:
        """Cards that come in parts are one event, when the last have come or are let go."""
        came = len(fact.cards) if isinstance(fact, facts.CardsTaken) else 0
        is_last = not came or not fact.left
        if is_last and not self.taken:
            return heard if self.shared_from is None else self._shared(heard)
        self.taken += came
        back = tuple(event for event in heard if event.happening == "comes back in")
        if not is_last:
            return self._shared(back)
        count, self.taken = self.taken, 0
        laws, bans = self.laws(), self.standing.bans
        awaited = laws.awaited_under_ban if bans else laws.awaited
        taken = taking_events(self.state, awaited, Part(fact.seat, count), fact.cause)
        return self._shared(back + taken)

    def _shared(self, heard: Sequence[Occurrence]) -> Sequence[Occurrence]:
        """What is new of these events: shares in an effect for several join the event it made."""
        if self.shared_from is None:
            return heard
        new: list[Occurrence] = []
        for event in heard:
            for place in range(self.shared_from, len(self.queue)):
                if self.queue[place].happening == event.happening:
                    self.queue[place] = joined(self.queue[place], event)
                    break
            else:
                new.append(event)
        return new

    def counts_turns(self) -> bool:
        """Whether the end of a turn has to be told."""
        return self.laws().counts_turns or bool(self.standing.bans)

    def laws(self) -> CompiledLaws:
        return looked_up(self.standing)

    # ---- what the game says

    def is_stopped(self) -> bool:
        state, standing = self.state, self.standing
        while state.takes and not state.is_shuffle_due:
            self.do(go_on_taking(state))
        if not state.takes:
            self.shared_from = None
        if standing.demand is None and standing.race is None:
            return state.is_shuffle_due
        return state.is_shuffle_due or standing.is_waiting()

    def _go_on_meanwhile(self) -> None:
        """While a race is run people may sit and judge; a deed waits for its end."""
        while not self.state.is_shuffle_due and (happening := conclude_meanwhile(self.state)):
            self._do_beside(happening)
            self.is_stopped()  # cards that are to be taken are taken

    def settle(self) -> bool:
        state = self.state
        happening = settle(state)
        if happening:
            self.do(*happening)
            return True
        if state.is_in_round and (state.passing is not None or self.coming is not None):
            pass_turn_by_law(self)
            return True
        assembly = state.assembly
        if assembly.session is None and assembly.case is None and not assembly.coming:
            return False
        happening = conclude_assembly(state)
        self.do(*happening)
        take_deeds(self, happening)
        return bool(happening)

    def move_demanded(self, demand: Demand) -> None:
        self.do_as_one(moved(demand))

    def is_dealt(self) -> bool:
        return self.state.round_number > 0 and self.state.is_in_round

    # ---- conditions

    def holds(self, test: Test, origin: Seat | None) -> bool:
        """Whether a condition holds; a hand that it looks into, the round over, lies open then."""
        if type(test) is HoldsCards or type(test) is HoldsNone:
            self._lay_open(test, origin)
        return holds(self.state, test, origin)

    def _lay_open(self, test: HoldsCards | HoldsNone, origin: Seat | None) -> None:
        seat = person(self.state, test.person, origin)
        if seat is not None and seat not in self.standing.open_cards:
            cards = tuple(self.state.hands[seat])
            self.do(facts.HandsLaidOpen((ClauseId("law.hidden.5"),), seat, cards))

    def runs(self, circumstance: str) -> bool:
        """Whether a Pile-On or a Social runs now."""
        state = self.state
        if circumstance == "pile-on":
            return bool(state.debt or state.resting_debt)
        return bool(state.social())
