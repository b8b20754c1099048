"""Exports: all of a game that is over, and of one that is played nothing that anybody hides."""

import stat
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from magoo_tui.cli.app import app
from magoo_tui.cli.exporting import (
    full_record,
    is_secret_yet,
    lines_of_finished_rounds,
    public_record,
)
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.moves import Shuffle
from magoo_tui.kernel.seats import NOBODY
from magoo_tui.store.opening import open_house
from magoo_tui.table.check import check_record, table_of
from magoo_tui.table.keeping import begin_table
from magoo_tui.table.record import parse_record
from magoo_tui.table.table import Table
from tests.bots.tables import BotTable


def replayed(text: str) -> Table:
    record = parse_record(text)
    table = table_of(record)
    for line in record.lines:
        name, _, command = line.text.partition(": ")
        seat = NOBODY if name == "*" else table.names.index(name)
        assert table.submit(seat, command, line.at) is None  # type: ignore[arg-type]
    return table


@pytest.fixture(scope="module")
def finished() -> Table:
    """Two rounds that bots have played, with a session between them or in them."""
    sat = BotTable(4, 3)
    sat.live.deal()
    sat.play_until(lambda view: view.round_number == 2 and view.ending is not None)
    return sat.table


def test_a_full_record_plays_through_to_the_same_state(finished: Table) -> None:
    text = full_record(finished)
    again = replayed(text)
    assert again.inspect() == finished.inspect()
    assert full_record(again) == text


def test_lines_are_exported_with_their_times(finished: Table) -> None:
    lines = parse_record(full_record(finished)).lines
    assert [line.at or 0.0 for line in lines] == [entry.at for entry in finished.entries]


def test_a_full_record_passes_with_checks_added(finished: Table) -> None:
    view = finished.view(None)
    names = finished.names
    checks = [f"? loser {names[view.ending.losers[0]]}", f'? chant "{view.ending.chant}"']
    checks += [f"? count {place.name} {place.cards}" for place in view.places]
    report = check_record(parse_record(full_record(finished) + "\n".join(checks) + "\n"))
    assert report.failures == ()
    assert report.checks == len(checks)


def deck() -> list[str]:
    table = Table(GAMES["magoo"](), Header((("Game", "magoo"), ("Seats", "Ann, Bo, Cy"))))
    return [str(card) for card in table.shuffle_wanted() or ()]


def dealt(order: list[str]) -> Table:
    head = (("Game", "magoo"), ("Seats", "Ann, Bo, Cy"), ("Dealer", "Cy"))
    table = Table(GAMES["magoo"](), Header(head))
    assert table.submit_move(Shuffle(NOBODY, cards=tuple(order))) is None  # type: ignore[arg-type]
    return table


OPEN = 21
"""The card turned up, behind three hands of seven."""


@settings(max_examples=25, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(min_value=0, max_value=12))
def test_two_tables_that_differ_only_in_what_is_hidden_export_alike(
    random: Random,
    acts: int,
) -> None:
    first = deck()
    random.shuffle(first)
    numbers = [at for at, card in enumerate(first) if card[0] != "W" and card[1:].isdigit()]
    first[OPEN], first[numbers[-1]] = first[numbers[-1]], first[OPEN]
    hidden = first[:OPEN] + first[OPEN + 1 :]
    random.shuffle(hidden)
    second = [*hidden[:OPEN], first[OPEN], *hidden[OPEN:]]
    tables = dealt(first), dealt(second)
    for _ in range(acts):
        turn = tables[0].view(None).turn
        word = "pass" if tables[0].view(None).has_drawn else "draw"
        for table in tables:
            assert table.submit(turn, word) is None
    assert public_record(tables[0]) == public_record(tables[1])
    assert is_secret_yet(tables[0].view(None))


def test_a_public_record_of_a_position_names_no_card_that_lies_face_down() -> None:
    head = (
        ("Game", "magoo"),
        ("Seats", "Ann, Bo, Cy"),
        ("Hand", "Ann = R5 G1 G2"),
        ("Hand", "Bo = R1 B2"),
        ("Discard", "R3"),
        ("Draw", "Y9 Y8"),
        ("Corner", "BS BS YS"),
        ("Hand", "Cy = W"),
        ("Turn", "Ann"),
    )
    table = Table(GAMES["magoo"](), Header(head))
    for line in ("draw", "pass"):
        assert table.submit(0, line) is None  # type: ignore[arg-type]
    text = public_record(table)
    assert not any(card in text for card in ("R5", "G1", "B2", "Y9", "Y8", "BS", "YS"))
    assert "Ann draws a card" in text
    assert "# Discard: R3" in text
    assert check_record(parse_record(text)).failures == ()


def test_a_public_record_holds_finished_rounds_in_full() -> None:
    sat = BotTable(3, 4)
    sat.live.deal()
    sat.play_until(lambda view: view.round_number == 2 and len(view.pile) > 3)
    finished = lines_of_finished_rounds(sat.table)
    record = parse_record(public_record(sat.table))
    assert 0 < finished < sat.table.revision
    assert len(record.lines) == finished
    assert check_record(record).failures == ()


def test_a_public_record_tells_what_everybody_saw() -> None:
    sat = BotTable(3, 4)
    sat.live.deal()
    sat.play_until(lambda view: view.revision >= 30)
    text = public_record(sat.table)
    spoken = [sat.table.text_of(entry) for entry in sat.table.entries[1:]]
    assert all(line in text for line in spoken if not line.startswith("*"))
    assert "shuffle of 108 cards" in text
    assert "deals seven cards to each" in text


@pytest.fixture
def running(tmp_path: Path) -> tuple[Path, str]:
    """A house with one table, in the middle of a round."""
    here, _ = open_house(tmp_path / "house")
    head = (("Game", "magoo"), ("Seats", "Ann, Bo"), ("Bots", "Bo = sharp"))
    kept = begin_table(here, Header(head))
    assert kept.table.submit_move(Shuffle(NOBODY, cards=tuple(deck()))) is None  # type: ignore[arg-type]
    kept.lock.release()
    here.close()
    return tmp_path / "house", kept.id


def exported(house: Path, *arguments: str) -> str:
    outcome = CliRunner().invoke(app, ["export", *arguments], env={"MAGOO_HOUSE": str(house)})
    assert outcome.exit_code == 0, outcome.stderr
    return outcome.stdout


def test_a_running_game_is_exported_without_its_secrets(running: tuple[Path, str]) -> None:
    house, name = running
    assert "*: shuffle R" not in exported(house, name)
    assert "\nBots: Bo = sharp\n" in exported(house, name)
    full = exported(house, name, "--secrets")
    assert "\n*: shuffle " in full
    assert replayed(full).revision == 1


def test_a_file_with_secrets_is_its_owners_alone(running: tuple[Path, str], tmp_path: Path) -> None:
    house, name = running
    target = tmp_path / "game.magoo"
    target.write_text("")
    target.chmod(0o644)
    assert exported(house, name, "--secrets", "-o", str(target)) == ""
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert "*: shuffle " in target.read_text()
