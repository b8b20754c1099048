"""A bot among the committee, and before or in judgement: seconds, chairs, votes, answers."""

from collections.abc import Mapping
from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.magoo.hearing import MOTION, ROUND_OVER, SECOND, unsaid
from magoo_tui.games.magoo.seat_view import Option, SeatView
from magoo_tui.kernel.views import ChargeView, CommitteeView, ProposalView
from magoo_tui.table.live import Intention

WISHES: Final[tuple[tuple[str, tuple[int | str, ...]], ...]] = (
    ("social", (3, 4, 5)),
    ("deal", (5, 6, 7, 8)),
    ("catch", (2, 3, 4)),
    ("flynn", (3, 5, 7)),
    ("challenge_extra", (1, 2, 3)),
    ("straight_wrap", ("no", "yes")),
    ("draw_two_on_four", ("no", "yes")),
    ("opening_draw_two", ("draws", "pile-on")),
)
"""What bots among themselves propose: parameters, and values under which a game stays a game."""

_LIKES: Final = {"set": 0.55, "repeal": 0.45, "suspend": 0.3, "restore": 0.7}
"""Which share of bots is for a proposal, by its first word; a law's text has 0.5."""

PATIENT: Final = 60.0
"""Seconds at least in which nobody has done anything before a bot adjourns a person's session:
somebody may be typing."""

_MOTIONS_SECONDED = 0.8
_SESSIONS_CALLED = 0.3

Kinds = Mapping[str, Option]
"""A seat's options by their kind."""


def second(view: SeatView, leanings: Leanings, *, is_alone: bool) -> Intention | None:
    """Second somebody's motion; a person's always, so that people can change the law."""
    if view.motion is None or view.motion == view.seat:
        return None
    made = next(
        (line.number for line in reversed(view.log) if MOTION in line.clauses), view.revision
    )
    if is_alone and not leanings.is_inclined(_MOTIONS_SECONDED, "second", made):
        return None
    return Intention("second", leanings.between(0.9, 1.7, "time", view.revision))


def sit(
    view: SeatView,
    committee: CommitteeView,
    kinds: Kinds,
    leanings: Leanings,
    *,
    is_alone: bool,
) -> Intention | None:
    """What is to be done in a session: vote, put, propose, adjourn; None to let others act."""

    def after(least: float, most: float) -> float:
        return leanings.between(least, most, "time", view.revision)

    if committee.proposal is not None:
        if "aye" in kinds:
            aye = _is_for(view, committee.proposal, leanings)
            return Intention("aye" if aye else "nay", after(1.0, 3.0))
        return Intention("put", after(2.5, 4.0)) if "put" in kinds else None
    if is_alone and not committee.results and _mover(view) == view.seat:
        return Intention(_wish(view, leanings), after(2.0, 3.5))
    if "adjourn" not in kinds:
        return None
    if is_alone:
        return Intention("adjourn", after(4.5, 6.0))
    return Intention("adjourn", after(PATIENT, PATIENT + 15))


def _is_for(view: SeatView, proposal: ProposalView, leanings: Leanings) -> bool:
    if proposal.mover == view.seat:
        return True
    share = _LIKES.get(proposal.command.partition(" ")[0], 0.5)
    return leanings.is_inclined(share, "vote", proposal.command)


def _mover(view: SeatView) -> int | None:
    """Who moved the motion that was seconded last."""
    return next((line.seat for line in reversed(view.log) if MOTION in line.clauses), None)


def _wish(view: SeatView, leanings: Leanings) -> str:
    at = int(leanings.share("wish", view.revision) * len(WISHES))
    name, values = WISHES[at]
    others = [value for value in values if value != view.law.parameters.get(name)]
    value = others[int(leanings.share("value", view.revision) * len(others))]
    return f"propose set {name} = {value}"


def move(view: SeatView, kinds: Kinds, leanings: Leanings) -> Intention | None:
    """Between two rounds, once: move to convene, if the bot leans to it."""
    if "move to convene" not in kinds or _has_met_since_round(view):
        return None
    if not leanings.is_inclined(_SESSIONS_CALLED, "session", view.round_number):
        return None
    return Intention("move to convene", leanings.between(2.0, 4.0, "time", view.revision))


def _has_met_since_round(view: SeatView) -> bool:
    for line in reversed(view.log):
        if ROUND_OVER in line.clauses:
            return False
        if SECOND in line.clauses:
            return True
    return True


def judge(view: SeatView, charge: ChargeView, kinds: Kinds, leanings: Leanings) -> Intention | None:
    """Answer a charge, or vote on one; a missed call is judged by what was heard."""
    after = leanings.between(1.2, 3.2, "time", view.revision)
    if charge.is_missed_call:
        missing = unsaid(view)
        is_so = missing is not None and missing.seat == charge.accused
    else:
        is_so = leanings.is_inclined(0.5, "charge", charge.reason, charge.accused)
    if "admit" in kinds:
        return Intention("admit" if is_so else "contest", after)
    if "aye" in kinds:
        is_upheld = is_so or charge.accuser == view.seat
        return Intention("aye" if is_upheld else "nay", after)
    return None
