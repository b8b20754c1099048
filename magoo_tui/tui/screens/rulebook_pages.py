"""The pages of the rulebook as they are read: title, clauses, parameters, the Maglossary."""

from collections.abc import Iterator, Mapping
from typing import Final

from textual.content import Content

from magoo_tui.kernel.views import Lawful, RulebookView
from magoo_tui.law_words import keeper_of
from magoo_tui.rulebook import Clause, Parameter, Rulebook, Section, Value
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.screens.hanging import hanging
from magoo_tui.wording import visible

KINDS: Final = {
    "enforced": "enforced by the table",
    "by hand": "kept by hand: people charge it",
    "ceremony": "ceremony",
}
QUIET: Final = "$secondary"
STRONG: Final = "bold"
LOUD: Final = "bold $text-accent"
STRUCK: Final = "strike $secondary"


_BY_TABLE: Final = (
    "The table carries it out by itself: what it does is told under `law.{number}`, in the order "
    "of law.fire.1. Where it and a clause cannot both hold, the law wins (law.conflict.2); where "
    "it and a later law cannot, the later one (law.conflict.1)."
)
_BY_PEOPLE: Final = (
    "The table cannot carry it out. People keep it, and charge whoever breaks it: `x` at the "
    "table, or `charge NAME` in the notation (magoo.art2.1)."
)


