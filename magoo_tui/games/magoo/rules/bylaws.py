"""The Rules Committee of Magoo (magoo.art3): its clauses, and the rulebook that it may change."""

from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.parliament.committee import Bylaws, Committee
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces


def _art3(part: int) -> ClauseId:
    return ClauseId(f"magoo.art3.{part}")


@enforces(
    "magoo.art1.1",
    *(f"magoo.art3.{part}" for part in range(1, 15)),
)
def bylaws() -> Bylaws:
    """Which clause each step of the procedure rests on."""
    return Bylaws(
        only_committee=_art3(1),
        motion=_art3(3),
        second=_art3(4),
        regular=_art3(5),
        emergency=_art3(7),
        proposals=_art3(9),
        ratification=_art3(10),
        divided=_art3(11),
        into_force=_art3(12),
        adjournment=_art3(13),
        suspension=_art3(14),
    )


COMMITTEE: Final = Committee(bylaws(), lambda: load("magoo"))
