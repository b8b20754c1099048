"""Words forbidden for a while, and the end of every time (law.duty.4, law.time.1)."""

from typing import TYPE_CHECKING, Any, Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.sanctions import sanction_effect
from magoo_tui.parliament.laws.words import is_said
from magoo_tui.rulebook.standing import Occurrence, Step

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain

_TIMES: Final = (ClauseId("law.time.1"),)


def punish(chain: "Chain[Any]", event: Occurrence) -> bool:
    """Who says what they must not say suffers at once, once in a chain. False if nobody does."""
    for ban in chain.standing.bans:
        for part in event.parts:
            is_meant = part.seat == ban.seat and -ban.law not in chain.fired
            if is_meant and is_said(ban.words, event.words):
                chain.fired.add(-ban.law)
                chain.steps.append(Step(ban.law, (sanction_effect(ban.sanction),), (ban.seat,)))
                return True
    return False


def expire(chain: "Chain[Any]") -> None:
    """Laws and bans whose time is over are gone, as if repealed."""
    standing = chain.standing
    for number in [number for number, term in standing.terms.items() if not term.left]:
        chain.do(facts.LawExpired(_TIMES, chain.state.law.laws[number]))
    for ban in [ban for ban in standing.bans if not ban.term.left]:
        chain.do(facts.BanEnded(_TIMES, ban))


def let_go(chain: "Chain[Any]", law: int) -> None:
    """What a repealed law had still to do is done no more (law.number.1)."""
    if chain.steps and chain.steps[0].law == law:
        chain.done = 0
    chain.steps[:] = [step for step in chain.steps if step.law != law]
