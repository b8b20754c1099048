"""Somebody who plays Magarac from a view: passes, slaps, follows, and now and then errs."""

from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import Level
from magoo_tui.bots.magarac import assembly
from magoo_tui.bots.magarac.heeding import CARDS_COME, DEAL, FALSE_SLAP, OFFER, TRUE_SLAP
from magoo_tui.bots.magarac.passing import FOUR, choose, most_alike
from magoo_tui.bots.magarac.reflexes import REFLEXES
from magoo_tui.bots.obeying import speak_in_time, throw_for_last
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.table.live import Intention

_REFUSED: Final = 0.35
"""How many offers are refused unseen."""


class MagaracBot:
    """Plays one seat. What it means to do depends on its seed and the view alone."""

    def __init__(self, level: Level, seed: int, *, is_alone: bool = False) -> None:
        self.level: str = level
        self._reflexes = REFLEXES[level]
        self._leanings = Leanings(seed)
        self.is_alone = is_alone
        """Whether no person plays with it; somebody may still sit down."""

    def intend(self, view: SeatView) -> Intention | None:
        """What to do now; None to wait for others. Never anything that would be refused."""
        seat = view.seat
        if seat is None or view.is_shuffle_due or view.places[seat].is_gone:
            return None
        kinds = {option.kind: option for option in view.options}
        if view.charge is not None:
            return assembly.judge(view, view.charge, kinds, self._leanings)
        if view.committee is not None:
            return assembly.sit(view, view.committee, kinds, self._leanings, is_alone=self.is_alone)
        if view.stage == "over":
            return None
        speaking = self._obey(view, seat)
        if speaking is not None:
            return speaking
        if view.race is not None:
            return self._race(view, view.race, seat) if view.race.law is None else None
        if view.stage == "between-rounds":
            return self._wait_for_hand(view, kinds)
        return self._play(view, seat, kinds)

    def _obey(self, view: SeatView, seat: Seat) -> Intention | None:
        """Words that a law waits for; a race for the last place does not wait for them."""
        if view.race is not None and view.race.law is None:
            return None
        act, forgets = (view.round_number, view.turn), self._reflexes.forgets
        return speak_in_time(view, seat, self._leanings, forgets=forgets, act=act)

    def _wait_for_hand(self, view: SeatView, kinds: assembly.Kinds) -> Intention | None:
        """What the people are at comes first; then the next hand, among people after a while."""
        first = assembly.between_hands(view, kinds, self._leanings, is_alone=self.is_alone)
        if first is not None or "next round" not in kinds:
            return first
        least, most = (5.0, 7.0) if self.is_alone else (30.0, 40.0)
        return Intention("next round", self._between(least, most, view.revision))

    # ---- a hand

    def _play(self, view: SeatView, seat: Seat, kinds: assembly.Kinds) -> Intention | None:
        """The earliest of a slap and the turn's act."""
        slap = self._slap(view, seat) if "slap" in kinds else None
        act = self._act(view, kinds)
        if slap is None or act is None:
            return slap or act
        return slap if slap.after <= act.after else act

    def _slap(self, view: SeatView, seat: Seat) -> Intention | None:
        """True with four alike, now and then false; an answer where somebody else slapped so."""
        reflexes, since = self._reflexes, _cards_came(view, seat)
        if most_alike(view.hand) == FOUR:
            return Intention("slap", self._reaction(reflexes.notices, "notice", since), since)
        if view.places[seat].has_slapped:
            return None
        if view.misled_by is not None:
            false = _last_line(view, FALSE_SLAP)
            if self._leanings.is_inclined(reflexes.is_misled, "misled", false):
                return Intention("slap", self._reaction(reflexes.follows, "follow", false), false)
        is_tempting = most_alike(view.hand) == FOUR - 1 and view.received is not None
        if is_tempting and self._leanings.is_inclined(reflexes.errs, "err", since):
            return Intention("slap", self._between(*reflexes.notices, "err", since), since)
        return None

    def _act(self, view: SeatView, kinds: assembly.Kinds) -> Intention | None:
        if "reveal" in kinds:
            return Intention("reveal", self._between(1.0, 2.0, view.revision))
        if "ready" in kinds:
            return Intention("ready", self._between(2.0, 3.5, view.revision))
        if "accept" in kinds:
            is_wary = self._leanings.is_inclined(_REFUSED, "offer", view.revision)
            command = "refuse" if is_wary else "accept"
            return Intention(command, self._between(0.8, 1.8, view.revision))
        card = choose(view, self._reflexes, self._leanings)
        if card is None:
            return None
        least, most = self._reflexes.thinks
        return Intention(f"pass {card}", self._between(least, most, view.revision))

    # ---- a race

    def _race(self, view: SeatView, race: RaceView, seat: Seat) -> Intention | None:
        """Slap, and say the word where it must be said; in a tie throw."""
        if seat not in race.awaited():
            return None
        if race.throwers:
            return throw_for_last(view, self._leanings)
        since = _last_line(view, TRUE_SLAP)
        after = self._reaction(self._reflexes.follows, "race", since)
        command = next((one.command for one in view.options if one.kind in ("slap", "say")), "slap")
        return Intention(command, after, since)

    # ---- time

    def _reaction(self, usual: tuple[float, float], *topic: object) -> float:
        """Seconds until something is noticed: as a rule soon, now and then late."""
        reflexes = self._reflexes
        if self._leanings.is_inclined(reflexes.dreams, "dream", *topic):
            return self._between(*reflexes.wakes, "wake", *topic)
        return self._between(*usual, *topic)

    def _between(self, least: float, most: float, *topic: object) -> float:
        return self._leanings.between(least, most, "time", *topic)


def _last_line(view: SeatView, clause: str) -> int:
    """The line of the last thing that rests on a clause; 0 if nothing does."""
    return next((line.number for line in reversed(view.log) if clause in line.clauses), 0)


def _cards_came(view: SeatView, seat: Seat) -> int:
    """The line that brought this seat its last card, or its hand; 0 before the first line."""
    ring, count = view.order, len(view.order)
    givers = (ring[ring.index(seat) - step] for step in range(1, count))
    giver = next((one for one in givers if not view.places[one].is_gone), seat)
    for line in reversed(view.log):
        if OFFER in line.clauses or not any(one in line.clauses for one in CARDS_COME):
            continue
        if line.seat == giver or DEAL in line.clauses:
            return line.number
    return 0
