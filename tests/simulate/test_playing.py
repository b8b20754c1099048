"""One game of bots: the same every time, and the same as at a live table."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from magoo_tui.bots.names import bot_names
from magoo_tui.bots.seating import manners_of, seat_bots
from magoo_tui.games import GAMES
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.events import Event, Spoke
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Say
from magoo_tui.kernel.seats import Seat
from magoo_tui.simulate.basis import plain_header, with_laws, with_setting
from magoo_tui.simulate.outcomes import Outcome
from magoo_tui.simulate.playing import fired_in, kept_by_hand, play_game
from magoo_tui.simulate.quiet import QuietTable
from magoo_tui.simulate.seeds import Shuffles, key
from magoo_tui.table.live import Live
from magoo_tui.table.log import Entry
from magoo_tui.table.table import Table
from tests.bots.tables import Clock

MOST = 2000


def played(header: Header, number: int = 1, seed: int = 1, most: int = MOST) -> Outcome:
    return play_game(header, number, seed, "steady", most)


def test_a_game_is_the_same_every_time_and_another_seed_is_another_game() -> None:
    header = plain_header("magoo", 4)
    assert played(header) == played(header)
    outcomes = {(one.turns, one.lines) for one in (played(header, seed=s) for s in range(8))}
    assert len(outcomes) > 4
    others = {(one.turns, one.lines) for one in (played(header, number=n) for n in range(8))}
    assert len(others) > 4


@pytest.mark.parametrize("seats", [2, 3, 7, 12])
def test_games_of_any_size_end(seats: int) -> None:
    outcome = played(plain_header("magoo", seats))
    assert outcome.end == "finished"
    assert outcome.lines >= outcome.turns > seats
    assert outcome.hand >= 7


def live(header: Header, number: int, seed: int) -> Table:
    """The same game at a table where every bot is asked after every line, and all is told."""
    names = header.names()
    dealer = ("Dealer", names[number % len(names)])
    table, clock = Table(GAMES["magoo"](), Header((*header.fields, dealer))), Clock()
    seats = [Seat(seat) for seat in range(len(names))]
    bots = seat_bots("magoo", dict.fromkeys(seats, "steady"), key(seed, number, "bots"))
    at = Live(table, bots=bots, chance=Shuffles(seed, number), clock=clock)
    assert at.deal() is None
    while table.view(None).ending is None:
        assert at.due is not None
        clock.now += at.due
        assert at.tick()
    return table


@pytest.mark.parametrize("settings", [None, ("social", "3"), ("catch", "4"), ("deal", "2")])
def test_the_quiet_table_plays_what_a_live_one_would(settings: tuple[str, str] | None) -> None:
    header = plain_header("magoo", 3)
    if settings is not None:
        header = with_setting(header, *settings)
    for number in range(1, 4):
        table, outcome = live(header, number, 5), played(header, number, 5)
        held = [place.cards for place in table.view(None).places]
        assert outcome.lines == table.revision
        assert outcome.end == "finished"
        assert outcome.hand >= max(held)


def test_views_of_a_quiet_table_differ_from_others_by_the_log_alone() -> None:
    header = plain_header("magoo", 3)
    loud, heeded = live(header, 1, 2), manners_of("magoo").heeded
    quiet = QuietTable(GAMES["magoo"](), loud.header, heeded)
    for entry in loud.entries:
        assert quiet.submit_move(entry.move) is None
    for seat in (None, Seat(0), Seat(1)):
        there, here = loud.view(seat), quiet.view(seat)
        told = tuple(line for line in there.log if not heeded.isdisjoint(line.clauses))
        assert here.log == told
        assert 0 < len(told) < len(there.log)
        assert there.options == here.options
        assert there.hand == here.hand


def test_a_game_that_is_cut_short_says_so() -> None:
    outcome = played(plain_header("magoo", 4), most=20)
    assert (outcome.end, outcome.lines) == ("capped", 20)


def test_the_first_shuffle_of_a_game_is_alike_in_both_arms() -> None:
    first, second = list(range(108)), list(range(108))
    Shuffles(3, 9).shuffle(first)
    chance = Shuffles(3, 9)
    chance.shuffle(second)
    assert first == second != sorted(first)
    again = list(range(108))
    chance.shuffle(again)
    assert again != first
    assert len({key(1, 2, "bots"), key(1, 2, "shuffle"), key(2, 1, "bots")}) == 3


def test_laws_that_no_table_enforces_are_known_by_their_numbers() -> None:
    header = with_laws(plain_header("magoo", 2), ["By hand: Coats are worn inside out."])
    assert kept_by_hand(header) == (1,)
    assert kept_by_hand(plain_header("magoo", 2)) == ()


# ---- laws that fire


def entry(*facts: Event[Any]) -> Entry:
    return Entry(0.0, Say(Seat(0), ("so",)), facts)


def says(*cites: str) -> Spoke:
    return Spoke(tuple(ClauseId(cite) for cite in cites), Seat(0), ("so",))


def test_a_law_counts_once_in_a_chain_however_much_it_does() -> None:
    from magoo_tui.games.magoo.events import ShuffleAwaited

    awaited = ShuffleAwaited((ClauseId("law.3"),))
    entries = [
        entry(says("magoo.uno.12")),
        entry(says("law.2"), says("law.2", "law.10"), says("law.fire.2")),
        entry(says("law.2")),
        entry(says("law.3"), awaited),
        entry(says("law.3"), says("law.2")),
    ]
    table = cast("Table", SimpleNamespace(entries=entries, game=GAMES["magoo"]()))
    assert fired_in(table) == {2: 3, 10: 1, 3: 1}


def test_a_law_that_is_enforced_fires_in_the_games() -> None:
    header = plain_header("magoo", 3)
    changed = with_laws(header, ["When a player plays a number card, that player draws 1 card."])
    assert kept_by_hand(changed) == ()
    without, outcome = played(header), played(changed, most=400)
    assert without.fired == {}
    assert outcome.fired[1] > 10
    assert outcome.hand > without.hand


def test_names_of_bots_are_those_of_the_seats() -> None:
    assert plain_header("magoo", 3).names() == bot_names(3)


def test_a_game_of_magarac_is_played_to_the_whole_word() -> None:
    law = ("Law", "When a player loses, the next player takes a letter.")
    header = plain_header("magarac", 3, [law])
    outcome = play_game(header, 1, 7, "sharp", 3000)
    assert (outcome.end, outcome.debt, outcome.hand) == ("finished", None, 5)
    assert outcome.fired[1] >= 3
    assert play_game(header, 1, 7, "sharp", 3000) == outcome
