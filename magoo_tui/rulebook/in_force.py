"""The law in force at a table: parameters, suspensions and the people's own laws."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event


class HouseLaw(Struct, frozen=True):
    """A law by number, with who moved it, when, and how it was voted (magoo.art1.4)."""

    number: int
    text: str
    mover: str = ""
    date: str = ""
    ayes: int = 0
    nays: int = 0
    members: int = 0


class Hearer(Protocol):
    """A law that the table enforces: it hears each fact, and may answer with further facts."""

    def hear(self, state: Any, fact: Event[Any]) -> Sequence[Event[Any]]:
        """What follows from a fact by this law. Changes nothing itself."""


@dataclass(slots=True)
class InForce:
    """What the rulebook says at this table just now. Facts alone change it."""

    values: dict[str, int | str]
    suspended: set[ClauseId] = field(default_factory=set)
    laws: dict[int, HouseLaw] = field(default_factory=dict)
    last_number: int = 0
    """The highest number that a law has ever had; none is used twice."""
    hearers: tuple[Hearer, ...] = ()
    """The laws that are not kept by hand, lowest number first."""

    def is_suspended(self, clause: str) -> bool:
        """Whether a clause, or the section it stands in, is suspended (magoo.art3.14)."""
        if not self.suspended:
            return False
        parts = clause.split(".")
        return any(
            ClauseId(".".join(parts[:end])) in self.suspended for end in range(2, len(parts) + 1)
        )

    def number(self, name: str) -> int:
        """The value of a parameter that is a number."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is no number: {value!r}")
        return value
