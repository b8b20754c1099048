"""Somebody who plays Magoo from a view, as well as a level says."""

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import SKILLS, Level
from magoo_tui.bots.magoo import assembly, obeying
from magoo_tui.bots.magoo.hearing import unsaid
from magoo_tui.bots.magoo.playing import choose
from magoo_tui.games.magoo.seat_view import Option, SeatView, Unsaid
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.live import Intention


class MagooBot:
    """Plays one seat. What it means to do depends on its seed and the view alone."""

    def __init__(self, level: Level, seed: int, *, is_alone: bool = False) -> None:
        self.level: str = level
        self._skill = SKILLS[level]
        self._leanings = Leanings(seed)
        self.is_alone = is_alone
        """Whether no person plays with it; somebody may still sit down."""

    def intend(self, view: SeatView) -> Intention | None:
        """What to do now; None to wait for others. Never anything that would be refused."""
        seat = view.seat
        if seat is None or view.is_shuffle_due or view.places[seat].is_gone:
            return None
        if view.stage == "turn":
            return self._play(view, seat)
        kinds = {option.kind: option for option in view.options}
        match view.stage:
            case "between-rounds":
                return self._wait_for_round(view, kinds)
            case "committee" if view.committee is not None:
                return assembly.sit(
                    view, view.committee, kinds, self._leanings, is_alone=self.is_alone
                )
            case "vote" if view.charge is not None:
                return assembly.judge(view, view.charge, kinds, self._leanings)
            case "demand" | "race":
                return obeying.obey(view, seat, self._skill, self._leanings)
        return None

    def _wait_for_round(self, view: SeatView, kinds: assembly.Kinds) -> Intention | None:
        """Second, move, or call the next round; among people only after a good while."""
        seconding = assembly.second(view, self._leanings, is_alone=self.is_alone)
        if seconding is not None:
            return seconding
        if self.is_alone and view.motion is None:
            moving = assembly.move(view, kinds, self._leanings)
            if moving is not None:
                return moving
        if "next round" not in kinds:
            return None
        least, most = (6.0, 9.0) if self.is_alone else (40.0, 50.0)
        return Intention("next round", self._after(view, least, most))

    def _play(self, view: SeatView, seat: Seat) -> Intention | None:
        """Make good a call, catch one, second a motion, and then the turn."""
        speaking = obeying.obey(view, seat, self._skill, self._leanings)
        speaking = speaking or self._speak_up(view, seat)
        if speaking is not None:
            return speaking
        seconding = assembly.second(view, self._leanings, is_alone=self.is_alone)
        if seconding is not None:
            return seconding
        if view.turn != seat:
            return None
        option = choose(view, self._skill, self._leanings)
        if option is None:
            return None
        least, most = self._skill.thinks
        after = self._after(view, least, most)
        return Intention(self._worded(view, option), after / 2 if view.has_drawn else after)

    def _speak_up(self, view: SeatView, seat: Seat) -> Intention | None:
        """A call of one's own that was forgotten, or one that somebody else has not made."""
        if view.is_aloud:
            return None
        missing = unsaid(view)
        if missing is None:
            return None
        if missing.seat == seat:
            if self._is_minded(view, self._skill.remembers, missing):
                said = " ".join(f'"{call}"' for call in missing.calls)
                return Intention(f"say {said}", self._after(view, 0.8, 1.5))
            return None
        name = view.places[missing.seat]
        if name.is_gone or not self._is_minded(view, self._skill.catches, missing):
            return None
        return Intention(f"catch {name.name}", self._after(view, 1.5, 2.8))

    def _is_minded(self, view: SeatView, share: float, missing: Unsaid) -> bool:
        """Asked again about the same act, which leaves the pile as it is, it answers the same."""
        act = (view.round_number, view.pile_count, missing.seat)
        return self._leanings.is_inclined(share, "call", *act)

    def _worded(self, view: SeatView, option: Option) -> str:
        """The option as it is said: with its calls, unless they are forgotten."""
        bare, _, words = option.command.partition(' "')
        if option.kind == "worded":
            return option.command
        if words and self._leanings.is_inclined(self._skill.forgets, "forget", view.revision):
            return bare
        return option.command

    def _after(self, view: SeatView, least: float, most: float) -> float:
        return self._leanings.between(least, most, "time", view.revision)
