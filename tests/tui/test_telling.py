"""Sentences follow the law in force: what answers a debt, which calls there are."""

from collections.abc import Sequence

import msgspec
import pytest

from magoo_tui.games.magoo.seat_view import SeatView
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.tui.actions import Moment, actions_now
from magoo_tui.tui.faces.magoo.actions import ACTIONS
from magoo_tui.tui.faces.magoo.face import MAGOO
from magoo_tui.tui.faces.magoo.telling import calls_known, of_choice, situation
from magoo_tui.tui.modals.say import SayModal
from tests.tui.samples import opened, sitting_at
from tests.tui.staged import Shown, text_of

OWED = """Game: magoo
Seats: Ann, Bo
Hand: Ann = {card} R1 R2 R3
Hand: Bo = RD RS RR W4 B1
Discard: R5
{fields}Turn: Ann

Ann: play {line}
"""
ROOM = """Game: magoo
Seats: Ann, Bo
Hand: Ann = R1 R3 G4 B4 Y4
Hand: Bo = B1 B2
Discard: G7 R4
{fields}Turn: Ann

"""


def owed(card: str, line: str, fields: str = "") -> SeatView:
    view: SeatView = opened(OWED.format(card=card, line=line, fields=fields)).view(Seat(1))
    assert view.debt
    return view


def answers_told(view: SeatView) -> set[str]:
    told = situation(view)
    signs = {"RD": "Draw Two", "RS": "red ▲ Skip or Reverse", "W4": "Wild Draw Four"}
    return {card for card, words in signs.items() if words in told}


@pytest.mark.parametrize(
    ("card", "line", "fields"),
    [
        ("RD", "RD", ""),
        ("W4", "W4 as red", ""),
        ("W4", "W4 as red", "Set: draw_two_on_four = yes\n"),
        ("RD", "RD", "Suspended: magoo.am4\n"),
        ("W4", "W4 as red", "Suspended: magoo.am4\n"),
    ],
)
def test_what_is_said_to_answer_a_debt_is_what_answers_it(
    card: str, line: str, fields: str
) -> None:
    view = owed(card, line, fields)
    cards = zip(view.hand, view.fits, strict=True)
    fitting = {card for card, fits in cards if fits and card in ("RD", "RS", "W4")}
    assert answers_told(view) == fitting


def test_where_nothing_answers_the_debt_can_only_be_taken() -> None:
    told = situation(owed("RD", "RD", "Suspended: magoo.am4\n"))
    assert told == "Bo owes 2, and can only take them"


def chosen(names: Sequence[str], left: int, fields: str) -> str:
    sitting = sitting_at(ROOM.format(fields=fields), "Ann")
    cards = tuple(map(CardName, names))
    answer: Refusal | tuple[LogLine, ...] = sitting.ask(Seat(0), f"play {' '.join(names)}")
    alike = len(names) == 3
    return of_choice(sitting.view(), cards, answer, left=left, are_three_alike=alike)


@pytest.mark.parametrize(
    ("fields", "calls"),
    [
        ("", 's lays them saying "Double Magoo" and "Uno"; Enter lays them silent'),
        ("Suspended: magoo.uno.28\n", 'saying "Double Magoo"; '),
        ("Suspended: magoo.am2.7\n", 'saying "Uno"; '),
    ],
)
def test_a_suspended_call_goes_with_nothing(fields: str, calls: str) -> None:
    assert calls in chosen(("R1", "R3"), 1, fields)


def test_where_calls_are_free_none_is_told() -> None:
    told = chosen(("R1", "R3"), 1, "Suspended: magoo.uno.28\nSuspended: magoo.am2.7\n")
    assert told.endswith("a Double Magoo (1+3=4) · Enter lays them")


def test_where_people_hear_each_other_the_call_is_to_be_said_aloud() -> None:
    told = chosen(("R1", "R3"), 2, "Speech: aloud\n")
    assert told.endswith('(1+3=4) · Enter lays them: say "Double Magoo" aloud')


@pytest.mark.parametrize(
    ("card", "sentence"), [("Y9", "it does not fit: p passes"), ("R7", "lay that card, or pass")]
)
def test_after_drawing_it_is_told_whether_the_card_fits(card: str, sentence: str) -> None:
    table = opened(ROOM.format(fields=f"Draw: {card}\n") + "Ann: draw\n")
    assert situation(table.view(Seat(0))) == f"Ann has drawn: {sentence}"
    assert situation(table.view(None)) == "Ann has drawn: lay that card, or pass"


SOCIAL = """Game: magoo
Seats: Ann, Bo
Hand: Ann = R1 R3
Hand: Bo = B7 B2
Discard: R7 G7 B7 Y7
Turn: Ann

"""


def test_in_a_social_any_card_of_the_number_may_be_laid() -> None:
    table = opened(SOCIAL)
    view = table.view(Seat(0))
    assert view.social
    assert situation(view) == "Ann's turn · the Social runs: lay any 7, or e ends it"
    assert situation(table.view(Seat(1))).endswith("lay any 7, or end it")


@pytest.mark.parametrize(("fields", "is_offered"), [("", True), ("Suspended: magoo.am3\n", False)])
def test_three_alike_are_given_only_under_the_amendment(fields: str, is_offered: bool) -> None:
    assert ("g gives them" in chosen(("G4", "B4", "Y4"), 2, fields)) is is_offered
    view = sitting_at(ROOM.format(fields=fields), "Ann").view()
    moment = Moment(view, people=(Seat(0),), chosen=3, is_choosing=True)
    acts = {action.id for action in actions_now(ACTIONS, moment)}
    assert ("give" in acts) is is_offered


@pytest.mark.parametrize(
    ("fields", "known"),
    [
        ("", ("Uno", "Double Magoo", "Triple Magoo", "Quadruple Magoo")),
        ("Suspended: magoo.am2\n", ("Uno",)),
        ("Speech: aloud\n", ()),
    ],
)
async def test_the_calls_offered_are_those_of_the_law(fields: str, known: tuple[str, ...]) -> None:
    view = sitting_at(ROOM.format(fields=fields), "Ann").view()
    assert calls_known(view, 4) == known
    app = Shown(SayModal(view, Seat(0), MAGOO.calls(view)))
    async with app.run_test(size=(80, 24)):
        shown = text_of(app)
        assert all(call in shown for call in known)
        assert ("leads to the calls" in shown) is bool(known)


def test_a_debt_without_a_color_is_answered_by_no_skip() -> None:
    view = msgspec.structs.replace(owed("RD", "RD"), color=None)
    assert "Skip" not in situation(view)
