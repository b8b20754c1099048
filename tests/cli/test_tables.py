"""Tables that are begun, opened again and given back, with the bots that sit at them."""

from pathlib import Path

import msgspec
import pytest

from magoo_tui.bots.levels import Level
from magoo_tui.cli import seating
from magoo_tui.cli.desk import Desk
from magoo_tui.cli.seating import begin, begin_from, format_bots, parse_bots, reopen
from magoo_tui.kernel.headers import Header, NoRecordError
from magoo_tui.kernel.seats import Seat
from magoo_tui.store.lock import LOCKS, hold
from magoo_tui.table.keeping import begin_table
from tests.cli.conftest import GOOD, TWO, Call, Magoo, opened, sat_down


def test_bots_are_remembered_by_the_table(house: Path) -> None:
    levels: dict[Seat, Level] = {Seat(1): "steady", Seat(2): "sharp"}
    name = sat_down(house, names=("Ann", "Ada", "Basil"), bots=levels)
    here = opened(house)
    seated = reopen(here, name)
    assert {seat: bot.level for seat, bot in seated.live.bots.items()} == levels
    assert seated.people == (Seat(0),)
    assert [person.name for person in here.people() if person.is_bot] == ["Ada", "Basil"]
    seated.rise()
    here.close()


def test_a_table_of_bots_alone_deals_by_itself(house: Path) -> None:
    levels: dict[Seat, Level] = {Seat(0): "steady", Seat(1): "sharp"}
    here = opened(house)
    seated = begin(here, msgspec.structs.replace(TWO, names=("Ada", "Basil"), bots=levels))
    assert seated.live.table.view(None).is_dealt
    seated.rise()
    here.close()


def test_format_and_parse_of_bots_are_inverse() -> None:
    names = ("Ann", "Ada", "Basil")
    levels: dict[Seat, Level] = {Seat(0): "sharp", Seat(2): "steady"}
    assert parse_bots(names, format_bots(names, levels)) == levels
    assert parse_bots(names, "Ann = easy, Zed = sharp, nonsense") == {}


def test_what_is_asked_for_stands_in_the_header(magoo: Magoo, house: Path) -> None:
    run = magoo(
        *("play", "--plain", "--seats", "Ann, Bo", "--bots", "1", "--host", "Bo", "--aloud"),
        *("--decks", "2", "--set", "social=3", "--set", "catch=4"),
    )
    assert run.returncode == 0
    here = opened(house)
    (table,) = here.store.tables()
    assert run.stderr == f"The table is saved: magoo resume {table.id}\n"
    header = here.store.header(table.id)
    for field in (
        "Seats: Ann, Bo, Clover",
        "Host: Bo",
        "Speech: aloud",
        "Decks: 2",
        "Set: social = 3",
        "Set: catch = 4",
        "Bots: Clover = steady",
    ):
        assert f"{field}\n" in header
    here.close()


def test_a_table_begins_where_a_record_ends(magoo: Magoo, house: Path, tmp_path: Path) -> None:
    record = tmp_path / "good.magoo"
    record.write_text(GOOD.replace("Ann, Bo", "Ann, Bo, Cy"))
    assert magoo("play", "--plain", "--from", str(record), "--bots", "1").returncode == 0
    here = opened(house)
    (table,) = here.store.tables()
    seated = reopen(here, table.id)
    assert seated.live.table.revision == 1
    assert seated.live.table.view(None).turn == Seat(1)
    assert set(seated.live.bots) == {Seat(2)}
    seated.rise()
    here.close()


def seated_by(house: Path) -> dict[Seat, str]:
    """The bots at the only table of a house, once it is opened again."""
    here = opened(house)
    (table,) = here.store.tables()
    seated = reopen(here, table.id)
    levels = {seat: bot.level for seat, bot in seated.live.bots.items()}
    seated.rise()
    here.close()
    return levels


