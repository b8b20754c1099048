"""Leanings: a bot's own chance. Asked the same, it leans the same way every time."""

from hashlib import blake2b

_WHOLE = float(1 << 64)


class Leanings:
    """What one bot's seed makes of any topic; two seeds make two characters."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def share(self, *topic: object) -> float:
        """A number from 0 up to, but not including, 1."""
        text = f"({self._seed!r}, {topic!r})"
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) / _WHOLE

    def is_inclined(self, share: float, *topic: object) -> bool:
        """Whether the bot is for it, where so large a share of bots would be."""
        return self.share(*topic) < share

    def between(self, least: float, most: float, *topic: object) -> float:
        """A number between two others."""
        return least + (most - least) * self.share(*topic)
