"""Who plays at this keyboard, and whose hand may be read out now."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import TableView
from magoo_tui.plain.wording import option
from magoo_tui.wording import visible

UNLISTED = ("leave", "move to convene")
"""Options that are typed, not offered: nobody leaves by a number."""


class Choice(Struct, frozen=True):
    """What a number does."""

    seat: Seat
    command: str
    label: str


def awaited_people(view: TableView, people: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The people of this keyboard whose act the table waits for."""
    return tuple(seat for seat in view.floor if seat in people)


def is_hand_due(view: TableView, people: tuple[Seat, ...]) -> bool:
    """Whether what is waited for is a turn, for which its player has to know the hand."""
    return view.stage == "turn" and view.turn in people


def race_command(view: TableView) -> str | None:
    """What a seat does in a race that waits for it, where that is a single thing to do."""
    commands = [one.command for one in view.options if one.kind not in UNLISTED]
    is_awaited = view.stage == "race" and view.seat in view.floor
    return commands[0] if is_awaited and len(commands) == 1 else None


def choices(
    views: Mapping[Seat, TableView], spoken_card: Callable[[CardName], str]
) -> list[Choice]:
    """What each of these seats may do, in one list; acts of a turn are listed for it alone."""
    listed: list[Choice] = []
    for seat, view in views.items():
        name = f"{visible(view.places[seat].name)}: " if len(views) > 1 else ""
        worth = (one for one in view.options if one.kind not in UNLISTED)
        listed += [Choice(seat, one.command, name + option(one, spoken_card)) for one in worth]
    return listed
