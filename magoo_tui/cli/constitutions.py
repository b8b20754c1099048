"""Constitutions in files: the law of a house written down, and taken over by another."""

from collections.abc import Iterator
from pathlib import Path

from magoo_tui.cli.faults import Fault
from magoo_tui.cli.houses import opened, opened_to_read
from magoo_tui.cli.reading import read_text
from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.rulebook.constitution import (
    Constitution,
    format_constitution,
    parse_constitution,
)
from magoo_tui.table.adopting import Adoption, adopt, constitution_of, plan_adoption
from magoo_tui.wording import visible


def read_constitution(path: Path, game: str) -> Constitution:
    """The constitution in a file. Raises Fault if it is none, or one of another game."""
    try:
        constitution = parse_constitution(read_text(path))
    except NoRecordError as fault:
        raise Fault(f"{path}: {fault.sentence}") from fault
    if constitution.game != game:
        raise Fault(f"{path} is a constitution of {visible(constitution.game)}, not of {game}.")
    return constitution


def export_law(directory: Path, game: str, path: Path, *, may_overwrite: bool) -> None:
    """Write the law of a house into a file. Raises Fault where one is there already."""
    with opened_to_read(directory) as here:
        text = format_constitution(constitution_of(here, game))
    try:
        with path.open("w" if may_overwrite else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as fault:
        raise Fault(f"{path} is there already; --overwrite writes over it.") from fault


def import_law(directory: Path, game: str, path: Path, *, may_overwrite: bool) -> Iterator[str]:
    """Take over the law that a file tells; gives lines that tell what was done. Raises Fault."""
    constitution = read_constitution(path, game)
    with opened(directory) as here:
        try:
            planned = plan_adoption(here, constitution)
            if planned.overwritten and not may_overwrite:
                raise Fault(f"{_conflict(planned)}; --overwrite takes over what {path} says.")
            yield from _told(adopt(here, constitution))
        except NoRecordError as fault:
            raise Fault(f"{path}: {fault.sentence}") from fault


def _conflict(planned: Adoption) -> str:
    pairs = [f"{name} = {old} and not {new}" for name, old, new in planned.overwritten]
    return f"This house has set {', '.join(pairs)}"


def _told(adoption: Adoption) -> Iterator[str]:
    before = {name: old for name, old, _ in adoption.overwritten}
    for _, words in adoption.laws:
        yield f"Law: {visible(words)}"
    for name, value in adoption.settings:
        instead = f" instead of {before[name]}" if name in before else ""
        yield f"Set: {name} = {value}{instead}"
    for clause in adoption.suspensions:
        yield f"Suspended: {clause}"
    if adoption.standing:
        is_one = adoption.standing == 1
        told = "article was" if is_one else "articles were"
        yield f"{adoption.standing} {told} law here already."
    elif not (adoption.laws or adoption.settings or adoption.suspensions):
        yield "There is nothing in it to take over."
