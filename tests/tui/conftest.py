"""What the tests of the screens have alike: still cursors, and a clock for what hides a hand."""

import pytest
from textual.widgets import Input

from magoo_tui.tui import pressed
from magoo_tui.tui.reading import reader
from tests.bots.tables import Clock

SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["small", "large"])
"""The smallest terminal there may be, and a large one."""


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No cursor blinks."""
    monkeypatch.setattr(Input, "_toggle_cursor", lambda _: None)


@pytest.fixture(autouse=True)
def _near(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed is read in a thread: no test waits for a process that it is not about."""
    monkeypatch.setattr(reader, "_start", lambda: None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """By this one keys are told apart from keys that are held down."""
    clock = Clock()
    monkeypatch.setattr(pressed, "monotonic", clock)
    monkeypatch.setattr(pressed, "moment_of", lambda _: clock.now)
    return clock
