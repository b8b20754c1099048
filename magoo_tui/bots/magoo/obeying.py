"""What a bot does by law beside its turn: it says words in time, gives cards up, shows them."""

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import Skill
from magoo_tui.bots.magoo.playing import worth_keeping
from magoo_tui.bots.obeying import speak_in_time
from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Intention


def obey(view: SeatView, seat: Seat, skill: Skill, leanings: Leanings) -> Intention | None:
    """What a law waits for from this seat; None if for nothing, or if the bot forgets it."""
    if view.at_work.demand is not None:
        return _give_up(view, leanings)
    act = (view.round_number, view.pile_count, view.draw_count)
    return speak_in_time(view, seat, leanings, forgets=skill.forgets, act=act)


def _give_up(view: SeatView, leanings: Leanings) -> Intention | None:
    """Of what a law lets one choose, the cards that are worth least."""
    choices = [option for option in view.options if option.kind == "surrender"]
    if not choices:
        return None
    chosen = min(choices, key=lambda option: sum(map(worth_keeping, option.cards)))
    return Intention(chosen.command, leanings.between(1.0, 2.5, "time", view.revision))
