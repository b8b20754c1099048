"""Deeds done once: what is ratified and leaves no law (law.session.2)."""

from typing import TYPE_CHECKING, Any

from magoo_tui.kernel.rulings import Facts
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.parliament.events import DeedDone
from magoo_tui.parliament.laws.citing import DEED
from magoo_tui.rulebook.standing import Step

if TYPE_CHECKING:
    from magoo_tui.parliament.laws.chain import Chain


def take_deeds(chain: "Chain[Any]", happening: Facts) -> None:
    """A deed that has come into force is done as a chain of its own, with nobody as its doer."""
    for fact in happening:
        if isinstance(fact, DeedDone):
            chain.fired, chain.seat, chain.words = set(), NOBODY, ()
            chain.steps.append(Step(DEED, fact.deed.effects, ()))
