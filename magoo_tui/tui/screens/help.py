"""Help: the game in a few lines, and every key, from the one table of actions."""

from typing import Final

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from magoo_tui.tui.actions import ACTIONS, Action, Scope
from magoo_tui.tui.lettering import fit
from magoo_tui.tui.modals.key_button import KeyButton

SCOPES: Final[tuple[tuple[Scope, str], ...]] = (
    ("table", "At the table"),
    ("curtain", "While the curtain is up, anybody may"),
)
EVERYWHERE: Final = (
    ("←→↑↓", "Go to the next button, card or line."),
    ("Enter", "Press the button, or lay the cards. A click does the same."),
    ("Esc", "Go back, and change nothing."),
)
SESSION: Final = (
    ("key a", "Whose key stands beside a name says aye."),
    ("key n", "Whose key stands beside a name says nay."),
    ("+  -", "From now on the key beside a name alone says aye, or nay; again to end it."),
    ("p", "Propose a change; the list asks what kind."),
    ("v", "Put it to the vote, as the chair."),
    ("w  j", "Withdraw a proposal; adjourn the session, as the chair."),
)


class HelpScreen(Screen[None]):
    """Which keys work where, and what they do."""

    CSS_PATH = "help.tcss"

    BINDINGS = [
        Binding("escape,q,question_mark", "leave", "Back", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
    ]

    def compose(self) -> ComposeResult:
        """All of it on one page that scrolls."""
        with VerticalScroll(id="page", can_focus=False):
            yield Static(help_page(), id="lines", markup=False)
        with Horizontal(id="keys"):
            yield KeyButton("Esc", "Back", id="back")
            yield Static("↑↓ PgUp PgDn scroll", classes="quiet", markup=False)

    def action_scroll(self, lines: int) -> None:
        """So many lines down."""
        self.query_one("#page").scroll_relative(y=lines, animate=False)

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.dismiss(None)

    def on_key_button_pressed(self) -> None:
        """Back."""
        self.action_leave()


def help_page() -> Content:
    """Every key with what it does, place by place."""
    lines = [Content.styled("Everywhere", "bold $text-accent")]
    lines += [_line(sign, told) for sign, told in EVERYWHERE]
    for scope, heading in SCOPES:
        lines += [Content(""), Content.styled(heading, "bold $text-accent")]
        lines += [_line(action.sign, action.help) for action in ACTIONS if scope in action.scopes]
    lines += [Content(""), Content.styled("In a session of the Rules Committee", "bold $text-accent")]
    lines += [_line(sign, told) for sign, told in SESSION]
    return Content("\n").join(lines)


def _line(sign: str, told: str) -> Content:
    return Content.assemble("  ", (fit(sign, 8), "bold $text-accent"), told)


