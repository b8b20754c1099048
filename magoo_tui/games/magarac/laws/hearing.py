"""What laws hear of a fact."""

from collections.abc import Callable, Container, Sequence
from typing import Any, Final

from magoo_tui.games.magarac import events as own
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.events import Drunk, TurnEnded
from magoo_tui.rulebook.language.law import Happening
from magoo_tui.rulebook.standing import Occurrence, Part

_NOTHING: tuple[Occurrence, ...] = ()


def hear(
    state: State, fact: Event[Any], awaited: Container[str], *, is_session: bool
) -> Sequence[Occurrence]:
    """Apply a fact, and give the events in it that are awaited, in their order.

    In a session laws do not fire: nothing that happens in it is an event (law.fire.9).
    """
    heard, occurrences = _HEARD.get(type(fact)), _NOTHING
    if heard is not None and not is_session:
        found = heard(state, fact)
        occurrences = tuple([event for event in found if event.happening in awaited])
    fact.apply(state)
    return occurrences


def _of(state: State, seat: Seat, *happenings: Happening, count: int = 1) -> list[Occurrence]:
    """One person's events, with their share in them."""
    part = (Part(seat, count),)
    return [Occurrence(happening, part, turn=state.turn) for happening in happenings]


def _about(*happenings: Happening) -> Callable[[State, Any], Sequence[Occurrence]]:
    def heard(state: State, fact: Any) -> Sequence[Occurrence]:
        return _of(state, fact.seat, *happenings)

    return heard


def _passed(state: State, fact: own.CardPassed) -> Sequence[Occurrence]:
    return [*_of(state, fact.seat, "passes"), *_of(state, fact.to, "receives")]


def _dealt(state: State, fact: own.Dealt) -> Sequence[Occurrence]:
    seats = [*state.clockwise()]
    parts = tuple(Part(seat, len(fact.hands[seat])) for seat in seats)
    return (Occurrence("is dealt", parts), Occurrence("a round begins"))


def _lost(state: State, fact: own.HandLost) -> Sequence[Occurrence]:
    parts = tuple(Part(seat) for seat in fact.seats)
    return (
        Occurrence("slaps last", parts, turn=state.turn),
        Occurrence("loses", parts, turn=state.turn),
    )


def _over(state: State, fact: Event[Any]) -> Sequence[Occurrence]:
    """A hand is over; with the game, if it is still being played. So are times that end with it."""
    if not state.is_in_hand:
        return ()
    return (Occurrence("a round ends", turn=state.turn), Occurrence("expiry"))


def _spoken(state: State, fact: Spoke) -> Sequence[Occurrence]:
    """When the game is over words are mere words."""
    if state.is_over:
        return ()
    return (Occurrence("says", (Part(fact.seat),), words=fact.words, turn=state.turn),)


def _came(state: State, fact: own.TurnCame) -> Sequence[Occurrence]:
    return (Occurrence("starts a turn", (Part(fact.seat),), turn=fact.seat),)


def _turn_over(state: State, fact: TurnEnded) -> Sequence[Occurrence]:
    return [*_of(state, fact.seat, "ends a turn"), Occurrence("expiry")]


def _drunk(state: State, fact: Drunk) -> Sequence[Occurrence]:
    return _of(state, fact.seat, "drinks", count=fact.count)


_HEARD: Final[dict[type[Event[Any]], Callable[[State, Any], Sequence[Occurrence]]]] = {
    own.CardPassed: _passed,
    own.Dealt: _dealt,
    own.SlappedFirst: _about("slaps", "slaps first"),
    own.Followed: _about("slaps"),
    own.SlappedFalsely: _about("slaps", "slaps falsely"),
    own.SlapAnswered: _about("slaps"),
    own.LetterTaken: _about("takes a letter"),
    own.HandLost: _lost,
    own.HandEnded: _over,
    own.GameEnded: _over,
    own.TurnCame: _came,
    TurnEnded: _turn_over,
    Drunk: _drunk,
    Spoke: _spoken,
}
"""By kind of fact; what is not named here no law waits for."""
