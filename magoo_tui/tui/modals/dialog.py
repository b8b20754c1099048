"""What every dialog is: a titled box that takes arrows, Enter and its buttons' keys."""

from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen, Screen
from textual.widget import Widget

from magoo_tui.tui.modals.key_button import KeyButton
from magoo_tui.tui.screens.leaving import Leaving
from magoo_tui.wording import visible

Answer = TypeVar("Answer")

TOWARDS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Dialog(ModalScreen[Answer], Leaving[Answer], Generic[Answer]):
    """A modal screen of which every button has a key, and arrows lead from one to the next."""

    CSS_PATH = Path(__file__).with_name("dialog.tcss")

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", "Back", show=False),
        *(Binding(way, f"go('{way}')", show=False) for way in TOWARDS),
    ]

    def action_leave(self) -> None:
        """Nobody wants anything."""
        self.dismiss(None)

    def action_go(self, way: str) -> None:
        """Put the focus on what lies next in that direction, else on the next in order."""
        go(self, way)

    def on_key(self, event: events.Key) -> None:
        """A button's key presses it; a paste or a field's letters never come here."""
        if event.character and self.press(event.character):
            event.stop()
            event.prevent_default()

    def press(self, character: str) -> bool:
        """Press the button with that key, in any case; whether there is one on the screen."""
        wanted = character.casefold()
        for button in self.query(KeyButton):
            if button.key.casefold() == wanted and button.is_on_screen and not button.disabled:
                button.action_press()
                return True
        return False


def go(screen: Screen[Answer], way: str) -> None:
    """Move the focus of a screen in a direction of `TOWARDS`."""
    here = screen.focused
    there = None if here is None else nearest(here, screen.focus_chain, *TOWARDS[way])
    if there is not None:
        there.focus()
    elif way in ("left", "up"):
        screen.focus_previous()
    else:
        screen.focus_next()


def nearest(here: Widget, others: list[Widget], dx: int, dy: int) -> Widget | None:
    """Which of the others lies nearest in that direction; None if nothing lies there."""
    ways = [(_cost(here.region, other.region, dx, dy), other) for other in others]
    costs = [(cost, number) for number, (cost, _) in enumerate(ways) if cost is not None]
    return ways[min(costs)[1]][1] if costs else None


def _cost(here: Region, there: Region, dx: int, dy: int) -> int | None:
    """How far it is, sideways steps counting more; None if it is not in that direction."""
    right = there.x + there.width // 2 - here.x - here.width // 2
    down = (there.y + there.height // 2 - here.y - here.height // 2) * 2
    along, aside = (right * dx, abs(down)) if dx else (down * dy, abs(right))
    return along + 3 * aside if along > 0 and (dy or there.y == here.y) else None


def titled(text: str) -> Content:
    """A title for a border, letter for letter."""
    return Content(visible(text))
