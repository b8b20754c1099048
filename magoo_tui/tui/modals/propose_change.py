"""Proposals that are chosen from a list: clauses and laws."""

from collections.abc import Iterator
from typing import NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Label, OptionList

from magoo_tui.kernel.views import RulebookView
from magoo_tui.rulebook import Clause, Rulebook, Section
from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.choices import ChoiceList
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.wording import visible


class Row(NamedTuple):
    """A line of a list, and what choosing it stands for."""

    value: str
    text: Content
    number: str = ""
    """The number that stands first in it, if one does."""


class ListForm(Dialog[str]):
    """A list to choose from by arrows and Enter, by its first letters or a click."""

    TITLE_OF_FORM = ""
    HINT = "↑↓, number or letters: to a row.  Enter proposes it.  Esc: back."

    def __init__(self, book: Rulebook, law: RulebookView) -> None:
        super().__init__()
        self.law = law
        self.book = book
        self._rows = tuple(self.rows())

    def rows(self) -> Iterator[Row]:
        """What there is to choose from."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """The list."""
        with Vertical(classes="dialog full list") as box:
            box.border_title = titled(tr(self.TITLE_OF_FORM))
            labels = [row.number for row in self._rows]
            yield ChoiceList([row.text for row in self._rows], labels if all(labels) else None)
            yield Label(tr(self.HINT), markup=False, classes="quiet")

    @on(OptionList.OptionSelected)
    def choose(self, selected: OptionList.OptionSelected) -> None:
        """That one."""
        self.chosen(self._rows[selected.option_index].value)

    def chosen(self, value: str) -> None:
        """What was chosen, proposed or asked about further."""
        self.dismiss(f"propose {value}")


class SuspendForm(ListForm):
    """The clauses and amendments that may be suspended, and are not."""

    TITLE_OF_FORM = "Suspend which clause?"

    def rows(self) -> Iterator[Row]:
        """In the order of the book, an amendment before its clauses."""
        for section in self.book.sections:
            parts: tuple[Section | Clause, ...] = (section, *section.clauses)
            for part in parts:
                if self.book.is_suspendable(part.id) and part.id not in self.law.suspended:
                    style = "bold" if part is section else ""
                    text = Content.assemble(
                        (fit(cite(part.id), 9), "$text-accent"), (part.title, style)
                    )
                    yield Row(f"suspend {part.id}", text)


class RestoreForm(ListForm):
    """The clauses and amendments that are suspended."""

    TITLE_OF_FORM = "Restore which clause?"

    def rows(self) -> Iterator[Row]:
        """In the order in which they were suspended."""
        for clause_id in self.law.suspended:
            clause = self.book.clauses.get(clause_id)
            title = clause.title if clause else self.book.section_of(clause_id).title
            text = Content.assemble((fit(cite(clause_id), 9), "$text-accent"), title)
            yield Row(f"restore {clause_id}", text)


class RepealForm(ListForm):
    """The laws of the Maglossary that are in force."""

    TITLE_OF_FORM = "Repeal which law?"

    def rows(self) -> Iterator[Row]:
        """By their numbers."""
        for law in self.law.laws:
            if law.number is not None:
                number = (fit(str(law.number), 4), "bold $text-accent")
                told = ", ".join(filter(None, (visible(law.mover), law.date)))
                mover = (f"  {told}", "$secondary")
                text = Content.assemble(number, visible(law.text), mover)
                yield Row(f"repeal {law.number}", text, str(law.number))
