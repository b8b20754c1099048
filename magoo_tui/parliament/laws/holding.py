"""A chain that stands still, and one that is taken up again where it stood (law.fire.8)."""

from typing import TYPE_CHECKING, Any

from msgspec import structs

from magoo_tui.rulebook.standing import HeldChain, Step

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain


def as_held(chain: "Chain[Any]") -> HeldChain:
    """All that a chain needs to go on, as it is now."""
    return HeldChain(
        seat=chain.seat,
        words=chain.words,
        queue=tuple(chain.queue),
        cursor=chain.cursor,
        fired=tuple(sorted(chain.fired)),
        steps=_steps_left(chain),
        after=tuple(chain.after),
        coming=chain.coming,
        taken=chain.taken,
        shared_from=chain.shared_from,
        foreseen=chain.foreseen,
        at=chain.at,
    )


def _steps_left(chain: "Chain[Any]") -> tuple[Step, ...]:
    if not chain.done:
        return tuple(chain.steps)
    first = structs.replace(chain.steps[0], effects=chain.steps[0].effects[chain.done :])
    return (first, *chain.steps[1:])


def take_up(chain: "Chain[Any]", held: HeldChain) -> None:
    """Let a chain go on from where another line left it."""
    chain.seat, chain.words, chain.at = held.seat, held.words, held.at
    chain.queue, chain.after = list(held.queue), list(held.after)
    chain.cursor, chain.fired = held.cursor, set(held.fired)
    chain.steps = [step for step in held.steps if step.effects]  # a step may be done already
    chain.coming, chain.taken = held.coming, held.taken
    chain.shared_from, chain.foreseen = held.shared_from, held.foreseen
