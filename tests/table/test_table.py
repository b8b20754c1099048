"""The table: asked, told, followed, failing."""

import dataclasses
from typing import Any

import pytest

from magoo_tui.kernel.clause_id import NOTATION
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import HOUSE, Table

ANN, BO = Seat(0), Seat(1)
TEXT = (
    "Game: magoo\nSeats: Ann, Bo\nHand: Ann = R1 R2\nHand: Bo = R5 G7\nDiscard: B3 R9\nDraw: {}\n\n"
)


def opened(draw: str = "Y1 Y2", law: str = "By hand: Nobody hums.") -> Table:
    return table_of(parse_record(f"Law: {law}\n{TEXT.format(draw)}"))


def test_asking_does_nothing_and_tells_the_reason_or_the_log() -> None:
    table = opened()
    before = dataclasses.asdict(table.inspect())
    refusal = table.ask(BO, "play G7")
    assert isinstance(refusal, Refusal)
    assert refusal == table.refused(BO, "play G7")
    assert refusal.clause == "magoo.uno.13"
    answer = table.ask(BO, "play R5")
    assert not isinstance(answer, Refusal)
    assert [(line.text, line.number) for line in answer] == [("Bo plays R5", 1)]
    assert table.refused(BO, "play R5") is None
    assert dataclasses.asdict(table.inspect()) == before
    assert table.revision == 0


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    refusal = opened().submit(Seat(seat), "draw")
    assert refusal is not None
    assert refusal.clause == NOTATION


def test_followers_are_told_after_each_accepted_line_until_they_stop() -> None:
    table, told = opened(), list[int]()
    stop = table.follow(lambda: told.append(table.revision))
    table.submit(BO, "play G7")
    table.submit(BO, "play R5")
    stop()
    stop()
    table.submit(ANN, "draw")
    assert told == [1]


def test_lines_happen_one_after_the_other() -> None:
    table = opened()
    table.submit(BO, "draw", at=5.0)
    table.submit(BO, "pass", at=3.0)
    assert [entry.at for entry in table.entries] == [5.0, 5.0]
    table.clock = lambda: 7.5
    table.submit(ANN, "draw")
    assert table.entries[-1].at == 7.5


def test_a_disk_that_breaks_leaves_the_table_as_it_was() -> None:
    class Broken:
        def keep(self, number: int, entry: Any, text: str, state: Any) -> str | None:
            raise OSError("the cable is out")

    table = opened()
    table.submit(BO, "draw")
    before, view = dataclasses.asdict(table.inspect()), table.view(BO)
    table.keeping = Broken()
    with pytest.raises(OSError, match="cable"):
        table.submit(BO, "pass")
    assert dataclasses.asdict(table.inspect()) == before
    assert table.view(BO) == view
    table.keeping = None
    assert table.submit(BO, "pass") is None


def test_a_line_that_the_disk_refuses_is_refused_by_the_house() -> None:
    class Full:
        def keep(self, number: int, entry: Any, text: str, state: Any) -> str | None:
            return f"No room for line {number}: {text}."

    table = opened()
    table.keeping = Full()
    assert table.submit(BO, "draw") == Refusal(HOUSE, "No room for line 1: Bo: draw.")
    assert table.revision == 0
    assert table.view(BO).hand == ("R5", "G7")


def test_what_is_stored_is_taken_in_by_its_facts_alone() -> None:
    table, again = opened(), opened()
    table.submit(BO, 'play R5 "Uno"')
    (entry,) = table.entries
    again.take_in(entry.at, table.text_of(entry), entry.facts)
    assert again.view(ANN) == table.view(ANN)
    for text in ("Bo: dance", "Zoe: draw"):
        with pytest.raises(ValueError, match=r".+"):
            again.take_in(0.0, text, ())


@pytest.mark.clause("magoo.uno.31")
def test_a_shuffle_belongs_to_the_line_that_ran_out() -> None:
    table = opened(draw="")
    assert table.submit(BO, "draw") is None
    assert table.shuffle_wanted() == ["B3"]
    assert not table.is_deal_open()
    alone = table.facts_of_last()
    assert table.submit(NOBODY, "shuffle B3") is None
    assert table.facts_of_last()[: len(alone)] == alone
    assert len(table.facts_of_last()) > len(alone)
    assert table.submit(BO, "pass") is None
    assert all(fact not in table.facts_of_last() for fact in alone)


@pytest.mark.clause("magoo.uno.31")
def test_a_shuffle_belongs_to_its_line_also_where_a_law_answers() -> None:
    table = opened(draw="", law="When a player draws a card, that player drinks 1.")
    assert table.submit(BO, "draw") is None
    alone = table.facts_of_last()
    assert table.submit(NOBODY, "shuffle B3") is None
    assert table.facts_of_last()[: len(alone)] == alone


def test_before_the_first_line_the_start_is_what_happened() -> None:
    text = TEXT.format("Y1").replace("Ann, Bo", "Ann, Bo, Cy").replace("Draw", "Corner: W W\nDraw")
    table = table_of(parse_record(text))
    assert {clause for fact in table.facts_of_last() for clause in fact.cites} == {"magoo.am5.9"}
    assert [line.number for line in table.view(ANN).log] == [0]
