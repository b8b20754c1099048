"""People, results, losses in a row and the Maglossary, over every store."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.store.deeds import (
    ClauseRestored,
    ClauseSuspended,
    Deed,
    LawRatified,
    LawRepealed,
    ParameterSet,
    PersonSeated,
    Ratification,
    RoundFinished,
    format_deed,
    format_deeds,
    parse_deed,
)
from magoo_tui.store.errors import Conflict
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.store.protocol import Line, Store


def ratified(line: int = 1, table: str = "brave-fox") -> Ratification:
    return Ratification(
        mover="Ann", date="2026-11-29", ayes=3, nays=1, members=5, table=table, line=line
    )


def a_law(words: str, number: int, table: str = "brave-fox") -> LawRatified:
    return LawRatified(
        game="magoo", words=words, number_at_table=number, ratification=ratified(table=table)
    )


def a_repeal(words: str, number: int, table: str = "brave-fox") -> LawRepealed:
    return LawRepealed(
        game="magoo", words=words, number_at_table=number, ratification=ratified(table=table)
    )


def a_round(number: int, *losers: str, game: str = "magoo", table: str = "t") -> RoundFinished:
    return RoundFinished(
        game=game,
        table=table,
        round=number,
        date="2026-11-29",
        seats=("Ann", "Bo", "Cy"),
        finished=("Ann",),
        losers=losers,
    )


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


def test_losses_in_a_row_end_with_a_round_that_another_loses(house: House) -> None:
    house.record(*(a_round(number, "Bo") for number in range(1, 5)))
    assert house.losses_in_a_row("magoo", ["Ann", "BO", "Zoë"]) == {"Ann": 0, "BO": 4, "Zoë": 0}
    house.record(a_round(5, "Cy", "bo"))
    assert house.losses_in_a_row("magoo", ["Bo", "Cy"]) == {"Bo": 5, "Cy": 1}
    house.record(a_round(1, "Ann", table="u"))
    assert house.losses_in_a_row("magoo", ["Ann", "Bo", "Cy"]) == {"Ann": 1, "Bo": 0, "Cy": 0}


def test_a_round_without_a_loser_and_another_game_change_no_row(house: House) -> None:
    house.record(a_round(1, "Bo"), a_round(2), a_round(3, "Cy", game="mao"))
    assert house.losses_in_a_row("magoo", ["Bo", "Cy"]) == {"Bo": 1, "Cy": 0}
    assert [one.games for one in house.standings("magoo")] == [1, 1, 1]


def test_a_loser_who_has_left_is_counted(house: House) -> None:
    house.record(a_round(1, "Di"), a_round(2, "Di"))
    assert house.losses_in_a_row("magoo", ["Di"]) == {"Di": 2}


def test_a_round_is_counted_once_however_often_it_is_recorded(house: House) -> None:
    for _ in range(3):
        house.record(a_round(1, "Bo"), a_round(2, "Bo"), a_round(1, "Bo"))
    assert house.losses_in_a_row("magoo", ["Bo"]) == {"Bo": 2}
    assert house.results() == [a_round(2, "Bo"), a_round(1, "Bo")]
    assert house.results(1) == [a_round(2, "Bo")]
    assert house.results(game="mao") == []


def test_standings_put_the_smallest_share_of_losses_first(house: House) -> None:
    house.record(PersonSeated(name="Cy", is_bot=True))
    house.record(a_round(1, "Bo"), a_round(2, "Bo"), a_round(3, "Cy"))
    found = [
        (one.name, one.is_bot, one.games, one.first, one.lost, one.losses_in_a_row)
        for one in house.standings("magoo")
    ]
    assert found == [
        ("Ann", False, 3, 3, 0, 0),
        ("Cy", True, 3, 0, 1, 1),
        ("Bo", False, 3, 0, 2, 0),
    ]


def test_people_are_known_by_name_without_regard_to_case(house: House) -> None:
    house.record(PersonSeated(name="zoe\u0308"), PersonSeated(name="Bo", is_bot=True))
    house.record(PersonSeated(name="ZO\u00cb"))
    assert house.people() == [PersonSeated(name="Bo", is_bot=True), PersonSeated(name="ZO\u00cb")]


def test_laws_keep_their_numbers_and_no_number_comes_twice(house: House) -> None:
    house.record(a_law("Kings drink.", 1), a_law("Everybody sings.", 2))
    house.record(a_repeal("Everybody sings.", 2, "glad-owl"))
    house.record(a_law("Nobody sings.", 2, "glad-owl"))
    assert [(law.number, law.words) for law in house.laws("magoo")] == [
        (1, "Kings drink."),
        (3, "Nobody sings."),
    ]
    repealed = house.maglossary("magoo")[1]
    assert (repealed.number, repealed.repeal) == (2, ratified(table="glad-owl"))
    assert house.laws("magoo")[0].ratification == ratified()
    assert house.laws("mao") == []


def test_of_two_laws_with_the_same_words_the_oldest_ends(house: House) -> None:
    house.record(a_law("Kings drink.", 1), a_law("Kings drink.", 2))
    house.record(a_repeal("Kings drink.", 1), a_repeal("Kings drink.", 1))
    assert [law.number for law in house.laws("magoo")] == [2]


def test_settings_and_suspensions_are_those_last_ratified(house: House) -> None:
    def setting(value: str, line: int) -> ParameterSet:
        return ParameterSet(
            game="magoo", parameter="flynn", value=value, ratification=ratified(line)
        )

    suspended = ClauseSuspended(game="magoo", clause="magoo.am5", ratification=ratified(3))
    house.record(setting("3", 1), setting("4", 2), suspended)
    assert house.settings("magoo") == [setting("4", 2)]
    assert house.suspensions("magoo") == [suspended]
    house.record(setting("3", 3))
    house.record(ClauseRestored(game="magoo", clause="magoo.am5", ratification=ratified(4)))
    assert house.settings("magoo") == [setting("3", 3)]
    assert house.suspensions("magoo") == []


def test_a_deed_rides_with_its_line_or_not_at_all(house: House, store: Store) -> None:
    table = store.create(game="magoo", seats=["Bo"], header="")
    deeds = format_deeds([a_round(1, "Bo"), a_law("Kings drink.", 1)])
    line = Line(1, 0.0, "Bo: draw", b"")
    store.append(table, 0, [line], also=deeds)
    with pytest.raises(Conflict):
        store.append(table, 0, [line], also=format_deeds([a_round(2, "Bo")]))
    assert house.losses_in_a_row("magoo", ["Bo"]) == {"Bo": 1}
    assert [law.number for law in house.laws("magoo")] == [1]


def test_a_house_in_memory_has_nobody_to_lock_out() -> None:
    store = MemoryStore()
    table = store.create(game="magoo", seats=["Bo"], header="")
    with House(store).hold(table) as lock:
        assert lock.table == table


names = st.text(min_size=1)
votes = st.builds(
    Ratification,
    mover=names,
    date=st.dates().map(str),
    ayes=st.integers(0, 10),
    nays=st.integers(0, 10),
    members=st.integers(0, 10),
    table=names,
    line=st.integers(1),
)
several = st.lists(names).map(tuple)
whole = st.integers(1, 1000)
deeds = st.one_of(
    st.builds(PersonSeated, name=names, is_bot=st.booleans()),
    st.builds(
        RoundFinished,
        game=names,
        table=names,
        round=whole,
        date=names,
        seats=several,
        finished=several,
        losers=several,
        exempt=several,
    ),
    *(
        st.builds(kind, game=names, words=names, number_at_table=whole, ratification=votes)
        for kind in (LawRatified, LawRepealed)
    ),
    st.builds(ParameterSet, game=names, parameter=names, value=names, ratification=votes),
    *(
        st.builds(kind, game=names, clause=names, ratification=votes)
        for kind in (ClauseSuspended, ClauseRestored)
    ),
)


@given(deeds)
def test_every_deed_comes_back_from_its_entry(deed: Deed) -> None:
    assert parse_deed(format_deed(deed)) == deed


@given(st.lists(st.lists(st.sampled_from(["Ann", "Bo", "Cy"]), unique=True), max_size=30))
def test_a_row_is_the_run_of_lost_games_at_the_end(rounds: Sequence[Sequence[str]]) -> None:
    house = House(MemoryStore())
    house.record(*(a_round(number, *losers) for number, losers in enumerate(rounds, 1)))
    counted = [losers for losers in rounds if losers]
    for name in ("Ann", "Bo", "Cy"):
        row = 0
        for losers in reversed(counted):
            if name not in losers:
                break
            row += 1
        assert house.losses_in_a_row("magoo", [name]) == {name: row}
