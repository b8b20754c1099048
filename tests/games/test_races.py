"""Races at a table, a slap's and a law's alike: who is last by time, and what a view tells."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magoo_tui.games import GAMES
from magoo_tui.kernel.race import SHAPES, Arrival, last_of
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.kernel.views import RaceView
from magoo_tui.parliament.laws.racing import TIE_WINDOW
from magoo_tui.rulebook import load
from magoo_tui.table.live import Live
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from tests.games.staged import after

ANN, BO, CY, DI = Seat(0), Seat(1), Seat(2), Seat(3)
SEATS = (ANN, BO, CY, DI)

WORDS = """
Game: magoo
Seats: Ann, Bo, Cy, Di
Law: When a player plays a 7, the last player to say "one" draws 2 cards.
Hand: Ann = R5 G2 B2
Hand: Bo = R7 B3 R2
Hand: Cy = R8 Y3 Y4
Hand: Di = Y8 Y1
Discard: R4

@10 Bo: play R7 "one"
@10.5 Di: say "one"
"""
TIED_WORDS = f'{WORDS}@11 Ann: say "one"\n@11.1 Cy: say "one"\n'

SLAPS = """
Game: magarac
Seats: Ann, Bo, Cy, Di
Hand: Ann = AC AD AH AS
Hand: Bo = KC KD KH QS
Hand: Cy = QC QD QH KS
Hand: Di = JC JD JH JS

