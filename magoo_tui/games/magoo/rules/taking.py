"""Taking cards from the draw pile, and what happens when it runs short (magoo.uno.31, 32)."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo.cards import ALONE, UNO
from magoo_tui.games.magoo.laws.compiled import looked_up
from magoo_tui.games.magoo.laws.limits import limit_clause, space_for
from magoo_tui.games.magoo.state import State, Take
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_RESHUFFLE = (ClauseId("magoo.uno.31"),)
_NOTHING_THERE = ClauseId("magoo.uno.32")


def taking(
    state: State, seat: Seat, count: int, cause: str, cites: tuple[ClauseId, ...]
) -> Event[Any]:
    """The fact that a seat takes so many cards, at once or as soon as there are enough."""
    draw, standing = state.draw, state.law.standing
    if standing is not None and (standing.compiled or looked_up(standing)).limit is not None:
        count = space_for(state, seat, count)
        if not count:
            return facts.CardsLetGo((limit_clause(state), *cites), seat, 0, cause)
    if len(draw) < count or state.takes:
        return facts.CardsOwed(cites, Take(seat, count, cause, cites))
    cards = ALONE[draw[-1]] if count == 1 else tuple(draw[: -count - 1 : -1])
    return facts.CardsTaken(cites, seat, cards, cause)


def to_be_shuffled(state: State) -> list[Card]:
    """The cards of the shuffle that is waited for: the discards, or by a law the draw pile."""
    standing = state.law.standing
    is_by_law = standing is not None and standing.is_pile_shuffled
    return state.draw if is_by_law else loose(state)


@enforces("magoo.uno.31", "magoo.uno.32")
def go_on_taking(state: State) -> Event[Any]:
    """The next fact of a taking that the draw pile could not serve at once."""
    take = state.takes[0]
    there = min(take.count, len(state.draw))
    if there:
        cards = tuple(state.draw[: -there - 1 : -1])
        return facts.CardsTaken(take.cites, take.seat, cards, take.cause, take.count - there)
    if loose(state):
        return facts.ShuffleAwaited(_RESHUFFLE)
    cites = (_NOTHING_THERE, *take.cites)
    return facts.CardsLetGo(cites, take.seat, take.count, take.cause)


@enforces("magoo.am5.14")
def loose(state: State) -> list[Card]:
    """The discards that a reshuffle takes: all but the run on top, and the card below a Social."""
    below = 1 if state.social() else 0
    return state.pile[: max(0, len(state.pile) - state.run() - below)]


def reshuffle(state: State, move: Shuffle) -> Ruling:
    """The discards, all but what rests on top, become the draw pile; or a law mixes that pile."""
    standing = state.law.standing
    if standing is not None and standing.is_pile_shuffled:
        return _mix(state, move)
    discards = loose(state)
    cards = UNO.pick(move.cards, discards)
    if cards is None or len(cards) != len(discards):
        return Refusal(
            ClauseId("magoo.uno.1"), f"The shuffle must name exactly the {len(discards)} discards."
        )
    return [facts.PileShuffled(_RESHUFFLE, tuple(cards))]


def _mix(state: State, move: Shuffle) -> Ruling:
    cards = UNO.pick(move.cards, state.draw)
    if cards is None or len(cards) != len(state.draw):
        return Refusal(
            ClauseId("magoo.uno.1"),
            f"The shuffle must name exactly the {len(state.draw)} cards of the draw pile.",
        )
    return [facts.DrawPileMixed(_RESHUFFLE, tuple(cards))]
