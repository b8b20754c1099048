"""What laws hear of a fact."""

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, TypeAlias

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.events import DeedDone
from magoo_tui.parliament.laws.events import (
    ActBegins,
    Drunk,
    DutyClosed,
    LawUpheld,
    TurnEnded,
    WantMet,
)
from magoo_tui.rulebook.language.law import Happening
from magoo_tui.rulebook.standing import Occurrence, Part

_ALONE: Final = [(name,) for name in NAME]
"""By card: its name by itself."""


Awaited: TypeAlias = AbstractSet[str]
"""The events that some law waits for."""

Ear: TypeAlias = Callable[[State, Any, Awaited], Sequence[Occurrence]]
"""Gives the events in a fact, before it is applied, as far as they are awaited."""

_NOTHING: tuple[Occurrence, ...] = ()


def _with_faces(seat: Seat, cards: Sequence[Card]) -> Part:
    """A share of cards that all see."""
    names = _ALONE[cards[0]] if len(cards) == 1 else tuple([NAME[card] for card in cards])
    return Part(seat, len(cards), names)


def _of(
    state: State, awaited: Awaited, happening: Happening, share: Part
) -> tuple[Occurrence, ...]:
    """An event of one person, if it is awaited."""
    if happening not in awaited:
        return _NOTHING
    return (Occurrence(happening, (share,), turn=state.turn),)


def _nobodys(happening: Happening) -> Ear:
    def heard(state: State, fact: Any, awaited: Awaited) -> Sequence[Occurrence]:
        return (Occurrence(happening, turn=state.turn),)

    return heard


def _laid(state: State, fact: facts.CardsLaid, awaited: Awaited) -> Sequence[Occurrence]:
    """What is laid is played, and discarded."""
    share, turn = (_with_faces(fact.seat, fact.cards),), state.turn
    heard: list[Occurrence] = []
    if "plays" in awaited:
        on = NAME[state.pile[-1]] if state.pile else None
        heard.append(Occurrence("plays", share, on, turn=turn))
    if "discards" in awaited:
        heard.append(Occurrence("discards", share, turn=turn))
    return heard


def _taken(state: State, fact: facts.CardsTaken, awaited: Awaited) -> Sequence[Occurrence]:
    seat = fact.seat
    taken = taking_events(state, awaited, Part(seat, len(fact.cards)), fact.cause)
    return taken + _comes_in(state, awaited, seat) if seat in state.outs else taken


def _let_go(state: State, fact: facts.CardsLetGo, awaited: Awaited) -> Sequence[Occurrence]:
    """The end of a taking: what has come before is the event, if anything has."""
    return _NOTHING


def taking_events(
    state: State, awaited: Awaited, share: Part, cause: str
) -> tuple[Occurrence, ...]:
    """Drawn: by command, by law, or as a debt; penalty cards: all others, and the debt too."""
    if cause in ("draw", "law"):
        return _of(state, awaited, "draws", share)
    penalty = _of(state, awaited, "takes a penalty", share)
    return _of(state, awaited, "draws", share) + penalty if cause == "debt" else penalty


def _comes_in(state: State, awaited: Awaited, seat: Seat) -> tuple[Occurrence, ...]:
    return _of(state, awaited, "comes back in", Part(seat)) if seat in state.outs else _NOTHING


def _gift(state: State, fact: facts.CardsGiven, awaited: Awaited) -> Sequence[Occurrence]:
    count = len(fact.cards)
    given = _of(state, awaited, "gives", Part(fact.seat, count))
    received = _of(state, awaited, "receives", Part(fact.to, count))
    return given + received + _comes_in(state, awaited, fact.to)


def _threesome(state: State, fact: facts.ThreesomeGiven, awaited: Awaited) -> Sequence[Occurrence]:
    given = _of(state, awaited, "gives", _with_faces(fact.seat, fact.cards))
    received = _of(state, awaited, "receives", _with_faces(fact.to, fact.cards))
    return given + received + _comes_in(state, awaited, fact.to)


def _swapped(state: State, fact: facts.HandsSwapped, awaited: Awaited) -> Sequence[Occurrence]:
    """Who was out comes in by the hand that they are given."""
    hands, one, two = state.hands, fact.seat, fact.other
    return [
        *(_comes_in(state, awaited, one) if hands[two] else ()),
        *(_comes_in(state, awaited, two) if hands[one] else ()),
    ]


def _discarded(state: State, fact: facts.CardsDiscarded, awaited: Awaited) -> Sequence[Occurrence]:
    return _of(state, awaited, "discards", _with_faces(fact.seat, fact.cards))


def _dealt(state: State, fact: facts.Dealt, awaited: Awaited) -> Sequence[Occurrence]:
    parts = tuple(
        Part(seat, len(fact.hands[seat]))
        for seat in state.round_from(fact.dealer)
        if fact.hands[seat]
    )
    heard = (Occurrence("is dealt", parts), Occurrence("a round begins"))
    return [event for event in heard if event.happening in awaited]


