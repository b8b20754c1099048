"""What Magoo brings along to be held to the laws: headers, commands, moves, and who knows what."""

import copy
from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLORS, FACE, NAME, UNO
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament.laws import events as laws
from magoo_tui.rulebook.standing import Demand
from magoo_tui.table.table import Table
from tests.laws.shared_moves import (
    WORDS,
    moves_of_all_games,
    seats_of,
    settings_and_laws,
    since,
)
from tests.laws.strategies import Material, facts_of

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed")
SETTINGS = (
    "Set: catch = 3",
    "Set: false_catch = 1",
    "Set: scoring = tally",
    "Set: social = 3",
    "Set: straight_wrap = yes",
    "Set: draw_two_on_four = yes",
    "Set: opening_draw_two = pile-on",
    "Set: flynn = 2",
    "Speech: aloud",
    "Decks: 2",
    "Suspended: magoo.am4",
    "Suspended: magoo.am5",
    "Suspended: magoo.am3.6",
    "Suspended: magoo.uno.28",
    "Law: Nobody hums.",
    "Law: The dealer is greeted.",
    "Losses: Ann = 4",
    "Dealer: Bo",
)
LAWS = (
    "When a player plays a number card, that player draws 1 card.",
    'When a player plays a red card, that player must say "how red" or draw 2 cards.',
    "When a player plays a green card, everyone gives a card to the player on their left.",
    "When a player plays a number card, the next player discards a card.",
    "When a player draws a card, that player drinks 2.",
    "When a player drinks, the next player draws 1 card.",
    'When a player plays a 1, the last player to say "one" draws 1 card.',
    'When a player plays a card, the last player to say "it is going to rain" loses a turn.',
    "When a player plays a blue card, if that player holds a red card, everyone draws 1 card.",
    'When a player plays a 3, unless they say "three", that player takes 2 penalty cards.',
    'When a player plays a card, if they say "Uno", the next player loses 2 turns.',
    'When a player plays a card, if they say "one" and they hold a red card, Ann drinks 1.',
    "When a player plays a Skip, that player takes another turn.",
    "When a player plays an odd number, the player across goes next.",
    "When a player plays a Draw Two, that player takes another turn.",
    "When a player draws 2 or more cards, Ann and Bo switch seats.",
    "When a player passes, they swap hands with the next player.",
    "When a player passes, the draw pile is shuffled.",
    "When a player passes, the color becomes green and play reverses.",
    "When a player goes out, that player takes the corner.",
    "When a player goes out, the player with the most cards draws 2 cards.",
    "When a player loses, everyone draws 1 card.",
    "When a round ends, if Ann holds a red card, Ann drinks 1.",
    "When a round begins, the next player loses a turn.",
    "When a player takes a penalty, the round ends.",
    'When a player starts a turn, they may not say "uno" for 2 turns.',
    "When a player ends a turn, on their first turn, that player draws 1 card.",
    'When a player says "rain", out of turn, everyone else drinks 1, at most once per lap.',
    "When a player comes back in, everyone discards a wild.",
    "When a Pile-On begins, everyone drinks 3.",
    "When a Social ends, Bo gives 2 cards to Ann.",
    "For 2 turns, when a player plays a card, the next player draws 1 card.",
    'Nobody may say "uno", or loses a turn.',
    "A red card may be played on a blue card.",
    "A 7 may not be played on a red card.",
    'A wild may be played only if that player says "uno".',
    "Only a number card may be played on an action card.",
    "Each player may hold at most 4 cards.",
    "Amendment VI is suspended for 2 turns.",
    "For 1 lap, the catch is 3.",
)
"""Laws that bear on all that a game has."""


def _dealt(seats: int, deal: int, settings: list[str]) -> str:
    lines = ["Game: magoo", f"Seats: {', '.join(PEOPLE[:seats])}", f"Set: deal = {deal}"]
    return "\n".join([*lines, *settings, "", ""])


def position(seed: int, seats: int, settings: list[str]) -> str:
    """A round in progress: short hands with alike cards, a run on the pile, few cards to draw."""
    chance = Random(seed)
    cards = [NAME[card] for card in UNO.pack()]
    chance.shuffle(cards)
    cards.sort(key=lambda name: chance.random() + "013W".find(name[-1]) / 3)
    lines = ["Game: magoo", f"Seats: {', '.join(PEOPLE[:seats])}", *settings]
    for name in PEOPLE[:seats]:
        count = chance.randrange(1, 7) if name in PEOPLE[:2] else chance.randrange(7)
        if count:
            lines.append(f"Hand: {name} = {' '.join(cards.pop() for _ in range(count))}")
    run = chance.choice([card for card in cards if card[-1].isdigit()])[1:]
    alike = [card for card in cards if card[1:] == run][: chance.randrange(6)]
    discard = [cards[0], *alike]
    for card in discard[1:] if cards[0] in alike else discard:
        cards.remove(card)
    if discard[0] in alike:
        discard = discard[1:]
    if discard:
        lines.append(f"Discard: {' '.join(discard)}")
    lines.append(f"Draw: {' '.join(cards.pop() for _ in range(chance.randrange(9)))}")
    lines.append(f"Corner: {' '.join(cards.pop() for _ in range(chance.choice((0, 0, 4))))}")
    return "\n".join([*lines, "", ""])


