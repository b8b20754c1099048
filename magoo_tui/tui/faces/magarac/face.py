"""Magarac on the screens, all of it."""

from typing import Final

from textual.screen import Screen

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.games.magarac.spoken import spoken_card
from magoo_tui.tui.faces.face import Face, Raise, procedure_of
from magoo_tui.tui.faces.magarac import cards, telling
from magoo_tui.tui.faces.magarac.actions import ACTIONS, IN_HAND
from magoo_tui.tui.faces.magarac.middle import FlatTop
from magoo_tui.tui.faces.magarac.passing import Passing
from magoo_tui.tui.faces.magarac.standing import heading, seats


def _is_choosing(view: SeatView) -> bool:
    return view.stage == "turn" and view.seat is not None and view.turn == view.seat


def _marks(view: SeatView) -> tuple[bool, ...]:
    return view.fits


def _may_buzz(view: SeatView) -> bool:
    """In a hand, and by those who slap so soon after the first that no race is on a screen yet."""
    race = view.race
    is_run = race is not None and race.deed == "slap" and not race.throwers
    return is_run or view.stage in IN_HAND


def _procedure(view: SeatView) -> Raise | None:
    if view.forfeit_proposal is not None:
        from magoo_tui.tui.faces.magarac.forfeit import ForfeitModal

        return ForfeitModal
    return procedure_of(view)


def _ended(view: SeatView) -> int | None:
    return view.round_number if view.stage == "over" else None


def _ending(view: SeatView) -> Screen[None]:
    from magoo_tui.tui.faces.magarac.ending import DonkeyScreen

    return DonkeyScreen(view)


def _calls(view: SeatView) -> tuple[str, ...]:
    return (WORD.capitalize(),) if view.must_shout else ()


MAGARAC: Final = Face(
    look=cards.look,
    spoken=spoken_card,
    rank=cards.rank,
    cards_in_text=cards.CARDS_IN_TEXT,
    heading=heading,
    seats=seats,
    middle=FlatTop,
    marks=_marks,
    newest=telling.newest,
    situation=telling.situation,
    in_place_of_cards=telling.in_place_of_cards,
    hand_stages=frozenset(IN_HAND),
    is_choosing=_is_choosing,
    actions=ACTIONS,
    playing=Passing,
    procedure=_procedure,
    ended=_ended,
    ending=_ending,
    signs=cards.SUITS,
    speech={
        "typed": "Where the word must be said with a slap it is typed (magarac.play.9).",
        "aloud": "People hear the word themselves; the table goes by the slap (magarac.play.9).",
    },
    seats_clause="magarac.setup.1",
    buzz="slap",
    may_buzz=_may_buzz,
    calls=_calls,
)
