"""Slaps: true, following, false, answering (magarac.play.5 to 9, 13, 14, travel.10, 11)."""

from typing import Any, Final

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import WORD, four_alike
from magoo_tui.games.magarac.rules.letters import letters_for
from magoo_tui.games.magarac.rules.passing import holds_traveller
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Leave, Move
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.parliament.hearing import heard_among
from magoo_tui.parliament.racing import Arrived, RaceOpened
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import tr

_RACE: Final = ClauseId("magarac.play.8")
_TRUE = (_RACE, ClauseId("magarac.play.6"), ClauseId("magarac.play.5"))
_AS_DEALT = (*_TRUE, ClauseId("magarac.play.7"))
_FOLLOWS = (_RACE,)
_SHOUT = (ClauseId("magarac.play.9"),)
_FALSE: Final = ClauseId("magarac.play.13")
_PRICE = (_FALSE, ClauseId("magarac.score.2"))
_ANSWER = (ClauseId("magarac.play.14"),)
_TRAVELLING: Final = ClauseId("magarac.travel.10")


@enforces(
    "magarac.play.5", "magarac.play.7", "magarac.play.13", "magarac.play.14", "magarac.travel.10"
)
def slap(state: State, move: moves.Slap) -> Ruling:
    """In turn or not; true with four alike, else false, or an answer to a false one."""
    if state.race is not None:
        return _follow(state, move)
    seat, name = move.seat, state.names[move.seat]
    if state.is_travelling and holds_traveller(state, seat):
        return Refusal(
            _TRAVELLING, tr("{seat} holds the travelling card and may not slap first.", seat=name)
        )
    if four_alike(state.hands[seat]):
        return _slap_truly(state, move)
    if seat in state.slapped:
        return Refusal(
            _FALSE, tr("{seat} has slapped already, and no card has moved since.", seat=name)
        )
    if state.misled_by is not None:
        return [facts.SlapAnswered(_ANSWER, seat)]
    false: list[Event[Any]] = [facts.SlappedFalsely((_FALSE,), seat)]
    if state.law.values["false_slap"] == "letter":
        false += letters_for(state, [seat], _PRICE)
    return false


@enforces("magarac.play.6", "magarac.play.8", "magarac.travel.7", "magarac.travel.11")
def _slap_truly(state: State, move: moves.Slap) -> list[Event[Any]]:
    """The race begins: everybody else has to slap."""
    cites = _AS_DEALT if state.is_as_dealt else _TRUE
    others = tuple(seat for seat in state.members() if seat != move.seat)
    return [facts.SlappedFirst(cites, move.seat), RaceOpened(_FOLLOWS, others)]


@enforces("magarac.play.8", "magarac.play.9")
def _follow(state: State, move: moves.Slap) -> Ruling:
    """Once each; where the word must be said, the later of slap and word gives the place."""
    seat = move.seat
    if seat == state.first or seat in state.followed:
        return Refusal(_RACE, tr("{seat} has slapped already.", seat=state.names[seat]))
    following: list[Event[Any]] = [facts.Followed(_FOLLOWS, seat)]
    is_complete = not must_shout(state) or seat in state.shouted or _is_shouted(move)
    if is_complete:
        following.append(Arrived(_FOLLOWS, seat, move.at))
    return following


def must_shout(state: State) -> bool:
    """Whether the table listens for the word (magarac.play.9)."""
    return not state.is_aloud and state.law.values["shout"] == "said"


def _is_shouted(move: Move) -> bool:
    return heard_among(WORD, move.words)


@enforces("magarac.play.9")
def shout(state: State, move: Move) -> list[Event[Any]]:
    """What the words of a line mean for a race in which the word must be said."""
    race, seat = state.race, move.seat
    if race is None or seat not in race.waited_for or seat in state.shouted:
        return []
    if type(move) is Leave or not must_shout(state) or not _is_shouted(move):
        return []
    shouted: list[Event[Any]] = [facts.Shouted(_SHOUT, seat)]
    if seat in state.followed:
        shouted.append(Arrived(_SHOUT, seat, move.at))
    return shouted
