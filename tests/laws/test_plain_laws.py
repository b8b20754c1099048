"""Lines that laws have nothing more to do with are left to the clauses: it comes to the same."""

import pytest

import magoo_tui.games.magoo.rules  # noqa: F401 (loaded before what laws add to it)
from magoo_tui.games.magoo.laws.chain import MagooChain
from magoo_tui.games.magoo.rules import carrying
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.rulings import Facts
from magoo_tui.parliament.laws.events import ChainDone, ChainHeld
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


def told(table: Table) -> list[Event[object]]:
    """All that has happened, but that a chain with nothing in it stood still for a shuffle."""
    return [fact for fact in facts_of(table) if not isinstance(fact, (ChainHeld, ChainDone))]


def test_what_is_left_to_the_clauses_comes_to_the_same_as_the_chain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left = []
    real = MagooChain.is_left_to_clauses

    def noted(chain: MagooChain, line: Facts) -> bool:
        left.append(real(chain, line))
        return left[-1]

    monkeypatch.setattr(MagooChain, "is_left_to_clauses", noted)
    tables = lawful_tables()
    assert sum(left) > 50

    def done_by_chain(chain: MagooChain, line: Facts) -> bool:
        if real(chain, line):
            chain.run()
        return False

    monkeypatch.setattr(MagooChain, "is_left_to_clauses", done_by_chain)
    monkeypatch.setattr(carrying, "is_for_laws", lambda *_: True)
    for table in tables:
        again = Table(table.game, table.header)
        for entry in table.entries:
            assert again.submit_move(entry.move) is None
        assert told(again) == told(table)
        assert again.inspect() == table.inspect()
