"""Magoo on the screens, all of it."""

from typing import Final

from textual.screen import Screen

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.games.magoo.words import debt_at_rest
from magoo_tui.tui.actions import is_asked
from magoo_tui.tui.faces.face import Face, procedure_of
from magoo_tui.tui.faces.magoo import cards, telling
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.faces.magoo.laying import Laying
from magoo_tui.tui.faces.magoo.piles import Piles
from magoo_tui.tui.faces.magoo.seats import heading, seats
from magoo_tui.tui.palette import SHAPES

MOST_CARDS: Final = 4
"""Calls of Magoos of up to so many cards have a key; more of them are typed."""


def _is_choosing(view: SeatView) -> bool:
    is_on_turn = view.stage == "turn" and view.seat is not None and view.turn == view.seat
    return is_asked(view) or (is_on_turn and not view.must_name_color)


def _ended(view: SeatView) -> int | None:
    return None if view.ending is None else view.round_number


def _ending(view: SeatView) -> Screen[None]:
    from magoo_tui.tui.faces.magoo.ending import EndingScreen

    return EndingScreen(view)


def _newest(view: SeatView) -> int | None:
    return view.drawn


def _calls(view: SeatView) -> tuple[str, ...]:
    return telling.calls_known(view, MOST_CARDS)


MAGOO: Final = Face(
    look=cards.look,
    spoken=cards.spoken,
    rank=cards.rank,
    cards_in_text=cards.IN_TEXT,
    heading=heading,
    seats=seats,
    middle=Piles,
    marks=telling.marks,
    newest=_newest,
    situation=telling.situation,
    in_place_of_cards=telling.in_place_of_cards,
    besides_laws=debt_at_rest,
    hand_stages=frozenset({"turn", "demand"}),
    is_choosing=_is_choosing,
    actions=ACTIONS,
    playing=Laying,
    procedure=procedure_of,
    ended=_ended,
    ending=_ending,
    signs=tuple(SHAPES.items()),
    speech={
        "typed": "Calls are typed, and the table judges them (magoo.uno.28).",
        "aloud": "Calls are said aloud; who missed one is charged (magoo.uno.39).",
    },
    seats_clause="magoo.uno.2",
    calls=_calls,
)
