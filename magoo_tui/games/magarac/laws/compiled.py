"""The enforced laws of a table as the game looks them up: by event."""

from msgspec import Struct

from magoo_tui.games.magarac.state import State
from magoo_tui.parliament.laws.firing import Listener, Listening, listener
from magoo_tui.rulebook.language.law import Law, OnOccasion, WordBan
from magoo_tui.rulebook.standing import Standing


class CompiledLaws(Struct, frozen=True):
    """All laws in force that the table enforces."""

    listening: Listening
    """All that wait for an event."""
    counts_turns: bool
    """Whether the end of a turn has to be told: something counts turns, or waits for it."""
    hears_passes: bool
    """Whether a card that is passed, or the turn that goes with it, concerns a law."""
    awaited: frozenset[str]
    """All events that some law waits for, and the end of a turn's time."""
    awaited_under_ban: frozenset[str]
    """The same while somebody must not say words."""


def compiled(state: State) -> CompiledLaws | None:
    """The laws in force, made once for each change of them; None where there never was one."""
    standing = state.law.standing
    if standing is None:
        return None
    if standing.compiled is None:
        standing.compiled = _compile(standing)
    laws: CompiledLaws = standing.compiled
    return laws


def _compile(standing: Standing) -> CompiledLaws:
    listeners: dict[str, list[Listener]] = {}
    for number, law in standing.meanings.items():
        match law:
            case OnOccasion():
                heard = law.occasion.happening
                listeners.setdefault(heard, []).append(listener(number, law))
            case WordBan():
                listeners.setdefault("says", []).append(listener(number, law))
    of_passes = [one for event in ("passes", "receives") for one in listeners.get(event, ())]
    counts = "ends a turn" in listeners or any(map(_counts, standing.meanings.values()))
    return CompiledLaws(
        listening=Listening(listeners),
        counts_turns=counts,
        hears_passes=counts or "starts a turn" in listeners or any(map(_hears_of_one, of_passes)),
        awaited=frozenset((*listeners, "expiry")),
        awaited_under_ban=frozenset((*listeners, "expiry", "says")),
    )


def _hears_of_one(one: Listener) -> bool:
    """Whether a law waits for a single card: no more are ever passed at once."""
    return one.quantity is None or one.quantity.holds(1)


def _counts(law: Law) -> bool:
    """Whether a law has a duration, or acts once in a time."""
    return law.duration is not None or (isinstance(law, OnOccasion) and bool(law.once_per))
