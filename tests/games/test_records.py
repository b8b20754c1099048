"""Every record of every game is played through the rules, and each of its checks holds."""

from pathlib import Path

import pytest

from magoo_tui.games import GAMES
from magoo_tui.table.check import check_file

FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.magoo"))
FEWEST = {"magoo": 120, "magarac": 45, "law": 150}


@pytest.mark.parametrize("record", RECORDS, ids=lambda one: f"{one.parent.name}/{one.stem}")
def test_a_record_holds(record: Path) -> None:
    report = check_file(record)
    told = [f"{record.name}:{one.number}: {one.expected}, {one.found}" for one in report.failures]
    assert told == []
    assert report.checks > 0


@pytest.mark.parametrize("kind", [*GAMES, "law"])
def test_there_are_records(kind: str) -> None:
    records = [record for record in RECORDS if record.parent.name == kind]
    assert len(records) >= FEWEST[kind]
