"""What deciding a move comes to: facts, or one refusal."""

from collections.abc import Sequence
from typing import Any, TypeAlias, final

from msgspec import Struct

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event


@final
class Refusal(Struct, frozen=True):
    """A no: the clause it rests on, and why in one sentence. The table stays as it was."""

    clause: ClauseId
    sentence: str


Facts: TypeAlias = Sequence[Event[Any]]
Ruling: TypeAlias = Facts | Refusal
