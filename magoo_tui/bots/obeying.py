"""What a bot of any game does by law beside its turn: it speaks in time, throws, shows cards."""

from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Option, TableView, WordsInTime
from magoo_tui.table.live import Intention

_TRIED: Final = 0.5
"""How often a bot says or shows what it need not, of which it cannot tell what comes."""


def speak_in_time(
    view: TableView, seat: Seat, leanings: Leanings, *, forgets: float, act: tuple[object, ...]
) -> Intention | None:
    """What a law waits to hear, or see, from this seat; None if nothing, or if it is forgotten.

    ``act`` is the act that the words belong to: asked again about the same words a bot answers the
    same, until the next act. ``forgets`` is the share of words owed that it does not think of.
    """
    race = view.race
    if race is not None and race.law is not None and seat in race.awaited():
        if race.throwers:
            return throw_for_last(view, leanings)
        after = leanings.between(0.6, 3.0, "race", *act)
        return Intention(f'say "{race.words}"', after)
    for one in view.at_work.words:
        share = 1 - forgets if one.is_owed else _TRIED
        if one.seat == seat and leanings.is_inclined(share, "law", one.law, one.words, *act):
            option = _answer(view, one)
            if option is not None:
                after = leanings.between(0.5, 1.2, "time", view.revision)
                return Intention(option.command, after)
    return None


def throw_for_last(view: TableView, leanings: Leanings) -> Intention:
    """A shape for the last place of a race, any of them."""
    shape = SHAPES[int(leanings.share("throw", view.revision) * len(SHAPES))]
    return Intention(f"throw {shape}", leanings.between(0.8, 2.0, "time", view.revision))


def _answer(view: TableView, one: WordsInTime) -> Option | None:
    """How it is said or shown; None where nothing that is held would do."""
    command = f'say "{one.words}"'
    for option in view.options:
        if option.command == command or (not one.words and option.kind == "show"):
            return option
    return None
