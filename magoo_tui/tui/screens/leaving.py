"""Leaving: a screen goes once, by its own doing, and never takes another one with it."""

from collections.abc import Callable
from typing import ClassVar, Generic, Protocol, TypeVar, runtime_checkable

from textual import events
from textual.await_complete import AwaitComplete
from textual.screen import Screen

Answer = TypeVar("Answer")
Given = TypeVar("Given")


@runtime_checkable
class Hearing(Protocol):
    """A screen that hears buzzers."""

    def press_buzzer(self, event: events.Key) -> bool:
        """Hear a buzzer; whether the key is one."""


class Leaving(Screen[Answer], Generic[Answer]):
    """A screen that may be told to go more often than it can: keys come faster than screens go.

    In a list of bases it stands last, for Textual reads styles and keys of the first one alone.
    """

    BUZZES: ClassVar[bool] = False
    """Whether a buzzer for which it has no other use is heard by the screen below it. Where letters
    are typed none is: nobody slaps by a word."""

    has_left = False
    """Whether it has gone; nothing that was still on its way to it does anything."""

    def dismiss(self, result: Answer | None = None) -> AwaitComplete:
        """Go with an answer, if the screen is on top and has not gone before."""
        if self.has_left or not self.is_active:
            return AwaitComplete()
        self.has_left = True
        return super().dismiss(result)

    def show_over(
        self, screen: Screen[Given], answered: Callable[[Given | None], None] | None = None
    ) -> None:
        """Put a screen on top of this one, unless another one lies there already."""
        if self.is_active:
            self.app.push_screen(screen, answered)
