"""Bots at a table of Magarac: quick as people are, now and then late or wrong, never refused."""

from typing import Any

import pytest

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import LEVELS
from magoo_tui.bots.magarac.passing import FOUR, TRAVELLING, choose, most_alike, rank_of
from magoo_tui.bots.magarac.reflexes import REFLEXES
from magoo_tui.games.magarac import events as facts
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import Seat
from magoo_tui.parliament import racing
from magoo_tui.parliament.laws import events as laws
from tests.bots.tables import BotTable
from tests.games.staged import after
from tests.laws.strategies import facts_of


def bots(seats: int, seed: int, **more: Any) -> BotTable:
    sat = BotTable(seats, seed, game="magarac", **more)
    assert sat.live.deal() is None
    return sat


def happened(sat: BotTable, kind: type[Event[Any]]) -> int:
    return sum(isinstance(fact, kind) for fact in facts_of(sat.table))


@pytest.mark.parametrize("travels", ["no", "yes"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_ends_and_nothing_was_refused(seats: int, travels: str) -> None:
    sat = bots(seats, seats, Set=f"travelling_card = {travels}")
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    assert sat.table.refusals == []
    assert len(sat.view().losers) >= 1


@pytest.mark.parametrize("travels", ["no", "yes"])
def test_thirteen_come_to_the_end_of_a_hand(travels: str) -> None:
    sat = bots(13, 13, Set=f"travelling_card = {travels}")
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []


@pytest.mark.parametrize("setting", ["shout = said", "tie_window = 1", "false_slap = nothing"])
def test_other_numbers_make_no_difference_to_being_accepted(setting: str) -> None:
    sat = bots(4, 8, Set=setting)
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    assert sat.table.refusals == []


def test_where_people_hear_each_other_bots_slap_and_no_more() -> None:
    sat = bots(4, 8, Speech="aloud", Set="shout = said")
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    assert sat.table.refusals == []


def test_a_hand_among_bots_is_neither_short_nor_endless() -> None:
    sat = bots(5, 2)
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    hands = happened(sat, facts.HandEnded)
    assert 3 < happened(sat, facts.CardPassed) / hands < 120


def test_bots_are_sometimes_late_sometimes_wrong_and_sometimes_misled() -> None:
    kinds = (facts.SlappedFalsely, facts.SlapAnswered, racing.Arrived, facts.HandLost)
    found: dict[type[Event[Any]], int] = dict.fromkeys(kinds, 0)
    late = 0
    for seed in range(10):
        sat = bots(5, seed, levels=("steady",))
        sat.play_until(lambda view: view.stage == "over", most=20_000)
        for kind in kinds:
            found[kind] += happened(sat, kind)
        late += sat.table.did("time up")
        if late and all(found.values()):
            break
    assert all(found.values()), found
    assert 0 < late < found[facts.HandLost] / 4
    assert found[facts.SlappedFalsely] < found[facts.HandLost]


def test_they_react_as_people_do_whatever_others_do_meanwhile() -> None:
    sat = bots(6, 4)
    sat.play_until(lambda view: view.stage == "over", most=20_000)
    begun, reactions = 0.0, []
    for entry in sat.table.entries:
        for fact in entry.facts:
            if isinstance(fact, facts.SlappedFirst):
                begun = entry.at
            elif isinstance(fact, facts.Followed):
                reactions.append(entry.at - begun)
    quick = min(follows for follows, _ in (one.follows for one in REFLEXES.values()))
    slow = max(follows for _, follows in (one.follows for one in REFLEXES.values()))
    reactions.sort()
    assert quick - 0.01 <= reactions[0]
    assert reactions[len(reactions) * 8 // 10] <= slow


HAND = """Game: magarac
Seats: Ann, Bo, Cy, Di
Dealer: Di
Hand: Ann = AC AD AH KS
Hand: Bo = KC KD KH JD
Hand: Cy = QC QD QH QS
Hand: Di = JC JH JS AS

"""


def test_a_bot_keeps_what_it_collects() -> None:
    view = after(f"{HAND}Ann: pass KS").view(Seat(1))
    for seed in range(40):
        card = choose(view, REFLEXES["sharp"], Leanings(seed))
        assert card is not None
        assert rank_of(card) == "J"
    assert choose(after(HAND).view(Seat(1)), REFLEXES["sharp"], Leanings(1)) is None


def test_a_bot_with_nearly_four_alike_would_rather_be_rid_of_the_travelling_card() -> None:
    hands = "Hand: Ann = AC KC KD KS\nHand: Bo = QC QD QH AS T*\nHand: Cy = AD AH QS KH\n"
    head = f"Game: magarac\nSeats: Ann, Bo, Cy\nSet: travelling_card = yes\n{hands}\n"
    for seed in range(40):
        assert choose(after(head).view(Seat(1)), REFLEXES["steady"], Leanings(seed)) == TRAVELLING


def test_four_alike_are_counted_without_the_travelling_card() -> None:
    view = after(HAND).view(Seat(2))
    assert most_alike(view.hand) == FOUR
    assert most_alike((TRAVELLING,)) == 0


def test_bots_among_themselves_change_the_law_now_and_then() -> None:
    for seed in range(8):
        sat = bots(3, seed)
        sat.play_until(lambda view: view.stage == "over", most=20_000)
        assert sat.table.refusals == []
        if sat.table.did("propose set"):
            assert sat.table.did("adjourn") >= 1
            return
    raise AssertionError("nobody ever moved to convene")


def test_the_same_seed_plays_the_same_game_at_the_same_times() -> None:
    first, second = bots(4, 11), bots(4, 11)
    for sat in (first, second):
        sat.play_until(lambda view: view.stage == "over", most=20_000)
    assert first.table.asked == second.table.asked
    assert first.clock.now == second.clock.now


def test_each_level_has_its_reflexes() -> None:
    assert tuple(REFLEXES) == LEVELS


@pytest.mark.parametrize(
    ("law", "kind"),
    [
        ('When a player passes, that player must say "there you go".', laws.DutyClosed),
        ('When a player slaps first, the last player to say "hee-haw" drinks 2.', laws.RaceClosed),
        ('When a player slaps first, everyone must say "oh" or drink 1.', laws.DutyOpened),
        ("When a player passes, the dealer and Basil switch seats.", facts.SeatsSwitched),
        (
            "When a player loses, they switch seats with the next player.",
            facts.SeatsSwitched,
        ),
        ("When a player receives a card, Ada and Basil switch seats.", facts.SeatsSwitched),
    ],
)
def test_bots_play_on_under_laws_of_the_house(law: str, kind: type[Event[Any]]) -> None:
    sat = bots(4, 3, Law=law)
    sat.play_until(lambda view: view.stage == "over" or view.revision > 600)
    assert sat.table.refusals == []
    assert happened(sat, kind)
