"""What a bot does by law beside its turn: it says words in time, gives cards up, shows them."""

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import Skill
from magoo_tui.bots.magoo.playing import worth_keeping
from magoo_tui.games.magoo.seat_view import Option, SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import WordsInTime
from magoo_tui.table.live import Intention

_TRIED = 0.5
"""How often a bot says or shows what it need not, of which it cannot tell what comes."""


def obey(view: SeatView, seat: Seat, skill: Skill, leanings: Leanings) -> Intention | None:
    """What a law waits for from this seat; None if for nothing, or if the bot forgets it."""
    at_work = view.at_work
    if at_work.demand is not None:
        return _give_up(view, leanings)
    if at_work.race is not None and seat in at_work.race.late and not view.is_aloud:
        after = leanings.between(0.6, 3.0, "race", view.round_number, view.pile_count)
        return Intention(f'say "{at_work.race.words}"', after)
    for one in at_work.words:
        if one.seat == seat and _is_minded(view, one, skill, leanings):
            option = _answer(view, one)
            if option is not None:
                after = leanings.between(0.5, 1.2, "time", view.revision)
                return Intention(option.command, after)
    return None


def _is_minded(view: SeatView, one: WordsInTime, skill: Skill, leanings: Leanings) -> bool:
    """Asked again about the same words it answers the same, until the next act."""
    share = 1 - skill.forgets if one.is_owed else _TRIED
    act = (view.round_number, view.pile_count, view.draw_count)
    return leanings.is_inclined(share, "law", one.law, one.words, *act)


def _answer(view: SeatView, one: WordsInTime) -> Option | None:
    """How it is said or shown; None where nothing that is held would do."""
    command = f'say "{one.words}"'
    for option in view.options:
        if option.command == command or (not one.words and option.kind == "show"):
            return option
    return None


def _give_up(view: SeatView, leanings: Leanings) -> Intention | None:
    """Of what a law lets one choose, the cards that are worth least."""
    choices = [option for option in view.options if option.kind == "surrender"]
    if not choices:
        return None
    chosen = min(choices, key=lambda option: sum(map(worth_keeping, option.cards)))
    return Intention(chosen.command, leanings.between(1.0, 2.5, "time", view.revision))
