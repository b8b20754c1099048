"""Bots at a table: never refused, never stuck, and every round comes to its end."""

import pytest

from magoo_tui.bots.levels import LEVELS, Level
from tests.bots.tables import BotTable


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_round_ends_and_nothing_was_refused(seats: int) -> None:
    sat = BotTable(seats, seats, Speech="aloud" if seats % 3 == 0 else "typed")
    assert sat.live.deal() is None
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []
    assert len(sat.view().ending.finished) == seats


def test_twelve_play_with_two_decks() -> None:
    sat = BotTable(12, 3, Decks="2", Set="deal = 4")
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []


def test_a_table_of_bots_alone_goes_on_to_the_next_rounds() -> None:
    sat = BotTable(3, 5)
    sat.live.deal()
    sat.play_until(lambda view: view.round_number == 4 and view.ending is not None)
    assert sat.table.refusals == []
    assert sat.table.did("next round") == 3


def test_bots_among_themselves_change_the_law_now_and_then() -> None:
    sat = BotTable(2, 3)
    sat.live.deal()
    sat.play_until(lambda view: any("art3.12" in c for line in view.log for c in line.clauses))
    assert sat.table.did("propose set") >= 1
    assert sat.table.refusals == []


@pytest.mark.parametrize(
    "settings",
    ["social = 3", "catch = 0", "deal = 1", "opening_draw_two = pile-on", "straight_wrap = yes"],
)
def test_other_numbers_make_no_difference_to_being_accepted(settings: str) -> None:
    sat = BotTable(4, 8, Set=settings)
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []


@pytest.mark.parametrize("clause", ["am2", "am3", "am4", "am5", "uno.28"])
def test_bots_play_without_a_clause_that_is_suspended(clause: str) -> None:
    sat = BotTable(4, 9, Suspended=f"magoo.{clause}")
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []


def test_the_same_seed_plays_the_same_game_at_the_same_times() -> None:
    first, second = BotTable(4, 11), BotTable(4, 11)
    for sat in (first, second):
        sat.live.deal()
        sat.play_until(lambda view: view.ending is not None)
    assert first.table.asked == second.table.asked
    assert first.clock.now == second.clock.now


def test_they_take_their_time_as_people_do() -> None:
    sat = BotTable(3, 2)
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None)
    pace = sat.clock.now / len(sat.table.asked)
    assert 1.0 < pace < 4.5


def lost_by(levels: tuple[Level, ...], seeds: range) -> dict[str, int]:
    lost: dict[str, int] = dict.fromkeys(LEVELS, 0)
    for seed in seeds:
        seated = levels if seed % 2 else levels[::-1]
        sat = BotTable(2, seed, levels=seated, is_alone=False)
        sat.live.deal()
        sat.play_until(lambda view: view.ending is not None)
        for loser in sat.view().ending.losers:
            lost[seated[loser]] += 1
    return lost


def test_threesomes_do_not_go_round_for_ever() -> None:
    sat = BotTable(2, 97, levels=("steady", "sharp"), is_alone=False)
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None, most=1000)


def test_a_sharp_bot_loses_less_often_than_a_steady_one() -> None:
    lost = lost_by(("steady", "sharp"), range(24))
    assert lost["sharp"] < lost["steady"]
