"""A bot among the committee, before a forfeit and in judgement: seconds, proposes, votes."""

from collections.abc import Mapping
from typing import Final

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.magarac.heeding import HAND_OVER, SESSION
from magoo_tui.games.magarac.seat_view import SeatView
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import ChargeView, CommitteeView, Option, ProposalView
from magoo_tui.table.live import Intention

WISHES: Final[tuple[tuple[str, tuple[int | str, ...]], ...]] = (
    ("slap_time", (6, 10, 15)),
    ("false_slap", ("letter", "nothing")),
    ("late", ("all", "nobody")),
    ("travelling_card", ("no", "yes")),
)
"""What bots among themselves propose: parameters, and values under which a game stays a game."""

PATIENT: Final = 60.0
"""Seconds at least in which nobody has done anything before a bot adjourns a person's session."""

_LIKES: Final = {"set": 0.55, "repeal": 0.45, "suspend": 0.3, "restore": 0.7}
"""Which share of bots is for a proposal, by its first word; a law's text has 0.5."""

_FORFEITS_LIKED: Final = 0.9
_SESSIONS_CALLED: Final = 0.15

Kinds = Mapping[str, Option]
"""A seat's options by their kind."""


def between_hands(
    view: SeatView, kinds: Kinds, leanings: Leanings, *, is_alone: bool
) -> Intention | None:
    """Answer a forfeit, second a motion, or move; None if nothing of it is to be done."""

    def after(least: float, most: float) -> float:
        return leanings.between(least, most, "time", view.revision)

    forfeit = view.forfeit_proposal
    if forfeit is not None and view.seat in forfeit.waits_for:
        is_for = leanings.is_inclined(_FORFEITS_LIKED, "forfeit", forfeit.text)
        return Intention("aye" if is_for else "nay", after(1.0, 2.5))
    if "second" in kinds and view.motion != view.seat:
        return Intention("second", after(0.9, 1.7))
    if not is_alone or view.motion is not None or "move to convene" not in kinds:
        return None
    is_called = leanings.is_inclined(_SESSIONS_CALLED, "session", view.round_number)
    if not is_called or _has_met_since_hand(view):
        return None
    return Intention("move to convene", after(2.0, 4.0))


def _has_met_since_hand(view: SeatView) -> bool:
    for line in reversed(view.log):
        if any(clause in HAND_OVER for clause in line.clauses):
            return False
        if SESSION in line.clauses:
            return True
    return True


def sit(
    view: SeatView, committee: CommitteeView, kinds: Kinds, leanings: Leanings, *, is_alone: bool
) -> Intention | None:
    """What is to be done in a session: vote, put, propose, adjourn; None to let others act."""

    def after(least: float, most: float) -> float:
        return leanings.between(least, most, "time", view.revision)

    if committee.proposal is not None:
        if "aye" in kinds:
            aye = _is_for(view, committee.proposal, leanings)
            return Intention("aye" if aye else "nay", after(1.0, 3.0))
        return Intention("put", after(2.5, 4.0)) if "put" in kinds else None
    if is_alone and not committee.results and view.seat == _proposer(view, committee):
        return Intention(_wish(view, leanings), after(2.0, 3.5))
    if "adjourn" not in kinds:
        return None
    if not is_alone:
        return Intention("adjourn", after(PATIENT, PATIENT + 15))
    return Intention("adjourn", after(4.5, 6.0))


def _is_for(view: SeatView, proposal: ProposalView, leanings: Leanings) -> bool:
    if proposal.mover == view.seat:
        return True
    share = _LIKES.get(proposal.command.partition(" ")[0], 0.5)
    return leanings.is_inclined(share, "vote", proposal.command)


def _proposer(view: SeatView, committee: CommitteeView) -> Seat:
    """Whoever sits on the chair's left speaks first."""
    count = len(view.places)
    seats = [(committee.chair + step) % count for step in range(1, count + 1)]
    return Seat(next(seat for seat in seats if not view.places[seat].is_gone))


def _wish(view: SeatView, leanings: Leanings) -> str:
    at = int(leanings.share("wish", view.revision) * len(WISHES))
    name, values = WISHES[at]
    others = [value for value in values if value != view.law.parameters.get(name)]
    value = others[int(leanings.share("value", view.revision) * len(others))]
    return f"propose set {name} = {value}"


def judge(view: SeatView, charge: ChargeView, kinds: Kinds, leanings: Leanings) -> Intention | None:
    """Answer a charge, or vote on one."""
    after = leanings.between(1.2, 3.2, "time", view.revision)
    is_so = leanings.is_inclined(0.5, "charge", charge.reason, charge.accused)
    if "admit" in kinds:
        return Intention("admit" if is_so else "contest", after)
    if "aye" in kinds:
        return Intention("aye" if is_so or charge.accuser == view.seat else "nay", after)
    return None
