"""From a header to the state before the first line (magarac.setup.1, magarac.setup.8)."""

from typing import Final

from magoo_tui.games.magarac.cards import CARD, DECK, WORD, pack_in_use
from magoo_tui.games.magarac.lexicon import LEXICON
from magoo_tui.games.magarac.rules.bylaws import SUSPENSION
from magoo_tui.games.magarac.rules.hands import is_travelling
from magoo_tui.games.magarac.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.headers import Header, NoRecordError, pair, seat_named
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.opening import opening_law
from magoo_tui.tongue import tr

_SEATS: Final = ClauseId("magarac.setup.1")
_PACK: Final = ClauseId("magarac.setup.3")
_POSITIONS: Final = ClauseId("magarac.setup.8")
_FOREIGN: Final = ("Discard", "Draw", "Color", "Suit", "Corner", "Cup", "Youngest")
"""Fields of other games: nothing here lies in piles, has a color in force, or is drunk from."""


@enforces("magarac.setup.1", "magarac.setup.5", "magarac.travel.1")
def open_table(header: Header) -> State:
    """The table as a record's header sets it up. Raises NoRecordError."""
    names = header.names()
    book = load("magarac")
    if not book.title_page.seats.may_seat(len(names)):
        raise NoRecordError(
            tr("Magarac cannot be played by {count}, only by 3 to 13.", count=len(names)), _SEATS
        )
    if header.one_of("Decks", "1", "2") != "1":
        raise NoRecordError(tr("Magarac is played with one pack."), _PACK)
    header.one_of("Direction", "left")
    for field in _FOREIGN:
        if header.first(field) is not None:
            raise NoRecordError(tr("Magarac knows no field `{field}:`.", field=field), _POSITIONS)
    law, meanings = opening_law(header, book, SUSPENSION, LEXICON)
    state = State(
        names=names,
        dealer=header.seat("Dealer", Seat(0)),
        host=header.seat("Host", Seat(0)),
        is_aloud=header.one_of("Speech", "typed", "aloud") == "aloud",
        date=header.date(),
        law=law,
        letters=[0] * len(names),
        hands=[[] for _ in names],
    )
    _write_letters(state, header)
    if header.first("Hand") is not None:
        _set_up(state, header)
    elif header.first("Turn") is not None:
        raise NoRecordError(tr("A position needs `Hand:` fields."), _POSITIONS)
    for number, meaning in meanings.items():
        law.enforce(number, meaning, len(names))
    return state


@enforces("magarac.setup.8")
def _write_letters(state: State, header: Header) -> None:
    written: set[Seat] = set()
    for text in header.every("Letters"):
        name, letters = pair("Letters", text)
        seat = seat_named(state.names, name)
        if seat in written:
            raise NoRecordError(tr("{seat} has letters twice.", seat=state.names[seat]), _POSITIONS)
        written.add(seat)
        word = letters.upper()
        if not word or word == WORD or not WORD.startswith(word):
            raise NoRecordError(
                tr("`Letters:` takes the first 1 to 6 letters of {word}.", word=WORD), _POSITIONS
            )
        state.letters[seat] = len(word)


@enforces("magarac.setup.8", "magarac.play.3")
def _set_up(state: State, header: Header) -> None:
    """Begin in the middle of a hand, at the stage ``turn``."""
    travels = is_travelling(state)
    hands = _hands(state, header)
    named = sorted(card for hand in hands.values() for card in hand)
    if named != sorted(pack_in_use(len(state.names), is_travelling=travels)):
        raise NoRecordError(
            tr("The hands of a position are the whole pack in use, each card once."), _POSITIONS
        )
    starter = state.clockwise()[0]
    state.turn = header.seat("Turn", starter)
    state.turns = [state.turn]
    for seat, hand in hands.items():
        rests_on = 3 if seat == starter and not travels else 4
        due = rests_on + (seat == state.turn)
        if len(hand) != due:
            raise NoRecordError(
                tr(
                    "{seat} has to hold {due} cards in this position, not {count}.",
                    seat=state.names[seat],
                    due=due,
                    count=len(hand),
                ),
                _POSITIONS,
            )
        state.hands[seat] = hand
    state.round_number, state.is_in_hand, state.is_travelling = 1, True, travels


def _hands(state: State, header: Header) -> dict[Seat, list[Card]]:
    hands: dict[Seat, list[Card]] = {}
    for text in header.every("Hand"):
        name, cards = pair("Hand", text)
        seat = seat_named(state.names, name)
        if seat in hands:
            raise NoRecordError(tr("{seat} has two hands.", seat=state.names[seat]), _POSITIONS)
        hands[seat] = [_card(word) for word in cards.split()]
    for number, name in enumerate(state.names):
        if number not in hands:
            raise NoRecordError(
                tr("In a position every seat has a hand; {seat} has none.", seat=name), _POSITIONS
            )
    return hands


def _card(word: str) -> Card:
    card = DECK.parse(word)
    if card is None:
        raise NoRecordError(tr("There is no card {card} in this game.", card=word))
    return CARD[card]