_settings = settings_and_laws(SETTINGS, LAWS)
HEADERS = st.one_of(
    st.builds(_dealt, st.integers(2, 5), st.integers(1, 4), _settings),
    st.builds(position, st.integers(0, 2**16), st.integers(2, 5), _settings),
)


def _header(chance: Random) -> str:
    seats, chosen = chance.randrange(2, 6), chance.sample(SETTINGS, chance.randrange(5))
    if chance.random() < 0.5:
        chosen += [f"Law: {law}" for law in chance.sample(LAWS, chance.randrange(1, 6))]
    if chance.random() < 0.5:
        return _dealt(seats, chance.randrange(1, 5), chosen)
    return position(chance.randrange(2**16), seats, chosen)


_PROPOSED = (
    'propose "Nobody hums."',
    "propose repeal 1",
    "propose suspend magoo.am2",
    "propose suspend magoo.am4",
    "propose restore magoo.am4",
    "propose restore magoo.am5",
    "propose set social = 3",
    "propose set catch = 0",
    "propose set scoring = tally",
    "propose set deal = 99",
    'propose "Everyone draws a card."',
    'propose "Bo and the dealer swap hands."',
    *(f'propose "{law}"' for law in LAWS[:6]),
)
_TYPED = (
    'say "Uno"',
    'say "double magoo"',
    'say "it is going to rain"',
    'say "one"',
    'say "how red"',
    "move to convene",
    "second",
    "withdraw",
    "adjourn",
    "admit",
    "draw",
    "pass",
    "challenge",
    "end social",
    "color red",
    "next round",
    "dance",
)


def _commands(table: Table, seat: Seat, chance: Random) -> str:
    view, roll = table.view(seat), chance.random()
    if view.committee is not None and roll < 0.8:
        return chance.choice((*_PROPOSED, "put", "put", "put", "aye", "aye", "nay"))
    other = chance.choice(table.names)
    if roll < 0.4:
        last = [entry.move.seat for entry in table.entries[-1:] if entry.move.seat != NOBODY]
        return f"catch {table.names[last[0]] if last and roll < 0.3 else other}"
    if roll < 0.5:
        return f'charge {other} "{chance.choice(("humming", "law 1 was not kept"))}"'
    hand = list(view.hand)
    if view.at_work.demand is not None and roll < 0.6:
        choice, count = view.at_work.demand.choice, view.at_work.demand.count
        return f"surrender {' '.join(chance.sample(choice, min(count, len(choice))) or hand[:1])}"
    if hand and roll < 0.52:
        return f"show {chance.choice(hand)}"
    if hand and roll < 0.65:
        several = chance.sample(hand, min(len(hand), chance.choice((1, 2, 2, 3))))
        return f"play {' '.join(several)}"
    if hand and roll < 0.7:
        return f"give {' '.join(chance.sample(hand, min(3, len(hand))))} to {other}"
    return chance.choice(_TYPED)


def _lay(card: str) -> str:
    return f"play {card} as red" if card[0] == "W" else f"play {card}"


def _cards(state: State) -> Counter[Card]:
    held = [card for hand in state.hands for card in hand]
    return Counter([*held, *state.draw, *state.pile, *state.corner])


def _gathers(fact: Event[Any]) -> bool:
    return isinstance(fact, facts.RoundCalled | facts.Dealt)


# ---- who knows what


