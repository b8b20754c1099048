"""What a person should see of Magarac and its races, at the smallest size and at a large one."""

from collections.abc import Callable
from typing import TypeAlias

import pytest

from magoo_tui.tongue import speaking
from magoo_tui.tui.faces.magarac.ending import DonkeyScreen
from magoo_tui.tui.options import Options
from tests.bots.tables import Clock
from tests.tui.conftest import SIZES
from tests.tui.magarac_tables import MOMENTS, OVER, crowd, view_of
from tests.tui.raced import STILL, app_with, sitting_with
from tests.tui.staged import Shown

Compare: TypeAlias = Callable[..., bool]
EIGHT = crowd(8, "Ann: slap", "Gus: slap", "Bo: slap", "[/red]: slap", letters="MAG")
"""Three of seven have followed."""


@pytest.fixture
def looks(snap_compare: Compare, clock: Clock) -> Callable[..., None]:
    """Compare a table with how it looked, by a clock that stands still."""

    def compare(
        record: str,
        size: tuple[int, int],
        *people: str,
        press: tuple[str, ...] = (),
        options: Options = STILL,
    ) -> None:
        app = app_with(sitting_with(record, clock, *people), options)
        assert snap_compare(app, terminal_size=size, press=press)

    return compare


Looks: TypeAlias = Callable[..., None]


@SIZES
def test_own_turn(looks: Looks, size: tuple[int, int]) -> None:
    """Ann's heavy box; a card's way to Bo; four cards with a ✓, the second under the cursor."""
    looks(MOMENTS["turn"], size, "Ann", press=("right",))


@SIZES
def test_offer(looks: Looks, size: tuple[int, int]) -> None:
    """A card face down on its way to Cy, who takes it or not; Cy's hand dimmed."""
    looks(MOMENTS["offer"], size, "Cy")


@SIZES
def test_hand_over(looks: Looks, size: tuple[int, int]) -> None:
    """Bo's four kings laid open; Cy was last and has written a letter; the way to the next hand."""
    looks(MOMENTS["hand over"], size)


@SIZES
def test_race(looks: Looks, size: tuple[int, int]) -> None:
    """Who slapped, large; keys drawn heavy before those who run, places before those who came."""
    looks(EIGHT, size)


@SIZES
def test_tie(looks: Looks, size: tuple[int, int]) -> None:
    """Cy has thrown, unseen; Ann has still to throw; the keys of the three shapes."""
    looks(MOMENTS["tie"], size)


@SIZES
def test_curtain(looks: Looks, size: tuple[int, int]) -> None:
    """Whom to pass the laptop to, what Cy has done, and the key that each slaps with."""
    looks(MOMENTS["false"], size)


@SIZES
def test_buzzers(looks: Looks, size: tuple[int, int]) -> None:
    """Thirteen seats, each with its key drawn beside its name."""
    looks(crowd(13, "Ann: slap", "*: time up"), size, press=("k",))


@SIZES
def test_game_end(snap_compare: Compare, size: tuple[int, int]) -> None:
    """A donkey with a daisy, the whole word, the forfeit, everybody's letters."""
    assert snap_compare(Shown(DonkeyScreen(view_of(OVER))), terminal_size=size)


def test_in_spanish(looks: Looks) -> None:
    """The race with its head, its keys and its foot in Spanish."""
    with speaking("es"):
        looks(EIGHT, (80, 24))


def test_letters_alone(looks: Looks) -> None:
    """The race without a line or a block that is not on every keyboard."""
    looks(EIGHT, (80, 24), options=Options(is_ascii=True, has_motion=False))
