"""Files that are cut, damaged or no house at all: named, set aside, and read as far as can be."""

import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from magoo_tui.store.deeds import LawRatified, PersonSeated, Ratification, RoundFinished
from magoo_tui.store.errors import HouseBusy, HouseTooNew, TableUnreadable
from magoo_tui.store.opening import open_house
from magoo_tui.store.protocol import Line
from tests.store.conftest import OpenHouse

PAGE = 4096


def ratified(line: int) -> Ratification:
    return Ratification(
        mover="Ann", date="2026-11-29", ayes=2, nays=1, members=3, table="brave-fox", line=line
    )


def furnish(open_again: OpenHouse, tables: int = 12, lines: int = 8) -> list[str]:
    """Fill a house with tables, people, results and laws, close it and return the tables."""
    house, _ = open_again()
    names = []
    for number in range(tables):
        name = house.store.create(
            game="magoo",
            seats=["Ann", f"Bo {number}"],
            header=f"Game: magoo {number}\n" + "#" * 300,
        )
        new = [Line(n, n / 3, f"Bo: say {n}", b"f" * 300) for n in range(1, lines + 1)]
        house.store.append(name, 0, new)
        names.append(name)
    house.record(PersonSeated(name="Zoë"))
    for number in range(1, 31):
        law = f"Law {number}: everybody drinks. " + "x" * 200
        house.record(
            LawRatified(
                game="magoo", words=law, number_at_table=number, ratification=ratified(number)
            ),
            RoundFinished(
                game="magoo",
                table=names[0],
                round=number,
                date="2026-11-29",
                seats=("Ann", "Bo"),
                losers=("Bo",),
            ),
        )
    house.close()
    return names


def lines_of(number: int) -> list[Line]:
    return [Line(n, n / 3, f"Bo: say {n}", b"f" * 300) for n in range(1, number + 1)]


def the_one_aside(directory: Path) -> Path:
    (aside,) = [
        path
        for path in directory.glob("house.db.unreadable-*")
        if not path.name.endswith(("-wal", "-shm"))
    ]
    assert re.fullmatch(r"house\.db\.unreadable-\d{4}-\d\d-\d\d", aside.name)
    return aside


def cut_in_half(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2 + 100])


def cut_by_a_page(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-PAGE])


def no_database(file: Path) -> None:
    file.write_bytes(b"Dear diary, " * 1000)


def a_few_bytes(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])


def nothing(file: Path) -> None:
    file.write_bytes(b"")


