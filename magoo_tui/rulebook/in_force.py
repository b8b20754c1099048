"""The law in force at a table: parameters, suspensions and the people's own laws."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId, is_within
from magoo_tui.kernel.twins import twin_of
from magoo_tui.rulebook.language.law import Law, ParameterIs, RestoredClause, SuspendedClause
from magoo_tui.rulebook.standing import Standing


class HouseLaw(Struct, frozen=True):
    """A law by number, with who moved it, when, and how it was voted (magoo.art1.4)."""

    number: int
    text: str
    mover: str = ""
    date: str = ""
    ayes: int = 0
    nays: int = 0
    members: int = 0
    written: str = ""
    """As it has to be written to be read so again, where that is not the text: `By hand: ...`."""

    @property
    def to_be_read(self) -> str:
        """The text that is understood as this law, at this table and at the house's next one."""
        return self.written or self.text


Amending: TypeAlias = Literal["suspend", "restore", "set"]


class Amendment(Struct, frozen=True):
    """One change of the rulebook, by a law or (None) by a committee's command (law.conflict.5)."""

    law: int | None
    kind: Amending
    name: str
    """A clause, a section or a parameter."""
    value: int | str = ""


@dataclass(slots=True)
class InForce:
    """What the rulebook says at this table just now. Facts alone change it."""

    values: dict[str, int | str]
    suspended: set[ClauseId] = field(default_factory=set)
    restored: set[ClauseId] = field(default_factory=set)
    """Clauses that a law keeps in force although their section is suspended."""
    laws: dict[int, HouseLaw] = field(default_factory=dict)
    last_number: int = 0
    """The highest number that a law has ever had; none is used twice."""
    standing: Standing | None = None
    """What enforced laws do; None at a table that has never had one."""
    amendments: list[Amendment] = field(default_factory=list)
    """What has been changed since the table opened, the latest last."""
    opening: "tuple[dict[str, int | str], frozenset[ClauseId]] | None" = None
    """The values and suspensions before the first of them."""

    def is_suspended(self, clause: str) -> bool:
        """Whether a clause, or the section it stands in, is suspended (magoo.art3.14)."""
        if not self.suspended:
            return False
        if not any(is_within(clause, one) for one in self.suspended):
            return False
        return not any(is_within(clause, one) for one in self.restored)

    def number(self, name: str) -> int:
        """The value of a parameter that is a number."""
        value = self.values[name]
        if not isinstance(value, int):
            raise TypeError(f"{name} is no number: {value!r}")
        return value

    def is_enforced(self, law: int) -> bool:
        """Whether the table enforces a law, and not the people."""
        return self.standing is not None and law in self.standing.meanings

    def copied(self) -> "InForce":
        """The same law, on its own."""
        twin = twin_of(self)
        twin.values, twin.suspended = dict(self.values), set(self.suspended)
        twin.restored, twin.laws = set(self.restored), dict(self.laws)
        twin.amendments = list(self.amendments)
        twin.standing = None if self.standing is None else self.standing.copied()
        return twin

    def stand(self) -> Standing:
        """What laws set going at this table, from now on at the latest."""
        if self.standing is None:
            self.standing = Standing()
        return self.standing

    def enforce(self, number: int, meaning: Law, players: int) -> None:
        """Let a law be enforced from now on, with so many players in."""
        standing = self.stand()
        is_latest = not standing.meanings or number > max(standing.meanings)
        standing.meanings[number] = meaning
        if not is_latest:
            standing.meanings = dict(sorted(standing.meanings.items()))
        standing.compiled = None
        if meaning.duration is not None:
            standing.terms[number] = standing.term_of(meaning.duration, players)
        if type(meaning) is SuspendedClause:
            self.amend(Amendment(number, "suspend", meaning.clause))
        elif type(meaning) is RestoredClause:
            self.amend(Amendment(number, "restore", meaning.clause))
        elif type(meaning) is ParameterIs:
            self.amend(Amendment(number, "set", meaning.name, meaning.value))

    def end(self, number: int) -> None:
        """Let a law end, and with it what it changed of the rulebook."""
        self.laws.pop(number, None)
        if self.standing is not None:
            self.standing.let_go(number)
        if any(amendment.law == number for amendment in self.amendments):
            self.amendments = [one for one in self.amendments if one.law != number]
            self._reckon()

    def amend(self, amendment: Amendment) -> None:
        """Change the rulebook; of a law and a command the later one counts."""
        if self.opening is None:
            self.opening = (dict(self.values), frozenset(self.suspended))
        self.amendments.append(amendment)
        self._change(amendment)

    def _reckon(self) -> None:
        if self.opening is not None:
            self.values, self.suspended = dict(self.opening[0]), set(self.opening[1])
            self.restored = set()
            for amendment in self.amendments:
                self._change(amendment)

    def _change(self, amendment: Amendment) -> None:
        clause = ClauseId(amendment.name)
        if amendment.kind == "set":
            self.values[amendment.name] = amendment.value
        elif amendment.kind == "suspend":
            self.restored = {one for one in self.restored if not is_within(one, clause)}
            self.suspended.add(clause)
        elif amendment.law is None:
            self.suspended.discard(clause)
        else:
            self.suspended = {one for one in self.suspended if not is_within(one, clause)}
            self.restored.add(clause)
