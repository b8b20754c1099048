"""What a person should see at the table, at the smallest size and at a large one."""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from magoo_tui.pins import Pins
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.options import Options
from magoo_tui.tui.pressed import DEAF
from tests.bots.tables import Clock
from tests.tui.conftest import SIZES
from tests.tui.samples import CROWD, PILE_ON, QUIET, app_at, many, sitting_at


@SIZES
def test_pile_on(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """Di's heavy box owes 2; Cy is out; eight cards fanned; the yellow Reverse has a ✓."""
    app = app_at(PILE_ON, "Di")
    assert snap_compare(app, terminal_size=size, press=["right", "right"])


@SIZES
def test_crowd(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """Ten seats; twenty cards; three of them raised and numbered; why they cannot be laid."""
    app = app_at(CROWD, "Ann")
    assert snap_compare(app, terminal_size=size, press=["5", "6", "7"])


@SIZES
@pytest.mark.parametrize("seats", [2, 20])
def test_few_and_many(snap_compare: Callable[..., bool], size: tuple[int, int], seats: int) -> None:
    """Every seat with its cards, in boxes, or in one line each where there is no room."""
    assert snap_compare(app_at(many(seats), "Ann"), terminal_size=size)


@SIZES
def test_curtain(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """Woven like the backs of the cards; whom to pass the laptop to, and the key that opens."""
    assert snap_compare(app_at(PILE_ON), terminal_size=size)


@SIZES
def test_curtain_with_a_pin(
    snap_compare: Callable[..., bool], clock: Clock, size: tuple[int, int]
) -> None:
    """The same box asks for the PIN, and a dot stands there for each digit."""
    sitting = sitting_at(PILE_ON)
    sitting.pins = Pins(House(MemoryStore()))
    sitting.pins.change("Di", "", "1234")

    async def type_some(pilot: Pilot[int]) -> None:
        await pilot.pause()
        clock.now += DEAF
        await pilot.press(*"d123")

    app = MagooApp(sitting)
    assert snap_compare(app, terminal_size=size, run_before=type_some)


def test_words_with_the_cards(snap_compare: Callable[..., bool]) -> None:
    """A Double Magoo raised; its call ready in the field at the foot."""
    app = app_at(QUIET, "Ann")
    assert snap_compare(app, terminal_size=(80, 24), press=["space", "right", "space", "s"])


def test_not_on_turn(snap_compare: Callable[..., bool]) -> None:
    """Bo's own hand dimmed, no marks below it, and Ann is waited for."""
    assert snap_compare(app_at(QUIET, "Bo"), terminal_size=(80, 24))


@pytest.mark.parametrize("theme", ["midnight", "high-contrast"])
def test_themes(snap_compare: Callable[..., bool], theme: str) -> None:
    """The same table in other colors."""
    app = app_at(QUIET, "Ann", options=Options(theme=theme))
    assert snap_compare(app, terminal_size=(80, 24), press=["right", "space"])


def test_without_color(snap_compare: Callable[..., bool]) -> None:
    """Shapes, frames and bold letters alone tell everything."""
    app = app_at(QUIET, "Ann", options=Options(is_colored=False))
    assert snap_compare(app, terminal_size=(80, 24), press=["right", "space"])


def test_letters_alone(snap_compare: Callable[..., bool]) -> None:
    """No shape and no line that is not on every keyboard."""
    app = app_at(QUIET, "Ann", options=Options(is_ascii=True))
    assert snap_compare(app, terminal_size=(80, 24), press=["right", "space"])


def test_too_small(snap_compare: Callable[..., bool]) -> None:
    """One sentence, and no card."""
    assert snap_compare(app_at(QUIET, "Ann"), terminal_size=(60, 20))
