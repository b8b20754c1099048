"""Buzzers as people have chosen them: the key that each slaps with, kept by name in the house."""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from magoo_tui.kernel.seats import Seat
from magoo_tui.store.deeds import BuzzerSet, name_key
from magoo_tui.store.errors import StoreError
from magoo_tui.store.places import fresh_salt

if TYPE_CHECKING:
    from magoo_tui.store.house import House


class Buzzers:
    """Tells which keys were chosen, and keeps what is chosen; which keys may be, screens know.

    Names that are one in the house are one person here, at whichever table they sit.
    """

    def __init__(self, house: "House | None" = None) -> None:
        """Without a house what is chosen holds until the program ends."""
        self._house = house
        self._kept: dict[str, str] = {}
        """By name; with a house, as it told them last, for when it cannot be read."""

    def chosen(self, names: Sequence[str]) -> dict[Seat, str]:
        """The keys that were chosen by whoever sits there; two may have chosen the same one."""
        if self._house is not None:
            with suppress(StoreError):
                told = self._house.buzzers(names)
                self._kept |= {name_key(name): told.get(name, "") for name in names}
        keys = (self._kept.get(name_key(name), "") for name in names)
        return {Seat(number): key for number, key in enumerate(keys) if key}

    def change(self, name: str, key: str) -> str | None:
        """Keep somebody's new key; an empty one leaves it to the table again.

        A sentence says why it could not be kept, if so.
        """
        if self._house is None:
            self._kept[name_key(name)] = key
            return None
        try:
            self._house.record(BuzzerSet(name=name, key=key, salt=fresh_salt()))
        except StoreError as error:
            return error.sentence
        return None
