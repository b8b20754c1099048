"""How well a bot plays: two levels, and what tells them apart."""

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

Level: TypeAlias = Literal["steady", "sharp"]
"""``steady`` plays decently and forgets now and then; ``sharp`` plays well and misses little."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)


class Skill(Struct, frozen=True, kw_only=True):
    """A level in numbers; shares are between 0 and 1."""

    forgets: float
    """How often a call that a play needs is not said with it."""
    remembers: float
    """How often a forgotten call is made good before the next player acts."""
    catches: float
    """How often a call missing from somebody else is noticed."""
    answers: float
    """How often a debt that could be answered is."""
    challenges: float
    """How readily a Wild Draw Four is doubted."""
    haste: float
    """How much chance goes into choosing a card: 0 is the best card every time."""
    thinks: tuple[float, float]
    """Seconds before a turn's act, at least and at most."""


SKILLS: Final[dict[Level, Skill]] = {
    "steady": Skill(
        forgets=0.14,
        remembers=0.4,
        catches=0.35,
        answers=0.9,
        challenges=0.1,
        haste=24.0,
        thinks=(2.0, 4.2),
    ),
    "sharp": Skill(
        forgets=0.0,
        remembers=1.0,
        catches=0.97,
        answers=1.0,
        challenges=0.35,
        haste=0.5,
        thinks=(1.8, 3.2),
    ),
}
