"""What a table of Magoo waits for, and what chosen cards make, in sentences with names."""

from collections.abc import Sequence

from magoo_tui.games.magoo.calls import UNO, wording
from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.clause_id import ClauseId, is_within
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.views import LogLine
from magoo_tui.law_words import names_of
from magoo_tui.tui.actions import is_asked
from magoo_tui.tui.faces.magoo.cards import face_spoken, label, spoken
from magoo_tui.tui.palette import SHAPES
from magoo_tui.tui.telling import name_of, of_procedure

MAGOO = ClauseId("magoo.am2.1")
STRAIGHT = ClauseId("magoo.am6.2")
THREESOMES = "magoo.am3"
PILE_ON = "magoo.am4"
UNO_CALL = "magoo.uno.28"
MAGOO_CALL = "magoo.am2.7"
_UNFIT = "it does not fit: p passes"


def situation(view: SeatView) -> str:
    """What is owed or can be done now, and by whom."""
    if view.stage == "between-rounds":
        return _between_rounds(view)
    procedure = of_procedure(view)
    if procedure is not None:
        return procedure
    if view.stage == "over" or view.turn is None:
        return "The table is over"
    motion = "" if view.motion is None else f" · {name_of(view, view.motion)} moves to convene"
    rests = f" · a debt of {view.resting_debt} rests" if view.resting_debt else ""
    return _turn(view, name_of(view, view.turn)) + rests + motion


def _between_rounds(view: SeatView) -> str:
    if view.is_shuffle_due:
        return "The cards are shuffled"
    if view.ending is None:
        return f"{name_of(view, view.dealer)} deals"
    losers = " and ".join(name_of(view, seat) for seat in view.ending.losers)
    return f"The round is over: {losers} lost it" if losers else "The round is over"


def _turn(view: SeatView, name: str) -> str:
    color = "" if view.color is None else f" {view.color} {SHAPES[view.color]}"
    if view.is_shuffle_due:
        return "The draw pile has run out, and is shuffled anew"
    if view.must_name_color:
        return f"{name} names a color"
    if view.debt:
        return f"{name} owes {view.debt}{_answers(view)}"
    if view.social and view.pile:
        ends = "e ends it" if view.seat == view.turn else "end it"
        face = face_spoken(view.pile[-1].name)
        return f"{name}'s turn · the Social runs: lay any {face}, or {ends}"
    if view.has_drawn:
        is_unfit = view.drawn is not None and not view.fits[view.drawn]
        return f"{name} has drawn: {_UNFIT if is_unfit else 'lay that card, or pass'}"
    top = f": on {label(view.pile[-1].name)}" if view.pile else ""
    if view.pile and view.pile[-1].name[0] == "W" and view.color is not None:
        top = f": on {label(view.pile[-1].name)}, called{color}"
    return f"{name}'s turn{top}"


def _answers(view: SeatView) -> str:
    """What the law in force lets answer the debt (magoo.am4.2 to am4.11)."""
    if view.law.is_suspended(PILE_ON):
        return ", and can only take them"
    answers = []
    if view.debt_face != "W4" or view.law.parameters.get("draw_two_on_four") == "yes":
        answers.append("Draw Two")
    if view.color is not None:
        answers.append(f"{view.color} {SHAPES[view.color]} Skip or Reverse")
    return f", or answers: {', '.join((*answers, 'Wild Draw Four'))}"


def waiting(view: SeatView) -> str:
    """Who is waited for, where it is not the seat of the view."""
    if view.stage == "turn" and view.turn is not None and view.turn != view.seat:
        return f"Waiting for {name_of(view, view.turn)}."
    if view.stage == "demand":
        return f"Waiting for {names_of(view, view.floor)}."
    return ""


def in_place_of_cards(view: SeatView, has_people: bool, may_sit: bool) -> str:
    """What stands where the hand would lie, while the seat of the view has none to show."""
    if may_sit:
        return "Bots are playing: any key takes a seat."
    if view.stage == "between-rounds" and has_people and not view.is_shuffle_due:
        if view.motion is not None:
            return (
                f"{name_of(view, view.motion)} moves to convene: m seconds · n deals all the same"
            )
        if view.round_number == 0:
            return "Nobody has dealt yet: n deals · m changes the law first"
        return "The round is over: n deals the next · m convenes the committee first"
    if view.stage == "turn" and view.seat is not None and view.places[view.seat].out:
        return f"{name_of(view, view.seat)} is out and looks on. {waiting(view)}".rstrip()
    return waiting(view)