def _ended(state: State, fact: facts.RoundEnded, awaited: Awaited) -> Sequence[Occurrence]:
    end = fact.conclusion
    heard = [Occurrence("loses", tuple(Part(seat) for seat in end.losers))]
    if end.winner is not None:
        heard.append(Occurrence("wins", (Part(end.winner),)))
    heard += (Occurrence("a round ends"), Occurrence("expiry"))
    return [event for event in heard if event.happening in awaited]


def _spoken(state: State, fact: Spoke, awaited: Awaited) -> Sequence[Occurrence]:
    if "says" not in awaited:
        return _NOTHING
    return (Occurrence("says", (Part(fact.seat),), words=fact.words, turn=state.turn),)


def _raised(state: State, fact: facts.DebtRaised, awaited: Awaited) -> Sequence[Occurrence]:
    return (Occurrence("a Pile-On begins", turn=state.turn),) if fact.is_opening else _NOTHING


def _turn_over(state: State, fact: TurnEnded, awaited: Awaited) -> Sequence[Occurrence]:
    is_gone = fact.seat in state.gone
    ends = _NOTHING if is_gone else _of(state, awaited, "ends a turn", Part(fact.seat))
    return (*ends, Occurrence("expiry")) if "expiry" in awaited else ends


def _about(happening: Happening) -> Ear:
    def heard(state: State, fact: Any, awaited: Awaited) -> Sequence[Occurrence]:
        return (Occurrence(happening, (Part(fact.seat),), turn=state.turn),)

    return heard


def _came(state: State, fact: facts.TurnCame, awaited: Awaited) -> Sequence[Occurrence]:
    return (Occurrence("starts a turn", (Part(fact.seat),), turn=fact.seat),)


def _drunk(state: State, fact: Drunk, awaited: Awaited) -> Sequence[Occurrence]:
    return (Occurrence("drinks", (Part(fact.seat, fact.count),), turn=state.turn),)


EARS: Final[Mapping[type[Event[Any]], Ear]] = {
    facts.CardsLaid: _laid,
    facts.CardsTaken: _taken,
    facts.CardsLetGo: _let_go,
    facts.CardsGiven: _gift,
    facts.ThreesomeGiven: _threesome,
    facts.HandsSwapped: _swapped,
    facts.CardsDiscarded: _discarded,
    facts.CornerClaimed: lambda state, fact, awaited: _comes_in(state, awaited, fact.seat),
    facts.Passed: _about("passes"),
    facts.Dealt: _dealt,
    facts.RoundEnded: _ended,
    facts.WentOut: _about("goes out"),
    facts.SocialAchieved: _nobodys("a Social begins"),
    facts.SocialObscured: _nobodys("a Social ends"),
    facts.DebtRaised: _raised,
    facts.DebtSettled: _nobodys("a Pile-On ends"),
    facts.PileShuffled: _nobodys("the draw pile is reshuffled"),
    facts.DrawPileMixed: _nobodys("the draw pile is reshuffled"),
    facts.TurnCame: _came,
    TurnEnded: _turn_over,
    Drunk: _drunk,
    Spoke: _spoken,
}
"""By kind of fact: what laws hear of it, where they wait for one of its events (`MAY_HEAR`)."""

HEARD_ALWAYS: Final[frozenset[type[Event[Any]]]] = frozenset(
    {
        *(Spoke, ActBegins, DutyClosed, WantMet, LawUpheld, DeedDone, facts.SeatLeft),
    }
)
"""Facts that laws may have to do with whatever they say."""
MAY_HEAR: Final[Mapping[type[Event[Any]], tuple[str, ...]]] = {
    facts.CardsLaid: ("plays", "discards"),
    facts.CardsTaken: ("draws", "takes a penalty", "comes back in"),
    facts.CardsLetGo: ("draws", "takes a penalty", "comes back in"),
    facts.CardsOwed: (
        *("draws", "takes a penalty", "comes back in"),
        "the draw pile is reshuffled",
    ),
    facts.CardsGiven: ("gives", "receives", "comes back in"),
    facts.ThreesomeGiven: ("gives", "receives", "comes back in"),
    facts.HandsSwapped: ("comes back in",),
    facts.CardsDiscarded: ("discards",),
    facts.CornerClaimed: ("comes back in",),
    facts.Passed: ("passes",),
    facts.Dealt: ("is dealt", "a round begins"),
    facts.RoundEnded: ("loses", "wins", "a round ends", "expiry"),
    facts.WentOut: ("goes out",),
    facts.SocialAchieved: ("a Social begins",),
    facts.SocialObscured: ("a Social ends",),
    facts.DebtRaised: ("a Pile-On begins",),
    facts.DebtSettled: ("a Pile-On ends",),
    facts.PileShuffled: ("the draw pile is reshuffled",),
    facts.DrawPileMixed: ("the draw pile is reshuffled",),
    facts.TurnCame: ("starts a turn",),
    TurnEnded: ("ends a turn", "expiry"),
    Drunk: ("drinks",),
    Spoke: ("says",),
}
"""By kind of fact: the events that there may be in it, or in what it leaves to be done."""
