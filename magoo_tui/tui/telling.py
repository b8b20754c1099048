"""Telling: what a table of any game waits for while people confer, in sentences with names."""

from typing import TYPE_CHECKING

from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import asked_for_cards, race_in_words
from magoo_tui.tongue import spoken, tr

if TYPE_CHECKING:
    from magoo_tui.rulebook import Rulebook


def of_procedure(view: TableView) -> str | None:
    """What has the floor in place of play; None while the game goes on."""
    if view.stage == "committee":
        chair = name_of(view, view.chair)
        return tr("The Rules Committee is in session; {chair} has the chair", chair=chair)
    if view.charge is not None:
        accuser, accused = (
            name_of(view, seat) for seat in (view.charge.accuser, view.charge.accused)
        )
        return tr("{accuser} charges {accused}", accuser=accuser, accused=accused)
    if view.stage == "demand":
        return asked_for_cards(view)
    if view.race is not None and view.race.law is not None:
        return race_in_words(view)
    return None


def name_of(view: TableView, seat: Seat) -> str:
    """What somebody is called."""
    return view.places[seat].name


def rulebook_of(game: str) -> "Rulebook":
    """The rules of a game in the language that is spoken, as far as they are translated."""
    from magoo_tui.rulebook import load

    return load(game, spoken())
