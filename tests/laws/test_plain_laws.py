"""What plain laws do at once is just what the chain would make of it."""

import pytest

import magoo_tui.games.magoo.rules  # noqa: F401 (loaded before what laws add to it)
from magoo_tui.games.magoo.laws import briefly
from magoo_tui.table.table import Table
from tests.laws.strategies import facts_of, seeded_drive


def lawful_tables() -> list[Table]:
    drives = (seeded_drive("magoo", seed, 60) for seed in range(120))
    tables = []
    for drive in drives:
        if "Law: " in repr(drive):
            *_, table = drive.played()
            tables.append(table)
    return tables


def test_the_brief_way_comes_to_the_same_as_the_chain(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    real = briefly.answer_briefly

    def noted(*line: object) -> object:
        answered = real(*line)  # type: ignore[arg-type]
        taken.append(answered)
        return answered

    monkeypatch.setattr(briefly, "answer_briefly", noted)
    tables = lawful_tables()
    assert sum(one is not None for one in taken) > 50
    monkeypatch.setattr(briefly, "answer_briefly", lambda *_: None)
    for table in tables:
        again = Table(table.game, table.header)
        for entry in table.entries:
            assert again.submit_move(entry.move) is None
        assert facts_of(again) == facts_of(table)
        assert again.inspect() == table.inspect()
