"""Sample views for the dialogs and the screens beside the table."""

from magoo_tui.games.magoo.seat_view import Ending, PileCard, Place, SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import (
    NO_LAWS_AT_WORK,
    ChargeView,
    CommitteeView,
    Lawful,
    LawsAtWork,
    Limit,
    LogLine,
    OutcomeView,
    ProposalView,
    RulebookView,
    Touch,
    VoteView,
)

FIVE = ("Ann", "Bo", "Cy", "Di", "Eve")
ODD = ("Ann [/]", "a[@click=app.quit]x[/]", "陳大文與他的朋友們", "Bartholomew Featherstone")
TEN = (*ODD, "Eve", "Flo", "Gus", "Hal", "Ida", "Jo")
TWENTY = (*TEN, *(f"Guest {n} of the house" for n in range(11, 21)))

LONG_LAW = (
    "When a player plays a red 7, the next player draws 2 cards and then the player after that "
    'player draws 3 cards and may not say "[b]Huzzah[/b]" until the end of the round, '
    "except that the dealer draws one card less than all."
)


def law_of(count: int = 2) -> RulebookView:
    """A law in force with some parameters set, two suspensions, and so many laws."""
    laws = tuple(
        Lawful(
            number=n,
            text="When a player plays a red 7, the next player draws 2 cards.",
            mover="Di",
            date="2026-03-01",
            ayes=3,
            members=5,
            is_enforced=False,
        )
        for n in range(1, count + 1)
    )
    parameters: dict[str, int | str] = {
        "deal": 7,
        "opening_draw_two": "draws",
        "challenge_extra": 2,
        "catch": 2,
        "false_catch": 0,
        "scoring": "none",
        "charge": 2,
        "vote_time": 30,
        "session_time": 180,
        "draw_two_on_four": "no",
        "social": 3,
        "straight_wrap": "no",
        "flynn": 5,
    }
    suspended = (ClauseId("magoo.am5"), ClauseId("magoo.art2.1"))
    return RulebookView(parameters=parameters, suspended=suspended, laws=laws)


def view_of(
    names: tuple[str, ...] = FIVE,
    *,
    seat: int | None = 1,
    committee: CommitteeView | None = None,
    charge: ChargeView | None = None,
    ending: Ending | None = None,
    motion: int | None = None,
    shown: tuple[str, ...] = (),
    losses: dict[int, int] | None = None,
    limit: Limit | None = None,
    revision: int = 40,
    at_work: LawsAtWork = NO_LAWS_AT_WORK,
) -> SeatView:
    """A table in the middle of a round, or wherever the arguments put it."""
    places = tuple(
        Place(
            seat=Seat(n),
            name=name,
            cards=(7 - n) % 8,
            out=1 if n == 2 else 0,
            is_gone=False,
            losses=(losses or {}).get(n, 0),
            tally=0,
        )
        for n, name in enumerate(names)
    )
    stage = "committee" if committee else "vote" if charge else "turn"
    return SeatView(
        seat=None if seat is None else Seat(seat),
        revision=revision,
        stage="between-rounds" if ending else stage,  # type: ignore[arg-type]
        is_dealt=True,
        is_shuffle_due=False,
        round_number=3,
        places=places,
        dealer=Seat(0),
        host=Seat(0),
        chair=Seat(0),
        turn=Seat(1),
        floor=(Seat(1),),
        direction="left",
        is_aloud=False,
        hand=tuple(CardName(c) for c in ("R3", "B3", "RS", "W", "YD")),
        fits=(False, False, True, False, True),
        drawn=None,
        has_drawn=False,
        draw_count=41,
        pile_count=12,
        pile=(PileCard(CardName("Y1"), "yellow"), PileCard(CardName("RD"), "red")),
        color="red",
        must_name_color=False,
        debt=4,
        debt_face=CardName("D"),
        debt_layer=Seat(0),
        unsaid=None,
        social=0,
        corner=4,
        motion=None if motion is None else Seat(motion),
        committee=committee,
        charge=charge,
        ending=ending,
        law=law_of(),
        at_work=at_work,
        race=None,
        order=tuple(place.seat for place in places),
        resting_debt=0,
        limit=limit,
        options=(),
        shown=tuple(CardName(c) for c in shown),
        log=(
            LogLine(38, 'Di plays Y9 Y1 "Double Magoo"', (ClauseId("magoo.am2.1"),), Seat(3)),
            LogLine(39, "Eve plays BD", (ClauseId("magoo.am4.1"),), Seat(4)),
            LogLine(40, "Ann plays RD", (ClauseId("magoo.am4.2"),), Seat(0)),
        ),
    )


def proposal_of(
    text: str = "When a player plays a red 7, the next player draws 2 cards.",
    command: str = '"whoever lays a red seven, the next one picks up two"',
    mover: int = 3,
    outcome: str = "by hand",
    own_words: str = "whoever lays a red seven, the next one picks up two",
    touches: tuple[Touch, ...] = (),
) -> ProposalView:
    """A proposal of a law."""
    return ProposalView(Seat(mover), text, command, outcome, own_words, touches)


def session_of(
    names: tuple[str, ...] = FIVE,
    *,
    proposal: ProposalView | None = None,
    ayes: tuple[int, ...] = (),
    nays: tuple[int, ...] = (),
    is_put: bool = False,
    results: int = 0,
    is_emergency: bool = True,
) -> CommitteeView:
    """A session with Ann in the chair."""
    voted = {*ayes, *nays}
    others = [n for n in range(1, len(names)) if n not in voted]
    vote = VoteView(
        needs=len(names) // 2 + 1,
        members=tuple(Seat(n) for n in range(len(names))),
        ayes=tuple(Seat(n) for n in ayes),
        nays=tuple(Seat(n) for n in nays),
        waits_for=tuple(Seat(n) for n in (others or [0])),
    )
    done = OutcomeView(proposal_of(), is_ratified=True, ayes=3, nays=1, members=len(names))
    failed = OutcomeView(
        proposal_of("social is 6", "set social = 6", 1, "rulebook"),
        is_ratified=False,
        ayes=2,
        nays=2,
        members=len(names),
    )
    return CommitteeView(
        is_emergency=is_emergency,
        chair=Seat(0),
        proposal=proposal,
        vote=vote if is_put else None,
        is_chairs_turn=is_put and not others,
        results=(done, failed)[:results],
    )


def ending_of(losses: int = 3, players: int = 5) -> SeatView:
    """The end of a round that the last seat has lost."""
    names = FIVE[:players] if players <= 5 else TEN[:players]
    last = Seat(players - 1)
    chant = "Magoo? " * (players - 2) + "Magoo. Huzzah!"
    ending = Ending(
        finished=(*(Seat(n) for n in range(players - 1)), last),
        losers=(last,),
        winner=Seat(0),
        exempt=(last,) if losses >= 5 else (),
        chant=chant,
        last_card=PileCard(CardName("Y7"), "yellow"),
    )
    return view_of(names, seat=None, ending=ending, losses={players - 1: losses})