@10 Bo: say "ready?"
@10 Ann: slap
@10.5 Di: slap
"""
TIED_SLAPS = f"{SLAPS}@11 Bo: slap\n@11.1 Cy: slap\n"


@pytest.mark.clause("law.duty.5", "magarac.play.12")
def test_without_a_window_of_its_own_a_game_takes_magaracs() -> None:
    assert float(load("magarac").defaults["tie_window"]) == TIE_WINDOW
    assert "tie_window" not in load("magoo").parameters


@pytest.mark.clause("law.duty.5")
def test_a_view_tells_of_a_race_of_words_and_of_one_of_slaps_in_one_shape() -> None:
    words, slaps = after(WORDS).view(None).race, after(SLAPS).view(None).race
    assert words == RaceView("say", "one", 1, BO, (BO, DI), (CY, ANN), (), (), 10)
    assert slaps == RaceView("slap", "", None, ANN, (DI,), (BO, CY), (), (), 10)
    assert words is not None and words.awaited() == (CY, ANN)


@pytest.mark.clause("magarac.play.9")
def test_what_is_to_be_shouted_with_a_slap_is_told() -> None:
    race = after(SLAPS.replace("Hand: Ann", "Set: shout = said\nHand: Ann", 1)).view(None).race
    assert race is not None and (race.deed, race.words) == ("slap", "Magarac")


@pytest.mark.clause("law.duty.5")
def test_the_race_of_a_law_is_told_before_the_slaps_that_wait_for_it() -> None:
    law = 'Law: When a player slaps first, the last player to say "hee-haw" drinks 2.\nHand: Ann'
    race = after(SLAPS.replace("Hand: Ann", law, 1).partition("@10.5")[0]).view(None).race
    assert race is not None and (race.law, race.cause, race.deed) == (1, ANN, "say")


@pytest.mark.clause("law.duty.5", "magarac.play.12")
@pytest.mark.parametrize("tied", [TIED_WORDS, TIED_SLAPS], ids=["words", "slaps"])
def test_who_throws_is_seen_and_what_is_not_before_all_have_thrown(tied: str) -> None:
    tables = [after(tied) for _ in SHAPES]
    thrower = tables[0].view(None).floor[0]
    for table, shape in zip(tables, SHAPES, strict=True):
        assert table.submit(thrower, f"throw {shape}") is None
    for seat in (None, *SEATS):
        views = [table.view(seat) for table in tables]
        assert views[0] == views[1] == views[2]
        race = views[0].race
        assert race is not None
        assert race.thrown == (thrower,)
        assert race.awaited() == views[0].floor == (CY,)
    for table in tables:
        told = table.game.format_for_all(table.names, table.entries[-1].move)
        assert told == "throw"


@pytest.mark.clause("law.duty.5", "magarac.play.12")
@pytest.mark.parametrize("tied", [TIED_WORDS, TIED_SLAPS], ids=["words", "slaps"])
def test_the_three_shapes_are_offered_to_who_has_still_to_throw_and_to_nobody_else(
    tied: str,
) -> None:
    table = after(tied)
    throws = [f"throw {shape}" for shape in SHAPES]
    first, second = table.view(None).floor

    def offered(seat: Seat) -> list[str]:
        commands = [option.command for option in table.view(seat).options]
        return [command for command in commands if command.startswith("throw")]

    for seat in SEATS:
        assert offered(seat) == (throws if seat in (first, second) else [])
    assert table.submit(second, "throw rock") is None
    assert offered(second) == []
    assert offered(first) == throws


@pytest.mark.clause("law.duty.5")
def test_every_throw_has_the_time_of_the_race_anew_and_words_give_no_more() -> None:
    table = after(TIED_WORDS.replace("Law:", "Set: law_race_time = 7\nLaw:", 1))
    now = 0.0
    live = Live(table, clock=lambda: now)
    first, second = table.view(None).floor
    limit = table.limit()
    assert limit is not None
    assert (limit.name, limit.seconds) == ("throw", 7)
    now = 3.0
    assert table.submit(first, 'say "wait"') is None
    assert live.limit_left == 4.0
    assert table.submit(first, "throw rock") is None
    assert live.limit_left == 7.0
    now = 5.0
    assert table.submit(second, "throw rock") is None
    assert live.limit_left == 7.0
    live.close()


@pytest.mark.clause("law.duty.5")
def test_two_races_in_a_row_have_each_their_whole_time() -> None:
    law = 'Law: When a player plays a 7, the last player to say "two" drinks 1.\nHand: Ann'
    table = after(WORDS.replace("Hand: Ann", law, 1).partition("@10 ")[0])
    now = 0.0
    live = Live(table, clock=lambda: now)
    assert table.submit(BO, "play R7") is None
    for step, seat in enumerate(SEATS, 1):
        now = 2.0 * step
        assert table.submit(seat, 'say "one"') is None
    race = table.view(None).race
    assert race is not None and race.words == "two"
    assert live.limit_left == 10.0
    live.close()


TIMES = st.lists(st.integers(0, 12), min_size=4, max_size=4)
"""For each who runs: how many hundredths of a second after the one before."""


@pytest.mark.clause("law.duty.5")
@settings(max_examples=60)
@given(
    order=st.permutations(SEATS),
    steps=TIMES,
    shapes=st.lists(st.sampled_from(SHAPES), min_size=12, max_size=12),
)
def test_who_draws_is_last_by_time_or_has_lost_the_throw(
    order: list[Seat], steps: list[int], shapes: list[str]
) -> None:
    table = after(WORDS.partition("@10 ")[0])
    assert table.submit(BO, "play R7", 10.0) is None
    held = [place.cards for place in table.view(None).places]
    times = [round(11 + sum(steps[: at + 1]) / 100, 2) for at in range(4)]
    for seat, at in zip(order, times, strict=True):
        assert table.submit(seat, 'say "one"', at) is None
    tied = last_of([Arrival(*one) for one in zip(order, times, strict=True)], 0.1)
    in_question = [tied]
    for shape in shapes:
        if (race := table.view(None).race) is None:
            break
        if race.throwers != in_question[-1]:
            in_question.append(race.throwers)
        assert table.submit(race.awaited()[0], f"throw {shape}") is None
    assert all(set(fewer) < set(more) for more, fewer in pairwise(in_question))
    if table.view(None).race is not None:
        assert table.submit(NOBODY, "time up") is None
    drawn = [seat for seat in SEATS if table.view(None).places[seat].cards > held[seat]]
    assert drawn and set(drawn) <= set(in_question[-1])
    assert len(tied) > 1 or tuple(drawn) == tied


@pytest.mark.clause("law.duty.5")
@pytest.mark.parametrize("name", GAMES)
def test_a_throw_where_nobody_is_tied_is_refused(name: str) -> None:
    text = {"magoo": WORDS, "magarac": SLAPS}[name]
    table = Table(GAMES[name](), parse_record(text).header)
    refusal = table.refused(ANN, "throw rock")
    assert refusal is not None
    assert refusal.clause == {"magoo": "law.duty.5", "magarac": "magarac.play.12"}[name]
