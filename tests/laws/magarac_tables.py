"""What Magarac brings along to be held to the laws: headers, commands, moves, who knows what."""

import copy
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from magoo_tui.games.magarac import events as facts
from magoo_tui.games.magarac import moves
from magoo_tui.games.magarac.cards import DECK, NAME, TRAVELLER, pack_in_use
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.seats import Seat
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
    "Set: false_slap = nothing",
    "Set: shout = said",
    "Set: late = nobody",
    "Set: tie_window = 1",
    "Set: charge = letter",
    "Set: travelling_card = yes",
    "Set: committee = never",
    "Set: forfeit = bray",
    "Speech: aloud",
    "Suspended: magarac.play.15",
    "Suspended: magarac.end.3",
    "Letters: Ann = MAGARA",
    "Letters: Bo = MAGA",
    "Law: Nobody hums.",
    "Law: The dealer is greeted.",
)
LAWS = (
    "When a player passes, that player drinks 1.",
    "When a player passes, Ann and Bo switch seats.",
    'When a player passes, the last player to say "rain" takes a letter.',
    "When a player receives a card, the next player drinks 2.",
    'When a player receives a card, that player must say "thank you" or drink 1.',
    "When Ann is dealt a hand, Ann drinks 1.",
    'When a player says "rain", everyone else drinks 1.',
    'When Bo says "rain", out of turn, Bo takes a letter.',
    "When a player loses, that player drinks 3.",
    'When a player loses, the last player to say "rain" loses a letter.',
    "When a player drinks 3 or more, that player loses a letter.",
    'When a player starts a turn, that player must say "my turn" or take a letter.',
    "When the dealer ends a turn, the dealer switches seats with the next player.",
    "When a player ends a turn, on their first turn, that player drinks 1.",
    'When a player slaps, the last player to say "rain" drinks 2.',
    "When a player slaps falsely, that player drinks 2.",
    "When a player slaps falsely, the round ends.",
    "When a player slaps first, that player loses a letter.",
    "When a player slaps last, the game ends.",
    'When a player takes a letter, the next player must say "sorry" or take a letter.',
    "When a player takes a letter, if that player has 3 or more letters, that player drinks 1.",
    "When a round begins, everyone drinks 1.",
    'When a round begins, the last player to say "rain" drinks 1.',
    "When a round ends, the dealer takes a letter.",
    'When a player passes, unless that player says "donkey", that player drinks 1.',
    'When a player passes, if the next player says "rain", everyone drinks 1.',
    'When a player slaps, that player may not say "rain" or must take a letter for 3 turns.',
    'Nobody may say "Magarac" or must drink 1.',
    "For 2 turns, when a player passes, at most once per lap, that player drinks 1.",
    "For 1 round, when a player drinks, Cy takes a letter.",
    "The slap time is 5.",
)
"""Laws that bear on all that laws can do in the game."""


def _dealt(seats: int, dealer: int, settings: list[str]) -> str:
    lines = ["Game: magarac", f"Seats: {', '.join(PEOPLE[:seats])}"]
    return "\n".join([*lines, f"Dealer: {PEOPLE[dealer % seats]}", *settings, "", ""])


def _position(seed: int, seats: int, settings: list[str]) -> str:
    """A hand in progress: nearly sorted, so that many hold three or four alike."""
    chance, names = Random(seed), PEOPLE[:seats]
    travels = "Set: travelling_card = yes" in settings
    cards = [NAME[card] for card in pack_in_use(seats, is_travelling=travels)]
    for _ in range(chance.randrange(5)):
        one, other = chance.randrange(len(cards)), chance.randrange(len(cards))
        cards[one], cards[other] = cards[other], cards[one]
    turn = chance.randrange(seats)
    lines = ["Game: magarac", f"Seats: {', '.join(names)}", f"Turn: {names[turn]}", *settings]
    starter = 1
    for seat, name in enumerate(names):
        count = (3 if seat == starter and not travels else 4) + (seat == turn)
        lines.append(f"Hand: {name} = {' '.join(cards.pop() for _ in range(count))}")
    return "\n".join([*lines, "", ""])


_settings = settings_and_laws(SETTINGS, LAWS)
HEADERS = st.one_of(
    st.builds(_dealt, st.integers(3, 5), st.integers(0, 4), _settings),
    st.builds(_position, st.integers(0, 2**16), st.integers(3, 5), _settings),
)


def _header(chance: Random) -> str:
    seats, chosen = chance.randrange(3, 6), chance.sample(SETTINGS, chance.randrange(5))
    if chance.random() < 0.5:
        chosen += [f"Law: {law}" for law in chance.sample(LAWS, chance.randrange(1, 6))]
    if chance.random() < 0.5:
        return _dealt(seats, chance.randrange(5), chosen)
    return _position(chance.randrange(2**16), seats, chosen)


