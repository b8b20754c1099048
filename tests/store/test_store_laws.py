"""What the protocol promises holds for every store."""

from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magoo_tui.store.errors import Conflict, UnknownTable
from magoo_tui.store.memory import MemoryStore
from magoo_tui.store.opening import open_house
from magoo_tui.store.protocol import Entry, Line, Store
from magoo_tui.store.table_names import table_name

HEADER = "Game: magoo\nSeats: Ann, Bo\n"


def some_lines(*numbers: int) -> list[Line]:
    return [Line(seq=n, at=n / 2, text=f"Bo: say {n}", facts=b"\x00%d" % n) for n in numbers]


def a_table(store: Store) -> str:
    return store.create(game="magoo", seats=["Ann", "Bo"], header=HEADER)


def an_entry(key: str, topic: str = "law magoo") -> Entry:
    return Entry(topic=topic, key=key, body=key.encode())


texts = st.text(st.characters(codec="utf-8"))
batches = st.lists(st.lists(st.tuples(st.floats(0, 1e9), texts, st.binary()), max_size=4))


def append_all(store: Store, written: Sequence[Sequence[tuple[float, str, bytes]]]) -> None:
    table = store.create(game="magoo", seats=["Ann"], header="Gäme: \x00 [b]")
    told: list[Line] = []
    store.follow(table, told.extend)
    lines: list[Line] = []
    for batch in written:
        count = len(lines)
        new = [Line(count + i, at, text, facts) for i, (at, text, facts) in enumerate(batch, 1)]
        store.append(table, count, new)
        lines += new
    assert store.read(table) == lines
    assert told == lines
    assert store.info(table).lines == len(lines)
    assert store.header(table) == "Gäme: \x00 [b]"
    for since in range(len(lines) + 2):
        assert store.read(table, since) == lines[since:]


@given(batches)
def test_what_is_appended_is_read_and_followed_in_memory(
    written: list[list[tuple[float, str, bytes]]],
) -> None:
    append_all(MemoryStore(), written)


@given(batches)
@settings(max_examples=25, deadline=None)
def test_what_is_appended_is_read_and_followed_in_sqlite(
    written: list[list[tuple[float, str, bytes]]],
) -> None:
    with TemporaryDirectory() as directory:
        house, _ = open_house(Path(directory))
        append_all(house.store, written)
        house.close()


@pytest.mark.parametrize("expected", [0, 1, 3, 7])
def test_an_append_that_expects_another_number_changes_nothing(store: Store, expected: int) -> None:
    table = a_table(store)
    store.append(table, 0, some_lines(1, 2), stage="turn")
    before = store.info(table)
    with pytest.raises(Conflict) as conflict:
        store.append(
            table, expected, some_lines(expected + 1), stage="over", also=[an_entry("one")]
        )
    assert (conflict.value.expected, conflict.value.found) == (expected, 2)
    assert store.read(table) == some_lines(1, 2)
    assert store.info(table) == before
    assert store.entries() == []


def test_lines_with_a_gap_are_the_writers_error(store: Store) -> None:
    table = a_table(store)
    for wrong in (some_lines(2), some_lines(1, 3), some_lines(1, 1)):
        with pytest.raises(ValueError, match="numbered"):
            store.append(table, 0, wrong)
    assert store.read(table) == []


def test_summary_and_entries_ride_with_the_lines(store: Store) -> None:
    table = a_table(store)
    store.append(table, 0, some_lines(1), stage="committee", also=[an_entry("one")])
    store.append(table, 1, some_lines(2))
    assert (store.info(table).stage, store.info(table).is_finished) == ("committee", False)
    store.append(table, 2, [], is_finished=True)
    assert (store.info(table).stage, store.info(table).is_finished) == ("committee", True)
    store.note(table, stage="over")
    assert (store.info(table).stage, store.info(table).is_finished) == ("over", True)
    assert [entry.key for entry in store.entries()] == ["one"]


def test_entries_are_numbered_by_topic_and_entered_once(store: Store) -> None:
    store.enter([an_entry("a"), an_entry("b", "round"), an_entry("c")])
    store.enter([an_entry("a"), an_entry("d")])
    found = [(entry.number, entry.topic, entry.place, entry.body) for entry in store.entries()]
    assert found == [
        (1, "law magoo", 1, b"a"),
        (2, "round", 1, b"b"),
        (3, "law magoo", 2, b"c"),
        (4, "law magoo", 3, b"d"),
    ]
    assert [entry.key for entry in store.entries(since=2)] == ["c", "d"]


def test_the_table_last_written_to_comes_first(store: Store) -> None:
    first, second, third = a_table(store), a_table(store), a_table(store)
    store.append(first, 0, some_lines(1))
    assert [info.id for info in store.tables()] == [first, third, second]
    assert store.tables()[0].seats == ("Ann", "Bo")
    assert store.tables()[0].updated > store.tables()[0].created


def test_a_name_is_never_given_twice(store: Store) -> None:
    first = a_table(store)
    store.remove(first)
    second = a_table(store)
    assert second != first
    assert [info.id for info in store.tables()] == [second]


def test_two_thousand_tables_have_two_thousand_names() -> None:
    names = [table_name(number) for number in range(1, 2001)]
    assert len(set(names)) == 2000
    assert names[0] == "brave-beaver"
    assert names[992] == "brave-beaver-2"


@pytest.mark.parametrize(
    "ask",
    [
        lambda store: store.read("no-table"),
        lambda store: store.header("no-table"),
        lambda store: store.info("no-table"),
        lambda store: store.remove("no-table"),
        lambda store: store.note("no-table", stage="turn"),
        lambda store: store.append("no-table", 0, some_lines(1)),
        lambda store: store.follow("no-table", lambda _: None),
    ],
)
def test_a_table_that_is_not_there_is_named(store: Store, ask: Callable[[Store], object]) -> None:
    with pytest.raises(UnknownTable, match="no table no-table in this house"):
        ask(store)


def test_a_follower_is_told_from_where_it_stands_until_it_leaves(store: Store) -> None:
    table = a_table(store)
    store.append(table, 0, some_lines(1, 2))
    late: list[Line] = []
    early: list[Line] = []
    leave = store.follow(table, late.extend)
    store.follow(table, early.extend, since=1)
    store.poll()
    assert (late, early) == ([], some_lines(2))
    store.append(table, 2, some_lines(3))
    leave()
    leave()
    store.append(table, 3, some_lines(4))
    assert (late, early) == (some_lines(3), some_lines(2, 3, 4))


def test_a_follower_that_appends_is_followed_in_order(store: Store) -> None:
    table = a_table(store)
    told: list[Line] = []

    def answer(lines: Sequence[Line]) -> None:
        if lines[-1].seq < 4:
            store.append(table, lines[-1].seq, some_lines(lines[-1].seq + 1))

    store.follow(table, answer)
    store.follow(table, told.extend)
    store.append(table, 0, some_lines(1))
    assert told == some_lines(1, 2, 3, 4)


def test_a_follower_that_fails_costs_neither_line_nor_other_followers(store: Store) -> None:
    table = a_table(store)
    told: list[Line] = []

    def fail(_: Sequence[Line]) -> None:
        raise RuntimeError("no screen")

    store.follow(table, fail)
    store.follow(table, told.extend)
    with pytest.raises(RuntimeError, match="no screen"):
        store.append(table, 0, some_lines(1))
    assert told == store.read(table) == some_lines(1)
