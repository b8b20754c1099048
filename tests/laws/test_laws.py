"""What holds at every table of every game, whatever is tried at it."""

import copy
from itertools import islice
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.check import check_record, table_of
from magoo_tui.table.keeping import Facts
from magoo_tui.table.log import Entry, Logs
from magoo_tui.table.record import format_line, format_record, parse_record, split_line
from magoo_tui.table.table import HOUSE, Table
from tests.laws.strategies import Drive, drives, facts_of, game_of, material, seeded_drive

every_game = pytest.mark.parametrize("name", GAMES)


def text_of(table: Table) -> str:
    return format_record(table.header, (line_of(table, entry) for entry in table.entries))


def line_of(table: Table, entry: Entry) -> str:
    command = table.game.format_move(table.names, entry.move)
    return format_line(table.names, entry.move.seat, command, entry.move.at)


@every_game
@given(st.data())
@settings(max_examples=80)
def test_no_card_is_lost_or_made(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name))
    cards, before, seen = drive.brings.cards, None, 0
    for table in drive.played():
        happened = facts_of(table)
        now = cards(table.inspect())
        assert not now or max(now.values()) == 1
        if before is not None and not any(map(drive.brings.gathers, happened[seen:])):
            assert now == before, table.text_of(table.entries[-1])
        before, seen = now, len(happened)


@every_game
@given(st.data())
@settings(max_examples=60)
def test_a_refused_line_changes_nothing(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name))
    table = drive.table()
    for seat, command in drive.tries(table):
        before, count = copy.deepcopy(table.inspect()), table.revision
        view = table.view(Seat(0))
        foreseen = table.refused(seat, command)
        table.ask(seat, command)
        assert table.inspect() == before
        refusal = table.submit(seat, command)
        assert refusal == foreseen
        if refusal is not None:
            assert (table.inspect(), table.revision) == (before, count)
            assert table.view(Seat(0)) == view
            assert refusal.clause
            assert refusal.sentence.endswith((".", ")")), refusal.sentence


@every_game
@given(st.data())
@settings(max_examples=60)
def test_a_table_is_rebuilt_from_its_lines(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name))
    *_, table = drive.played()
    record = parse_record(text_of(table))
    assert record.header == table.header
    assert check_record(record).failures == ()
    again = table_of(record)
    for line in record.lines:
        parted = split_line(again.names, line.text)
        assert parted is not None
        assert again.submit(*parted, line.at) is None
    assert again.inspect() == table.inspect()
    assert facts_of(again) == facts_of(table)
    for seat in (None, *map(Seat, range(len(table.names)))):
        assert again.view(seat) == table.view(seat)


@every_game
@given(st.data())
@settings(max_examples=50)
def test_a_table_is_rebuilt_from_its_stored_facts_alone(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name))
    *_, table = drive.played()
    written = Facts(table.game)
    again = drive.table()
    for entry in table.entries:
        stored = written.decode(written.encode(entry.facts))
        assert tuple(stored) == entry.facts
        again.take_in(entry.at, table.text_of(entry), stored)
    assert again.inspect() == table.inspect()
    assert again.entries == table.entries
    for seat in (None, *map(Seat, range(len(table.names)))):
        assert again.view(seat) == table.view(seat)


def otherwise(table: Table, drive: Drive, seat: Seat, chance: Random) -> Table | None:
    """The table if cards that a seat may not see lay in each other's place."""
    hidden = drive.brings.hidden(table, seat)
    if len(hidden) < 2:
        return None
    shuffled = list(hidden)
    chance.shuffle(shuffled)
    state, happened = drive.brings.exchanged(table, dict(zip(hidden, shuffled, strict=True)))
    other = copy.copy(table)
    other._state, other._views = state, {}
    told = iter([*facts_of(table)[: -len(happened) or None], *happened])
    start = tuple(islice(told, len(table._start)))
    entries = [replace(one, facts=tuple(islice(told, len(one.facts)))) for one in table.entries]
    other._logs = Logs(table.game.narrate, table.names, start, entries)
    return other


@every_game
@given(st.data())
@settings(max_examples=150)
def test_a_seat_cannot_tell_apart_what_it_may_not_see(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name, most=25))
    *_, table = drive.played()
    seat = data.draw(st.integers(0, len(table.names) - 1).map(Seat))
    other = otherwise(table, drive, seat, Random(data.draw(st.integers(0, 2**20))))
    if other is None:
        return
    assert other.view(seat) == table.view(seat)
    for number in data.draw(st.lists(st.integers(0, 2**20), min_size=10, max_size=10)):
        _, command = drive.one(table, Random(number))
        assert other.refused(seat, command) == table.refused(seat, command), command


