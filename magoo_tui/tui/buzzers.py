"""Buzzers: one key for each seat of a keyboard that is shared, far from those of the others.

Where a key stands is told for a US keyboard. On others some signs stand elsewhere or take Shift;
the first ten keys that the table gives by itself are single ones on most.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import dist
from string import ascii_lowercase, digits
from typing import Final

from magoo_tui.kernel.seats import Seat
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import RESERVED_LETTERS

ROWS: Final = (
    (0.0, "`1234567890-="),
    (1.5, "qwertyuiop[]\\"),
    (1.75, "asdfghjkl;'"),
    (2.25, "zxcvbnm,./"),
)
"""From the top: the column of a row's first key, in widths of a key, and the row's keys."""
PLACES: Final[Mapping[str, tuple[int, float]]] = {
    key: (row, first + number)
    for row, (first, keys) in enumerate(ROWS)
    for number, key in enumerate(keys)
}
"""By key: its row and its column."""
DEAD: Final = "`'^~\""
"""Signs that wait on some keyboards for a letter to stand over, and arrive with it if at all."""
RESERVED: Final = RESERVED_LETTERS | frozenset("klnopw?:*+- ")
"""Keys that mean something else at a table, or wherever a seat is asked for something."""
ALLOWED: Final = tuple(key for key in PLACES if key not in RESERVED and key not in DEAD)
"""Every key that may be a buzzer."""
DEFAULTS: Final = tuple("15,9zb73jf/[\\")
"""The keys that seats have by themselves, in the order of the seats: the first of them so chosen
that few seats are far apart, most of them no letters, for curtains open with letters of names."""
SPARE: Final = tuple(";t=.y")
"""What is given next where some of those may not be."""
APART: Final = ((3, 4.0), (6, 3.0), (8, 2.0), (13, 1.8))
"""Up to so many seats: how many widths of a key there are at least from one default to another."""


def buzzer_keys(
    names: Sequence[str], chosen: Mapping[Seat, str], without: Collection[str] = ()
) -> tuple[str, ...]:
    """The buzzer of each seat, no two alike: the one that was chosen, else one of the defaults.

    A key that can be no buzzer, or was chosen at an earlier seat too, was not chosen. Whoever
    changes a key changes nobody else's, unless they take the default of one. ``without``: keys
    that are something else at this keyboard, as digits are where a PIN is typed.
    """
    given = [""] * len(names)
    for seat, key in sorted(chosen.items()):
        if key not in given and key not in without and fault_of_buzzer(key) is None:
            given[seat] = key
    own = tuple(key for key in (*DEFAULTS, *SPARE) if key not in without)[: len(names)]
    for number, key in enumerate(own):
        if not given[number] and key not in given:
            given[number] = key
    after = (*DEFAULTS[len(own) :], *own, *ALLOWED)
    spare = (key for key in after if key not in given and key not in without)
    return tuple(key or next(spare) for key in given)


def fault_of_buzzer(key: str, taken: Mapping[str, str] | None = None) -> str | None:
    """Say in one sentence why a key can be no buzzer; None if it can.

    ``taken`` tells by key whose buzzer it is already.
    """
    if len(key) != 1 or not key.isascii() or not key.isprintable():
        return tr("A buzzer is one letter, digit or other sign of the keyboard.")
    if key in RESERVED:
        name = tr("The space bar") if key == " " else key
        return tr("{key} does something else at a table, and is nobody's buzzer.", key=name)
    if key in DEAD:
        return tr(
            "On some keyboards {key} waits for another key, so that it is nobody's buzzer.", key=key
        )
    if key not in PLACES:
        return tr("{key} takes Shift, and a buzzer is one key alone.", key=key)
    if taken and key in taken:
        return tr("{key} is {seat}'s buzzer already.", key=key, seat=taken[key])
    return None


def spare_key(*taken: Iterable[str]) -> str:
    """A letter or digit that nobody has, for a curtain whose own key was just used.

    Beside the letters and the buzzers of 13 seats there always is one.
    """
    used = {*RESERVED, *(key for keys in taken for key in keys)}
    return next(mark for mark in ascii_lowercase + digits if mark not in used)


def distance(one: str, other: str) -> float:
    """How far two keys are apart, in widths of a key."""
    return dist(PLACES[one], PLACES[other])
