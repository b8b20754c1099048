"""Who plays at this keyboard, and whose hand may be read out now."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat, find_seat
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


def run_of(
    line: str,
    names: tuple[str, ...],
    letters: Sequence[str],
    people: tuple[Seat, ...],
    view_of: Callable[[Seat], TableView],
) -> Choice | None:
    """What a line does in a race that says no more than a name, or its letter; else None.

    It does the one thing that the race waits for, of a seat that is played at this keyboard.
    """
    seat = find_seat(names, line)
    if seat is None and line.casefold() in letters:
        seat = Seat(letters.index(line.casefold()))
    if seat is None or seat not in people:
        return None
    view = view_of(seat)
    commands = [one.command for one in view.options if one.kind not in UNLISTED]
    if view.stage != "race" or seat not in view.floor or len(commands) != 1:
        return None
    return Choice(seat, commands[0], commands[0])


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
