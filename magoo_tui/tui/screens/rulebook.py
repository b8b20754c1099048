"""The rulebook: to read, to search, and to be opened at a clause that was cited."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import PurePath
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from magoo_tui.kernel.views import Lawful, RulebookView
from magoo_tui.rulebook import Clause, Rulebook
from magoo_tui.tui.modals.choices import PointedList
from magoo_tui.tui.modals.citing import cite
from magoo_tui.tui.modals.dialog import titled
from magoo_tui.tui.modals.field import Field, one_line
from magoo_tui.tui.pressed import sign_of
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.tui.screens.rulebook_pages import LOUD, QUIET, STRUCK, Pages
from magoo_tui.wording import visible


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents, and the page it leads to."""

    id: str
    line: Content
    page: Callable[[], Content]


class RulebookScreen(Leaving[None]):
    """On the left the contents, or what a search has found; on the right the page."""

    CSS_PATH: ClassVar[list[str | PurePath]] = ["../modals/dialog.tcss", "rulebook.tcss"]

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", show=False),
        Binding("slash", "search", "Search", show=False),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]

    BUZZES = True

    def __init__(
        self,
        book: Rulebook,
        law: RulebookView,
        clause: str | None = None,
        buzzers: Collection[str] = (),
    ) -> None:
        """``buzzers`` are keys of the table below, which begin no search."""
        super().__init__()
        self._buzzers = frozenset(buzzers)
        self._book = book
        self._pages = Pages(book, law)
        self._opened_at = clause
        self._contents = tuple(self._all_entries())
        self._listed: tuple[Entry, ...] = ()

    def compose(self) -> ComposeResult:
        """Search line, contents, page, and the keys."""
        yield Field(
            placeholder="search: a word, or a clause such as am4.6", id="search", compact=True
        )
        with Horizontal(id="book"):
            yield PointedList(id="contents", markup=False)
            with VerticalScroll(id="page", can_focus=False) as page:
                page.border_title = titled(self._book.title)
                yield Static("", id="text", markup=False)
        yield Label(
            "↑↓ leaf through   type or / to search   PgUp PgDn scroll   Esc back",
            markup=False,
            id="keys",
        )

    def on_mount(self) -> None:
        """Open it at the clause, or at the title page."""
        self._list(self._contents)
        wanted = self._place_of(self._opened_at)
        contents = self.query_one("#contents", OptionList)
        contents.highlighted = wanted
        contents.focus()
        self.call_after_refresh(contents.scroll_to_highlight)

    def on_resize(self) -> None:
        """Break the lines of the page as the room asks."""
        self._pages.cells = self.query_one("#page").scrollable_content_region.width
        self._show_page()

    def _show_page(self) -> None:
        here = self.query_one("#contents", OptionList).highlighted
        if here is not None and here < len(self._listed):
            self.query_one("#text", Static).update(self._listed[here].page())

    def _place_of(self, clause: str | None) -> int:
        """Where in the contents it stands: the nearest that holds it, else the title page."""
        if clause is None:
            return 0
        places = {entry.id: number for number, entry in enumerate(self._contents)}
        if clause.removeprefix("law.").isdecimal() and clause not in places:
            clause = "maglossary"
        while clause and clause not in places:
            clause = clause.rpartition(".")[0]
        return places.get(clause, 0)

    def _all_entries(self) -> Iterator[Entry]:
        pages = self._pages
        yield Entry("title", Content.styled("Title page", LOUD), pages.title_page)
        yield Entry("maglossary", Content.styled("The Maglossary", LOUD), pages.maglossary)
        yield from map(self._law_entry, pages.law.laws)
        yield Entry("parameters", Content.styled("What may be set", LOUD), pages.parameters)
        for section in (*self._book.sections, *self._book.law_sections):
            name = f"{section.label} {section.title}" if section.label else section.title
            mark = "✗ " if pages.law.is_suspended(section.id) else ""
            style = f"bold {STRUCK}" if mark else "bold"
            yield Entry(
                section.id,
                Content.assemble(mark, (name, style)),
                lambda section=section: pages.section(section),  # type: ignore[misc]
            )
            yield from map(self._entry, section.clauses)

    def _law_entry(self, law: Lawful) -> Entry:
        """A law of the table's own, at which the Maglossary opens."""
        number = "new" if law.number is None else f"law {law.number}"
        line = Content.assemble("  ", (number, QUIET), " ", visible(law.text))
        return Entry(f"law.{law.number}", line, lambda: self._pages.law_page(law))

    def _entry(self, clause: Clause) -> Entry:
        is_suspended = self._pages.law.is_suspended(clause.id)
        number = cite(clause.id)
        mark = "✗" if is_suspended else " "
        title = (clause.title, STRUCK if is_suspended else "")
        line = Content.assemble(mark, " ", (number, QUIET), " ", title)
        return Entry(clause.id, line, lambda: self._pages.clause(clause))

    @on(Field.Changed, "#search")
    def find(self, typed: Field.Changed) -> None:
        """List what holds all these words, the likeliest first."""
        words = one_line(typed.value).strip()
        self._list(tuple(self._found(words)) if words else self._contents)

    def _found(self, words: str) -> Iterator[Entry]:
        wanted = words.casefold().split()
        for law in self._pages.law.laws:
            told = f"law.{law.number} {law.text} {law.mover}".casefold()
            if all(word in told for word in wanted):
                yield self._law_entry(law)
        yield from map(self._entry, self._book.search(words))

    def _list(self, entries: tuple[Entry, ...]) -> None:
        self._listed = entries
        contents = self.query_one("#contents", OptionList)
        contents.clear_options()
        contents.add_options([Option(entry.line) for entry in entries])
        if entries:
            contents.highlighted = 0
        else:
            self.query_one("#text", Static).update("Nothing in the book holds all these words.")

    @on(OptionList.OptionHighlighted, "#contents")
    def open(self) -> None:
        """The page of the line under the cursor."""
        self._pages.cells = self.query_one("#page").scrollable_content_region.width
        self._show_page()
        self.query_one("#page").scroll_home(animate=False)

    @on(Field.Submitted, "#search")
    @on(OptionList.OptionSelected, "#contents")
    def read(self) -> None:
        """From the search line Enter leads to what it has found."""
        self.query_one("#contents").focus()

    def on_key(self, event: events.Key) -> None:
        """Whoever simply types searches, but for the buzzers of a table that is played below."""
        search = self.query_one("#search", Field)
        if sign_of(event) in self._buzzers or search.has_focus:
            return
        if event.character and event.character.isalnum():
            event.stop()
            search.focus()
            search.insert_text_at_cursor(event.character)

    def action_search(self) -> None:
        """To the search line."""
        self.query_one("#search").focus()

    def action_page(self, way: int) -> None:
        """Scroll the page."""
        page = self.query_one("#page")
        page.scroll_relative(y=way * max(1, page.size.height - 2), animate=False)

    def action_leave(self) -> None:
        """Out of the search first, then out of the book."""
        search = self.query_one("#search", Field)
        if search.value:
            search.value = ""
            self.query_one("#contents").focus()
        else:
            self.dismiss(None)