@every_game
@given(st.data())
@settings(max_examples=50)
def test_somebody_always_has_something_to_do(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name))
    for table in drive.played():
        if table.game.stage_of(table.inspect()) == "over":
            assert table.view(None).floor == ()
            continue
        if table.shuffle_wanted() is not None:
            continue
        for seat in table.view(None).floor:
            offered = {option.command for option in table.view(seat).options}
            assert offered - {"leave", "move to convene"}, (seat, text_of(table))
        assert any(table.view(Seat(seat)).options for seat in range(len(table.names)))


@every_game
@given(st.data())
@settings(max_examples=30)
def test_what_is_offered_is_never_refused(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name, most=25))
    for table in drive.played():
        for seat in map(Seat, range(len(table.names))):
            view = table.view(seat)
            for option in view.options:
                assert table.refused(seat, option.command) is None, option
            offered = [option.command for option in view.options]
            assert len(set(offered)) == len(offered)


@every_game
@given(st.data())
@settings(max_examples=30)
def test_the_cards_that_fit_are_those_that_would_be_taken(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name, most=30))
    for table in drive.played():
        for seat in map(Seat, range(len(table.names))):
            view, lay = table.view(seat), drive.brings.lay
            assert len(view.fits) == len(view.hand)
            single = {option.cards[0] for option in view.options if option.kind == "single"}
            for card, fits in zip(view.hand, view.fits, strict=True):
                assert fits == (table.refused(seat, lay(card)) is None), (seat, card)
                assert fits == (card in single), (seat, card)


@every_game
@given(st.data())
@settings(max_examples=20)
def test_an_option_does_what_it_says(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name, most=20))
    for table in drive.played():
        for seat in map(Seat, range(len(table.names))):
            for option in table.view(seat).options:
                move = table.game.parse_move(table.names, seat, option.command)
                assert not isinstance(move, Refusal)
                assert table.game.format_move(table.names, move) == option.command


NAMES = ("Ann", "Bo", "Åsa Öst", "to", "R5", "as red", "李 小龙", "say")


@every_game
@given(st.data())
@settings(max_examples=300)
def test_every_move_is_read_as_it_is_written(name: str, data: st.DataObject) -> None:
    game, move = game_of(name), data.draw(material(name).moves(NAMES))
    written = game.format_move(NAMES, move)
    assert game.parse_move(NAMES, move.seat, written) == move, written
    header = Header((("Game", name), ("Seats", ", ".join(NAMES))))
    record = parse_record(format_record(header, [f"*: {written}"]))
    assert record.lines[0].text == f"*: {written}".strip()


class Failing:
    """A disk that takes a line only when it is told to."""

    def __init__(self) -> None:
        self.takes = True
        self.kept: list[tuple[int, str]] = []

    def keep(self, number: int, entry: Entry, text: str, state: Any) -> str | None:
        if not self.takes:
            return "The disk is full."
        self.kept.append((number, text))
        return None


@every_game
@given(st.data())
@settings(max_examples=40)
def test_a_line_that_is_not_kept_has_not_happened(name: str, data: st.DataObject) -> None:
    drive = data.draw(drives(name, most=25))
    table, disk, told = drive.table(), Failing(), []
    table.keeping = disk
    table.follow(lambda: told.append(table.revision))
    for seat, command in drive.tries(table):
        before, view = copy.deepcopy(table.inspect()), table.view(seat)
        disk.takes = False
        refusal, foreseen = table.submit(seat, command), table.refused(seat, command)
        assert refusal is not None
        assert table.inspect() == before
        assert table.view(seat) == view
        disk.takes = True
        assert table.submit(seat, command) == foreseen
        assert (refusal.clause == HOUSE) == (foreseen is None)
    texts = [table.text_of(entry) for entry in table.entries]
    assert disk.kept == list(enumerate(texts, 1))
    assert told == list(range(1, table.revision + 1))


@every_game
def test_asking_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    differing = []
    for seed in range(60):
        chance = Random(seed)
        drive = seeded_drive(name, seed)
        *_, table = drive.played()
        for seat in map(Seat, range(len(table.names))):
            other = otherwise(table, drive, seat, chance)
            if other is not None:
                commands = [option.command for option in table.view(seat).options]
                differing += [
                    one for one in commands if other.ask(seat, one) != table.ask(seat, one)
                ]
    assert differing == []


@every_game
def test_the_tables_that_are_driven_go_everywhere(name: str) -> None:
    game = game_of(name)
    reached: set[type] = set()
    refused = accepted = 0
    for seed in range(150):
        drive = seeded_drive(name, seed)
        *_, table = drive.played()
        reached.update(type(fact) for fact in facts_of(table))
        accepted += table.revision
        refused += len(drive.numbers) - table.revision
    assert refused > 300
    assert accepted > 3000
    missed = {kind.__name__ for kind in get_args(game.events)} - {kind.__name__ for kind in reached}
    assert missed <= material(name).rare
