"""Arrows: they lead along the hand, down to the acts at the foot, and up into the log."""

from typing import TYPE_CHECKING, Literal

from textual import events

if TYPE_CHECKING:
    from magoo_tui.tui.screens.table import TableScreen

Where = Literal["hand", "acts", "log"]


class Arrows:
    """Keeps where the arrows lead, and takes the keys that belong to the acts and the log."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._where: Where = "hand"

    def go_home(self) -> None:
        """Back to the hand."""
        if self._where == "acts":
            self._screen.action_row.leave()
        elif self._where == "log":
            self._screen.log_panel.leave()
        self._where = "hand"

    def press(self, event: events.Key) -> bool:
        """Take an arrow, Enter or Esc where they do not belong to the hand."""
        if self._where == "hand":
            is_taken = event.key in ("up", "down")
            if is_taken:
                self._leave_hand(event.key)
        elif self._where == "acts":
            is_taken = self._along_acts(event.key)
        else:
            is_taken = self._through_log(event.key)
        if is_taken:
            event.stop()
        return is_taken

    def _leave_hand(self, key: str) -> None:
        if key == "up":
            self.log()
        else:
            self._where = "acts"
            self._screen.action_row.enter()

    def log(self) -> None:
        """Walk through what happened."""
        self.go_home()
        self._where = "log"
        self._screen.log_panel.walk(-1)

    def _along_acts(self, key: str) -> bool:
        row = self._screen.action_row
        if key in ("left", "right"):
            row.walk(1 if key == "right" else -1)
        elif key in ("enter", "space"):
            action = row.action
            self.go_home()
            if action is not None:
                self._screen.perform(action)
        elif key in ("up", "escape"):
            self.go_home()
        elif key != "down":
            self.go_home()
            return False
        return True

    def _through_log(self, key: str) -> bool:
        log = self._screen.log_panel
        if key in ("up", "down"):
            if not log.walk(-1 if key == "up" else 1):
                self.go_home()
        elif key in ("enter", "question_mark", "r"):
            clause = log.clause_here()
            self.go_home()
            self._screen.open_rulebook(clause)
        elif key in ("left", "right", "escape", "l"):
            self.go_home()
        elif key not in ("pageup", "pagedown"):
            self.go_home()
            return False
        else:
            log.walk(-5 if key == "pageup" else 5)
        return True

    def log_up(self) -> None:
        """Scroll the log towards older lines."""
        self._screen.log_panel.scroll_page_up(animate=False)

    def log_down(self) -> None:
        """Scroll the log towards younger lines."""
        self._screen.log_panel.scroll_page_down(animate=False)