class Pages:
    """One rulebook under one law in force."""

    def __init__(self, book: Rulebook, law: RulebookView) -> None:
        self.book = book
        self.law = law
        self.cells = 70
        """How wide a page is."""
        self.values: Mapping[str, Value] = {**book.defaults, **law.parameters}

    def title_page(self) -> Content:
        """The title, where it was laid down, and the game in ten lines."""
        page = self.book.title_page
        lines = [
            Content.styled(page.title, LOUD),
            Content.styled(page.laid_down, QUIET),
            Content(""),
            *(
                hanging(f"{number:>2}", line, self.cells, breadth=4, style=QUIET)
                for number, line in enumerate(page.summary, 1)
            ),
            Content(""),
            Content.styled(self._numbers(), QUIET),
        ]
        return _joined(lines)

    def _numbers(self) -> str:
        seats = self.book.title_page.seats
        two = seats.max_with_two_decks
        more = f", with two decks {two}" if two else ""
        return f"{seats.min} to {seats.max} play{more}. {len(self.book.clauses)} clauses."

    def section(self, section: Section) -> Content:
        """An article or an amendment: its history, and what stands in it."""
        heading = f"{section.label}: {section.title}" if section.label else section.title
        breadth = max(9, *(len(cite(clause.id)) + 1 for clause in section.clauses))
        clauses = (
            Content.assemble((fit(cite(clause.id), breadth), QUIET), self._titled(clause))
            for clause in section.clauses
        )
        part = [Content.styled(section.part, QUIET)] if section.part else []
        return _joined(
            [
                self._heading(heading, section.id),
                *part,
                *(Content.styled(line, QUIET) for line in section.history),
                *self._suspension(section.id),
                Content(""),
                *clauses,
            ]
        )

    def _titled(self, clause: Clause) -> Content:
        return Content.styled(clause.title, STRUCK if self.law.is_suspended(clause.id) else "")

    def _heading(self, title: str, clause_id: str) -> Content:
        style = f"{LOUD} strike" if self.law.is_suspended(clause_id) else LOUD
        return Content.styled(title, style)

    def _suspension(self, clause_id: str) -> list[Content]:
        if not self.law.is_suspended(clause_id):
            return []
        return [Content.styled("Suspended by the Rules Committee.", "bold $text-warning")]

    def clause(self, clause: Clause) -> Content:
        """What was laid down, what this table does, and what may be set."""
        section = self.book.section_of(clause.id)
        body = STRUCK if self.law.is_suspended(clause.id) else ""
        where = f"{section.label}, {section.title}" if section.label else section.title
        return _joined(
            [
                self._heading(f"{cite(clause.id)}  {clause.title}", clause.id),
                Content.styled(f"{where} · {KINDS[clause.kind]}", QUIET),
                *self._suspension(clause.id),
                Content(""),
                Content.styled(clause.rule, f"{STRONG} {body}".strip()),
                Content(""),
                Content.styled("At this table", QUIET),
                with_commands(clause.table_with(self.values), body),
                *self._settings(clause),
            ]
        )

    def _settings(self, clause: Clause) -> Iterator[Content]:
        for parameter in clause.parameters:
            yield Content("")
            yield self._parameter(parameter)
            yield Content.styled(f"{parameter.meaning}; {parameter.takes}", QUIET)

    def _parameter(self, parameter: Parameter) -> Content:
        now = self.values[parameter.name]
        first = parameter.initial
        was = "" if now == first else f"   in the rulebook {parameter.format(first)}"
        return Content.assemble(
            (parameter.name, STRONG), " = ", (parameter.format(now), LOUD), (was, QUIET)
        )

    def parameters(self) -> Content:
        """All that may be set, what is in force, and the bounds."""
        lines = [Content.styled("What the committee may set", LOUD), Content("")]
        for name, parameter in self.book.parameters.items():
            clause = cite(self.book.clause_setting(name).id)
            lines += [
                Content.assemble(self._parameter(parameter), (f"   {clause}", QUIET)),
                Content.styled(f"{parameter.meaning}; {parameter.takes}", QUIET),
                Content(""),
            ]
        return _joined(lines)

    def law_page(self, law: Lawful) -> Content:
        """The Maglossary opened at one of its laws: what it does, and what else is in force."""
        others = [other for other in self.law.laws if other is not law]
        lines = [Content.styled("The Maglossary", LOUD), Content(""), *law_lines(law), Content("")]
        how = _BY_TABLE if law.is_enforced else _BY_PEOPLE
        lines += [with_commands(how.format(number=law.number)), Content("")]
        if others:
            lines += [Content.styled("Beside it are in force", QUIET), Content("")]
        for other in others:
            lines += [*law_lines(other), Content("")]
        return _joined([*lines, *self._amendments()])

    def maglossary(self) -> Content:
        """The laws of this table, then the amendments, each with who made it and when."""
        lines = [Content.styled("The Maglossary", LOUD), Content("")]
        if not self.law.laws:
            lines += [Content.styled("No law of this table's own is in force.", QUIET)]
        for law in self.law.laws:
            lines += [*law_lines(law), Content("")]
        return _joined([*lines, *self._amendments()])

    def _amendments(self) -> Iterator[Content]:
        for section in self.book.sections:
            if not section.history and not section.label.startswith("Amendment"):
                continue
            heading = f"{section.label}: {section.title}"
            style = STRUCK if self.law.is_suspended(section.id) else STRONG
            yield Content.styled(heading, style)
            yield from (Content.styled(line, QUIET) for line in section.history)
            yield Content("")


def law_lines(law: Lawful) -> list[Content]:
    """A law of the people's own: number, words, and how it was ratified."""
    number = "not yet in force" if law.number is None else f"law {law.number}"
    keeper = keeper_of(law)
    votes = f"{law.ayes} of {law.members} ayes"
    ratified = f"ratified {law.date}".strip()
    moved = f"moved by {visible(law.mover)}, {ratified}, {votes}"
    history = f"{moved} · {keeper}" if law.mover else f"stood when the table opened · {keeper}"
    return [
        Content.assemble((f"{number}  ", LOUD), (visible(law.text), STRONG)),
        Content.styled(history, QUIET),
    ]


def with_commands(text: str, style: str = "") -> Content:
    """A text of which the parts between backquotes are commands, told apart by their style."""
    parts = text.split("`")
    return Content.assemble(
        *((part, LOUD if number % 2 else style) for number, part in enumerate(parts))
    )


def _joined(lines: list[Content]) -> Content:
    return Content("\n").join(lines)
