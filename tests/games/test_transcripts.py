"""Whole games as readable text: each line, the facts it caused, and what each seat's log saw."""

import difflib
import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from magoo_tui.games import GAMES
from magoo_tui.kernel.cards import CardName
from magoo_tui.kernel.events import Event
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.kernel.views import LogLine
from magoo_tui.table.check import table_of
from magoo_tui.table.record import parse_record, split_line
from magoo_tui.table.table import Table

PLAYED = sorted(Path(__file__).parent.glob("*/transcripts/*.magoo"))
SEATS = frozenset("seat to whom dealer giver accuser accused seconder passes_from".split())
SEVERAL = frozenset("seats losers last".split())
CARDS = frozenset(("cards", "card", "beside"))
MANY = 12


def transcript(text: str) -> str:
    record = parse_record(text)
    table = table_of(record)
    told = [line for line in text.splitlines() if line.startswith("#")]
    told += [f"{name}: {value}" for name, value in record.header.fields]
    for line in record.lines:
        parted = split_line(table.names, line.text)
        assert parted is not None
        assert table.submit(*parted, line.at) is None, line.text
        told += ["", _shortened(line.text)]
        told += [f"    {_in_words(table, fact)}" for fact in table.entries[-1].facts]
        told += _logs(table)
        told.append(f"  = {_as_it_stands(table)}")
    return "\n".join(told) + "\n"


def _shortened(line: str) -> str:
    """A line as typed; of a shuffle only its beginning."""
    words = line.split(" ")
    rest = len(words) - 2 - MANY
    return line if rest <= 0 else f"{' '.join(words[: 2 + MANY])} (and {rest} more)"


def _in_words(table: Table, fact: Event[Any]) -> str:
    """A fact by its tag, its clauses and its fields."""
    fields = [name for name in fact.__struct_fields__ if name != "cites"]
    told = [f"{name}={_value(table, name, getattr(fact, name))}" for name in fields]
    clauses = " ".join(clause.removeprefix(f"{table.game.name}.") for clause in fact.cites)
    return f"{fact.__struct_config__.tag} [{clauses}] {' '.join(told)}".rstrip()


def _value(table: Table, field: str, value: Any) -> str:
    names = table.names
    cards: tuple[CardName, ...] = _cards_of(table.game.name).NAME
    if field in SEATS and isinstance(value, int):
        return "nobody" if value == NOBODY else names[value]
    if field in SEVERAL:
        return ",".join(names[seat] for seat in value) or "nobody"
    if field in CARDS:
        several = value if isinstance(value, tuple) else (value,)
        return ",".join(cards[card] for card in several) or "none"
    if field == "draw":
        return f"{len(value)} cards"
    if field == "hands":
        return "/".join(",".join(cards[card] for card in hand) for hand in value)
    return msgspec.json.encode(value).decode()


def _cards_of(game: str) -> Any:
    return importlib.import_module(f"magoo_tui.games.{game}.cards")


def _logs(table: Table) -> Iterator[str]:
    """What the line added to each seat's log; once, where all saw the same."""
    seen = {
        table.names[seat]: [
            _told(line) for line in table.view(Seat(seat)).log if line.number == table.revision
        ]
        for seat in range(len(table.names))
    }
    for texts in zip(*seen.values(), strict=True):
        if len(set(texts)) == 1:
            yield f"  > {texts[0]}"
            continue
        for name, text in zip(seen, texts, strict=True):
            yield f"  > ({name}) {text}"


def _told(line: LogLine) -> str:
    """A line of a log, with the faces that can be read in it."""
    is_all = all(card in line.text for card in line.cards)
    return line.text if is_all else f"{line.text} ({' '.join(line.cards)})"


def _as_it_stands(table: Table) -> str:
    view = table.view(None)
    counts = " ".join(f"{place.name} {place.cards}" for place in view.places if not place.is_gone)
    turn = "" if view.turn is None else f" turn {table.names[view.turn]}"
    before, after = STANDS[table.game.name](view)
    return f"{view.stage}{turn}{before} | {counts} | {after}"


def _magoo_stands(view: Any) -> tuple[str, str]:
    top = f" top {view.pile[-1].name} {view.color or '-'}" if view.pile else ""
    debt = f" debt {view.debt}" if view.debt else ""
    return top + debt, f"draw {view.draw_count}"


def _magarac_stands(view: Any) -> tuple[str, str]:
    floor = ",".join(view.places[seat].name for seat in view.floor)
    opened = f" open {','.join(view.opened.cards)}" if view.opened else ""
    letters = " ".join(place.letters or "-" for place in view.places if not place.is_gone)
    return f" floor {floor or '-'}{opened}", f"letters {letters}"


STANDS: Final[dict[str, Callable[[Any], tuple[str, str]]]] = {
    "magoo": _magoo_stands,
    "magarac": _magarac_stands,
}
"""By game: what is told of a table as it stands, before and after the cards of the seats."""


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.stem)
def test_a_whole_game_is_told_as_before(game: Path, request: pytest.FixtureRequest) -> None:
    now, kept = transcript(game.read_text(encoding="utf-8")), game.with_suffix(".txt")
    if request.config.getoption("--update-transcripts"):
        kept.write_text(now, encoding="utf-8")
    before = kept.read_text(encoding="utf-8").splitlines()
    changed = [*difflib.unified_diff(before, now.splitlines(), "before", "now", lineterm="", n=1)]
    assert changed == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_transcripts_of_whole_games(name: str) -> None:
    games = [game for game in PLAYED if game.parts[-3] == name]
    assert len(games) >= 2
    for game in games:
        assert " = between-rounds" in (text := game.with_suffix(".txt").read_text("utf-8"))
        assert "-ended [" in text
