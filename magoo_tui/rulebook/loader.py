"""Reading a rulebook from its files: whatever is not exactly as it should be is an error."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from magoo_tui.rulebook.book import Rulebook, TitlePage
from magoo_tui.rulebook.checks import check_sections
from magoo_tui.rulebook.clauses import Clause, Section
from magoo_tui.rulebook.errors import RulebookError
from magoo_tui.rulebook.files import convert, read_toml
from magoo_tui.rulebook.location import rules_directory
from magoo_tui.rulebook.parameters import Line
from magoo_tui.rulebook.translation import translated
from magoo_tui.tongue import ENGLISH

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
def load(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game with the clauses on laws, read once.

    In a language into which nothing, or not all of it, is translated the rest is English.
    Raises `RulebookError` if it is missing or broken.
    """
    if language != ENGLISH:
        return translated(load(game), rules_directory() / game / language)
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
    page = convert(read_toml(directory / GAME_FILE), _GameFile, directory / GAME_FILE)
    sections = _read_sections(directory, GAME_FILE, page.prefix, page.sections)
    return Rulebook(page, sections, law)


def read_law(directory: Path) -> tuple[Section, ...]:
    """The clauses on laws, which belong to every game; raises `RulebookError`."""
    listed = convert(read_toml(directory / LAW_FILE), _LawFile, directory / LAW_FILE)
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
    head = read_toml(file)
    raw_clauses = head.pop("clause", None)
    section = convert(head, Section, file, head.get("id"))
    if not isinstance(raw_clauses, list) or not raw_clauses:
        raise RulebookError("the section has no clauses", file=str(file), clause=section.id)
    clauses = tuple(_read_clause(raw, file, section) for raw in raw_clauses)
    return msgspec.structs.replace(section, clauses=clauses)


def _read_clause(raw: object, file: Path, section: Section) -> Clause:
    named = raw.get("id") if isinstance(raw, dict) else None
    return convert(raw, Clause, file, named or f"a clause of {section.id}")