def _seen(fact: Event[Any], seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat gets to see by a fact."""
    match fact:
        case facts.CardsLaid(cards=cards) | facts.ThreesomeGiven(cards=cards):
            return cards
        case facts.SocialObscured(cards=cards) | facts.CornerClaimed(cards=cards):
            return cards
        case facts.CardTurned(card=card) | facts.CardPutUnder(card=card):
            return (card,)
        case facts.CardsTaken(seat=taker, cards=cards) if taker == seat:
            return cards
        case facts.HandShown(to=to, cards=cards) if to == seat:
            return cards
        case facts.Dealt(hands=hands):
            return hands[seat]
    return _seen_by_law(fact, seat)


def _seen_by_law(fact: Event[Any], seat: Seat) -> tuple[Card, ...]:
    match fact:
        case facts.CardsDiscarded(cards=cards) | facts.HandsLaidOpen(cards=cards):
            return cards
        case facts.CardsGiven(seat=giver, to=to, cards=cards) if seat in (giver, to):
            return cards
        case laws.CardShown(card=card):
            return (card,)
        case laws.CardsChosen(seat=chooser, cards=cards) if chooser == seat:
            return cards
    return ()


def _hidden(table: Table, seat: Seat) -> list[Card]:
    state: State = table.inspect()
    seen = {card for fact in since(facts_of(table), _gathers) for card in _seen(fact, seat)}
    seen.update(state.hands[seat], state.pile)
    elsewhere = [card for hand in state.hands for card in hand] + state.draw
    return [card for card in elsewhere if card not in seen]


def _exchanged(table: Table, other: dict[Card, Card]) -> tuple[State, list[Event[Any]]]:
    def card(one: Card) -> Card:
        return other.get(one, one)

    def cards(several: Any) -> Any:
        return type(several)(card(one) for one in several)

    state: State = copy.deepcopy(table.inspect())
    state.hands = [cards(hand) for hand in state.hands]
    state.draw, state.beside = cards(state.draw), cards(state.beside)
    state.received = [cards(three) for three in state.received]
    state.shown = {seat: cards(shown) for seat, shown in state.shown.items()}
    state.drawn = None if state.drawn is None else card(state.drawn)
    standing = state.law.standing
    if standing is not None and standing.demand is not None:
        standing.demand = _asked_otherwise(standing.demand, cards)
    return state, [_told_otherwise(fact, cards) for fact in since(facts_of(table), _gathers)]


def _told_otherwise(fact: Event[Any], cards: Callable[[Any], Any]) -> Event[Any]:
    match fact:
        case facts.Dealt(hands=hands, draw=draw):
            dealt = tuple(cards(hand) for hand in hands)
            return msgspec.structs.replace(fact, hands=dealt, draw=cards(draw))
        case facts.CardsTaken(cards=own) | facts.HandShown(cards=own):
            return msgspec.structs.replace(fact, cards=cards(own))
        case facts.CardsGiven(cards=own) | laws.CardsChosen(cards=own):
            return msgspec.structs.replace(fact, cards=cards(own))
        case laws.DemandMade(demand=demand):
            return msgspec.structs.replace(fact, demand=_asked_otherwise(demand, cards))
        case facts.PileShuffled(draw=draw) | facts.DrawPileMixed(draw=draw):
            return msgspec.structs.replace(fact, draw=cards(draw))
        case facts.DebtRaised(beside=beside):
            return msgspec.structs.replace(fact, beside=cards(beside))
    return fact


def _asked_otherwise(demand: Demand, cards: Callable[[Any], Any]) -> Demand:
    asked = (
        msgspec.structs.replace(one, cards=cards(one.cards), chosen=cards(one.chosen))
        for one in demand.asked
    )
    return msgspec.structs.replace(demand, asked=tuple(asked))


# ---- moves of every kind

_name = st.sampled_from(UNO.kinds)
_PLAIN = (moves.Draw, moves.Pass, moves.EndSocial, moves.Challenge, moves.NextRound)
_CLAUSES = ("magoo.am4", "magoo.uno.13", "magoo.am99")
_VALUES = ("3", "no", "pile-on", "a green hat")


@cache
def _moves(names: tuple[str, ...]) -> st.SearchStrategy[Move]:
    seat, build = seats_of(names), st.builds
    several = st.lists(_name, min_size=1, max_size=5).map(tuple)
    return st.one_of(
        *moves_of_all_games(names, _PLAIN, UNO.kinds, _CLAUSES, "deal", _VALUES),
        build(moves.Play, seat, WORDS, cards=several),
        build(moves.Play, seat, WORDS, cards=_wild, color=st.sampled_from(COLORS)),
        build(moves.Give, seat, WORDS, cards=st.tuples(_name, _name, _name), to=seat),
        build(moves.NameColor, seat, WORDS, color=st.sampled_from(COLORS)),
        build(moves.Catch, seat, WORDS, whom=seat),
        build(moves.Surrender, seat, WORDS, cards=several),
        build(moves.Show, seat, WORDS, card=_name),
    )


_wild = st.sampled_from([(CardName(name),) for name in dict.fromkeys(FACE) if name[0] == "W"])

MATERIAL = Material(
    headers=HEADERS,
    header=_header,
    rare=frozenset(
        (
            *("LawRepealed", "ChangeVoid", "ClauseRestored", "LawEnacted", "ParameterSet"),
            *("WantMet", "OnceSpent", "LawUpheld", "StepsTakenUp", "SeatsSwitched"),
            *("DrawPileMixed", "DebtRested", "DebtOwedAgain", "HandsLaidOpen"),
        )
    ),
    moves=_moves,
    commands=_commands,
    lay=_lay,
    seldom=frozenset(("leave", "move to convene", "withdraw", "adjourn")),
    cards=_cards,
    gathers=_gathers,
    hidden=_hidden,
    exchanged=_exchanged,
)
