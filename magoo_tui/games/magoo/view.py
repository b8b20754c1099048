"""The view made for one seat: the only thing about a table that leaves it (magoo.uno.5)."""

from functools import lru_cache
from typing import Final, TypedDict

from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.options import fitting, options_for
from magoo_tui.games.magoo.rules import asking_much
from magoo_tui.games.magoo.seat_view import Ending, Option, PileCard, Place, SeatView, Unsaid
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import CommitteeView, Limit, LogLine
from magoo_tui.parliament.assembly import jurors, unheard
from magoo_tui.parliament.laws.view import law_race, laws_at_work, race_limit, waited_for
from magoo_tui.parliament.view import charge_view, committee_view, law_view
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces

FANNED = 10
Log = tuple[LogLine, ...]


@enforces("magoo.uno.5")
def view_for(state: State, seat: Seat | None, revision: int, log: tuple[LogLine, ...]) -> SeatView:
    """What a seat, or a spectator (None), may know. Holds no face that it may not see."""
    return SeatView(
        seat=seat,
        revision=revision,
        stage=state.stage(),
        is_dealt=any(state.hands),
        is_shuffle_due=state.is_shuffle_due or state.is_round_called,
        round_number=state.round_number,
        places=_places(state),
        dealer=state.acting_dealer(),
        host=state.at_table_from(state.host),
        chair=state.chair(),
        turn=state.turn,
        floor=floor(state),
        direction="left" if state.direction == 1 else "right",
        is_aloud=state.is_aloud,
        has_drawn=state.has_drawn,
        draw_count=len(state.draw),
        pile_count=len(state.pile),
        pile=_top_of_pile(state),
        color=state.color(),
        must_name_color=state.is_in_round and state.must_name_color(),
        unsaid=_unsaid(state),
        social=state.social(),
        corner=len(state.corner),
        motion=state.assembly.motion,
        committee=_committee(state),
        charge=charge_view(state),
        ending=_ending(state),
        law=law_view(state.law),
        at_work=laws_at_work(state.law, seat, NAME),
        race=law_race(state.law),
        order=tuple(state.ring()),
        limit=limit_of(state),
        log=log,
        **_debt(state),
        **_own(state, seat),
    )


class _Debt(TypedDict):
    """What a view tells of the debt of a Pile-On."""

    debt: int
    debt_face: CardName | None
    debt_layer: Seat | None
    resting_debt: int


def _debt(state: State) -> _Debt:
    return {
        "debt": state.debt,
        "debt_face": CardName(state.debt_face) if state.debt_face else None,
        "debt_layer": state.debt_layer,
        "resting_debt": state.resting_debt,
    }


def _committee(state: State) -> CommitteeView | None:
    if state.assembly.session is None:
        return None
    from magoo_tui.games.magoo.grounds import GROUNDS

    return committee_view(state, load("magoo"), GROUNDS)


class _Own(TypedDict):
    """What a view has of its seat alone."""

    hand: tuple[CardName, ...]
    fits: tuple[bool, ...]
    drawn: int | None
    options: tuple[Option, ...]
    shown: tuple[CardName, ...]


_OF_SPECTATORS: Final[_Own] = {"hand": (), "fits": (), "drawn": None, "options": (), "shown": ()}


def _own(state: State, seat: Seat | None) -> _Own:
    if seat is None:
        return _OF_SPECTATORS
    cards = state.hands[seat]
    hand = tuple([NAME[card] for card in cards])
    with asking_much(state):
        fit = fitting(state, seat)
        options = options_for(state, seat, fit)
    return {
        "hand": hand,
        "fits": tuple([name in fit for name in hand]),
        "drawn": cards.index(state.drawn) if state.drawn in cards else None,
        "options": options,
        "shown": tuple(NAME[card] for card in state.shown.get(seat, ())),
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
    return () if state.turn is None else (state.turn,)


def limit_of(state: State) -> Limit | None:
    """The time that runs, if one does (magoo.art2.2, art3.10, art3.13)."""
    session, case, law = state.assembly.session, state.assembly.case, state.law
    if case is not None:
        name = "charge" if case.is_contested else "answer"
        return Limit(name, law.number("vote_time"), starts_anew=False)
    if session is None:
        race = law_race(law)
        return None if race is None else race_limit(race)
    if not session.is_put:
        return Limit("session", law.number("session_time"), starts_anew=True)
    is_chairs = unheard(state) == [state.chair()]
    name = "chair" if is_chairs else "hearing"
    return Limit(name, law.number("vote_time"), starts_anew=False)


def _unsaid(state: State) -> Unsaid | None:
    caller, calls = state.caller, state.missing
    return Unsaid(caller, calls) if calls and caller is not None else None


def _places(state: State) -> tuple[Place, ...]:
    gone, hands, losses, tally = state.gone, state.hands, state.losses, state.tally
    outs = {seat: number for number, seat in enumerate(state.outs, 1)}
    return tuple(
        [
            Place(
                seat=Seat(seat),
                name=name,
                cards=len(hands[seat]),
                out=outs.get(Seat(seat), 0),
                is_gone=seat in gone,
                losses=losses[seat],
                tally=tally[seat],
            )
            for seat, name in enumerate(state.names)
        ]
    )


def _top_of_pile(state: State) -> tuple[PileCard, ...]:
    top = zip(state.pile[-FANNED:], state.colors[-FANNED:], strict=True)
    return tuple([_lying(card, color) for card, color in top])


@lru_cache(maxsize=4096)
def _lying(card: Card, color: str | None) -> PileCard:
    return PileCard(NAME[card], color)


@enforces("magoo.am7.3")
def _ending(state: State) -> Ending | None:
    end = state.conclusion
    if end is None:
        return None
    top = _top_of_pile(state)
    return Ending(
        finished=end.finished,
        losers=end.losers,
        winner=end.winner,
        exempt=end.exempt,
        chant=chant(state),
        last_card=top[-1] if top else None,
    )


def chant(state: State) -> str | None:
    """The words of the end: one Magoo less than there are players, the last one stated."""
    end = state.conclusion
    if end is None or state.law.is_suspended("magoo.am7"):
        return None
    return " ".join(["Magoo?"] * (end.chanters - 2) + ["Magoo.", "Huzzah!"])
