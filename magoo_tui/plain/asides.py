"""What is only told: questions to the table that change nothing."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.views import TableView
from magoo_tui.law_words import keeper_of
from magoo_tui.plain import wording
from magoo_tui.plain.game_words import words_of
from magoo_tui.plain.help import help_with
from magoo_tui.plain.pages import NoClauseError, find_rules
from magoo_tui.tongue import spoken, tr
from magoo_tui.wording import visible

TOLD_AGAIN: Final = 12
"""So many lines of the log are told where nobody says how many."""

Aside = Callable[[str, TableView, str], Iterable[str]]
"""Answers, by game and from what somebody may know, to a word and what stands behind it."""


def _help(game: str, view: TableView, rest: str) -> Iterator[str]:
    yield help_with(words_of(game).help)


def _hand(game: str, view: TableView, rest: str) -> Iterator[str]:
    if view.seat is None:
        yield tr("A hand is told on its owner's turn.")
    yield from words_of(game).hand(view)


def _table(game: str, view: TableView, rest: str) -> Iterable[str]:
    return words_of(game).table(view)


def _log(game: str, view: TableView, rest: str) -> Iterator[str]:
    count = parse_count(rest) if rest else TOLD_AGAIN
    if count is None:
        yield tr("After log stands how many of the last things are told, as a whole number.")
        return
    yield from map(wording.news, view.log[max(0, len(view.log) - count) :])


def _law(game: str, view: TableView, rest: str) -> Iterator[str]:
    for law in view.law.laws:
        yield tr(
            "Law {number}: {text} ({keeper})",
            number=law.number,
            text=visible(law.text),
            keeper=keeper_of(law),
        )
    for clause in view.law.suspended:
        yield tr("{clause} is suspended.", clause=clause)
    yield ", ".join(f"{name} = {value}" for name, value in view.law.parameters.items())


def _rules(game: str, view: TableView, rest: str) -> Iterator[str]:
    from magoo_tui.rulebook import load

    try:
        yield from find_rules(load(game, spoken()), rest, view.law)
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


def answer(game: str, view: TableView, line: str) -> Iterable[str] | None:
    """What a line asks to be told; None where it asks nothing."""
    head, _, rest = line.partition(" ")
    aside = _ASIDES.get(head.lower())
    if aside is None or (rest and head.lower() not in _WITH_MORE):
        return None
    return aside(game, view, rest.strip())
