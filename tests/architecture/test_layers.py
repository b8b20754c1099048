"""What keeps the parts apart, small, and called by their names."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import magoo_tui

ROOT = Path(magoo_tui.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
MOST_LINES = {"module": 400, "class": 250, "function": 40}
MOST_PUBLIC_METHODS = 15
DRAWS = ("textual", "rich")


def loaded_after(statement: str) -> set[str]:
    """The top-level modules that a fresh interpreter has loaded once a statement is done."""
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}\nimport sys\nprint(*sys.modules)"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT.parent,
    )
    return {name.partition(".")[0] for name in done.stdout.split("\n")[-2].split()}


PLAYED = """
from magoo_tui.table.check import check_record
from magoo_tui.table.record import parse_record
text = "Game: magoo\\nSeats: Ann, Bo\\nHand: Ann = R1\\nHand: Bo = R2\\nDiscard: R5\\n\\n"
assert not check_record(parse_record(text + "Bo: play R2\\n? loser Ann\\n")).failures
"""


@pytest.mark.parametrize(
    "statement",
    [
        "import magoo_tui.kernel.game, magoo_tui.rulebook, magoo_tui.parliament.committee",
        "from magoo_tui.games import GAMES\nfor game in GAMES.values(): game()",
        "import magoo_tui.store.sqlite, magoo_tui.store.memory, magoo_tui.store.house",
        "import magoo_tui.table.table, magoo_tui.table.live, magoo_tui.table.keeping",
        "import magoo_tui.simulate.study, magoo_tui.simulate.worker, magoo_tui.bots.magoo.bot",
        PLAYED,
    ],
    ids=["rules", "games", "store", "table", "simulations", "a record played"],
)
def test_the_engine_needs_nothing_that_draws(statement: str) -> None:
    assert loaded_after(statement).isdisjoint(DRAWS)


def test_deciding_needs_neither_chance_nor_clock_nor_loop() -> None:
    loaded = loaded_after("import magoo_tui.kernel.game, magoo_tui.games.magoo.rules.deciding")
    assert loaded.isdisjoint({"asyncio", "sqlite3"})


def definitions(module: Path) -> Iterator[ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def length(node: ast.AST) -> int:
    first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
    return int(last) - int(first) + 1


CALLED_BY_TEXTUAL = ("_", "on_", "compose", "render_line", "watch_", "action_")
"""Beginnings of methods that nobody here calls: private ones, and a widget's hooks."""


def excesses(module: Path) -> Iterator[str]:
    """What is longer in a module than it should be."""
    place = str(module.relative_to(ROOT))
    if len(module.read_text(encoding="utf-8").splitlines()) > MOST_LINES["module"]:
        yield place
    for node in definitions(module):
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        public = [
            one.name
            for one in node.body
            if isinstance(one, ast.FunctionDef) and not one.name.startswith(CALLED_BY_TEXTUAL)
        ]
        is_wide = kind == "class" and len(public) > MOST_PUBLIC_METHODS
        if length(node) > MOST_LINES[kind] or is_wide:
            yield f"{place}: {node.name}"


def test_modules_classes_and_functions_are_short() -> None:
    assert {one for module in MODULES for one in excesses(module)} == set()


SYNONYMS = re.compile(
    r"player_?(index|id|number|idx)|users?|clients?|utils?|helpers?|common|base",
    re.IGNORECASE,
)
"""Words for what has a name already. On a screen, room is space; elsewhere it would be a table."""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ROOT)))
def test_each_thing_is_called_by_its_one_name(module: Path) -> None:
    is_drawn = module.is_relative_to(ROOT / "tui")
    banned = SYNONYMS if is_drawn else re.compile(f"{SYNONYMS.pattern}|rooms?", re.IGNORECASE)
    assert not banned.fullmatch(module.stem)
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        names: list[str] = []
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                names = [name]
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                names = [name]
        for name in names:
            assert not banned.fullmatch(name), f"{name} in line {getattr(node, 'lineno', 0)}"


def test_the_kernel_names_no_game() -> None:
    for layer in ("kernel", "parliament", "store"):
        for module in (ROOT / layer).rglob("*.py"):
            text = module.read_text(encoding="utf-8")
            assert "magoo_tui.games" not in text, module
