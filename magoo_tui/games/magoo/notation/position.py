"""From a header to the state before the first line (magoo.uno.2, magoo.uno.40)."""

import re
from collections.abc import Iterable

from magoo_tui.games.magoo.cards import COLOR, UNO, parse_color
from magoo_tui.games.magoo.lexicon import LEXICON
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card, CardName
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.headers import Header, NoRecordError, pair, seat_named
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook import load
from magoo_tui.rulebook.enforcement import enforces
from magoo_tui.rulebook.opening import opening_law

_POSITIONS = ClauseId("magoo.uno.40")
_COLORED_WILD = re.compile(r"(W4?)\(([a-z]+)\)", re.IGNORECASE)
_FEWEST_IN = 2


@enforces("magoo.uno.2", "magoo.uno.3")
def open_table(header: Header) -> State:
    """The table as a record's header sets it up. Raises NoRecordError."""
    names = header.names()
    decks = int(header.one_of("Decks", "1", "2"))
    book = load("magoo")
    if not book.title_page.seats.may_seat(len(names), decks=decks):
        count = f"{decks} deck{'s' * (decks - 1)}"
        raise NoRecordError(
            f"With {count} Magoo cannot be played by {len(names)}.", ClauseId("magoo.uno.2")
        )
    losses = header.counts("Losses")
    law, meanings = opening_law(header, book, ClauseId("magoo.art3.14"), LEXICON)
    state = State(
        names=names,
        dealer=header.seat("Dealer", Seat(0)),
        host=header.seat("Host", Seat(0)),
        is_aloud=header.one_of("Speech", "typed", "aloud") == "aloud",
        decks=decks,
        date=header.date(),
        law=law,
        losses=[losses.get(Seat(seat), 0) for seat in range(len(names))],
        tally=[0] * len(names),
        hands=[[] for _ in names],
    )
    if header.first("Hand") is not None:
        _set_up(state, header)
    elif any(header.first(field) is not None for field in _OF_A_POSITION):
        raise NoRecordError("A position needs `Hand:` fields.", _POSITIONS)
    for number, meaning in meanings.items():
        law.enforce(number, meaning, state.in_count() or len(names))
    return state


_OF_A_POSITION = ("Discard", "Draw", "Color", "Direction", "Turn", "Corner")


@enforces("magoo.uno.40")
def _set_up(state: State, header: Header) -> None:
    """Begin in the middle of a round: the effect of the top card is over, nothing is owed."""
    hands = _hands(state, header)
    discard, colors = _discards(header)
    corner = _cards(header.first("Corner") or "")
    draw, is_open_ended = _draw_pile(header)
    named = [*(card for hand in hands.values() for card in hand), *discard, *corner, *draw]
    lacking = UNO.lacking(named, state.decks)
    if lacking is not None:
        raise NoRecordError(f"There are not so many {lacking} in the deck.", _POSITIONS)
    pool = iter(_allot(state, named))
    for seat, hand in hands.items():
        state.hands[seat] = [next(pool) for _ in hand]
    state.pile = [next(pool) for _ in discard]
    state.colors = [color or COLOR[card] for card, color in zip(state.pile, colors, strict=True)]
    state.corner = [next(pool) for _ in corner]
    below = list(pool)
    state.draw = list(reversed(below if is_open_ended else below[: len(draw)]))
    state.round_number, state.is_in_round = 1, True
    state.direction = 1 if header.one_of("Direction", "left", "right") == "left" else -1
    state.outs = [seat for seat in state.members() if not state.hands[seat]]
    if state.in_count() < _FEWEST_IN:
        raise NoRecordError("In a position two seats at least hold cards.", _POSITIONS)
    _set_color(state, header)
    _set_turn(state, header)
    state.turns = [] if state.turn is None else [state.turn]


def _allot(state: State, named: list[CardName]) -> list[Card]:
    """Cards for all that is named, and after them the rest of the packs."""
    pack = UNO.pack(state.decks)
    taken = UNO.pick(named, pack) or []
    used = set(taken)
    return taken + [card for card in pack if card not in used]


def _cards(text: str) -> list[CardName]:
    return [_card(word) for word in text.split()]


def _card(word: str) -> CardName:
    card = UNO.parse(word)
    if card is None:
        raise NoRecordError(f"There is no card {word} in this game.")
    return card


def _hands(state: State, header: Header) -> dict[Seat, list[CardName]]:
    hands: dict[Seat, list[CardName]] = {}
    for text in header.every("Hand"):
        name, cards = pair("Hand", text)
        seat = seat_named(state.names, name)
        if seat in hands:
            raise NoRecordError(f"{state.names[seat]} has two hands.", _POSITIONS)
        hands[seat] = _cards(cards)
    return hands


def _discards(header: Header) -> tuple[list[CardName], list[str | None]]:
    cards: list[CardName] = []
    colors: list[str | None] = []
    for word in (header.first("Discard") or "").split():
        wild = _COLORED_WILD.fullmatch(word)
        colors.append(_color(wild[2]) if wild else None)
        cards.append(_card(wild[1] if wild else word))
    return cards, colors


def _color(word: str) -> str:
    color = parse_color(word)
    if color is None:
        raise NoRecordError(f"There is no color {word}.")
    return color


def _draw_pile(header: Header) -> tuple[list[CardName], bool]:
    """The cards named, and whether all others follow them."""
    text = header.first("Draw")
    words = (text if text is not None else "...").split()
    is_open_ended = bool(words) and words[-1] in ("...", "\u2026")
    return _cards(" ".join(words[:-1] if is_open_ended else words)), is_open_ended


def _set_color(state: State, header: Header) -> None:
    text = header.first("Color")
    if text is None:
        return
    color = _color(text.strip())
    if not state.pile:
        raise NoRecordError("Without a card in play no color is in force.", _POSITIONS)
    own = state.colors[-1]
    if own is not None and own != color:
        raise NoRecordError(f"The color in force is {own}, not {color}.", _POSITIONS)
    state.colors[-1] = color


def _set_turn(state: State, header: Header) -> None:
    name = header.first("Turn")
    if name is not None:
        state.turn = seat_named(state.names, name)
        if not state.hands[state.turn]:
            raise NoRecordError(f"{state.names[state.turn]} is out and has no turn.", _POSITIONS)
        return
    count = len(state.names)
    round_the_table: Iterable[int] = ((state.dealer + step) % count for step in range(1, count + 1))
    state.turn = Seat(next(seat for seat in round_the_table if state.hands[seat]))
