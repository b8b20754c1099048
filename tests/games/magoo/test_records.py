"""Every record of Magoo and of its laws is played through the rules; its checks hold."""

from pathlib import Path

import pytest

from magoo_tui.table.check import check_file

_KEPT = Path(__file__).parents[2] / "records"
RECORDS = sorted((_KEPT / "magoo").glob("*.magoo"))
OF_LAWS = sorted((_KEPT / "law").glob("*.magoo"))


@pytest.mark.parametrize("record", [*RECORDS, *OF_LAWS], ids=lambda record: record.stem)
def test_a_record_holds(record: Path) -> None:
    report = check_file(record)
    told = [f"{record.name}:{one.number}: {one.expected}, {one.found}" for one in report.failures]
    assert told == []
    assert report.checks > 0


def test_there_are_records() -> None:
    assert len(RECORDS) >= 120
    assert len(OF_LAWS) >= 150
