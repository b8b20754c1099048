"""The rulebook and the house's papers as lines of text."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.plain.wording import count_of, visible
from magoo_tui.rulebook import Clause, Rulebook, Section, Value
from magoo_tui.store.deeds import Ratification, RoundFinished
from magoo_tui.store.ledger import HouseLaw, Standing

FOUND: Final = 12
"""So many clauses are listed at most where words were searched for."""


class NoClauseError(LookupError):
    """Nothing in the rulebook has this id or these words."""


def contents(book: Rulebook) -> Iterator[str]:
    """The title page and the sections."""
    page = book.title_page
    yield page.title
    yield page.laid_down
    yield ""
    yield from page.summary
    yield ""
    for section in book.sections:
        label = f"{section.label}: " if section.label else ""
        yield f"{section.id}  {label}{section.title}, {len(section.clauses)} clauses"


def find_rules(
    book: Rulebook,
    words: str,
    values: Mapping[str, Value],
    suspended: Iterable[ClauseId] = (),
) -> Iterator[str]:
    """A clause, a section, or the clauses that hold all these words.

    The name of the game may be left out of an id. Raises NoClauseError.
    """
    wanted = words.strip().lower()
    struck = frozenset(suspended)
    for known in (wanted, f"{book.title_page.prefix}.{wanted}"):
        if known in book.clauses:
            return _clause(book.clause(known), values, struck)
        if book.knows(known):
            return _section(book.section_of(known), values, struck)
    found = book.search(words)
    if not found:
        raise NoClauseError(
            f"The rulebook has no clause {visible(words)}, and none with these words."
        )
    if len(found) == 1:
        return _clause(found[0], values, struck)
    return _list(found)


def _list(found: Sequence[Clause]) -> Iterator[str]:
    for clause in found[:FOUND]:
        yield f"{clause.id}  {clause.title}"
    if len(found) > FOUND:
        yield f"and {len(found) - FOUND} more"


def _section(
    section: Section, values: Mapping[str, Value], struck: frozenset[ClauseId]
) -> Iterator[str]:
    yield f"{section.label}: {section.title}" if section.label else section.title
    yield from section.history
    if section.id in struck:
        yield "Suspended by the committee."
    for clause in section.clauses:
        yield ""
        yield from _clause(clause, values, struck)


def _clause(
    clause: Clause, values: Mapping[str, Value], struck: frozenset[ClauseId]
) -> Iterator[str]:
    yield f"{clause.id}  {clause.title} ({clause.kind})"
    if clause.id in struck:
        yield "Suspended by the committee."
    yield f"Rule: {clause.rule}"
    yield f"Table: {clause.table_with(values)}"
    for parameter in clause.parameters:
        value = values[parameter.name]
        default = "" if value == parameter.initial else f" (by default {parameter.initial})"
        yield f"Set: {parameter.name} = {value}{default}, {parameter.takes}"


def maglossary(laws: Sequence[HouseLaw]) -> Iterator[str]:
    """The house's own laws, repealed ones too (magoo.art1.4)."""
    for law in laws:
        struck = "" if law.repeal is None else "  [repealed]"
        yield f"{law.number:>3}.{struck}  {visible(law.words)}"
        yield f"      {_voted('Ratified', law.ratification)}"
        if law.repeal is not None:
            yield f"      {_voted('Repealed', law.repeal)}"


def _voted(what: str, vote: Ratification) -> str:
    on = f" on {vote.date}" if vote.date else ""
    moved = f", moved by {visible(vote.mover)}" if vote.mover else ""
    counts = ((vote.ayes, "aye"), (vote.nays, "nay"), (vote.members, "member"))
    voices = ", ".join(count_of(number, thing) for number, thing in counts)
    return f"{what}{on}{moved}: {voices}" if vote.members else f"{what}{on}{moved}"


def standings(played: Sequence[Standing]) -> Iterator[str]:
    """Everybody's games in columns, who loses least first."""
    names = [visible(one.name) + (" (bot)" if one.is_bot else "") for one in played]
    wide = max((len(name) for name in names), default=0)
    yield f"{'Name':<{wide}}  games  first  lost  lost in a row"
    for name, one in zip(names, played, strict=True):
        counts = f"{one.games:>5}  {one.first:>5}  {one.lost:>4}  {one.losses_in_a_row:>13}"
        yield f"{name:<{wide}}  {counts}"


def rounds(finished: Sequence[RoundFinished]) -> Iterator[str]:
    """Rounds, the last one first."""
    for one in finished:
        lost = ", ".join(map(visible, one.losers)) or "nobody"
        order = ", ".join(map(visible, one.finished))
        yield f"{one.date}  {one.table}, round {one.round}: {order}; lost by {lost}"
