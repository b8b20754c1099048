"""Checks of a record that hold in every game: refusals, citations, law, chair and committee."""

from collections.abc import Callable
from typing import Final

from magoo_tui.kernel.clause_id import is_within
from magoo_tui.kernel.game import Inquiry
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.seats import Seat, find_seat
from magoo_tui.parliament.assembly import Deliberation
from magoo_tui.parliament.laws.events import Drunk
from magoo_tui.rulebook.book import Rulebook
from magoo_tui.rulebook.in_force import InForce


class CheckNotUnderstoodError(ValueError):
    """A `?` line that asks for nothing that can be checked."""


def seat_of(inquiry: Inquiry, name: str) -> Seat:
    """The seat that a check names. Raises CheckNotUnderstoodError."""
    seat = find_seat(inquiry.names, name)
    if seat is None:
        raise CheckNotUnderstoodError(f"nobody is called {name}")
    return seat


def named(inquiry: Inquiry, seat: Seat | None) -> str:
    """A seat's name; `nobody` for none."""
    return "nobody" if seat is None else inquiry.names[seat]


def found_unless(holds: bool, found: object) -> str | None:
    """The answer to a check: None where it holds, else what was found."""
    return None if holds else str(found)


def number(text: str) -> int:
    """A whole number. Raises CheckNotUnderstoodError."""
    count = parse_count(text)
    if count is None:
        raise CheckNotUnderstoodError(f"{text.strip()[:40] or 'nothing'} is no number")
    return count


def seat_and_rest(inquiry: Inquiry, text: str) -> tuple[Seat, str]:
    """A seat's name at the head of a check, and what follows it; the longest name counts."""
    matching = [
        name
        for name in inquiry.names
        if text.casefold() == name.casefold() or text.casefold().startswith(name.casefold() + " ")
    ]
    if not matching:
        raise CheckNotUnderstoodError(f"{text} begins with no seat's name")
    name = max(matching, key=len)
    return seat_of(inquiry, name), text[len(name) :].strip()


def check_shared(inquiry: Inquiry, book: Rulebook, head: str, rest: str) -> str | None:
    """Answer a shared check. Raises CheckNotUnderstoodError, and KeyError if it is no such."""
    if head in ("clause", "set"):
        return _RULEBOOK[head](inquiry.state.law, book, rest)
    return _SHARED[head](inquiry, rest)


def _refused(inquiry: Inquiry, clause: str) -> str | None:
    refusal = inquiry.refusal
    if refusal is None:
        return "accepted"
    found = f"refused under {refusal.clause}: {refusal.sentence}"
    return found_unless(not clause or is_within(refusal.clause, clause), found)


def _cites(inquiry: Inquiry, clause: str) -> str | None:
    cited = {cite for fact in inquiry.facts for cite in fact.cites}
    found = "cited " + (", ".join(sorted(cited)) or "nothing")
    return found_unless(any(is_within(cite, clause) for cite in cited), found)


def _can(inquiry: Inquiry, line: str) -> str | None:
    refusal = _would_be_refused(inquiry, line)
    return None if refusal is None else f"refused under {refusal}"


def _cannot(inquiry: Inquiry, line: str) -> str | None:
    return "would be accepted" if _would_be_refused(inquiry, line) is None else None


def _would_be_refused(inquiry: Inquiry, line: str) -> str | None:
    name, colon, command = line.partition(":")
    if not colon:
        raise CheckNotUnderstoodError("the form is SEAT: COMMAND")
    refusal = inquiry.refused(seat_of(inquiry, name), command.strip())
    return None if refusal is None else f"{refusal.clause}: {refusal.sentence}"


def _chair(inquiry: Inquiry, name: str) -> str | None:
    state: Deliberation = inquiry.state
    chair = state.chair()
    return found_unless(chair == seat_of(inquiry, name), named(inquiry, chair))


def words_owed(law: InForce, seat: Seat) -> tuple[str, ...]:
    """What laws have a seat say in time (law.duty.1)."""
    duties = law.standing.duties if law.standing is not None else []
    return tuple(
        want.words for duty in duties if duty.is_owed for want in duty.unless if want.seat == seat
    )


def _drank(inquiry: Inquiry, text: str) -> str | None:
    seat, rest = seat_and_rest(inquiry, text)
    drinks = (fact for fact in inquiry.facts if isinstance(fact, Drunk) and fact.seat == seat)
    found = sum(fact.count for fact in drinks)
    return found_unless(found == number(rest), found)


def _laws(inquiry: Inquiry, text: str) -> str | None:
    laws = inquiry.state.law.laws
    return found_unless(len(laws) == number(text), len(laws))


def _law(inquiry: Inquiry, text: str) -> str | None:
    digits, _, rest = text.partition(" ")
    law = inquiry.state.law.laws.get(number(digits))
    if law is None:
        return f"no law {digits}"
    if rest in ("by hand", "enforced"):
        is_enforced = inquiry.state.law.is_enforced(law.number)
        found = "enforced" if is_enforced else "by hand"
        return found_unless(found == rest, found)
    if len(rest) < 2 or rest[0] != '"' or rest[-1] != '"':
        raise CheckNotUnderstoodError('the forms are `law N "TEXT"`, `enforced`, `by hand`')
    return found_unless(law.text == rest[1:-1], f'"{law.text}"')


def _clause(law: InForce, book: Rulebook, text: str) -> str | None:
    clause, _, status = text.partition(" ")
    if not book.knows(clause) or status not in ("in force", "suspended"):
        raise CheckNotUnderstoodError("the forms are `clause ID in force` and `suspended`")
    found = "suspended" if law.is_suspended(clause) else "in force"
    return found_unless(found == status, found)


def _set(law: InForce, book: Rulebook, text: str) -> str | None:
    name, _, value = (part.strip() for part in text.partition("="))
    parameter = book.parameters.get(name)
    if parameter is None:
        raise CheckNotUnderstoodError(f"the rulebook has no parameter {name}")
    found = parameter.format(law.values[name])
    return found_unless(found == value, found)


_SHARED: Final[dict[str, Callable[[Inquiry, str], str | None]]] = {
    "refused": _refused,
    "cites": _cites,
    "can": _can,
    "cannot": _cannot,
    "chair": _chair,
    "laws": _laws,
    "law": _law,
    "drank": _drank,
}
_RULEBOOK: Final[dict[str, Callable[[InForce, Rulebook, str], str | None]]] = {
    "clause": _clause,
    "set": _set,
}
SHARED_CHECKS: Final = frozenset(_SHARED) | frozenset(_RULEBOOK)
