"""Magarac, as the table plays it."""

from collections.abc import Sequence
from typing import Any, Final, Union

from magoo_tui.games.magarac import events as own
from magoo_tui.games.magarac.cards import NAME
from magoo_tui.games.magarac.narration import narrate
from magoo_tui.games.magarac.notation import format_for_all, format_move, open_table, parse_move
from magoo_tui.games.magarac.notation.checks import check
from magoo_tui.games.magarac.rules import carry_out, decide
from magoo_tui.games.magarac.rules.bylaws import COMMITTEE
from magoo_tui.games.magarac.rules.hands import awaits_deal, next_pack
from magoo_tui.games.magarac.rules.order import gone
from magoo_tui.games.magarac.state import State
from magoo_tui.games.magarac.view import limit_of, view_for
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

EVENTS: Final = (Spoke, *shared.KINDS, *laws.KINDS, *racing.KINDS, *own.KINDS)
"""Every kind of fact that a Magarac table can store."""


def _is_foreseeable(move: Move, ruling: Facts) -> bool:
    """What words not said would cost before the act nobody is told beforehand."""
    return not any(isinstance(fact, laws.ActBegins) for fact in ruling)


def _gone(state: State, seat: Seat) -> Refusal | None:
    return gone(state, seat) if seat in state.gone else None


def _shuffle_wanted(state: State) -> Sequence[CardName] | None:
    return [NAME[card] for card in next_pack(state)] if awaits_deal(state) else None


def _is_deal_open(state: State) -> bool:
    return state.round_number == 0 and awaits_deal(state)


def _result_of(state: State, fact: Event[Any]) -> RoundResult | None:
    """The game that a fact has ended: hands are no games, and nobody is ranked (magarac.end.4)."""
    if not isinstance(fact, own.GameEnded):
        return None
    return RoundResult(
        number=1,
        seats=tuple(state.names[seat] for seat in state.members()),
        finished=(),
        losers=tuple(state.names[seat] for seat in fact.losers),
        exempt=(),
    )


def _ends_round(fact: Event[Any]) -> bool:
    return isinstance(fact, own.HandEnded | own.GameEnded | own.TableClosed)


MAGARAC: Final = Game(
    name="magarac",
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
    awaits_shuffle=lambda _: False,
    limit_of=limit_of,
    view_for=view_for,
    result_of=_result_of,
    ends_round=_ends_round,
    stage_of=State.stage,
    narrate=narrate,
    law_context=COMMITTEE.law_context,
    check=check,
    events=Union[EVENTS],  # noqa: UP007 (a union of a tuple of kinds has no other form)
)
