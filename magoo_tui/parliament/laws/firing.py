"""Whether a law fires upon an event, and for whom (law.fire.2)."""

from collections.abc import Mapping, Sequence
from itertools import repeat
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
    Circumstance,
    OnOccasion,
    Quantity,
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
    """A law that waits for something, with what it means looked up (`listener`)."""

    number: int
    law: OnOccasion | WordBan
    cards: frozenset[CardName] | None = None
    """None: any."""
    on: frozenset[CardName] | None = None
    quantity: Quantity | None = None
    """How many of such cards; None: one is enough."""
    tests: tuple[Test, ...] = ()
    """Its conditions that are judged at once."""
    is_verbal: bool = False
    """Whether its effects hang on words in time, or on a card that is shown."""
    is_plain: bool = False
    """Whether it fires for everybody who has such cards in the event, without any condition."""

    def is_about(self, event: Occurrence, part: Part) -> bool:
        """Whether one person's share in an event has the cards that the law waits for."""
        return (self.on is None or event.on in self.on) and self.is_enough(part)

    def is_enough(self, part: Part) -> bool:
        """Whether one person's share has as many of such cards as the law asks for."""
        quantity, wanted = self.quantity, self.cards
        if wanted is None:
            return quantity is None or quantity.holds(part.count)
        if quantity is None:
            return not wanted.isdisjoint(part.cards)
        return quantity.holds(sum(1 for card in part.cards if card in wanted))


def listener(
    number: int,
    law: OnOccasion | WordBan,
    cards: frozenset[CardName] | None = None,
    on: frozenset[CardName] | None = None,
) -> Listener:
    """A law as it listens, its cards being looked up by the game."""
    if not isinstance(law, OnOccasion):
        return Listener(number, law)
    occasion = law.occasion
    now = tuple(test for test in law.tests if not isinstance(test, Says | Shows))
    has_conditions = law.circumstances or law.tests or law.once_per or law.unless or occasion.words
    return Listener(
        number=number,
        law=law,
        cards=cards,
        on=on,
        quantity=occasion.quantity,
        tests=now,
        is_verbal=bool(law.unless) or len(now) < len(law.tests),
        is_plain=isinstance(occasion.who, AnyPlayer) and not has_conditions,
    )


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
        return tuple([law for law in waiting if law.is_about(event, part)])


def is_meant(company: Any, who: Who | None, seat: Seat) -> bool:
    """Whether a person is the one that an occasion, or a law on laying, speaks of."""
    if who is None or type(who) is AnyPlayer:
        return True
    return person(company, who, None) == seat


def is_fired(chain: "Chain[Any]", one: Listener, event: Occurrence) -> bool:
    """Ask a law about an event that it waits for; whether it has fired.

    If so its effects are the next that the chain will do, or they hang on words from now on.
    """
    law, parts = one.law, event.parts
    if type(law) is not OnOccasion:
        return _is_ban_broken(chain, one, event)
    if one.is_plain and len(parts) == 1:
        those: tuple[Seat, ...] | None = (parts[0].seat,)
    else:
        those = _concerned(chain, one, law, event)
    if those is None or (one.is_verbal and not _is_heard(chain, law)):
        return False
    chain.fired.add(one.number)
    if law.once_per:
        chain.do(facts.OnceSpent((), one.number, law.once_per, those or (Seat(-1),)))
    step = Step(one.number, law.effects, those)
    if not one.is_verbal:
        chain.steps.append(step)
        return True
    for origin in those or (chain.turn(),):
        _open(chain, law, step, origin)
    return True


def _is_ban_broken(chain: "Chain[Any]", one: Listener, event: Occurrence) -> bool:
    """Whether somebody has said what a law forbids; the table may hear nothing (law.duty.6)."""
    ban = one.law
    if type(ban) is not WordBan or chain.state.is_aloud:
        return False
    for part in event.parts:
        if is_meant(chain.state, ban.who, part.seat) and is_said(ban.words, event.words):
            chain.fired.add(one.number)
            effects = (sanction_effect(ban.sanction),)
            chain.steps.append(Step(one.number, effects, (part.seat,)))
            return True
    return False


def _is_heard(chain: "Chain[Any]", law: OnOccasion) -> bool:
    """Whether the table can know of what the effects hang on: of cards shown, or of words too."""
    is_only_shown = not law.unless and not any(isinstance(test, Says) for test in law.tests)
    return is_only_shown or not chain.state.is_aloud


def _open(chain: "Chain[Any]", law: OnOccasion, step: Step, origin: Seat | None) -> None:
    """Let one person's effects hang on words, or on a card shown."""
    those = step.those and (() if origin is None else (origin,))
    own = Step(step.law, step.effects, those)
    needs, unless = [], []
    for test in law.tests:
        if isinstance(test, Says | Shows):
            who = person(chain.state, test.person, origin)
            if who is None:
                return
            needs.append(_want(who, test))
    for one in law.unless:
        who = person(chain.state, one.person, origin)
        if who is not None:
            unless.append(Want(who, one.words))
    if not needs and not unless:
        chain.steps.append(own)
        return
    open_duty(chain, own, tuple(needs), tuple(unless))


def _want(seat: Seat, test: Says | Shows) -> Want:
    if isinstance(test, Says):
        return Want(seat, test.words)
    return Want(seat, "", test.cards)


# ---- whom it concerns


def _concerned(
    chain: "Chain[Any]", one: Listener, law: OnOccasion, event: Occurrence
) -> tuple[Seat, ...] | None:
    """Who is meant by "that player"; empty for nobody's events. None: it does not fire."""
    state, occasion, parts = chain.state, law.occasion, event.parts
    if occasion.words and (state.is_aloud or not is_said(occasion.words, event.words)):
        return None  # people who hear each other judge words themselves (law.duty.6)
    if occasion.who is None:
        return () if _may_fire_for(chain, one, law, event, None) else None
    concerned: tuple[Seat, ...] = ()
    for part in parts:
        if (
            (len(parts) == 1 or one.is_about(event, part))
            and is_meant(state, occasion.who, part.seat)
            and (one.is_plain or _may_fire_for(chain, one, law, event, part.seat))
        ):
            concerned += (part.seat,)
    return concerned or None


def _may_fire_for(
    chain: "Chain[Any]", one: Listener, law: OnOccasion, event: Occurrence, seat: Seat | None
) -> bool:
    """Whether what can be judged now holds; words and cards shown come in their own time."""
    if law.once_per:
        spent, key = chain.standing.spent, (one.number, Seat(-1) if seat is None else seat)
        if any(key in spent.get(unit, ()) for unit in law.once_per):
            return False
    for circumstance in law.circumstances:
        if not _is_so(chain, circumstance, event, seat):
            return False
    origin = chain.turn() if seat is None else seat
    return all(map(chain.holds, one.tests, repeat(origin)))


def _is_so(
    chain: "Chain[Any]", circumstance: Circumstance, event: Occurrence, seat: Seat | None
) -> bool:
    if circumstance == "first turn":
        return seat is not None and not chain.state.has_ended_turn(seat)
    if circumstance in ("own turn", "out of turn"):
        is_own = seat is not None and event.turn == seat
        return is_own == (circumstance == "own turn")
    return chain.runs(circumstance)
