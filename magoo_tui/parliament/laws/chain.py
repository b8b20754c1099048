"""The chain: all that follows from one accepted line, step by step.

What a game does itself, its cards and turns, its subclass says; the order of things, the words and
the drinks are here.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, Generic, Protocol, TypeVar

from msgspec import structs

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.events import LawRepealed
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.duties import done_before
from magoo_tui.parliament.laws.effects import Doing, void
from magoo_tui.parliament.laws.ending import expire, let_go, punish
from magoo_tui.parliament.laws.firing import Listening, is_fired
from magoo_tui.parliament.laws.holding import as_held, take_up
from magoo_tui.parliament.laws.persons import Company, subjects
from magoo_tui.parliament.laws.racing import run_race
from magoo_tui.parliament.laws.sanctions import take_note
from magoo_tui.rulebook.language.law import (
    Circumstance,
    Duration,
    Effect,
    LastToSay,
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

_NOTED: Final = frozenset({facts.DutyClosed, facts.LawUpheld})
"""Facts of which a law may want more to be done."""

S = TypeVar("S", bound=Company)


class LookedUp(Protocol):
    """The enforced laws of a table, as their game looks them up."""

    @property
    def listening(self) -> Listening:
        """All that wait for an event."""


class Chain(ABC, Generic[S]):
    """One line's chain, or one that goes on where it stood."""

    ban_lasts = Duration("round")
    """How long words are forbidden where a law does not say it (law.duty.4)."""
    tie_clauses: tuple[ClauseId, ...] = ()
    """What a tie in a race rests on besides, where the game has ties of its own (law.duty.5)."""

    doings: Mapping[type[Effect], Doing]
    """By kind of effect: how the game does it."""

    kept_for_deal: AbstractSet[type[Effect]] = frozenset()
    """Effects that wait for the next deal when the round is over."""

    seat: Seat = NOBODY
    """Whose line begins the chain; ``words`` were spoken with it, ``at`` that time."""
    words: tuple[str, ...] = ()
    at: float | None = None
    coming: Seat | None = None
    taken = 0
    shared_from: int | None = None
    foreseen: Seat | None = None
    cursor = 0
    """The last law that has been asked about the first event of the queue."""
    done = 0
    """So many effects of the first step are done."""

    def __init__(self, state: S, move: Move | None = None) -> None:
        """``move``: the line that begins the chain; None is what nobody does."""
        standing = state.law.standing
        if standing is None:
            raise LookupError("no law has ever been enforced at this table")
        self.state = state
        self.standing: Standing = standing
        self.happened: list[Event[Any]] = []
        if move is not None:
            self.seat, self.words, self.at = move.seat, move.words, move.at
        self.queue: list[Occurrence] = []
        self.after: list[Occurrence] = []
        self.fired: set[int] = set()
        self.steps: list[Step] = []

    # ---- what the game says

    @abstractmethod
    def laws(self) -> LookedUp:
        """The enforced laws as the game looks them up, made anew where they have changed."""

    @abstractmethod
    def hear(self, fact: Event[Any]) -> Sequence[Occurrence]:
        """Apply a fact, and give the events in it that some law, or a ban, waits for."""

    @abstractmethod
    def is_stopped(self) -> bool:
        """Whether nothing goes on before somebody has acted: a shuffle, a demand, a race.

        Cards that are still to be taken are taken before, as far as there are any.
        """

    @abstractmethod
    def _go_on_meanwhile(self) -> None:
        """Do what does not wait for a chain that stands still: votes that are complete."""

    @abstractmethod
    def settle(self) -> bool:
        """Do what the clauses say when no event waits: who is out, the end, the turn, votes."""

    @abstractmethod
    def move_demanded(self, demand: Demand) -> None:
        """Let the cards of a demand move that all have met (law.demand.1)."""

    @abstractmethod
    def is_dealt(self) -> bool:
        """Whether a round is being played; effects on cards and turns wait for one (law.fire.7)."""

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

    def _take_in(self, line: Facts) -> None:
        """Apply a line's facts, and note what laws may answer."""
        if len(line) > 1:
            line = self._to_be_heard(line)
        held = self.standing.held
        if held is None:
            self.queue += self._heard_of(line)
        else:
            take_up(self, held)
            self.after += self._heard_of(line)

    def _to_be_heard(self, line: Facts) -> Facts:
        """What of a line is still to be heard.

        What stands before an ``ActBegins`` has had its own chain already, and is only applied.
        """
        done = done_before(line)
        if not done:
            return line
        for fact in line[:done]:
            fact.apply(self.state)
        self.happened += line[:done]
        return line[done:]

    def _heard_of(self, line: Facts) -> list[Occurrence]:
        heard: list[Occurrence] = []
        for fact in line:
            self.happened.append(fact)
            heard += self.hear(fact)
            if type(fact) in _NOTED:
                take_note(self, fact)
        return heard

    def run(self) -> None:
        """Go on until everything is done, or something has to be waited for."""
        while self._is_answered():
            if not (self.settle() or self._begin_next()):
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

    def _is_answered(self) -> bool:
        """Let laws answer until no event waits. False: something has to be waited for first."""
        steps = self.steps
        while not self.is_stopped():
            demand = self.standing.demand
            if demand is not None:
                self.do(facts.DemandMet(cite(demand.law)))
                self.move_demanded(demand)
            elif steps or (self.queue and self._fires()):
                self._do_effect(steps[0])
            elif not self.queue:
                return True
        return False

    def do(self, *happening: Event[Any]) -> None:
        """Let facts happen, each an event of its own."""
        for fact in happening:
            self.happened.append(fact)
            self.queue += self.hear(fact)
            if type(fact) is facts.LawUpheld:
                take_note(self, fact)

    def _do_beside(self, happening: Facts) -> None:
        """Let facts happen while the chain stands still; laws answer them in a chain after it."""
        self.after += self._heard_of(happening)
        for fact in happening:
            if isinstance(fact, LawRepealed):
                let_go(self, fact.law.number)

    def do_as_one(self, happening: Iterable[Event[Any]]) -> None:
        """Let facts happen that make one event together, for several persons (law.fire.3)."""
        merged: dict[str, Occurrence] = {}
        for fact in happening:
            self.happened.append(fact)
            for heard in self.hear(fact):
                known = merged.get(heard.happening)
                merged[heard.happening] = heard if known is None else joined(known, heard)
        if merged:
            self.queue += merged.values()

    def _begin_next(self) -> bool:
        """What happened while this chain stood still is a chain of its own."""
        if not self.after:
            return False
        self.queue, self.after, self.fired = self.after, [], set()
        return True

    # ---- laws

    def _fires(self) -> bool:
        """Let the next law that waits for an event fire, so that it has something to do.

        Events that no law answers any more are done with. False if none is left, or if a law that
        fired has nothing to do by now.
        """
        queue, fired = self.queue, self.fired
        while queue:
            event = queue[0]
            if event.happening == "expiry":
                del queue[0]
                expire(self)
                continue
            laws: LookedUp = self.standing.compiled or self.laws()
            waiting = laws.listening.laws_for(event)
            for listener in waiting:
                if listener.number > self.cursor and listener.number not in fired:
                    self.cursor = listener.number
                    if is_fired(self, listener, event):
                        if listener is waiting[-1] and event.happening != "says":
                            del queue[0]
                            self.cursor = 0
                        return bool(self.steps)
            if event.happening == "says" and punish(self, event):
                return True
            del queue[0]
            self.cursor = 0
        return False

    # ---- effects

    def _do_effect(self, step: Step) -> None:
        """The next effect of a step."""
        effect = step.effects[self.done]
        meant: Subject | None = getattr(effect, "who", None)
        last: Sequence[Seat] = ()
        if type(meant) is LastToSay:
            lost = dict(step.last)
            if meant.words not in lost:
                run_race(self, step, meant.words)
                return
            last = lost[meant.words]
        if self.done + 1 < len(step.effects):
            self.done += 1
        else:
            del self.steps[0]
            self.done = 0
        if type(effect) in self.kept_for_deal and not self.is_dealt():
            kept = Step(step.law, (effect,), step.those, step.last)
            self.do(facts.StepKept((ClauseId("law.fire.7"), *cite(step.law)), kept))
            return
        seats: Sequence[Seat] = ()
        if meant is not None:
            origins = step.those or (self.turn(),)
            seats = subjects(self.state, meant, step.those, origins, last)
            if not seats:
                void(self, step.law, effect, seats)
                return
        do: Doing = self.doings.get(type(effect), void)
        do(self, step.law, effect, seats)


def close_duty(chain: Chain[Any], duty: Duty) -> None:
    """Its time is over: what words have not averted comes about, as a chain of its own."""
    chain.do(facts.DutyClosed(cite(duty.law), duty, "lapsed"))
    if not duty.needs:
        chain.fired.add(duty.law)
        chain.steps.append(duty.step)
    chain.run()


def joined(known: Occurrence, more: Occurrence) -> Occurrence:
    """Both as one event: the shares of the same person count together."""
    shares = {part.seat: part for part in known.parts}
    for part in more.parts:
        before = shares.get(part.seat, Part(part.seat))
        cards = before.cards + part.cards
        shares[part.seat] = Part(part.seat, before.count + part.count, cards)
    return structs.replace(known, parts=tuple(shares.values()))