_PROPOSED = (
    'propose "Nobody hums."',
    "propose repeal 1",
    "propose suspend magarac.play.15",
    "propose suspend magarac.play.2",
    "propose restore magarac.play.15",
    "propose set slap_time = 3",
    "propose set travelling_card = yes",
    "propose set forfeit = dance",
    "propose set tie_window = 9",
    'propose "Ann and Bo switch seats."',
    'propose "The last player to say "rain" drinks 1."',
    *(f'propose "{law}"' for law in LAWS[:8]),
)
_ASSEMBLING = (
    "propose set forfeit = dance",
    "move to convene",
    "second",
    "second",
    "second",
    "withdraw",
)
_TYPED = (
    'say "Magarac"',
    'say "it is going to rain"',
    'say "thank you, it is my turn, sorry"',
    'slap "Magarac"',
    "slap",
    "slap",
    "move to convene",
    "second",
    "withdraw",
    "adjourn",
    "contest",
    "accept",
    "refuse",
    "reveal",
    "ready",
    "throw rock",
    "next round",
    "pass",
    "dance",
)


def _commands(table: Table, seat: Seat, chance: Random) -> str:
    view, roll = table.view(seat), chance.random()
    if view.committee is not None and roll < 0.8:
        return chance.choice((*_PROPOSED, "put", "put", "put", "aye", "aye", "nay"))
    if view.forfeit_proposal is not None and roll < 0.8:
        return chance.choice(("aye", "aye", "aye", "aye", "nay"))
    if view.stage == "between-rounds" and roll < 0.5:
        return chance.choice(_ASSEMBLING)
    if roll < 0.1:
        return f'charge {chance.choice(table.names)} "humming"'
    if roll < 0.3:
        return f"pass {chance.choice(DECK.kinds)}"
    return chance.choice(_TYPED)


def _cards(state: State) -> Counter[Card]:
    return Counter(card for hand in state.hands for card in hand)


def _gathers(fact: Event[Any]) -> bool:
    return isinstance(fact, facts.HandCalled | facts.Dealt)


# ---- who knows what


def _hidden(table: Table, seat: Seat) -> list[Card]:
    """All cards in other hands that do not lie open: a seat keeps no note of what it passed."""
    state: State = table.inspect()
    seen = set(state.hands[seat])
    if state.conclusion is not None:
        seen.update(state.conclusion.four)
    if state.is_revealing:
        seen.add(TRAVELLER)
    return [card for hand in state.hands for card in hand if card not in seen]


def _exchanged(table: Table, other: dict[Card, Card]) -> tuple[State, list[Event[Any]]]:
    def card(one: Card | None) -> Card | None:
        return None if one is None else other.get(one, one)

    state: State = copy.deepcopy(table.inspect())
    state.hands = [[other.get(one, one) for one in hand] for hand in state.hands]
    state.offered, state.refused = card(state.offered), card(state.refused)
    state.received = card(state.received)
    return state, [_told_otherwise(fact, other) for fact in since(facts_of(table), _gathers)]


def _told_otherwise(fact: Event[Any], other: dict[Card, Card]) -> Event[Any]:
    match fact:
        case facts.Dealt(hands=hands):
            dealt = tuple(tuple(other.get(one, one) for one in hand) for hand in hands)
            return msgspec.structs.replace(fact, hands=dealt)
        case facts.CardPassed(card=card) | facts.Offered(card=card):
            return msgspec.structs.replace(fact, card=other.get(card, card))
    return fact


# ---- moves of every kind

_PLAIN = (moves.Slap, moves.Reveal, moves.Ready, moves.Accept, moves.Refuse, moves.NextRound)
_CLAUSES = ("magarac.play", "magarac.end.3", "magarac.no.9")
_VALUES = ("3", "no", "between hands", "a green hat")


@cache
def _moves(names: tuple[str, ...]) -> st.SearchStrategy[Move]:
    seat, build = seats_of(names), st.builds
    return st.one_of(
        *moves_of_all_games(names, _PLAIN, DECK.kinds, _CLAUSES, "forfeit", _VALUES),
        build(moves.Pass, seat, WORDS, card=st.sampled_from(DECK.kinds)),
    )


MATERIAL = Material(
    headers=HEADERS,
    header=_header,
    rare=frozenset(
        (
            *("CardShown", "CardsCovered", "DemandMade", "CardsChosen", "DemandMet"),
            *("TurnsToLose", "TurnForgone", "TurnPromised", "StepKept", "StepsTakenUp"),
            *("WantMet", "LawExpired", "BanEnded", "DeedDone", "LawUpheld"),
            *("LawRepealed", "ChangeVoid", "ClauseRestored", "ClauseSuspended", "LawEnacted"),
            *("ParameterSet", "MotionDropped", "LetterStruck"),
        )
    ),
    moves=_moves,
    commands=_commands,
    lay=lambda card: f"pass {card}",
    seldom=frozenset(("leave", "move to convene", "withdraw", "adjourn")),
    cards=_cards,
    gathers=_gathers,
    hidden=_hidden,
    exchanged=_exchanged,
)