def another_programs(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("create table contacts (name text)")
    connection.close()


def a_house_without_rooms(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("drop table progress")
    connection.close()


@pytest.mark.parametrize(
    "damage",
    [
        cut_in_half,
        cut_by_a_page,
        no_database,
        a_few_bytes,
        nothing,
        another_programs,
        a_house_without_rooms,
    ],
)
def test_a_damaged_house_file_is_named_and_set_aside_as_it_was(
    directory: Path, opened: OpenHouse, damage: Callable[[Path], None]
) -> None:
    names = furnish(opened)
    damage(directory / "house.db")
    content = (directory / "house.db").read_bytes()
    house, notices = opened()
    aside = the_one_aside(directory)
    assert aside.read_bytes() == content
    assert f"was set aside as {aside.name};" in notices[0]
    kept = [info.id for info in house.store.tables()]
    for name in names:
        if name in kept:
            assert house.store.read(name) == lines_of(8)
        elif damage in (cut_in_half, cut_by_a_page, a_house_without_rooms):
            assert [notice for notice in notices if f"The table {name} " in notice]
    table = house.store.create(game="magoo", seats=["Ann"], header="")
    assert table not in kept
    _, notices = opened()
    assert notices == []


def test_what_a_cut_file_still_holds_is_carried_over(directory: Path, opened: OpenHouse) -> None:
    names = furnish(opened)
    cut_by_a_page(directory / "house.db")
    house, notices = opened()
    kept = [info.id for info in house.store.tables()]
    assert len(kept) >= len(names) - 2
    assert house.store.header(kept[0]).startswith("Game: magoo ")
    laws = house.laws("magoo")
    assert len(laws) >= 20
    for law in laws:  # a law keeps its number, also behind one that is lost
        assert law.words.startswith(f"Law {law.number}:")
    counts = re.search(r"(\d+) tables and (\d+) entries of the house could be", notices[0])
    assert counts is not None
    assert int(counts[1]) == len(kept)
    assert int(counts[2]) == len(house.store.entries())


def test_every_damaged_page_costs_only_what_lay_on_it(directory: Path, opened: OpenHouse) -> None:
    names = furnish(opened)
    sound = (directory / "house.db").read_bytes()
    for page in range(1, len(sound) // PAGE):
        (directory / "house.db").write_bytes(
            sound[: page * PAGE] + b"\xa5" * PAGE + sound[(page + 1) * PAGE :]
        )
        house, notices = opened()
        for name in names:
            if name not in [info.id for info in house.store.tables()]:
                assert [notice for notice in notices if f"The table {name} " in notice], page
                continue
            try:
                assert house.store.read(name) == lines_of(8)
                house.store.header(name)
            except TableUnreadable as error:
                assert name in error.sentence  # noqa: PT017 - most tables raise nothing
        house.close()
        shutil.rmtree(directory)
        directory.mkdir()


def test_a_second_damage_on_one_day_takes_another_name(directory: Path, opened: OpenHouse) -> None:
    for text in ("one", "two", "three"):
        (directory / "house.db").parent.mkdir(exist_ok=True)
        opened()[0].close()
        (directory / "house.db").write_text(text)
        opened()[0].close()
    asides = sorted(directory.glob("house.db.unreadable-*"), key=lambda path: len(path.name))
    assert {path.read_text() for path in asides} == {"one", "two", "three"}
    assert [path.name[-2:] for path in asides[1:]] in (["-2", "-3"], ["-3", "-2"])


def test_the_log_goes_with_the_file_it_belongs_to(directory: Path, opened: OpenHouse) -> None:
    opened()[0].close()
    (directory / "house.db").write_text("no database")
    (directory / "house.db-wal").write_text("its log")
    opened()
    aside = the_one_aside(directory)
    assert aside.with_name(aside.name + "-wal").read_text() == "its log"


def test_setting_aside_that_was_cut_short_is_ended(directory: Path, opened: OpenHouse) -> None:
    names = furnish(opened, tables=2)
    (directory / "house.db").rename(directory / "house.db.ready")
    (directory / "house.db-wal").write_text("the log of a file that is already set aside")
    house, notices = opened()
    assert {info.id for info in house.store.tables()} == set(names)
    assert "was set aside" in notices[0]
    assert not (directory / "house.db.ready").exists()


def alter(directory: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(directory / "house.db")
    with connection:
        assert connection.execute(statement, values).rowcount == 1
    connection.close()


@pytest.mark.parametrize(
    ("statement", "values", "why"),
    [
        ("delete from line where record = 2 and seq = 8", (), "line 8 is missing"),
        ("delete from line where record = 2 and seq = 3", (), "line 3 is missing"),
        ("update line set facts = ? where record = 2 and seq = 3", (b"?",), "line 3 is damaged"),
        ("update line set text = ? where record = 2 and seq = 5", ("Bo",), "line 5 is damaged"),
        (
            "update line set text = cast(? as text) where record = 2 and seq = 5",
            (b"\xff\xfe",),
            "line 5 is damaged",
        ),
        ("update line set facts = 7 where record = 2 and seq = 1", (), "line 1 is damaged"),
        ("update progress set lines = 6 where record = 2", (), "more than its 6 lines"),
        ("delete from progress where record = 2", (), "its summary is missing"),
    ],
)
def test_a_table_with_damaged_rows_is_reported_and_the_others_open(
    directory: Path, opened: OpenHouse, statement: str, values: tuple[object, ...], why: str
) -> None:
    names = furnish(opened, tables=3)
    alter(directory, statement, *values)
    house, notices = opened()
    with pytest.raises(TableUnreadable) as unreadable:
        house.store.read(names[1])
    assert unreadable.value.sentence.startswith(f"The table {names[1]} cannot be read: ")
    assert why in unreadable.value.sentence
    for name in (names[0], names[2]):
        assert house.store.read(name) == lines_of(8)
        house.store.append(name, 8, [Line(9, 9.0, "Bo: draw", b"")])
    assert len(house.laws("magoo")) == 30
    assert not list(directory.glob("*unreadable*"))
    if "progress" in statement or "seq = 8" in statement:
        assert notices[0].startswith(f"The table {names[1]} (Ann, Bo 1) cannot be read")


def test_a_damaged_header_is_said_to_be_so(directory: Path, opened: OpenHouse) -> None:
    names = furnish(opened, tables=2)
    alter(directory, "update record set header = 'Game: mao' where number = 1")
    house, _ = opened()
    with pytest.raises(TableUnreadable, match="its header is damaged"):
        house.store.header(names[0])
    assert house.store.header(names[1]).startswith("Game: magoo 1")


def test_an_entry_that_makes_no_sense_is_counted_and_left_out(
    directory: Path, opened: OpenHouse
) -> None:
    furnish(opened, tables=1)
    alter(directory, "update entry set body = ? where place = 7 and topic = 'law magoo'", b"{")
    house, _ = opened()
    assert [law.number for law in house.laws("magoo")] == [n for n in range(1, 31) if n != 7]
    assert house.notices() == ("1 entry of this house was not understood and left out.",)


def test_a_file_of_a_later_version_is_left_as_it_is(directory: Path, opened: OpenHouse) -> None:
    furnish(opened, tables=1)
    connection = sqlite3.connect(directory / "house.db")
    connection.execute("pragma user_version = 2")
    connection.close()
    content = (directory / "house.db").read_bytes()
    with pytest.raises(HouseTooNew, match="is of format 2, and this version reads formats up to 1"):
        opened()
    assert (directory / "house.db").read_bytes() == content
    assert not list(directory.glob("*unreadable*"))


def test_a_damaged_file_in_use_elsewhere_is_not_moved(directory: Path, opened: OpenHouse) -> None:
    furnish(opened, tables=1)
    house, _ = open_house(directory)
    (directory / "house.db").write_text("no database")
    with pytest.raises(HouseBusy, match="another process has it open"):
        open_house(directory)
    house.close()
    _, notices = opened()
    assert "was set aside" in notices[0]
