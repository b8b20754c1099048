"""Which saved table is to be opened again."""

from collections.abc import Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Label, OptionList

from magoo_tui.tongue import tr
from magoo_tui.tui.lettering import title_of
from magoo_tui.tui.modals.choices import ChoiceList
from magoo_tui.tui.modals.dialog import Dialog, titled
from magoo_tui.tui.new_game import SavedTable
from magoo_tui.wording import visible


class ResumeModal(Dialog[str]):
    """Asks for one of the saved tables; returns the name by which the store knows it."""

    def __init__(self, tables: Sequence[SavedTable]) -> None:
        super().__init__()
        self._tables = tuple(tables)

    def compose(self) -> ComposeResult:
        """The tables, in the order they were given."""
        with Vertical(classes="dialog full list") as box:
            box.border_title = titled(tr("Open which table?"))
            yield ChoiceList([_row(table) for table in self._tables])
            yield Label(tr("↑↓ or a number chooses, Enter opens it.  Esc: back."), classes="quiet")

    @on(OptionList.OptionSelected)
    def choose(self, selected: OptionList.OptionSelected) -> None:
        """That table."""
        self.dismiss(self._tables[selected.option_index].name)


def _row(table: SavedTable) -> Content:
    names = visible(", ".join(table.seats))
    rest = f"{title_of(table.game)} · {table.saved} · {table.standing} · {table.name}"
    return Content.assemble((names, "bold"), "\n", (visible(rest), "$secondary"))
