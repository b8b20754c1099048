"""What laws allow and forbid to be laid: the last law that speaks about a card decides."""

from magoo_tui.games.magoo.cards import NAME
from magoo_tui.games.magoo.laws.compiled import LayingLaw, compiled
from magoo_tui.games.magoo.laws.judging import holds_when_laying
from magoo_tui.games.magoo.state import State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament.laws.firing import is_meant
from magoo_tui.rulebook.language.law import OnlyIf, OnlyThese, Permission


def word_on(
    state: State, seat: Seat, card: Card, on: Card | None, words: tuple[str, ...]
) -> Refusal | int | None:
    """What the laws say to a card laid on another.

    The refusal; or the number of the law that lets it fit; or None if they say nothing.
    """
    standing = state.law.standing
    laws = None if standing is None else standing.compiled or compiled(state)
    if laws is None:
        return None
    for law in laws.layings_of[card]:
        if _speaks_of(state, law, seat, on):
            is_forbidden = _forbids(state, law, seat, card, words)
            if is_forbidden:
                return _forbidden(state, law, card)
            if is_forbidden is not None:
                return law.number
    return None


def _speaks_of(state: State, law: LayingLaw, seat: Seat, on: Card | None) -> bool:
    if law.on is not None and (on is None or NAME[on] not in law.on):
        return False
    return law.who is None or is_meant(state, law.who, seat)


def _forbids(
    state: State, law: LayingLaw, seat: Seat, card: Card, words: tuple[str, ...]
) -> bool | None:
    """Whether a law that speaks of the card forbids it (True) or lets it fit (False)."""
    form = law.form
    if type(form) is OnlyThese:
        return None if NAME[card] in law.cards else True
    is_so = not law.tests or all(holds_when_laying(state, test, seat, words) for test in law.tests)
    if type(form) is OnlyIf:
        return None if is_so else True
    if type(form) is Permission:
        return False if is_so else None
    return True


def _forbidden(state: State, law: LayingLaw, card: Card) -> Refusal:
    text = state.law.laws[law.number].text
    return Refusal(ClauseId(f"law.{law.number}"), f"Law {law.number} forbids {NAME[card]}: {text}")


def objection_of_laws(
    state: State, seat: Seat, cards: list[Card], words: tuple[str, ...]
) -> Refusal | None:
    """The first prohibition that some of these cards, laid in this order, offend."""
    on = state.pile[-1] if state.pile else None
    for card in cards:
        word = word_on(state, seat, card, on, words)
        if type(word) is Refusal:
            return word
        on = card
    return None