def of_one_card(card: CardName, *, fits: bool, is_drawn: bool) -> str:
    """What the card under the cursor is, while nothing is chosen."""
    drawn = ", just drawn" if is_drawn else ""
    may = "Enter lays it" if fits else "it cannot be laid now; Enter tells why"
    return f"{label(card)}  {spoken(card)}{drawn}: {may}"


def marks(view: SeatView) -> tuple[bool, ...]:
    """Beside each card of the hand: whether it may be laid now, or is one that a law asks for."""
    demand = view.at_work.demand
    if not is_asked(view) or demand is None:
        return view.fits
    return tuple(card in demand.choice for card in view.hand)


def of_cards_asked(view: SeatView, chosen: Sequence[CardName], card: CardName) -> str:
    """What a law asks for, and how far the choice has come."""
    demand = view.at_work.demand
    if demand is None:
        return ""
    law, count = demand.law, demand.count
    if not chosen and count == 1:
        is_one = card in demand.choice
        does = f"Enter gives it up for law {law}" if is_one else f"law {law} does not ask for it"
        return f"{label(card)}  {spoken(card)}: {does}"
    names = " ".join(label(one) for one in chosen)
    cards = "1 card" if count == 1 else f"{count} cards"
    if len(chosen) == count:
        return f"{names} · Enter gives {'it' if count == 1 else 'them'} up for law {law}"
    told = f"{names} · " if names else ""
    return f"{told}{len(chosen)} of {count} chosen: law {law} asks for {cards} · Space chooses"


def calls_known(view: SeatView, most: int) -> tuple[str, ...]:
    """The calls that can be owed at this table and are typed, of Magoos of up to so many cards.

    None where people hear each other (magoo.uno.39).
    """
    return () if view.is_aloud else _calls_of_law(view, most)


def _calls_of_law(view: SeatView, most: int) -> tuple[str, ...]:
    """The same, whether typed or said aloud."""
    uno = () if view.law.is_suspended(UNO_CALL) else (UNO,)
    is_free = view.law.is_suspended(MAGOO_CALL)
    return uno if is_free else (*uno, *(wording(count) for count in range(2, most + 1)))


def calls_of(
    view: SeatView, cards: Sequence[CardName], told: Sequence[LogLine], left: int
) -> tuple[str, ...]:
    """The calls to be typed with these cards, when they are laid as the log would tell."""
    return () if view.is_aloud else _calls_owed(view, cards, told, left)


def _calls_owed(
    view: SeatView, cards: Sequence[CardName], told: Sequence[LogLine], left: int
) -> tuple[str, ...]:
    calls = [wording(len(cards))] if _cites(told, MAGOO) else []
    calls += [UNO] if left == 1 else []
    known = _calls_of_law(view, len(cards))
    return tuple(call for call in calls if call in known)


def of_choice(
    view: SeatView,
    cards: Sequence[CardName],
    answer: Refusal | Sequence[LogLine],
    *,
    left: int,
    are_three_alike: bool,
) -> str:
    """What the chosen cards make, and what to do with them."""
    names = " ".join(label(card) for card in cards)
    may_give = are_three_alike and not view.law.is_suspended(THREESOMES)
    give = " · a Threesome: g gives them to somebody" if may_give else ""
    if isinstance(answer, Refusal):
        return f"{names}{give}" if give else f"{names}: {answer.sentence}"
    what = _made(cards, answer)
    calls = " and ".join(f'"{call}"' for call in _calls_owed(view, cards, answer, left))
    them = "it" if len(cards) == 1 else "them"
    if not calls:
        return f"{names}{what} · Enter lays {them}{give}"
    if view.is_aloud:
        return f"{names}{what} · Enter lays {them}: say {calls} aloud{give}"
    return f"{names}{what} · s lays {them} saying {calls}; Enter lays {them} silent{give}"


def _made(cards: Sequence[CardName], told: Sequence[LogLine]) -> str:
    kinds = []
    if _cites(told, MAGOO):
        sums = "+".join(card[1:] for card in cards)
        kinds.append(f"a {wording(len(cards))} ({sums}={sum(int(card[1:]) for card in cards)})")
    if _cites(told, STRAIGHT):
        kinds.append("a Straight")
    return f": {' and '.join(kinds)}" if kinds else ""


def _cites(told: Sequence[LogLine], section: ClauseId) -> bool:
    return any(is_within(clause, section) for line in told for clause in line.clauses)
