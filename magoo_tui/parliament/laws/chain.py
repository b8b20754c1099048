"""The chain: all that follows from one accepted line, step by step.

What a game does itself, its cards and turns, its subclass says; the order of things, the words and
the drinks are here.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.events import LawRepealed
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.duties import done_before
from magoo_tui.parliament.laws.effects import do_shared
from magoo_tui.parliament.laws.ending import expire, punish
from magoo_tui.parliament.laws.firing import Firing, Listener
from magoo_tui.parliament.laws.holding import as_held, take_up
from magoo_tui.parliament.laws.persons import Company, subjects
from magoo_tui.parliament.laws.racing import run_race
from magoo_tui.parliament.laws.sanctions import charged_step
from magoo_tui.rulebook.language.law import (
    Circumstance,
    Duration,
    Effect,
    LastToSay,
    OnOccasion,
    Subject,
    Test,
)
from magoo_tui.rulebook.standing import (
    Demand,
    Duty,
    Occurrence,
    Part,
    Standing,
    Step,
)

S = TypeVar("S", bound=Company)


class Chain(ABC, Generic[S]):
    """One line's chain, or one that goes on where it stood."""

    ban_lasts = Duration("round")
    """How long words are forbidden where a law does not say it (law.duty.4)."""
    tie_clauses: tuple[ClauseId, ...] = ()
    """What a tie in a race rests on besides, where the game has ties of its own (law.duty.5)."""

    def __init__(
        self, state: S, seat: Seat = NOBODY, words: tuple[str, ...] = (), at: float | None = None
    ) -> None:
        """``seat`` has the line that begins the chain, and spoke ``words`` with it at that time."""
        standing = state.law.standing
        if standing is None:
            raise LookupError("no law has ever been enforced at this table")
        self.state = state
        self.standing: Standing = standing
        self.happened: list[Event[Any]] = []
        self.seat, self.words, self.at = seat, words, at
        self.queue: list[Occurrence] = []
        self.after: list[Occurrence] = []
        self.fired: set[int] = set()
        self.steps: list[Step] = []
        self.coming: Seat | None = None
        self.taken = 0
        self.shared_from: int | None = None
        self.foreseen: Seat | None = None
        self.cursor = 0
        self.done = 0
        """So many effects of the first step are done."""

    # ---- what the game says

    @abstractmethod
    def hear(self, fact: Event[Any]) -> Sequence[Occurrence]:
        """Apply a fact, and give the events in it that some law, or a ban, waits for."""

    @abstractmethod
    def perform(self, step: Step, effect: Effect, seats: Sequence[Seat]) -> None:
        """Do an effect that is the game's own, for these persons in this order."""

    @abstractmethod
    def is_stopped(self) -> bool:
        """Whether nothing goes on before somebody has acted: a shuffle, a demand, a race.

        Cards that are still to be taken are taken before, as far as there are any.
        """

    @abstractmethod
    def _go_on_meanwhile(self) -> None:
        """Do what does not wait for a chain that stands still: votes that are complete."""

    def _foresee(self) -> None:
        """Note what would come of the line if there were no laws, where a game asks for it."""

    @abstractmethod
    def settle(self) -> bool:
        """Do what the clauses say when no event waits: who is out, the end, the turn, votes."""

    @abstractmethod
    def move_demanded(self, demand: Demand) -> None:
        """Let the cards of a demand move that all have met (law.demand.1)."""

    @abstractmethod
    def is_kept_for_deal(self, effect: Effect) -> bool:
        """Whether an effect has to wait for the next deal, the round being over (law.fire.7)."""

    @abstractmethod
    def holds(self, test: Test, origin: Seat | None) -> bool:
        """Whether a condition holds that is judged by the state as it is."""

    @abstractmethod
    def runs(self, circumstance: Circumstance) -> bool:
        """Whether a Pile-On or a Social runs now."""

    def turn(self) -> Seat | None:
        """Whose turn it is, or will be as soon as the deal's chain is done."""
        return self.state.turn if self.coming is None else self.coming

    # ---- running

    def begin(self, line: Facts) -> None:
        """Do what a line's facts say, and all that follows.

        What stands before an ``ActBegins`` has had its own chain already, and is only applied.
        """
        done = done_before(line)
        for fact in line[:done]:
            fact.apply(self.state)
            self.happened.append(fact)
        held = self.standing.held
        if held is not None:
            take_up(self, held)
        heard = self._heard_of(line[done:])
        if held is not None:
            self.after += heard
        else:
            self.queue += heard
        self._foresee()
        self.run()

    def _heard_of(self, line: Facts) -> list[Occurrence]:
        heard: list[Occurrence] = []
        for fact in line:
            self.happened.append(fact)
            heard += self.hear(fact)
            if isinstance(fact, facts.DutyClosed | facts.LawUpheld):
                self._note(fact)
        return heard

    def _note(self, fact: facts.DutyClosed | facts.LawUpheld) -> None:
        """Take up what a law wants done because of words said, or not said."""
        if isinstance(fact, facts.LawUpheld):
            meaning = self.standing.meanings.get(fact.law)
            step = None if meaning is None else charged_step(fact.law, meaning, fact.seat)
            if step is not None:
                self.fired.add(fact.law)
                self.steps.append(step)
        elif fact.outcome == "met":
            self.fired.add(fact.duty.law)
            self.steps.append(fact.duty.step)

    def run(self) -> None:
        """Go on until everything is done, or something has to be waited for."""
        while not self.is_stopped():
            demand = self.standing.demand
            if demand is not None:
                self.do(facts.DemandMet(cite(demand.law)))
                self.move_demanded(demand)
            elif self.steps:
                self._do_effect(self.steps[0])
            elif self.queue:
                self._hear_of(self.queue[0])
            elif not (self.settle() or self._begin_next()):
                if self.standing.held is not None:
                    self.do(facts.ChainDone(()))
                return
        self._go_on_meanwhile()
        if not self.is_stopped():
            self.run()
            return
        held = as_held(self)
        if held != self.standing.held:
            self.do(facts.ChainHeld((ClauseId("law.fire.8"),), held))

    def do(self, *happening: Event[Any]) -> None:
        """Let facts happen, each an event of its own."""
        for fact in happening:
            self.happened.append(fact)
            self.queue += self.hear(fact)
            if type(fact) is facts.LawUpheld:
                self._note(fact)

    def _do_beside(self, happening: Facts) -> None:
        """Let facts happen while the chain stands still; laws answer them in a chain after it."""
        self.after += self._heard_of(happening)
        for fact in happening:
            if isinstance(fact, LawRepealed):
                self._let_go(fact.law.number)

    def _let_go(self, law: int) -> None:
        """What a repealed law had still to do is done no more (law.number.1)."""
        if self.steps and self.steps[0].law == law:
            self.done = 0
        self.steps = [step for step in self.steps if step.law != law]

    def do_as_one(self, happening: Iterable[Event[Any]]) -> None:
        """Let facts happen that make one event together, for several persons (law.fire.3)."""
        merged: dict[str, Occurrence] = {}
        for fact in happening:
            self.happened.append(fact)
            for heard in self.hear(fact):
                known = merged.get(heard.happening)
                merged[heard.happening] = heard if known is None else joined(known, heard)
        self.queue += merged.values()

    def _begin_next(self) -> bool:
        """What happened while this chain stood still is a chain of its own."""
        if not self.after:
            return False
        self.queue, self.after, self.fired = self.after, [], set()
        return True

    # ---- laws

    def _hear_of(self, event: Occurrence) -> None:
        """Let the next law that waits for an event fire; if none does, it is done with."""
        if event.happening == "expiry":
            del self.queue[0]
            expire(self)
            return
        for listener in self.listeners(event):
            if listener.number > self.cursor and listener.number not in self.fired:
                self.cursor = listener.number
                if listener.is_plain:
                    those = listener.concerned(event)
                    if those and isinstance(listener.law, OnOccasion):
                        self.fired.add(listener.number)
                        self.steps.append(Step(listener.number, listener.law.effects, those))
                        return
                elif Firing(self, listener, event).fires():
                    return
        if event.happening != "says" or not punish(self, event):
            del self.queue[0]
            self.cursor = 0

    @abstractmethod
    def listeners(self, event: Occurrence) -> Sequence[Listener]:
        """The laws that wait for such an event, lowest number first."""

    # ---- effects

    def _do_effect(self, step: Step) -> None:
        """The next effect of a step; when all are done, the step is."""
        if self.done == len(step.effects):
            del self.steps[0]
            self.done = 0
            return
        effect = step.effects[self.done]
        meant: Subject | None = getattr(effect, "who", None)
        last: Sequence[Seat] = ()
        if isinstance(meant, LastToSay):
            lost = dict(step.last)
            if meant.words not in lost:
                run_race(self, step, meant.words)
                return
            last = lost[meant.words]
        self.done += 1
        if self.is_kept_for_deal(effect):
            kept = Step(step.law, (effect,), step.those, step.last)
            self.do(facts.StepKept((ClauseId("law.fire.7"), *cite(step.law)), kept))
            return
        seats: Sequence[Seat] = ()
        if meant is not None:
            origins = step.those or (self.turn(),)
            seats = subjects(self.state, meant, step.those, origins, last)
            if not seats:
                self.do(facts.EffectVoid(cite(step.law), step.law))
                return
        if not do_shared(self, step.law, effect, seats):
            self.perform(step, effect, seats)

    def close_duty(self, duty: Duty) -> None:
        """Its time is over: what words have not averted comes about, as a chain of its own."""
        self.do(facts.DutyClosed(cite(duty.law), duty, "lapsed"))
        if not duty.needs:
            self.fired.add(duty.law)
            self.steps.append(duty.step)
        self.run()


def joined(known: Occurrence, more: Occurrence) -> Occurrence:
    """Both as one event: the shares of the same person count together."""
    shares = {part.seat: part for part in known.parts}
    for part in more.parts:
        before = shares.get(part.seat, Part(part.seat))
        cards = before.cards + part.cards
        shares[part.seat] = Part(part.seat, before.count + part.count, cards)
    return structs.replace(known, parts=tuple(shares.values()))
