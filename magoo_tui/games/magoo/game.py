"""Magoo, as the table plays it."""

from collections.abc import Sequence
from typing import Any, Final, Union

from magoo_tui.games.magoo import events as own
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import NAME, UNO
from magoo_tui.games.magoo.narration import narrate
from magoo_tui.games.magoo.notation import format_for_all, format_move, open_table, parse_move
from magoo_tui.games.magoo.notation.checks import check
from magoo_tui.games.magoo.rules import carry_out, decide
from magoo_tui.games.magoo.rules.bylaws import COMMITTEE
from magoo_tui.games.magoo.rules.order import gone
from magoo_tui.games.magoo.rules.taking import to_be_shuffled
from magoo_tui.games.magoo.state import State
from magoo_tui.games.magoo.view import limit_of, view_for
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.game import Game
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.results import RoundResult
from magoo_tui.kernel.rulings import Facts, Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament import events as shared
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import events as laws

EVENTS: Final = (Spoke, *shared.KINDS, *laws.KINDS, *racing.COURSE, *own.KINDS)
"""Every kind of fact that a Magoo table can store."""


_UNFORESEEN: Final = (moves.Draw, moves.EndSocial, moves.Challenge, moves.Catch)
"""What brings unseen cards, or a verdict on somebody else, to light."""


def _is_foreseeable(move: Move, ruling: Facts) -> bool:
    """What words not said would cost before the act brings to light, nobody is told either."""
    return not isinstance(move, _UNFORESEEN) and not any(
        isinstance(fact, laws.ActBegins) for fact in ruling
    )


def _gone(state: State, seat: Seat) -> Refusal | None:
    return gone(state, seat) if seat in state.gone else None


def _shuffle_wanted(state: State) -> Sequence[CardName] | None:
    """The cards of the next shuffle: the discards, by a law the draw pile, or the whole deck."""
    if state.is_shuffle_due:
        return [NAME[card] for card in to_be_shuffled(state)]
    if state.is_round_called or _is_deal_open(state):
        return [NAME[card] for card in UNO.pack(state.decks)]
    return None


def _is_deal_open(state: State) -> bool:
    is_first = state.round_number == 0 and not state.is_over
    return is_first and state.assembly.session is None


def _result_of(state: State, fact: Event[Any]) -> RoundResult | None:
    """The round that a fact has ended, by names."""
    if not isinstance(fact, own.RoundEnded):
        return None
    names, end = state.names, fact.conclusion
    touched = {*state.members(), *end.losers}
    return RoundResult(
        number=state.round_number,
        seats=tuple(names[seat] for seat in sorted(touched)),
        finished=tuple(names[seat] for seat in end.finished),
        losers=tuple(names[seat] for seat in end.losers),
        exempt=tuple(names[seat] for seat in end.exempt),
    )


MAGOO: Final = Game(
    name="magoo",
    open_table=open_table,
    parse_move=parse_move,
    format_move=format_move,
    format_for_all=format_for_all,
    decide=decide,
    carry_out=carry_out,
    gone=_gone,
    is_foreseeable=_is_foreseeable,
    shuffle_wanted=_shuffle_wanted,
    is_deal_open=_is_deal_open,
    awaits_shuffle=lambda fact: isinstance(fact, own.ShuffleAwaited | own.PileOpened),
    limit_of=limit_of,
    view_for=view_for,
    result_of=_result_of,
    ends_round=lambda fact: isinstance(fact, own.RoundEnded),
    stage_of=State.stage,
    narrate=narrate,
    law_context=COMMITTEE.law_context,
    check=check,
    events=Union[EVENTS],  # noqa: UP007 (a union of a tuple of kinds has no other form)
)