@pytest.mark.parametrize(
    ("more", "expected"),
    [
        ((), {Seat(1): "sharp", Seat(2): "steady"}),
        (("--bots", "0"), {}),
        (("--bots", "1", "--level", "sharp"), {Seat(2): "sharp"}),
    ],
)
def test_the_bots_of_a_record_go_on_unless_somebody_says_otherwise(
    magoo: Magoo, house: Path, tmp_path: Path, more: tuple[str, ...], expected: dict[Seat, str]
) -> None:
    record = tmp_path / "good.magoo"
    seats = "Seats: Ann, Bo, Cy\nBots: Cy = steady, bo = sharp"
    record.write_text(GOOD.replace("Seats: Ann, Bo", seats))
    assert magoo("play", "--plain", "--from", str(record), *more).returncode == 0
    assert seated_by(house) == expected


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ("Zed = sharp", "Nobody at this table is called Zed."),
        ("Bo = clever", "`Bots:` takes steady or sharp, not clever."),
        ("Bo", "`Bots:` has the form NAME = VALUE."),
    ],
)
def test_a_record_with_bots_that_cannot_be_begins_nothing(
    call: Call, house: Path, tmp_path: Path, field: str, sentence: str
) -> None:
    record = tmp_path / "bad.magoo"
    record.write_text(GOOD.replace("Seats: Ann, Bo", f"Seats: Ann, Bo\nBots: {field}"))
    status, _, err = call("play", "--plain", "--from", str(record))
    assert status == 2
    assert err.startswith(f"magoo: {sentence}")
    here = opened(house)
    assert here.store.tables() == []
    here.close()


def test_a_table_kept_with_its_bots_in_a_comment_still_opens(house: Path) -> None:
    here = opened(house)
    head = (("Game", "magoo"), ("Seats", "Ann, Ada"), ("# Bots", "Ada = sharp"))
    begin_table(here, Header(head)).lock.release()
    here.close()
    assert seated_by(house) == {Seat(1): "sharp"}


def test_a_record_that_is_refused_begins_nothing(call: Call, house: Path, tmp_path: Path) -> None:
    record = tmp_path / "bad.magoo"
    record.write_text(GOOD.replace("play R5", "play G1"))
    status, _, err = call("play", "--plain", "--from", str(record))
    assert status == 2
    assert err.startswith(f"magoo: {record}:8: ")
    here = opened(house)
    assert here.store.tables() == []
    here.close()


def test_resume_without_a_name_takes_the_last_one_played(magoo: Magoo, house: Path) -> None:
    sat_down(house)
    last = sat_down(house, names=("Cy", "Di"))
    run = magoo("resume", "--plain")
    assert run.returncode == 0
    assert run.stderr == f"The table is saved: magoo resume {last}\n"


def test_another_game_than_is_known_is_refused_by_its_name(house: Path) -> None:
    here = opened(house)
    with pytest.raises(NoRecordError, match="no game whist"):
        begin(here, msgspec.structs.replace(TWO, game="whist"))
    assert here.store.tables() == []
    here.close()


def broken(*_: object, **__: object) -> None:
    raise RuntimeError("no chance today")


def test_what_goes_wrong_after_the_beginning_leaves_no_table_and_no_lock(
    house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "good.magoo"
    record.write_text(GOOD, encoding="utf-8")
    here = opened(house)
    monkeypatch.setattr(seating, "seat_bots", broken)
    with pytest.raises(RuntimeError):
        begin(here, TWO)
    with pytest.raises(RuntimeError):
        begin_from(here, record, 0, "steady")
    assert here.store.tables() == []
    begun = {path.stem for path in (house / LOCKS).iterdir()} - {"house", "opening"}
    assert len(begun) == 2
    for name in begun:
        hold(house, name).release()
    here.close()


def test_a_table_that_could_not_be_opened_again_is_kept_and_not_locked(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = sat_down(house)
    here = opened(house)
    with monkeypatch.context() as patched:
        patched.setattr(seating, "seat_bots", broken)
        with pytest.raises(RuntimeError):
            reopen(here, name)
    seated = reopen(here, name)
    assert seated.kept is not None
    assert seated.kept.id == name
    seated.rise()
    here.close()


def test_a_house_where_nobody_has_played_offers_whoever_is_at_the_keyboard(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "zoe")
    desk = Desk(house)
    assert desk.people() == ["Zoe"]
    desk.close()
