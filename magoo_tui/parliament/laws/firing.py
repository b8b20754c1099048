"""Whether a law fires upon an event, and for whom (law.fire.2)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.effects import open_duty
from magoo_tui.parliament.laws.persons import person
from magoo_tui.parliament.laws.sanctions import sanction_effect
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.rulebook.language.law import (
    AnyPlayer,
    OnOccasion,
    Says,
    Shows,
    Test,
    Who,
    WordBan,
)
from magoo_tui.rulebook.standing import Occurrence, Part, Step, Want

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain


class Listener(Struct, frozen=True):
    """A law that waits for something, with the cards that it means looked up."""

    number: int
    law: OnOccasion | WordBan
    cards: frozenset[CardName] | None = None
    """None: any."""
    on: frozenset[CardName] | None = None
    is_plain: bool = False
    """Whether it fires for everybody who has such cards in the event, without any condition."""

    def concerned(self, event: Occurrence) -> tuple[Seat, ...]:
        """Of a plain law: who is meant by "that player"; nobody if it does not fire."""
        return tuple([part.seat for part in event.parts if self.is_about(event, part)])

    def is_about(self, event: Occurrence, part: Part) -> bool:
        """Whether one person's share in an event has the cards that the law waits for."""
        return (self.on is None or event.on in self.on) and self.is_enough(part)

    def is_enough(self, part: Part) -> bool:
        """Whether one person's share has as many of such cards as the law asks for."""
        quantity = None if isinstance(self.law, WordBan) else self.law.occasion.quantity
        wanted = self.cards
        if wanted is None:
            return quantity is None or quantity.holds(part.count)
        if quantity is None:
            return not wanted.isdisjoint(part.cards)
        return quantity.holds(sum(1 for card in part.cards if card in wanted))


class Listening:
    """The laws that wait for events, each event's with the lowest number first."""

    def __init__(self, by_event: Mapping[str, Sequence[Listener]]) -> None:
        self.by_event = {event: tuple(laws) for event, laws in by_event.items()}
        self._looking_below = frozenset(
            event for event, laws in by_event.items() if any(law.on is not None for law in laws)
        )
        """Events with a law that looks at the card that was in play before."""
        self._known: dict[tuple[object, ...], tuple[Listener, ...]] = {}

    def laws_for(self, event: Occurrence) -> Sequence[Listener]:
        """The laws that wait for an event; of one person's, just those that its cards concern.

        These are looked up once for each card, or number of cards that nobody sees.
        """
        happening, parts = event.happening, event.parts
        if len(parts) != 1:
            return self.by_event.get(happening, ())
        part = parts[0]
        if len(part.cards) > 1:
            return self._about(event, part)
        on = event.on if happening in self._looking_below else None
        key = (happening, on, part.count, part.cards)
        laws = self._known.get(key)
        if laws is None:
            laws = self._known[key] = self._about(event, part)
        return laws

    def _about(self, event: Occurrence, part: Part) -> tuple[Listener, ...]:
        waiting = self.by_event.get(event.happening, ())
        return tuple(law for law in waiting if law.is_about(event, part))


def is_plain(law: OnOccasion) -> bool:
    """Whether a law fires for everybody, whenever such cards are in the event."""
    occasion = law.occasion
    has_conditions = law.circumstances or law.tests or law.once_per or law.unless
    return isinstance(occasion.who, AnyPlayer) and not (has_conditions or occasion.words)


def is_meant(company: Any, who: Who | None, seat: Seat) -> bool:
    """Whether a person is the one that an occasion, or a law on laying, speaks of."""
    if who is None or isinstance(who, AnyPlayer):
        return True
    return person(company, who, None) == seat


def is_fired(chain: "Chain[Any]", listener: Listener, event: Occurrence) -> bool:
    """Ask a law about an event that it waits for; whether it has fired."""
    law, parts = listener.law, event.parts
    if not listener.is_plain or not isinstance(law, OnOccasion):
        return Firing(chain, listener, event).fires()
    those = (parts[0].seat,) if len(parts) == 1 else listener.concerned(event)
    if those:
        chain.fired.add(listener.number)
        chain.steps.append(Step(listener.number, law.effects, those))
    return bool(those)


