"""Following: a screen at a table is told of every line that the table accepts."""

from abc import abstractmethod
from typing import Generic, TypeVar

from textual import on
from textual.message import Message
from textual.screen import Screen

from magoo_tui.tui.sitting import Sitting

Answer = TypeVar("Answer")


class Following(Screen[Answer], Generic[Answer]):
    """Follows the table of its sitting for as long as it is shown."""

    sitting: Sitting

    class Told(Message):
        """The table has accepted a line."""

    def on_mount(self) -> None:
        """Follow the table."""
        self._stop_following = self.sitting.follow(self._tell)

    def on_unmount(self) -> None:
        """Nobody need be told any more."""
        self._stop_following()

    def _tell(self) -> None:
        self.post_message(self.Told())

    @on(Told)
    def _be_told(self) -> None:
        self.catch_up()

    @abstractmethod
    def catch_up(self) -> None:
        """Show what the table has come to."""
