"""The view made for one seat: the only thing about a table that leaves it (magarac.setup.7)."""

from typing import Any

from msgspec.structs import replace

from magoo_tui.games.magarac.cards import NAME, TRAVELLER, WORD
from magoo_tui.games.magarac.grounds import GROUNDS
from magoo_tui.games.magarac.options import fitting, options_for
from magoo_tui.games.magarac.rules.forfeiting import unanswered
from magoo_tui.games.magarac.rules.hands import is_travelling
from magoo_tui.games.magarac.rules.slapping import must_shout
from magoo_tui.games.magarac.seat_view import (
    Ending,
    ForfeitView,
    Offer,
    OpenCards,
    Place,
    SeatView,
)
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import ChargeView, Limit, LogLine, RaceView
from magoo_tui.parliament.assembly import jurors, unheard
from magoo_tui.parliament.laws.view import law_race, laws_at_work, race_limit, race_view, waited_for
from magoo_tui.parliament.view import charge_view, committee_view, law_view
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.tongue import spoken

Log = tuple[LogLine, ...]


@enforces("magarac.setup.7", "magarac.travel.5")
def view_for(state: State, seat: Seat | None, revision: int, log: Log) -> SeatView:
    """What a seat, or a spectator (None), may know. Holds no face that it may not see."""
    hand = [] if seat is None else state.hands[seat]
    return SeatView(
        seat=seat,
        revision=revision,
        hand=tuple(NAME[card] for card in hand),
        fits=_fits(state, seat),
        received=_place_of(hand, state.received),
        offered=_place_of(hand, state.offered),
        options=options_for(state, seat) if seat is not None else (),
        log=log,
        at_work=laws_at_work(state.law, seat, NAME),
        **_open_to_all(state),
        **_people(state),
    )


def _open_to_all(state: State) -> dict[str, Any]:
    """The fields of every view that tell of the hand being played."""
    return {
        "stage": state.stage(),
        "is_dealt": any(state.hands),
        "is_shuffle_due": state.is_round_called,
        "round_number": state.round_number,
        "places": _places(state),
        "dealer": state.acting_dealer(),
        "turn": state.turn,
        "floor": floor(state),
        "is_aloud": state.is_aloud,
        "must_shout": must_shout(state),
        "is_travelling": state.is_travelling if state.is_in_hand else is_travelling(state),
        "offer": _offer(state),
        "is_second_card": state.refused is not None,
        "misled_by": state.misled_by,
        "race": law_race(state.law) or slap_race(state),
        "opened": _opened(state),
        "ending": _ending(state),
        "losers": state.losers,
        "order": tuple(state.ring()),
        "limit": limit_of(state),
    }


def _people(state: State) -> dict[str, Any]:
    """The fields of every view that tell what the people have agreed on, or are about to."""
    return {
        "host": state.at_table_from(state.host),
        "chair": state.chair(),
        "motion": state.assembly.motion,
        "committee": committee_view(state, load("magarac", spoken()), GROUNDS),
        "charge": _charge(state),
        "charges_noted": len(state.complaints),
        "forfeit": str(state.law.values["forfeit"]),
        "forfeit_proposal": _forfeit(state),
        "law": law_view(state.law),
    }


def floor(state: State) -> tuple[Seat, ...]:
    """Whose act the table waits for; any of them."""
    session, case = state.assembly.session, state.assembly.case
    if state.is_over:
        return ()
    if session is not None:
        return tuple(unheard(state)) if session.is_put else (state.chair(),)
    if case is not None:
        if not case.is_contested:
            return (case.accused,)
        return tuple(seat for seat in jurors(state) if seat not in case.votes)
    standing = state.law.standing
    if standing is not None and standing.is_waiting():
        return waited_for(standing)
    if state.race is not None:
        return state.race.awaited()
    if state.is_revealing:
        return tuple(seat for seat in state.members() if TRAVELLER in state.hands[seat])
    if state.turn is not None:
        return (state.left_of(state.turn) if state.offered is not None else state.turn,)
    return () if state.forfeit is None else unanswered(state, state.forfeit)


def limit_of(state: State) -> Limit | None:
    """The time that runs, if one does (magarac.play.11, play.15, law.session.1)."""
    session, case, law = state.assembly.session, state.assembly.case, state.law
    race = (law_race(law) if session is None and case is None else None) or slap_race(state)
    if race is not None:
        return race_limit(race)
    if case is not None:
        name = "charge" if case.is_contested else "answer"
        return Limit(name, law.number("vote_time"), starts_anew=False)
    if session is None:
        return None
    if not session.is_put:
        return Limit("session", law.number("session_time"), starts_anew=True)
    is_chairs = unheard(state) == [state.chair()]
    name = "chair" if is_chairs else "hearing"
    return Limit(name, law.number("vote_time"), starts_anew=False)


def _places(state: State) -> tuple[Place, ...]:
    slapped = state.slapped if state.race is None else {state.first, *state.followed}
    return tuple(
        Place(
            seat=Seat(seat),
            name=name,
            cards=len(state.hands[seat]),
            letters=state.word_of(Seat(seat)),
            is_gone=seat in state.gone,
            has_slapped=seat in slapped,
            has_shouted=seat in state.shouted,
        )
        for seat, name in enumerate(state.names)
    )


def _fits(state: State, seat: Seat | None) -> tuple[bool, ...]:
    if seat is None:
        return ()
    fit = fitting(state, seat)
    return tuple(NAME[card] in fit for card in state.hands[seat])


def _place_of(hand: list[Card], card: Card | None) -> int | None:
    return hand.index(card) if card in hand else None


@enforces("magarac.travel.7")
def _offer(state: State) -> Offer | None:
    if state.offered is None or state.turn is None:
        return None
    return Offer(state.turn, state.left_of(state.turn))


def slap_race(state: State) -> RaceView | None:
    """The race for the last place, if a true slap lies."""
    if state.race is None:
        return None
    words, seconds = WORD.capitalize() if must_shout(state) else "", state.law.number("slap_time")
    begun = state.followed | state.shouted if words else ()
    return race_view(state.race, "slap", words, cause=state.first, seconds=seconds, begun=begun)


@enforces("magarac.play.10", "magarac.travel.4")
def _opened(state: State) -> OpenCards | None:
    end = state.conclusion
    if state.shown_by is not None:
        return OpenCards(state.shown_by, (NAME[TRAVELLER],))
    if end is None or end.first is None:
        return None
    return OpenCards(end.first, tuple(NAME[card] for card in end.four))


def _charge(state: State) -> ChargeView | None:
    """The charge that is heard; more than half of the votes cast decide it (magarac.play.15)."""
    charge, case = charge_view(state), state.assembly.case
    if charge is None or charge.vote is None or case is None:
        return charge
    return replace(charge, vote=replace(charge.vote, needs=len(case.votes) // 2 + 1))


def _forfeit(state: State) -> ForfeitView | None:
    waiting = state.forfeit
    if waiting is None:
        return None
    ayes = tuple(sorted(waiting.ayes))
    return ForfeitView(waiting.mover, waiting.text, ayes, unanswered(state, waiting))


def _ending(state: State) -> Ending | None:
    end = state.conclusion
    return None if end is None else Ending(end.losers, end.first)
