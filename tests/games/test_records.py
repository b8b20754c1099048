"""Every record of Magoo is played through the rules, and each of its checks holds."""

from pathlib import Path

import pytest

from magoo_tui.table.check import check_file

RECORDS = sorted((Path(__file__).parents[2] / "records" / "magoo").glob("*.magoo"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_holds(record: Path) -> None:
    report = check_file(record)
    told = [f"{record.name}:{one.number}: {one.expected}, {one.found}" for one in report.failures]
    assert told == []
    assert report.checks > 0


def test_there_are_records() -> None:
    assert len(RECORDS) >= 120
