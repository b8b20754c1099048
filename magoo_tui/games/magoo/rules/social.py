"""The Social: four alike on the pile, its end, and the corner (magoo.am5)."""

from collections.abc import Sequence
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import FACE, WILD_FOUR
from magoo_tui.games.magoo.laws.limits import space_for
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_ACHIEVED = (ClauseId("magoo.am5.1"),)
_ENDED = ClauseId("magoo.am5.4")
_OBSCURED = (_ENDED, ClauseId("magoo.am5.5"), ClauseId("magoo.am5.6"))
_BELOW = ClauseId("magoo.am5.11")
_NOTHING_BELOW = ClauseId("magoo.am5.12")


@enforces("magoo.am5.1", "magoo.am5.2", "magoo.am5.14")
def achieved(state: State, cards: list[Card]) -> list[Event[Any]]:
    """The fact of a Social, if these cards make one of the run on the pile or lengthen it."""
    face, pile = FACE[cards[-1]], state.pile
    if len(cards) == 1 and (len(pile) < 2 or FACE[pile[-2]] != face):
        return []  # two alike at most; no parameter makes a Social of fewer than three
    length = 0
    for card in reversed(cards):
        if FACE[card] != face:
            break
        length += 1
    if length == len(cards) and state.pile and FACE[state.pile[-1]] == face:
        length += state.run()
    if length < state.law.number("social") or state.law.is_suspended("magoo.am5"):
        return []
    return [facts.SocialAchieved(_ACHIEVED, length)]


@enforces("magoo.am5.3")
def is_off_social(state: State, cards: Sequence[Card]) -> bool:
    """Whether a Social runs that one of these cards does not match."""
    pile = state.pile
    if len(pile) < 2 or FACE[pile[-1]] != FACE[pile[-2]] or not state.social():
        return False
    face = FACE[pile[-1]]
    return any(FACE[card] != face for card in cards)


def objection_of_social(state: State) -> Refusal:
    """A card of another face needs the end of the Social first."""
    return Refusal(
        _ENDED, f"A Social of {state.top_face()} runs: its end is declared first (end social)."
    )


@enforces("magoo.am5.4", "magoo.am5.5", "magoo.am5.6", "magoo.am5.7")
def end_social(state: State, move: moves.EndSocial) -> Ruling:
    """The run goes face down into the corner, and what lay below is in play again."""
    length = state.social()
    if not length:
        return Refusal(_ENDED, "There is no Social to end.")
    cards = tuple(state.pile[-length:])
    is_all = length == len(state.pile)
    cites = (*_OBSCURED, _NOTHING_BELOW if is_all else _BELOW)
    obscured = facts.SocialObscured(cites, move.seat, state.acting_dealer(), cards)
    return [obscured, *(_turn_up(state) if is_all else [])]


@enforces("magoo.am5.11", "magoo.am5.12")
def _turn_up(state: State) -> list[Event[Any]]:
    """Nothing below: the next card is turned, past any Wild Draw Four."""
    cites = (_NOTHING_BELOW,)
    turned: list[Event[Any]] = []
    for card in reversed(state.draw):
        if FACE[card] != WILD_FOUR:
            return [*turned, facts.CardTurned(cites, card)]
        turned.append(facts.CardPutUnder(cites, card))
    return []


@enforces("magoo.am5.8", "magoo.am5.9", "magoo.am5.10")
def claim_corner(state: State) -> list[Event[Any]]:
    """The earliest of those who are out takes what lies in the corner, without a choice."""
    just_out = state.passing is not None
    cites = (ClauseId("magoo.am5.8" if just_out else "magoo.am5.9"),)
    seat = Seat(state.outs[0])
    count = space_for(state, seat, len(state.corner))
    return [facts.CornerClaimed(cites, seat, tuple(state.corner[:count]))] if count else []
