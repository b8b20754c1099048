"""Results: what a house remembers of a round."""

from msgspec import Struct


class RoundResult(Struct, frozen=True):
    """A round that is over, by names."""

    number: int
    """From 1 at every table."""
    seats: tuple[str, ...]
    """Everybody whose row of losses the round changes."""
    finished: tuple[str, ...]
    losers: tuple[str, ...]
    exempt: tuple[str, ...]
