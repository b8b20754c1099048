"""The head of a record: how a game was set up."""

from collections.abc import Iterator
from datetime import date
from functools import lru_cache

from msgspec import Struct

from magoo_tui.kernel.clause_id import NOTATION, ClauseId
from magoo_tui.kernel.numbers import parse_count
from magoo_tui.kernel.seats import Seat, fault_of_name, find_seat

MOST_NAMES = 100


class NoRecordError(ValueError):
    """A text that is no record, or a header that the game cannot begin from."""

    def __init__(self, sentence: str, clause: ClauseId = NOTATION) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.clause = clause


class Header(Struct, frozen=True):
    """The fields of a header, in their order; a field may stand several times."""

    fields: tuple[tuple[str, str], ...]

    def first(self, name: str) -> str | None:
        """The value of a field that stands once; None if it does not stand there."""
        for field, value in self.fields:
            if field == name:
                return value
        return None

    def every(self, name: str) -> Iterator[str]:
        """The values of a field that may stand several times."""
        return (value for field, value in self.fields if field == name)

    def names(self) -> tuple[str, ...]:
        """The seats, clockwise. Raises NoRecordError."""
        text = self.first("Seats")
        if text is None:
            raise NoRecordError("A record needs a field `Seats:`.")
        return _parse_names(text)

    def seat(self, field: str, default: Seat) -> Seat:
        """The seat that a field names. Raises NoRecordError."""
        name = self.first(field)
        return default if name is None else seat_named(self.names(), name)

    def one_of(self, field: str, *values: str) -> str:
        """A field that takes one of these values, the first by default. Raises NoRecordError."""
        value = (self.first(field) or values[0]).strip().lower()
        if value not in values:
            raise NoRecordError(f"`{field}:` is {' or '.join(values)}, not {value}.")
        return value

    def date(self) -> str:
        """The day of play, YYYY-MM-DD; empty where it is not said. Raises NoRecordError."""
        text = self.first("Date") or ""
        try:
            is_day = not text or date.fromisoformat(text).isoformat() == text
        except ValueError:
            is_day = False
        if not is_day:
            raise NoRecordError(f"`Date:` is a day written YYYY-MM-DD, not {text}.")
        return text

    def counts(self, field: str) -> dict[Seat, int]:
        """A field of the form ``SEAT = N``, by seat. Raises NoRecordError."""
        found: dict[Seat, int] = {}
        for text in self.every(field):
            name, value = pair(field, text)
            count = parse_count(value)
            if count is None:
                raise NoRecordError(f"`{field}:` needs a number of at most nine digits.")
            found[seat_named(self.names(), name)] = count
        return found


@lru_cache(maxsize=64)
def _parse_names(text: str) -> tuple[str, ...]:
    """The names in a field `Seats:`, which is asked for again and again. Raises NoRecordError."""
    names = tuple(name.strip() for name in text.split(",", MOST_NAMES))
    if len(names) > MOST_NAMES:
        raise NoRecordError(f"No game has more than {MOST_NAMES} seats.")
    for number, name in enumerate(names):
        fault = fault_of_name(name)
        if fault:
            raise NoRecordError(fault)
        if find_seat(names, name) != number:
            raise NoRecordError(f"Two seats are called {name}.")
    return names


def pair(field: str, text: str) -> tuple[str, str]:
    """Both sides of ``NAME = VALUE``. Raises NoRecordError."""
    name, sign, value = text.partition("=")
    if not sign:
        raise NoRecordError(f"`{field}:` has the form NAME = VALUE.")
    return name.strip(), value.strip()


def seat_named(names: tuple[str, ...], name: str) -> Seat:
    """The seat of that name. Raises NoRecordError."""
    seat = find_seat(names, name)
    if seat is None:
        raise NoRecordError(f"Nobody at this table is called {name.strip()}.")
    return seat
