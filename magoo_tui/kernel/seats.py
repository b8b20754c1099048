"""Seats: the places round a table, numbered clockwise from 0, and the names of who sits there."""

import unicodedata
from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table. Clockwise, which is to the left, is upwards."""

NOBODY: Final = Seat(-1)
"""Who acts in a line ``*:`` — chance and time."""

Direction = Literal["left", "right"]

LONGEST_NAME = 24
_BREAKS = ("Cc", "Cs", "Zl", "Zp")


def fault_of_name(name: str) -> str | None:
    """Why a name cannot stand in a record, in one sentence; None if it can."""
    if name != name.strip() or not any(map(_is_seen, name)):
        return "A name needs at least one letter that can be seen, and no blanks at its ends."
    if len(name) > LONGEST_NAME:
        return f"A name has at most {LONGEST_NAME} characters; this one has {len(name)}."
    if any(mark in ':,="' or unicodedata.category(mark) in _BREAKS for mark in name):
        return "A name has no colon, comma, equals sign, quote mark or control character in it."
    if name[0] in "*?#@":
        return "A name does not begin with *, ?, # or @."
    return None


def _is_seen(mark: str) -> bool:
    return unicodedata.category(mark)[0] not in "CZ" and mark != "\u2800"


def find_seat(names: tuple[str, ...], name: str) -> Seat | None:
    """The seat of that name, in any case; None if nobody bears it."""
    wanted = _plain(name)
    for number, known in enumerate(names):
        if _plain(known) == wanted:
            return Seat(number)
    return None


def _plain(name: str) -> str:
    """A name as it is compared: in any case, with any blanks, however its letters are composed."""
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())
