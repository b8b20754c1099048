"""Persons of a law: who is meant, counted from "that player"."""

from collections.abc import Container, Iterable, Sequence
from typing import Protocol

from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.in_force import InForce
from magoo_tui.rulebook.language.law import (
    Group,
    LastToSay,
    Office,
    Person,
    Relative,
    Subject,
)


class Company(Protocol):
    """A game's state, as far as laws ask who is who."""

    law: InForce
    turn: Seat | None
    is_aloud: bool
    """Whether people hear each other, and the table nothing (law.duty.6)."""
    is_over: bool
    """Whether nothing is played any more, so that nobody owes words (law.duty.7)."""
    gone: set[Seat]
    """Who has left the table."""
    direction: int
    """1: play goes to the left, clockwise. -1: to the right."""

    def is_in(self, seat: Seat) -> bool:
        """Whether that person is in the game now."""

    def in_count(self) -> int:
        """How many are in the game now."""

    def has_ended_turn(self, seat: Seat) -> bool:
        """Whether a turn of that person has ended in this round."""

    def all_in(self) -> Sequence[Seat]:
        """All that are in the game now, clockwise as they sit."""

    def is_here(self, seat: Seat) -> bool:
        """Whether that person is still at the table."""

    def ring(self) -> Sequence[Seat]:
        """All persons in the order in which they sit, clockwise, those who have left too."""

    def cards_of(self, seat: Seat) -> int:
        """How many cards somebody holds."""

    def acting_dealer(self) -> Seat:
        """Who does the dealer's duties."""

    def chair(self) -> Seat:
        """Who would chair a session convened now."""


def next_in(company: Company, seat: Seat, direction: int) -> Seat | None:
    """The next person in from a place on, that way round; None if nobody else is in."""
    for there in _round_from(company.ring(), seat, direction)[1:]:
        if company.is_in(there):
            return there
    return None


def _round_from(ring: Sequence[Seat], first: Seat, direction: int) -> list[Seat]:
    """All round the table, that way, beginning with ``first``."""
    start = ring.index(first)
    if direction > 0:
        return [*ring[start:], *ring[:start]]
    return [*ring[start::-1], *ring[:start:-1]]


def across(company: Company, seat: Seat) -> Seat | None:
    """Who sits opposite; nobody with an odd number of seats, or if they are not in."""
    ring = company.ring()
    if len(ring) % 2:
        return None
    there = ring[(ring.index(seat) + len(ring) // 2) % len(ring)]
    return there if company.is_in(there) else None


def person(company: Company, meant: Person, origin: Seat | None) -> Seat | None:
    """Who is meant, counted from ``origin``; None if that is nobody."""
    if type(meant) is Relative:
        return _relative(company, meant.place, origin)
    if type(meant) is Office:
        return company.acting_dealer() if meant.office == "dealer" else company.chair()
    return meant.seat if company.is_here(meant.seat) else None


def _relative(company: Company, place: str, origin: Seat | None) -> Seat | None:
    if place == "that" or origin is None:
        return origin
    if place == "next":
        return next_in(company, origin, company.direction)
    if place == "previous":
        return next_in(company, origin, -company.direction)
    if place == "across":
        return across(company, origin)
    return next_in(company, origin, 1 if place == "left" else -1)


def in_order(company: Company, seats: Container[Seat], first: Seat | None) -> list[Seat]:
    """These persons, each once, in the order of play beginning with ``first``."""
    ring = company.ring()
    begin = first if first is not None and first in ring else ring[0]
    return [seat for seat in _round_from(ring, begin, company.direction) if seat in seats]


def subjects(
    company: Company,
    meant: Subject,
    those: Sequence[Seat],
    origins: Sequence[Seat | None],
    last: Sequence[Seat],
) -> list[Seat]:
    """All whom an effect concerns, in the order in which they are served.

    ``those`` are "that player", each of several; persons are counted from ``origins``: the same,
    or for what nobody did whoever has the turn. ``last`` are the losers of the race, if it is
    about one.
    """
    if type(meant) is Relative:
        found: Iterable[Seat] = those
        if meant.place != "that":
            each = [_relative(company, meant.place, origin) for origin in origins]
            found = dict.fromkeys([seat for seat in each if seat is not None])
        gone = company.gone
        return [seat for seat in found if seat not in gone] if gone else list(found)
    first = origins[0]
    if type(meant) is Group:
        return in_order(company, _group(company, meant.whole, those), first)
    if type(meant) is LastToSay:
        return in_order(company, [seat for seat in last if company.is_here(seat)], first)
    named = person(company, meant, None)
    return [] if named is None else [named]


def _group(company: Company, whole: str, those: Sequence[Seat]) -> Sequence[Seat]:
    inside = company.all_in()
    if whole == "everyone" or not inside:
        return inside
    if whole == "everyone else":
        return [seat for seat in inside if seat != those[0]] if len(those) == 1 else inside
    counts = {seat: company.cards_of(seat) for seat in inside}
    wanted = max(counts.values()) if whole == "most cards" else min(counts.values())
    return [seat for seat, count in counts.items() if count == wanted]
