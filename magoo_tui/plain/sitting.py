"""Who plays at this keyboard, and whose hand may be read out now."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final

from msgspec import Struct

from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import words_to_say
from magoo_tui.plain.wording import option
from magoo_tui.tongue import tr
from magoo_tui.wording import visible

UNLISTED = ("leave", "move to convene")
"""Options that are typed, not offered: nobody leaves by a number."""


DEAL: Final = "deal"
"""What is typed for the first deal; it is chance's line, so it is no command of a seat."""


class Choice(Struct, frozen=True):
    """What a number does."""

    seat: Seat
    command: str
    label: str


def awaited_people(view: TableView, people: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The people of this keyboard whose act the table waits for."""
    return tuple(seat for seat in view.floor if seat in people)


def hand_due(view: TableView, people: tuple[Seat, ...], at_hand: Seat | None) -> Seat | None:
    """Who has to know the hand for what is waited for: a turn, or cards that a law asks for."""
    if view.stage == "turn":
        return view.turn if view.turn in people else None
    if view.stage != "demand":
        return None
    asked = awaited_people(view, people)
    return at_hand if at_hand in asked else next(iter(asked), None)


def in_time(view: TableView, people: tuple[Seat, ...], listed: Collection[Seat]) -> list[Choice]:
    """Words that laws have others of these people say in time; everybody knows of them."""
    others = [seat for seat in people if seat not in listed]
    return [
        Choice(
            one.seat,
            f'say "{one.words}"',
            tr(
                '{seat}: say "{words}" (law {law})',
                seat=visible(view.places[one.seat].name),
                words=visible(one.words),
                law=one.law,
            ),
        )
        for one in words_to_say(view, others)
    ]


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


def offer(
    view: TableView,
    people: tuple[Seat, ...],
    due: Seat | None,
    view_of: Callable[[Seat], TableView],
    spoken_card: Callable[[CardName], str],
) -> tuple[tuple[Seat, ...], list[Choice]]:
    """Who is asked, and what each of them may do; the one whose hand is due alone."""
    seats = awaited_people(view, people) if due is None else (due,)
    if view.stage == "between-rounds":
        seats = tuple(seat for seat in people if not view.places[seat].is_gone)[:1]
    listed = choices({seat: view_of(seat) for seat in seats}, spoken_card)
    if view.is_shuffle_due or (view.stage == "between-rounds" and not view.round_number):
        listed.insert(0, Choice(Seat(0), DEAL, DEAL))
    return seats, [*listed, *in_time(view, people, seats)]


def is_proposal_awaited(view: TableView) -> bool:
    """Whether a session sits in which nothing has been proposed yet."""
    session = view.committee
    return session is not None and session.proposal is None and not session.results


def seat_at_keyboard(
    view: TableView, people: tuple[Seat, ...], at_hand: Seat | None
) -> Seat | None:
    """Who acts where no name is typed: who has the hand, or the only one who is awaited."""
    if at_hand is not None:
        return at_hand
    awaited = awaited_people(view, people)
    is_clear = len(awaited) == 1 and hand_due(view, people, at_hand) is None
    return awaited[0] if is_clear else None
