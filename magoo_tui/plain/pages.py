"""The rulebook and the house's papers as lines of text."""

from collections.abc import Iterator, Sequence
from typing import Final

from magoo_tui.kernel.views import Lawful, RulebookView
from magoo_tui.law_words import keeper_of
from magoo_tui.plain.wording import count_of
from magoo_tui.rulebook import Clause, Rulebook, Section
from magoo_tui.store.deeds import Ratification, RoundFinished
from magoo_tui.store.ledger import HouseLaw, Standing
from magoo_tui.tongue import tr
from magoo_tui.wording import visible

FOUND: Final = 12
"""So many clauses are listed at most where words were searched for."""

SUSPENDED: Final = "Suspended by the committee."


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
    for section in (*book.sections, *book.law_sections):
        label = f"{section.label}: " if section.label else ""
        clauses = tr("{count} clauses", count=len(section.clauses))
        yield f"{section.id}  {label}{section.title}, {clauses}"


def find_rules(book: Rulebook, words: str, law: RulebookView) -> Iterator[str]:
    """A clause, a section, or the clauses that hold all these words, under the law in force.

    The name of the game may be left out of an id. Raises NoClauseError.
    """
    wanted = words.strip().lower()
    own = law.law_of(wanted)
    if own is not None:
        return own_law(own)
    for known in (wanted, f"{book.title_page.prefix}.{wanted}", f"law.{wanted}"):
        if known in book.all_clauses:
            return _clause(book.clause(known), law)
        if book.knows(known):
            return _section(book.section_of(known), law)
    found = book.search(words)
    if not found:
        raise NoClauseError(
            tr(
                "The rulebook has no clause {words}, and none with these words.",
                words=visible(words),
            )
        )
    if len(found) == 1:
        return _clause(found[0], law)
    return _list(found)


def own_law(law: Lawful) -> Iterator[str]:
    """A law of the people's own: its words, who enforces it, and who moved it."""
    told = {"text": visible(law.text), "keeper": keeper_of(law)}
    if law.number is None:
        yield tr("A law not yet in force: {text} ({keeper})", **told)
    else:
        yield tr("Law {number}: {text} ({keeper})", number=law.number, **told)
    if law.mover:
        voices = {"mover": visible(law.mover), "ayes": law.ayes, "members": law.members}
        if law.date:
            moved = tr(
                "Moved by {mover} on {date}: {ayes} of {members} ayes.", date=law.date, **voices
            )
        else:
            moved = tr("Moved by {mover}: {ayes} of {members} ayes.", **voices)
        yield f"  {moved}"


def _list(found: Sequence[Clause]) -> Iterator[str]:
    for clause in found[:FOUND]:
        yield f"{clause.id}  {clause.title}"
    if len(found) > FOUND:
        yield tr("and {count} more", count=len(found) - FOUND)


def _section(section: Section, law: RulebookView) -> Iterator[str]:
    yield f"{section.label}: {section.title}" if section.label else section.title
    yield from section.history
    is_suspended = law.is_suspended(section.id)
    if is_suspended:
        yield tr(SUSPENDED)
    for clause in section.clauses:
        yield ""
        yield from _clause(clause, law, is_told=is_suspended)


def _clause(clause: Clause, law: RulebookView, *, is_told: bool = False) -> Iterator[str]:
    """``is_told`` says that its whole section is suspended, and that this stands above it."""
    yield f"{clause.id}  {clause.title} ({tr(clause.kind)})"
    if law.is_suspended(clause.id) and not is_told:
        yield tr(SUSPENDED)
    yield tr("Rule: {words}", words=clause.rule)
    yield tr("Table: {words}", words=clause.table_with(law.parameters))
    for parameter in clause.parameters:
        value = law.parameters[parameter.name]
        told = f"{parameter.name} = {value}"
        if value != parameter.initial:
            told = tr("{setting} (by default {value})", setting=told, value=parameter.initial)
        yield tr("Set: {setting}, {takes}", setting=told, takes=parameter.takes)


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
        ranked = f"{order}; " if order else ""
        yield f"{one.date}  {one.table}, round {one.round}: {ranked}lost by {lost}"