class Firing:
    """One law, asked about one event."""

    def __init__(self, chain: "Chain[Any]", listener: Listener, event: Occurrence) -> None:
        self._chain, self._state = chain, chain.state
        self._listener, self._event = listener, event

    def fires(self) -> bool:
        """Fire if it does: its effects are the next that the chain will do."""
        law = self._listener.law
        if self._event.happening == "says" and self._state.is_aloud:
            return False  # the table hears nothing (law.duty.6)
        if isinstance(law, WordBan):
            return self._punishes(law)
        those = self._concerned(law)
        if those is None:
            return False
        is_verbal = bool(law.unless or (law.tests and any(map(_is_in_time, law.tests))))
        if is_verbal and self._state.is_aloud and not self._is_only_shown(law):
            return False
        number, chain = self._listener.number, self._chain
        chain.fired.add(number)
        if law.once_per:
            spent = facts.OnceSpent((), number, law.once_per, those or (Seat(-1),))
            chain.do(spent)
        step = Step(number, law.effects, those)
        if not is_verbal:
            chain.steps.append(step)
            return True
        for origin in those or (chain.turn(),):
            self._open(law, step, origin)
        return True

    def _is_only_shown(self, law: OnOccasion) -> bool:
        return not law.unless and not any(isinstance(test, Says) for test in law.tests)

    def _punishes(self, ban: WordBan) -> bool:
        for part in self._event.parts:
            if is_meant(self._state, ban.who, part.seat) and is_said(ban.words, self._event.words):
                self._chain.fired.add(self._listener.number)
                effects = (sanction_effect(ban.sanction),)
                self._chain.steps.append(Step(self._listener.number, effects, (part.seat,)))
                return True
        return False

    def _open(self, law: OnOccasion, step: Step, origin: Seat | None) -> None:
        """Let one person's effects hang on words, or on a card shown."""
        those = step.those and (() if origin is None else (origin,))
        own = Step(step.law, step.effects, those)
        needs, unless = [], []
        for test in law.tests:
            if isinstance(test, Says | Shows):
                who = person(self._state, test.person, origin)
                if who is None:
                    return
                needs.append(_want(who, test))
        for one in law.unless:
            who = person(self._state, one.person, origin)
            if who is not None:
                unless.append(Want(who, one.words))
        if not needs and not unless:
            self._chain.steps.append(own)
            return
        open_duty(self._chain, own, tuple(needs), tuple(unless))

    # ---- whom it concerns

    def _concerned(self, law: OnOccasion) -> tuple[Seat, ...] | None:
        """Who is meant by "that player"; empty for nobody's events. None: it does not fire."""
        event, occasion = self._event, law.occasion
        if occasion.words and not is_said(occasion.words, event.words):
            return None
        if occasion.who is None:
            turn = self._chain.turn()
            is_so = self._may_fire_for(law, None) and holds_all(self._chain, law.tests, turn)
            return () if is_so else None
        concerned = [
            part.seat
            for part in event.parts
            if self._listener.is_about(event, part)
            and is_meant(self._state, occasion.who, part.seat)
            and self._may_fire_for(law, part.seat)
            and holds_all(self._chain, law.tests, part.seat)
        ]
        return tuple(concerned) or None

    def _may_fire_for(self, law: OnOccasion, seat: Seat | None) -> bool:
        if law.once_per:
            spent = self._chain.standing.spent
            key = (self._listener.number, Seat(-1) if seat is None else seat)
            if any(key in spent.get(unit, ()) for unit in law.once_per):
                return False
        for circumstance in law.circumstances:
            if circumstance == "first turn":
                if seat is None or self._state.has_ended_turn(seat):
                    return False
            elif circumstance in ("own turn", "out of turn"):
                is_own = seat is not None and self._event.turn == seat
                if is_own != (circumstance == "own turn"):
                    return False
            elif not self._chain.runs(circumstance):
                return False
        return True


def _is_in_time(test: Test) -> bool:
    """Whether a condition comes true in its own time: by words, or by a card that is shown."""
    return isinstance(test, (Says, Shows))


def _want(seat: Seat, test: Says | Shows) -> Want:
    if isinstance(test, Says):
        return Want(seat, test.words)
    return Want(seat, "", test.cards)


def holds_all(chain: Any, tests: Sequence[Test], origin: Seat | None) -> bool:
    """Whether all that can be judged now holds; words and cards shown come in their own time."""
    return not tests or all(chain.holds(test, origin) for test in tests if not _is_in_time(test))
