"""The command that tells how the sentences of laws are understood."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from magoo_tui.cli import options
from magoo_tui.cli.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from magoo_tui.rulebook.language.lexicon import LawContext
    from magoo_tui.rulebook.language.understanding import Understanding

SEATS: Final = "Ann, Bo, Cy, Di"
_STANDARD_INPUT: Final = "-"


def law(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A sentence, or a file of sentences, one a line. Else standard input is read.",
            metavar="TEXT | FILE",
        ),
    ] = None,
    game: options.Game = "magoo",
    seats: Annotated[
        str, typer.Option(help="Names of seats that laws may speak of.", metavar="NAMES")
    ] = SEATS,
    order: Annotated[bool, typer.Option("--order", help="Read as orders, not as laws.")] = False,
) -> None:
    """Tell how sentences are understood: a line for each, its parts separated by tabs.

    First stands "enforced" (deeds that are done once too), "by hand" or "refused"; then the
    canonical form, the text, or the clause; of a refusal the reason last.
    """
    context = _context(options.known_game(game), seats, is_order=order)
    from magoo_tui.rulebook.language.understanding import understand

    for sentence in _sentences(words or [_STANDARD_INPUT]):
        typer.echo("\t".join(_parts(understand(sentence, context))))


def _context(game: str, seats: str, *, is_order: bool) -> LawContext:
    from magoo_tui.games.lexicons import LEXICONS
    from magoo_tui.kernel.headers import Header
    from magoo_tui.rulebook import load
    from magoo_tui.rulebook.language.lexicon import LawContext

    names = Header((("Seats", seats),)).names()
    return LawContext(lexicon=LEXICONS[game](), names=names, rulebook=load(game), is_order=is_order)


def _parts(understood: Understanding) -> Iterator[str]:
    from magoo_tui.wording import visible

    refusal = understood.refusal
    if refusal is not None:
        yield from ("refused", refusal.clause, visible(refusal.sentence))
        return
    yield "by hand" if understood.outcome == "by hand" else "enforced"
    yield visible(understood.text)


def _sentences(words: list[str]) -> Iterable[str]:
    """What is to be read. Raises Fault."""
    text = " ".join(words)
    if text == _STANDARD_INPUT:
        return _typed()
    path = Path(text)
    try:
        if path.is_file():
            return path.read_text(encoding="utf-8").removesuffix("\n").split("\n")
        is_directory = path.is_dir()
    except UnicodeDecodeError as fault:
        raise Fault(f"{path} cannot be read: it is not UTF-8.") from fault
    except OSError:
        return [text]  # longer than the name of a file may be
    if is_directory:
        raise Fault(f"{path} is a directory.")
    if " " not in text and (path.suffix.strip(".") or len(path.parts) > 1):
        raise Fault(f"There is no file {path}.")
    return [text]


def _typed() -> Iterator[str]:
    """The lines of standard input, each as soon as it is there. Raises Fault."""
    try:
        for line in sys.stdin:
            yield line.rstrip("\n")
    except UnicodeDecodeError as fault:
        raise Fault("Standard input cannot be read: it is not UTF-8.") from fault
