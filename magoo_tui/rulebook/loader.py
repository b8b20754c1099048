"""Reading a rulebook from its files: whatever is not exactly as it should be is an error."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from magoo_tui.rulebook.book import Rulebook, TitlePage
from magoo_tui.rulebook.checks import check_sections
from magoo_tui.rulebook.clauses import Clause, Section
from magoo_tui.rulebook.errors import RulebookError
from magoo_tui.rulebook.location import rules_directory
from magoo_tui.rulebook.parameters import Line

T = TypeVar("T")

GAME_FILE = "game.toml"
"""The title page; every other file is one section, in the order that this one lists."""

LAW, LAW_FILE = "law", "book.toml"
"""The folder of the clauses that every game's book ends with, and the file that lists them."""


class _GameFile(TitlePage, frozen=True, kw_only=True, forbid_unknown_fields=True):
    sections: tuple[Line, ...]


class _LawFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    prefix: Line
    sections: tuple[Line, ...]


@cache
def load(game: str) -> Rulebook:
    """The rulebook of a game with the clauses on laws, read once.

    Raises `RulebookError` if it is missing or broken.
    """
    root = rules_directory()
    if game not in {file.parent.name for file in root.glob(f"*/{GAME_FILE}")}:
        raise RulebookError(f"there is no rulebook of a game called {game!r}", file=str(root))
    book = read_rulebook(root / game, law=read_law(root / LAW))
    if book.game != game:
        raise RulebookError(
            f"the game must be {game!r}, as its folder is", file=str(root / game / GAME_FILE)
        )
    return book


def read_rulebook(directory: Path, *, law: Sequence[Section] = ()) -> Rulebook:
    """The rulebook in a folder; raises `RulebookError` with the file and clause at fault."""
    page = _convert(_read(directory / GAME_FILE), _GameFile, directory / GAME_FILE)
    sections = _read_sections(directory, GAME_FILE, page.prefix, page.sections)
    return Rulebook(page, sections, law)


def read_law(directory: Path) -> tuple[Section, ...]:
    """The clauses on laws, which belong to every game; raises `RulebookError`."""
    listed = _convert(_read(directory / LAW_FILE), _LawFile, directory / LAW_FILE)
    return _read_sections(directory, LAW_FILE, listed.prefix, listed.sections)


def _read_sections(
    directory: Path, list_file: str, prefix: str, listed: tuple[str, ...]
) -> tuple[Section, ...]:
    _check_files(directory, list_file, listed)
    files = [directory / f"{name}.toml" for name in listed]
    sections = [(str(file), _read_section(file)) for file in files]
    check_sections(prefix, sections)
    return tuple(section for _, section in sections)


def _check_files(directory: Path, list_file: str, listed: tuple[str, ...]) -> None:
    """Every section is listed once, and everything listed is there."""
    game_file = str(directory / list_file)
    there = {file.stem for file in directory.glob("*.toml") if file.name != list_file}
    for name in listed:
        if listed.count(name) > 1:
            raise RulebookError(f"section {name!r} is listed twice", file=game_file)
        if name not in there:
            raise RulebookError(f"section {name!r} is listed, and has no file", file=game_file)
    for name in sorted(there.difference(listed)):
        raise RulebookError(
            "no section is listed for this file", file=str(directory / f"{name}.toml")
        )


def _read_section(file: Path) -> Section:
    head = _read(file)
    raw_clauses = head.pop("clause", None)
    section = _convert(head, Section, file, head.get("id"))
    if not isinstance(raw_clauses, list) or not raw_clauses:
        raise RulebookError("the section has no clauses", file=str(file), clause=section.id)
    clauses = tuple(_read_clause(raw, file, section) for raw in raw_clauses)
    return msgspec.structs.replace(section, clauses=clauses)


def _read_clause(raw: object, file: Path, section: Section) -> Clause:
    named = raw.get("id") if isinstance(raw, dict) else None
    return _convert(raw, Clause, file, named or f"a clause of {section.id}")


def _read(file: Path) -> dict[str, Any]:
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise RulebookError(str(error), file=str(file)) from error
    return {key: _unwrapped(value) for key, value in raw.items()}


def _unwrapped(value: object) -> object:
    """The same with every text on one line: how a file wraps its lines means nothing."""
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, list):
        return [_unwrapped(item) for item in value]
    if isinstance(value, dict):
        return {key: _unwrapped(item) for key, item in value.items()}
    return value


def _convert(raw: object, shape: type[T], file: Path, clause: object = None) -> T:
    """The raw data as a value; unknown and missing keys are errors like wrong types."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        named = None if clause is None else str(clause)
        raise RulebookError(str(error), file=str(file), clause=named) from error
