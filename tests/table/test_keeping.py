"""Tables kept in a house: on disk before anybody sees a line, and opened again where they were."""

import pytest

from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.store.errors import StoreError
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.table.keeping import (
    KeptTable,
    begin_table,
    house_fields,
    load_table,
    reopen_table,
)
from magoo_tui.table.record import format_header, parse_record, split_line

POSITION = (
    "Game: magoo\nSeats: Ann, Bo, Cy\nDate: 2026-03-14\nSet: deal = 1\n"
    "Hand: Ann = R1\nHand: Bo = R2 R3\nDiscard: R9\nTurn: Ann\n"
)


def house() -> House:
    return House(MemoryStore())


def header(text: str) -> Header:
    return parse_record(f"{text}\n").header


def do(kept: KeptTable, *lines: str) -> None:
    for line in lines:
        parted = split_line(kept.table.names, line)
        assert parted is not None
        assert kept.table.submit(*parted) is None, line


SESSION = ("Ann: move to convene", "Bo: second")
CARRIED = ("Ann: put", "Bo: aye", "Cy: aye", "Ann: aye")


def test_a_kept_table_is_opened_again_exactly_where_it_was() -> None:
    ours = house()
    kept = begin_table(ours, header(POSITION))
    do(kept, "Ann: draw", 'Bo: say "a: b"', *SESSION, "Cy: propose set catch = 3", *CARRIED)
    kept.lock.release()
    again = reopen_table(ours, kept.id)
    assert again.table.inspect() == kept.table.inspect()
    assert again.table.entries == kept.table.entries
    assert again.table.view(Seat(0)) == kept.table.view(Seat(0))
    do(again, "Ann: adjourn", "Ann: pass")
    assert load_table(ours.store, kept.id).inspect() == again.table.inspect()


def test_a_table_whose_line_another_has_appended_refuses_and_stays_as_it_was() -> None:
    ours = house()
    kept = begin_table(ours, header(POSITION))
    other = load_table(ours.store, kept.id)
    do(kept, "Ann: draw")
    other.keeping = kept.table.keeping
    refusal = other.submit(Seat(0), "draw")
    assert refusal is not None
    assert refusal.clause == "house"
    assert other.revision == 0
    assert len(ours.store.read(kept.id)) == 1


def test_a_finished_round_is_entered_in_the_house() -> None:
    ours = house()
    do(begin_table(ours, header(POSITION)), "Ann: play R1")
    (result,) = ours.results()
    assert (result.losers, result.finished) == (("Bo",), ("Cy", "Ann", "Bo"))
    assert (result.date, result.round, set(result.seats)) == ("2026-03-14", 1, {"Ann", "Bo", "Cy"})
    assert ours.losses_in_a_row("magoo", ("Bo", "Ann")) == {"Bo": 1, "Ann": 0}


def test_a_demonstration_is_kept_and_not_counted() -> None:
    ours = house()
    kept = begin_table(ours, header(POSITION), is_counted=False)
    do(kept, "Ann: play R1")
    assert ours.results() == []
    assert len(ours.store.read(kept.id)) == 1


@pytest.mark.clause("magoo.art1.2", "magoo.am8.2")
def test_what_is_ratified_and_lost_comes_along_to_the_next_table() -> None:
    ours = house()
    kept = begin_table(ours, header("Game: magoo\nSeats: Ann, Bo, Cy\nDate: 2026-03-14\n"))
    do(kept, *SESSION)
    for change in (
        '"Nobody hums."',
        '"Nobody sings."',
        "set social = 3",
        "suspend magoo.am6",
        "suspend magoo.am3",
    ):
        do(kept, f"Cy: propose {change}", *CARRIED)
    do(kept, "Cy: propose repeal 2", *CARRIED, "Cy: propose restore magoo.am3", *CARRIED)
    fields = house_fields(ours, "magoo", ("Ann", "Bo"))
    assert fields == [
        ("Set", "social = 3"),
        ("Suspended", "magoo.am6"),
        ("Law", "Nobody hums."),
        ("Numbers", "1"),
        ("Last number", "2"),
    ]
    seats = (("Game", "magoo"), ("Seats", "Ann, Bo"), *fields)
    following = begin_table(ours, Header(seats)).table
    law = following.inspect().law
    assert law.values["social"] == 3
    assert law.is_suspended("magoo.am6.2")
    assert (sorted(law.laws), law.last_number) == ([1], 2)


def test_losses_in_a_row_come_along_by_name() -> None:
    ours = house()
    for _ in range(2):
        do(begin_table(ours, header(POSITION)), "Ann: play R1")
    assert ("Losses", "bo = 2") in house_fields(ours, "magoo", ("Ann", "bo"))


def test_no_table_begins_from_what_is_no_record() -> None:
    ours = house()
    for text in ("Game: chess\nSeats: Ann, Bo\n", "Game: magoo\nSeats: Ann\n"):
        with pytest.raises(NoRecordError):
            begin_table(ours, header(text))
    assert list(ours.store.tables()) == []


def test_a_table_that_is_not_there_or_cannot_be_read_is_said_to_be_so() -> None:
    ours = house()
    with pytest.raises(StoreError):
        reopen_table(ours, "nowhere")
    odd = ours.store.create(game="chess", seats=("Ann", "Bo"), header="Game: chess\n")
    with pytest.raises(StoreError):
        load_table(ours.store, odd)


def test_chance_and_time_are_kept_as_lines() -> None:
    ours = house()
    kept = begin_table(ours, header("Game: magoo\nSeats: Ann, Bo\n"))
    cards = kept.table.shuffle_wanted()
    assert cards is not None
    assert kept.table.submit(NOBODY, f"shuffle {' '.join(cards)}", at=2.5) is None
    (line,) = ours.store.read(kept.id)
    assert line.text.startswith("*: shuffle R0 ")
    assert line.at == 2.5


@pytest.mark.parametrize(
    "law",
    [
        "Nobody hums.",
        'Say "please".',
        '"Aye" is said for "yes"',
    ],
)
def test_a_header_is_read_as_it_is_written(law: str) -> None:
    head = Header((("Game", "magoo"), ("Seats", "Ann, Bo"), ("Law", law), ("Draw", "")))
    assert header(format_header(head)) == head
