"""What the doings of laws rest on."""

from functools import lru_cache
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId

DEED: Final = 0
"""In place of a law's number: a deed done once has none."""


@lru_cache(maxsize=256)
def cite(law: int) -> tuple[ClauseId, ...]:
    """The clause that a law's doings rest on."""
    return (ClauseId(f"law.{law}" if law != DEED else "law.session.2"),)
