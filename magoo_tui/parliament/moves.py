"""Moves of a committee, from the motion to the adjournment, and the throw that ends a tie."""

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.race import Shape


class MoveToConvene(Move, frozen=True, gc=False):
    """Move that the committee convene."""


class SecondMotion(Move, frozen=True, gc=False):
    """Second the motion that waits."""


class Propose(Move, frozen=True, gc=False):
    """Propose a change of the rules. What is changed is said by the kind of proposal."""


class ProposeLaw(Propose, frozen=True, gc=False, kw_only=True):
    """Propose a law in the people's own words."""

    text: str


class ProposeRepeal(Propose, frozen=True, gc=False, kw_only=True):
    """Propose to end a law."""

    number: int


class ProposeSuspend(Propose, frozen=True, gc=False, kw_only=True):
    """Propose that a clause, or a whole section, be suspended."""

    clause: ClauseId


class ProposeRestore(Propose, frozen=True, gc=False, kw_only=True):
    """Propose that a suspended clause be in force again."""

    clause: ClauseId


class ProposeSet(Propose, frozen=True, gc=False, kw_only=True):
    """Propose a new value for a parameter of the rulebook."""

    parameter: str
    value: str


class Withdraw(Move, frozen=True, gc=False):
    """Take back one's own motion or proposal."""


class Put(Move, frozen=True, gc=False):
    """Put the proposal to the vote, as the chair."""


class Adjourn(Move, frozen=True, gc=False):
    """Adjourn the session, as the chair."""


class Throw(Move, frozen=True, gc=False, kw_only=True):
    """Throw rock, paper or scissors for the last place of a race."""

    shape: Shape
