"""Rounds: the deal and its opening card, the end, the next (magoo.uno.1 to 11, 37, am1, am8)."""

from collections.abc import Sequence
from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import DRAW_TWO, FACE, REVERSE, SKIP, UNO, WILD, WILD_FOUR, points
from magoo_tui.games.magoo.laws.limits import most_dealt
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import Conclusion, State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

_ROUNDS = ClauseId("magoo.uno.37")
_TWO_SEATS = 2


def _uno(part: int) -> tuple[ClauseId, ...]:
    return (ClauseId(f"magoo.uno.{part}"),)


@enforces("magoo.uno.37", "magoo.uno.3")
def next_round(state: State, move: moves.NextRound) -> Ruling:
    """Between rounds anybody may call the next; the deal passes to the left."""
    if state.is_in_round:
        return Refusal(_ROUNDS, "The next round is called when this one is over.")
    if state.round_number == 0:
        return Refusal(_ROUNDS, "The first round begins with its deal; it is not called.")
    dealer = next(seat for seat in state.round_from(state.dealer) if seat not in state.gone)
    return [facts.RoundCalled((_ROUNDS, ClauseId("magoo.uno.3")), move.seat, dealer)]


@enforces("magoo.uno.1", "magoo.uno.4")
def deal(state: State, move: Shuffle) -> Ruling:
    """The whole deck, one card at a time, clockwise from the dealer's left."""
    if state.round_number and not state.is_round_called:
        return Refusal(_ROUNDS, "Nobody has called the next round.")
    cards = UNO.arrange(move.cards, state.decks)
    if cards is None:
        count = len(UNO.pack(state.decks))
        return Refusal(ClauseId("magoo.uno.1"), f"The shuffle must name exactly the {count} cards.")
    dealer, size = state.acting_dealer(), most_dealt(state)
    order = _clockwise_from(state, dealer)
    hands: list[list[Card]] = [[] for _ in state.names]
    dealt_out = size * len(order)
    for place, seat in enumerate(order):
        hands[seat] = cards[place : dealt_out : len(order)]
    rest = cards[dealt_out:]
    dealt = facts.Dealt(_uno(4), dealer, tuple(tuple(hand) for hand in hands), tuple(rest))
    return [dealt, *_open(state, dealer, order, rest)]


def _clockwise_from(state: State, dealer: Seat) -> list[Seat]:
    """The seats at the table, from the dealer's left round to the dealer."""
    return [seat for seat in state.round_from(dealer) if seat not in state.gone]


@enforces("magoo.uno.6", "magoo.uno.8")
def _open(state: State, dealer: Seat, order: list[Seat], rest: Sequence[Card]) -> list[Event[Any]]:
    """Turn the opening card; a Wild Draw Four goes under the draw pile."""
    opening: list[Event[Any]] = []
    for number, card in enumerate(rest):
        if FACE[card] != WILD_FOUR:
            begun = _begin(state, dealer, order, card, list(rest[number + 1 :]))
            clauses = tuple(dict.fromkeys(_uno(6) + begun[0].cites))
            return [*opening, facts.CardTurned(clauses, card), *begun]
        opening.append(facts.CardPutUnder(_uno(8), card))
    return [*opening, facts.TurnCame(_uno(12), order[0])]


@enforces("magoo.uno.7", "magoo.uno.9", "magoo.uno.10", "magoo.uno.11", "magoo.uno.12")
def _begin(
    state: State, dealer: Seat, order: list[Seat], card: Card, below: list[Card]
) -> list[Event[Any]]:
    """Who begins, and what the opening card does to them."""
    face, first, are_two = FACE[card], order[0], len(order) == _TWO_SEATS
    if face == WILD:
        return [facts.TurnCame(_uno(7), first)]
    if face == DRAW_TWO:
        return _opening_draw_two(state, dealer, first, below)
    if face == REVERSE:
        turned: list[Event[Any]] = [facts.TurnCame(_uno(10), dealer)]
        return turned if are_two else [facts.DirectionChanged(_uno(10), -1), *turned]
    if face == SKIP:
        return [facts.TurnCame(_uno(11), order[1])]
    return [facts.TurnCame(_uno(6), first)]


