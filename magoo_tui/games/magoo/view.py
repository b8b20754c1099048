"""The view made for one seat: the only thing about a table that leaves it (magoo.uno.5)."""

from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.options import fitting, options_for
from magoo_tui.games.magoo.seat_view import Ending, PileCard, Place, SeatView
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Limit, LogLine
from magoo_tui.parliament.assembly import jurors, unheard
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
        hand=tuple(NAME[card] for card in _hand(state, seat)),
        fits=_fits(state, seat),
        drawn=_drawn(state, seat),
        has_drawn=state.has_drawn,
        draw_count=len(state.draw),
        pile_count=len(state.pile),
        pile=_top_of_pile(state),
        color=state.color(),
        must_name_color=state.is_in_round and state.must_name_color(),
        debt=state.debt,
        debt_face=CardName(state.debt_face) if state.debt_face else None,
        social=state.social(),
        corner=len(state.corner),
        motion=state.assembly.motion,
        committee=committee_view(state, load("magoo")),
        charge=charge_view(state),
        ending=_ending(state),
        law=law_view(state.law),
        limit=limit_of(state),
        options=options_for(state, seat) if seat is not None else (),
        shown=_shown(state, seat),
        log=log,
    )


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
    return () if state.turn is None else (state.turn,)


def limit_of(state: State) -> Limit | None:
    """The time that runs, if one does (magoo.art2.2, art3.10, art3.13)."""
    session, case, law = state.assembly.session, state.assembly.case, state.law
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
    outs = {seat: number for number, seat in enumerate(state.outs, 1)}
    return tuple(
        Place(
            seat=Seat(seat),
            name=name,
            cards=len(state.hands[seat]),
            out=outs.get(Seat(seat), 0),
            is_gone=seat in state.gone,
            losses=state.losses[seat],
            tally=state.tally[seat],
        )
        for seat, name in enumerate(state.names)
    )


def _hand(state: State, seat: Seat | None) -> list[Card]:
    return [] if seat is None else state.hands[seat]


def _fits(state: State, seat: Seat | None) -> tuple[bool, ...]:
    fit = frozenset() if seat is None else fitting(state, seat)
    return tuple(NAME[card] in fit for card in _hand(state, seat))


def _drawn(state: State, seat: Seat | None) -> int | None:
    hand = _hand(state, seat)
    return hand.index(state.drawn) if state.drawn in hand else None


def _shown(state: State, seat: Seat | None) -> tuple[CardName, ...]:
    return () if seat is None else tuple(NAME[card] for card in state.shown.get(seat, ()))


def _top_of_pile(state: State) -> tuple[PileCard, ...]:
    top = list(zip(state.pile, state.colors, strict=True))[-FANNED:]
    return tuple(PileCard(NAME[card], color) for card, color in top)


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
