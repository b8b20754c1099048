"""PINs as they are kept: a salted digest each, and the digits nowhere.

So few digits are soon tried out by whoever can read the house file: a PIN keeps glances away, not
the owner of the machine. The digest keeps it from being read there by the way.
"""

from hashlib import scrypt
from hmac import compare_digest
from typing import Final

from magoo_tui.store.deeds import PinSet
from magoo_tui.store.places import fresh_salt
from magoo_tui.tongue import tr

FEWEST: Final = 4
MOST: Final = 8
_WORK: Final = 1 << 13
"""What a digest costs scrypt: 8 MB, and some hundredths of a second."""


def fault_of_pin(digits: str) -> str | None:
    """Say in one sentence why these can be no PIN; None if they can."""
    if FEWEST <= len(digits) <= MOST and digits.isascii() and digits.isdigit():
        return None
    return tr("A PIN has {fewest} to {most} digits, and nothing else.", fewest=FEWEST, most=MOST)


def new_pin(name: str, digits: str) -> PinSet:
    """Return what is kept of somebody's new PIN. Raises ValueError if it can be none."""
    fault = fault_of_pin(digits)
    if fault is not None:
        raise ValueError(fault)
    salt = fresh_salt()
    return PinSet(name=name, salt=salt, digest=_digest(digits, salt))


def is_right(pin: PinSet, digits: str) -> bool:
    """Say whether these are the digits of that PIN."""
    return compare_digest(_digest(digits, pin.salt), pin.digest)


def _digest(digits: str, salt: bytes) -> bytes:
    return scrypt(digits.encode(), salt=salt, n=_WORK, r=8, p=1, dklen=32)