def _opening_draw_two(
    state: State, dealer: Seat, first: Seat, below: list[Card]
) -> list[Event[Any]]:
    cites, came = _uno(9), facts.TurnCame(_uno(9), first)
    if state.law.values["opening_draw_two"] == "pile-on":
        return [facts.DebtRaised(cites, dealer, 2, DRAW_TWO, is_opening=True), came]
    return [
        came,
        facts.CardsTaken(cites, first, tuple(below[:2]), "opening"),
        facts.TurnLost(cites, first),
    ]


@enforces("magoo.am1.2", "magoo.am1.4")
def go_out(state: State) -> list[Event[Any]]:
    """The facts of those who hold no cards any more and are not out yet, in the order of play."""
    order = state.ring()
    if state.turn is not None:
        place = order.index(state.turn)
        order = [*order[place:], *order[:place]]
    return [
        facts.WentOut((ClauseId("magoo.am1.2"),), seat)
        for seat in (order if state.direction == 1 else [order[0], *reversed(order[1:])])
        if not state.hands[seat] and seat not in state.outs and seat not in state.gone
    ]


@enforces("magoo.am1.1", "magoo.uno.36")
def end_round(state: State) -> list[Event[Any]]:
    """One single seat is in: it has lost; with a tally, an open debt is drawn first."""
    left_in = [seat for seat in state.members() if state.hands[seat]]
    if not left_in:  # by a law the last hands were empty at once
        return [conclude(state, state.outs, state.outs[-1:], state.members())]
    loser = left_in[0]
    debt = state.debt or state.resting_debt
    if debt and state.law.values["scoring"] == "tally":
        tallied = _uno(36)
        return [
            facts.DebtSettled(tallied, passes_from=None),
            taking(state, loser, debt, "debt", tallied),
        ]
    return [conclude(state, [*state.outs, loser], [loser], state.members())]


def end_by_law(state: State, cites: tuple[ClauseId, ...]) -> Event[Any]:
    """The round is over by a law: who holds most has lost, each of several."""
    outs = {*state.outs, *state.gone}
    order = [seat for seat in state.round_from(state.dealer) if seat not in outs]
    order.sort(key=lambda seat: len(state.hands[seat]))
    most = len(state.hands[order[-1]]) if order else 0
    losers = [seat for seat in order if len(state.hands[seat]) == most] or state.outs[-1:]
    return conclude(state, [*state.outs, *order], losers, state.members(), cites)


@enforces("magoo.am1.3", "magoo.am7.3", "magoo.am8.1", "magoo.am8.2")
def conclude(
    state: State,
    finished: Sequence[Seat],
    losers: Sequence[Seat],
    chanters: Sequence[Seat],
    by_law: tuple[ClauseId, ...] = (),
) -> Event[Any]:
    """The fact that the round is over: who has lost it, how often in a row, who is exempt."""
    law = state.law
    losses = [state.losses[seat] if seat in state.gone else 0 for seat in range(len(state.names))]
    tally = list(state.tally)
    for loser in losers:
        losses[loser] = state.losses[loser] + 1
        if law.values["scoring"] == "tally":
            tally[loser] += sum(map(points, state.hands[loser]))
    has_flynn = not law.is_suspended("magoo.am8")
    exempt = tuple(s for s in losers if has_flynn and losses[s] >= law.number("flynn"))
    parts = ["am1.1", "am1.3", "am8.2", *(["am8.1"] if exempt else [])]
    if not law.is_suspended("magoo.am7"):
        parts += ["am7.2", "am7.3"]
    conclusion = Conclusion(
        finished=tuple(finished),
        losers=tuple(losers),
        winner=finished[0] if finished[0] not in losers else None,
        exempt=exempt,
        chanters=len(chanters),
    )
    cites = (*by_law, *(ClauseId(f"magoo.{part}") for part in parts))
    return facts.RoundEnded(cites, conclusion, tuple(losses), tuple(tally))
