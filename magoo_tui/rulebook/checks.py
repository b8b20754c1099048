"""What must hold in a rulebook beyond the shape of its files; the first fault found is raised."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from magoo_tui.rulebook.clauses import PLACEHOLDER, Clause, Section
from magoo_tui.rulebook.errors import RulebookError

_NUMBERS: Final = re.compile(r"(\.[a-z0-9]+)+")


def check_sections(prefix: str, sections: Sequence[tuple[str, Section]]) -> None:
    """Raise `RulebookError` for the first fault in the sections, given with their files."""
    known: set[str] = set()
    for file, section in sections:
        for named in (section.id, *(clause.id for clause in section.clauses)):
            if named in known:
                raise RulebookError("this id is used twice", file=file, clause=named)
            known.add(named)
    parameters: set[str] = set()
    for file, section in sections:
        _raise_first(_section_faults(prefix, section), file, section.id)
        for clause in section.clauses:
            _raise_first(_clause_faults(section, clause, parameters), file, clause.id)
            parameters.update(parameter.name for parameter in clause.parameters)
    for file, section in sections:
        for clause in section.clauses:
            _raise_first(_placeholder_faults(clause, parameters), file, clause.id)


def _raise_first(faults: Iterable[str], file: str, clause: str) -> None:
    for fault in faults:
        raise RulebookError(fault, file=file, clause=clause)


def _section_faults(prefix: str, section: Section) -> Iterator[str]:
    if not _continues(prefix, section.id):
        yield f"the id must begin with {prefix!r} and a dot"


def _clause_faults(section: Section, clause: Clause, parameters: set[str]) -> Iterator[str]:
    """Faults of a clause by itself; `parameters` are the names that clauses before it use."""
    if not _continues(section.id, clause.id):
        yield f"the id must begin with {section.id!r} and a dot"
    own = [parameter.name for parameter in clause.parameters]
    for parameter in clause.parameters:
        if parameter.name in parameters or own.count(parameter.name) > 1:
            yield f"there are two parameters called {parameter.name}"
        if fault := parameter.fault():
            yield fault


def _placeholder_faults(clause: Clause, parameters: set[str]) -> Iterator[str]:
    placeholders = clause.placeholders
    for name in sorted(placeholders - parameters):
        yield f"{{{name}}} names no parameter of this rulebook"
    for parameter in clause.parameters:
        if parameter.name not in placeholders:
            yield f"the text never says {{{parameter.name}}}"
    if _has_brace(PLACEHOLDER.sub("", clause.table)):
        yield "there is a brace in the text that belongs to no placeholder"
    if _has_brace(clause.rule):
        yield "the rule has a placeholder; only the text for the table may"


def _has_brace(text: str) -> bool:
    return "{" in text or "}" in text


def _continues(beginning: str, whole: str) -> bool:
    return whole.startswith(beginning) and bool(_NUMBERS.fullmatch(whole[len(beginning) :]))
