"""What is only told: questions to the table that change nothing."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.law_words import keeper_of
from magoo_tui.plain import wording
from magoo_tui.plain.help import HELP
from magoo_tui.plain.pages import NoClauseError, find_rules
from magoo_tui.wording import visible

TOLD_AGAIN: Final = 12
"""So many lines of the log are told where nobody says how many."""

_GAME: Final = "magoo"

Aside = Callable[[SeatView, str], Iterable[str]]
"""Answers, from what somebody may know, to a word and what stands behind it."""


def _help(view: SeatView, rest: str) -> Iterator[str]:
    yield HELP


def _hand(view: SeatView, rest: str) -> Iterator[str]:
    if view.seat is None:
        yield "A hand is told on its owner's turn."
    yield from wording.hand(view)


def _table(view: SeatView, rest: str) -> Iterable[str]:
    return wording.table(view)


def _log(view: SeatView, rest: str) -> Iterator[str]:
    count = parse_count(rest) if rest else TOLD_AGAIN
    if count is None:
        yield "After log stands how many of the last things are told, as a whole number."
        return
    yield from map(wording.news, view.log[max(0, len(view.log) - count) :])


def _law(view: SeatView, rest: str) -> Iterator[str]:
    for law in view.law.laws:
        yield f"Law {law.number}: {visible(law.text)} ({keeper_of(law)})"
    for clause in view.law.suspended:
        yield f"{clause} is suspended."
    yield ", ".join(f"{name} = {value}" for name, value in view.law.parameters.items())


def _rules(view: SeatView, rest: str) -> Iterator[str]:
    from magoo_tui.rulebook import load

    try:
        yield from find_rules(load(_GAME), rest, view.law)
    except NoClauseError as fault:
        yield str(fault)


_ASIDES: Final[dict[str, Aside]] = {
    "?": _help,
    "help": _help,
    "hand": _hand,
    "table": _table,
    "log": _log,
    "law": _law,
    "rules": _rules,
}
_WITH_MORE: Final = ("log", "rules")


def answer(view: SeatView, line: str) -> Iterable[str] | None:
    """What a line asks to be told; None where it asks nothing."""
    head, _, rest = line.partition(" ")
    aside = _ASIDES.get(head.lower())
    if aside is None or (rest and head.lower() not in _WITH_MORE):
        return None
    return aside(view, rest.strip())
