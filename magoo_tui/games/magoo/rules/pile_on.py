"""The Pile-On: what answers a debt, who takes it, and the challenge (magoo.am4, uno.20 to 24)."""

from typing import Any

from magoo_tui.games.magoo import events as facts
from magoo_tui.games.magoo import moves
from magoo_tui.games.magoo.cards import COLOR, DRAW_TWO, FACE, NAME, REVERSE, SKIP, WILD_FOUR
from magoo_tui.games.magoo.laws.laying import objection_of_laws
from magoo_tui.games.magoo.rules.social import achieved, is_off_social, objection_of_social
from magoo_tui.games.magoo.rules.taking import taking
from magoo_tui.games.magoo.state import BACK, ON, State
from magoo_tui.kernel.cards import Card
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Refusal, Ruling
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.enforcement import enforces

WORTH = {DRAW_TWO: 2, WILD_FOUR: 4}
_SUSPENDED = ClauseId("magoo.art3.14")


_AM4 = tuple(ClauseId(f"magoo.am4.{part}") for part in range(19))


def _am4(part: int) -> ClauseId:
    return _AM4[part]


@enforces("magoo.am4.1", "magoo.am4.17", "magoo.uno.24")
def open_debt(state: State, seat: Seat, card: Card) -> Event[Any]:
    """A Draw Two or Wild Draw Four laid by the ordinary rules begins a debt."""
    face = FACE[card]
    if state.law.is_suspended("magoo.am4"):
        cites = (ClauseId("magoo.uno.24" if face == DRAW_TWO else "magoo.uno.20"),)
    else:
        cites = (_am4(1),)
    if state.resting_debt:
        return facts.DebtRaised(cites, seat, WORTH[face], face, is_opening=False)
    if face == DRAW_TWO:
        return facts.DebtRaised(cites, seat, WORTH[face], face, is_opening=True)
    beside = tuple(held for held in state.hands[seat] if held != card)
    return facts.DebtRaised(cites, seat, WORTH[face], face, True, beside, state.color())


def debt_clauses(state: State) -> tuple[ClauseId, ...]:
    """What a debt rests on when it is taken: the Pile-On, or the origin rules without it."""
    if not state.law.is_suspended("magoo.am4"):
        return (_am4(6),)
    return (ClauseId("magoo.uno.24" if state.debt_face == DRAW_TWO else "magoo.uno.20"),)


@enforces("magoo.am4.6", "magoo.am4.13")
def draw_debt(state: State, seat: Seat) -> Ruling:
    """Whoever owes may always take the whole debt."""
    cites = debt_clauses(state)
    return [
        facts.DebtSettled((), passes_from=seat),
        taking(state, seat, state.debt, "debt", cites),
    ]


@enforces("magoo.am4.12", "magoo.am5.13")
def answer(state: State, move: moves.Play, cards: list[Card], owes: tuple[str, ...]) -> Ruling:
    """A debt is answered in kind, and grows or travels."""
    card, face = cards[0], FACE[cards[0]]
    if state.law.is_suspended("magoo.am4"):
        return Refusal(_SUSPENDED, "The Pile-On is suspended: a debt can only be drawn.")
    if len(cards) > 1 or face not in (DRAW_TWO, WILD_FOUR, SKIP, REVERSE):
        laid = " ".join(NAME[card] for card in cards)
        return Refusal(_am4(12), f"{laid} does not answer a debt of {state.debt}.")
    if is_off_social(state, cards):
        return objection_of_social(state)
    if state.law.standing is not None:
        forbidden = objection_of_laws(state, move.seat, cards, move.words)
        if forbidden is not None:
            return forbidden
    if face in (SKIP, REVERSE):
        return _send_on(state, move, card, owes)
    return _raise(state, move, card, owes)


@enforces("magoo.am4.2", "magoo.am4.5", "magoo.am4.9", "magoo.am4.10")
def _raise(state: State, move: moves.Play, card: Card, owes: tuple[str, ...]) -> Ruling:
    """A draw card adds to the debt, and is then what must be answered."""
    face, upon_four = FACE[card], state.debt_face == WILD_FOUR
    if face == DRAW_TWO:
        if upon_four and state.law.values["draw_two_on_four"] == "no":
            return Refusal(_am4(10), "A Draw Two does not answer a Wild Draw Four.")
        cites = (_am4(10) if upon_four else _am4(2),)
        color = COLOR[card]
    else:
        cites, color = (_am4(9) if upon_four else _am4(5),), move.color
    return [
        facts.CardsLaid(cites, move.seat, (card,), color, "single", ON, owes),
        facts.DebtRaised(cites, move.seat, WORTH[face], face, is_opening=False),
        *achieved(state, [card]),
    ]


@enforces(
    "magoo.am4.3", "magoo.am4.4", "magoo.am4.7", "magoo.am4.8", "magoo.am4.11", "magoo.am4.15"
)
def _send_on(state: State, move: moves.Play, card: Card, owes: tuple[str, ...]) -> Ruling:
    """A Skip burdens the next player, a Reverse whoever laid the draw card; both need the color."""
    skips = FACE[card] == SKIP
    part = (4 if skips else 3) + (4 if state.debt_face == WILD_FOUR else 0)
    color = state.color()
    if color is None or COLOR[card] != color:
        kind = "Skip" if skips else "Reverse"
        wanted = f"a {color} one" if color else "none, for no color is in force"
        return Refusal(_am4(part), f"This {kind} does not answer here: only {wanted} does.")
    cites = (_am4(part),)
    how = ON if skips else BACK
    laid: list[Event[Any]] = [
        facts.CardsLaid(cites, move.seat, (card,), color, "single", how, owes)
    ]
    if not skips:
        laid.append(facts.DirectionChanged(cites, -state.direction))
    return laid + achieved(state, [card])


@enforces("magoo.am4.14", "magoo.am4.16")
def sent_back_to(state: State, reverser: Seat) -> Seat:
    """Whom a Reverse sends the debt to; the direction has changed already."""
    layer = state.debt_layer
    if layer is None or layer == reverser:
        return state.next_in(reverser)
    if state.hands[layer]:
        return layer
    there = state.next_in(layer)
    return state.next_in(reverser) if there == reverser else there


@enforces("magoo.uno.21", "magoo.uno.22", "magoo.uno.23")
def challenge(state: State, move: moves.Challenge) -> Ruling:
    """Whoever owes the four may see whether it was laid with a card of the color in hand."""
    clause, seat, layer = ClauseId("magoo.uno.21"), move.seat, state.debt_layer
    if state.law.is_suspended(clause):
        return Refusal(_SUSPENDED, "The challenge is suspended.")
    is_own = state.resting_debt > 0
    if not state.is_challenge_open or layer is None or layer in state.gone or is_own:
        return Refusal(
            clause, "Only a Wild Draw Four that has just opened a debt can be challenged."
        )
    shown = facts.HandShown((clause,), layer, seat, state.beside)
    color = state.color_before
    if color is not None and any(COLOR[card] == color for card in state.beside):
        guilty = (ClauseId("magoo.uno.22"),)
        return [
            shown,
            facts.DebtSettled(guilty, passes_from=None),
            taking(state, layer, state.debt, "challenge", guilty),
        ]
    innocent = (ClauseId("magoo.uno.23"),)
    count = state.debt + state.law.number("challenge_extra")
    return [
        shown,
        facts.DebtSettled(innocent, passes_from=seat),
        taking(state, seat, count, "challenge", innocent),
    ]
