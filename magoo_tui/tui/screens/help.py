"""Help: every key and what it does, from the one table of actions."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from magoo_tui.tongue import tr
from magoo_tui.tui.actions import Action, Moment, Scope, actions_now
from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.screens.hanging import hanging
from magoo_tui.tui.screens.page import PageScreen

HEADING: Final = "bold $text-accent"
BREADTH: Final = 9
EVERYWHERE: Final = (
    ("←→↑↓", "Go to the next button, card or line."),
    ("Enter", "Press the button, or lay the cards. A click does the same."),
    ("Esc", "Go back, and change nothing."),
)
SESSION: Final = (
    ("N a", "The key N beside a name, and then a: that seat says aye."),
    ("N n", "The key N beside a name, and then n: that seat says nay."),
    ("+  -", "From now on the key beside a name alone says aye, or nay; again to end it."),
    ("p", "Propose a change; a list asks what kind."),
    ("v", "Put it to the vote, as the chair."),
    ("w  j", "Withdraw a proposal; adjourn the session, as the chair."),
)
IN_SESSION: Final = "In a session of the Rules Committee, and in a vote"
SCOPES: Final[tuple[tuple[Scope, str], ...]] = (
    ("table", "At the table, each in its time"),
    ("curtain", "While the curtain is up, anybody may"),
)


class HelpScreen(PageScreen):
    """Which keys work where, and what they do; those that work at this moment come first."""

    CSS_PATH = "help.tcss"

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark", "leave", "Back", show=False)]

    def __init__(self, actions: Sequence[Action], moment: Moment | None = None) -> None:
        super().__init__()
        self._actions = actions
        self._moment = moment

    def compose(self) -> ComposeResult:
        """All of it on one page that scrolls."""
        with VerticalScroll(id="page", can_focus=False):
            yield Static("", id="lines", markup=False)
        with Horizontal(id="keys"):
            yield KeyButton("Esc", tr("Back"), id="back")
            yield Static(tr("↑↓ PgUp PgDn scroll"), classes="quiet", markup=False)

    def on_resize(self) -> None:
        """Break the lines as the room asks."""
        cells = self.size.width - 8
        self.query_one("#lines", Static).update(help_page(self._actions, self._moment, cells))

    def on_key_button_pressed(self) -> None:
        """Back."""
        self.action_leave()


def help_page(actions: Sequence[Action], moment: Moment | None, cells: int) -> Content:
    """Every key with what it does, place by place, in lines of so many cells."""
    chapters: list[tuple[str, list[tuple[str, str]]]] = []
    if moment is not None:
        now = [(tr(act.sign), tr(act.help)) for act in actions_now(actions, moment) if act.in_help]
        chapters.append((tr("Now"), now))
    chapters.append((tr("Everywhere"), _told(EVERYWHERE)))
    for scope, heading in SCOPES:
        keys = [(tr(a.sign), tr(a.help)) for a in actions if scope in a.scopes and a.in_help]
        chapters.append((tr(heading), keys))
    chapters.append((tr(IN_SESSION), _told(SESSION)))
    lines: list[Content] = []
    for heading, rows in chapters:
        lines.append(Content.styled(heading, HEADING))
        lines += [hanging(f"  {sign}", told, cells, breadth=BREADTH + 2) for sign, told in rows]
        lines.append(Content(""))
    return Content("\n").join(lines)


def _told(rows: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(tr(sign), tr(told)) for sign, told in rows]
