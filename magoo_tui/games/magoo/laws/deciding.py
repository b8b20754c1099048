"""What laws have to say before an act is judged: demands, races, words whose time is over."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import NAME, UNO
from magoo_tui.games.magoo.laws.compiled import looked_up, names_of
from magoo_tui.games.magoo.rules.order import objection
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Leave, Move, Say, Shuffle
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws import events as facts
from magoo_tui.parliament.laws.chain import close_duty
from magoo_tui.parliament.laws.citing import cite
from magoo_tui.parliament.laws.duties import Decide, is_due, met_by
from magoo_tui.parliament.laws.effects import drunk_by
from magoo_tui.parliament.laws.racing import first_the_race
from magoo_tui.rulebook.language.law import THAT_PLAYER, Drink
from magoo_tui.rulebook.standing import Duty, Standing, Want

ACTS: Final = frozenset(
    {
        moves.Play,
        moves.Draw,
        moves.Pass,
        moves.Give,
        moves.EndSocial,
        moves.NameColor,
        moves.Challenge,
        moves.NextRound,
    }
)
"""Acts, as laws count them: with them the time for words ends."""

_ACT_BEGINS: Final = facts.ActBegins(())
_DEMANDS = ClauseId("law.demand.1")
_SHOWING = ClauseId("law.hidden.2")
_OPEN_TO_DEMAND: Final = frozenset({moves.Surrender, Say, Leave, Shuffle})


def rule_before(state: State, move: Move, decide: Decide[State]) -> Ruling | None:
    """What laws make of a line before the clauses see it; None: the clauses decide alone."""
    standing, kind, assembly = state.law.standing, type(move), state.assembly
    if standing is None or assembly.session is not None or assembly.case is not None:
        return None
    if state.is_shuffle_due or move.seat in state.gone:
        return None
    if standing.demand is not None and kind not in _OPEN_TO_DEMAND:
        return Refusal(_DEMANDS, "First everybody who is asked for cards gives them up.")
    if kind not in ACTS:
        return None
    if standing.race is not None:
        return first_the_race(standing.race)
    ends_all = kind is moves.NextRound
    due = [duty for duty in standing.duties if is_due(duty, move, ends_all=ends_all)]
    if not due and not standing.open_cards:
        return None
    return _after_the_price(state, standing, move, due, decide)


def _after_the_price(
    state: State, standing: Standing, move: Move, due: list[Duty], decide: Decide[State]
) -> Ruling:
    """What words not said have cost, each as a chain of its own, and then the act (law.duty.2).

    Judged on a copy, so that nothing has happened if the act is refused; but drinks alone change
    nothing that it is judged by. Where the price ends the round, has to wait for somebody, or takes
    away the turn or the cards of the act, the line is accepted for the price alone: so no refusal
    tells what the price would bring into the hand.
    """
    light = _light_price(state, standing, due)
    if light is not None:
        ruling = decide(state, move, are_duties_done=True)
        return ruling if type(ruling) is Refusal else [*light, _ACT_BEGINS, *ruling]
    from magoo_tui.games.magoo.rules.playing import find_cards, not_held

    order = objection(state, move)
    if order is not None:
        return order
    cards = find_cards(state, move.seat, getattr(move, "cards", ()))
    if cards is None:
        return not_held(state, move.seat)
    price = _price_of(state, move.seat, due)
    paid = [*price.happened, _ACT_BEGINS]
    if price.is_stop or not set(cards) <= set(price.ahead.hands[move.seat]):
        return paid
    ruling = decide(price.ahead, move, are_duties_done=True)
    return ruling if type(ruling) is Refusal else [*paid, *ruling]


class _Price(NamedTuple):
    """What an act of a seat costs before it is judged."""

    ahead: State
    """The table afterwards."""
    happened: list[Event[Any]]
    is_stop: bool
    """Whether the act falls away."""


def _price_of(state: State, seat: Seat, due: list[Duty]) -> _Price:
    """The price of an act, reckoned once where many acts are asked about (`asking_much`)."""
    known, key = _standing(state).prices, (seat, tuple([duty.number for duty in due]))
    if known is None:
        return _reckon(state, seat, due)
    if key not in known:
        known[key] = _reckon(state, seat, due)
    price: _Price = known[key]
    return price


@contextmanager
def asking_much(state: State) -> Iterator[None]:
    """Remember what acts cost, while many are asked about and the state stays as it is."""
    standing = state.law.standing
    if standing is None or not standing.has_a_say:
        yield
        return
    standing.prices = {}
    try:
        yield
    finally:
        standing.prices = None


def _reckon(state: State, seat: Seat, due: list[Duty]) -> _Price:
    from magoo_tui.games.magoo.laws.chain import MagooChain

    ahead = state.copied()
    happened: list[Event[Any]] = []
    if _standing(ahead).open_cards:
        covered = facts.CardsCovered(())
        covered.apply(ahead)
        happened.append(covered)
    for duty in due:
        if any(one.number == duty.number for one in _standing(ahead).duties):
            chain = MagooChain(ahead, Move(seat))
            close_duty(chain, duty)
            happened += chain.happened
        if _has_stopped(state, ahead, seat):
            return _Price(ahead, happened, is_stop=True)
    return _Price(ahead, happened, is_stop=False)


def _light_price(state: State, standing: Standing, due: list[Duty]) -> list[Event[Any]] | None:
    """What words not said cost, where that is drinks of who has not spoken; None if it is more.

    The same as the chains of these duties bring. Drinks change nothing that an act is judged by,
    unless a law asks how much is drunk.
    """
    laws = looked_up(standing)
    if "drinks" in laws.awaited or laws.judges_laying or standing.open_cards:
        return None
    price: list[Event[Any]] = []
    drunk = dict(standing.drunk)
    for duty in due:
        price.append(facts.DutyClosed(cite(duty.law), duty, "lapsed"))
        for effect in duty.step.effects:
            if type(effect) is not Drink or effect.who != THAT_PLAYER:
                return None
            if not duty.needs:
                for one in drunk_by(state.law, drunk, duty.law, effect.count, duty.step.those):
                    drunk[one.seat] = drunk.get(one.seat, 0) + one.count
                    price.append(one)
    return price


def _standing(state: State) -> Standing:
    return facts.standing_of(state)


def _has_stopped(state: State, ahead: State, seat: Seat) -> bool:
    is_over = state.is_in_round and not ahead.is_in_round
    has_lost_turn = state.turn == seat != ahead.turn
    return is_over or has_lost_turn or ahead.is_shuffle_due or _standing(ahead).is_waiting()


# ---- cards asked for, and cards shown


def surrender(state: State, move: moves.Surrender) -> Ruling:
    """One of those asked gives up exactly what is asked."""
    standing, name = state.law.standing, state.names[move.seat]
    demand = None if standing is None else standing.demand
    asked = None if demand is None else demand.waits_for(move.seat)
    if demand is None or asked is None:
        return Refusal(_DEMANDS, f"No law asks {name} for cards.")
    cards = UNO.pick(move.cards, asked.cards)
    if cards is None or len(cards) != asked.count:
        names = " ".join(dict.fromkeys(NAME[card] for card in asked.cards))
        count = "one" if asked.count == 1 else str(asked.count)
        return Refusal(_DEMANDS, f"{name} gives up exactly {count} of these: {names}.")
    return [facts.CardsChosen((_DEMANDS, *cite(demand.law)), move.seat, tuple(cards))]


def show(state: State, move: moves.Show) -> Ruling:
    """A card that brings a law about, and no other (law.hidden.2)."""
    standing, seat = state.law.standing, move.seat
    card = next((card for card in state.hands[seat] if NAME[card] == move.card), None)
    for duty in [] if standing is None or card is None else standing.duties:
        heard = met_by(duty, lambda want: _is_shown(want, move))
        if heard and card is not None:
            return [facts.CardShown((_SHOWING, *cite(duty.law)), seat, card), *heard]
    return Refusal(_SHOWING, f"No law waits for {state.names[seat]} to show such a card.")


def _is_shown(want: Want, move: moves.Show) -> bool:
    return want.cards is not None and want.seat == move.seat and move.card in names_of(want.cards)
