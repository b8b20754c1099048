"""The dialog of the buzzers: a seat is chosen, another key is pressed, and it is kept."""

from typing import Any

import pytest
from textual.pilot import Pilot

from magoo_tui.buzzers import Buzzers
from magoo_tui.kernel.seats import Seat
from magoo_tui.store.errors import StoreRefused
from magoo_tui.store.house import House
from magoo_tui.store.memory import MemoryStore
from magoo_tui.tui.app import MagooApp
from magoo_tui.tui.buzzers import DEFAULTS, buzzer_keys
from magoo_tui.tui.modals.buzzers import BuzzerButton, BuzzersModal
from tests.bots.tables import Clock
from tests.tui.conftest import SIZES
from tests.tui.samples import app_at
from tests.tui.staged import Shown, text_of

NAMES = ("Ann", "[/red]", "Cy")
CROWD = tuple(f"Guest {number} of the house" for number in range(13))


def shown(names: tuple[str, ...] = NAMES, buzzers: Buzzers | None = None) -> tuple[Shown, Buzzers]:
    kept = buzzers or Buzzers(House(MemoryStore()))
    return Shown(BuzzersModal(names, kept)), kept


def keys(app: Any) -> list[str]:
    return [button.buzzer for button in app.screen.query(BuzzerButton)]


@SIZES
async def test_every_seat_stands_there_with_its_key(size: tuple[int, int]) -> None:
    app, _ = shown(CROWD)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = text_of(app)
        for name, key in zip(CROWD, buzzer_keys(CROWD, {}), strict=True):
            assert f"  {key}    {name}" in text
        assert "Esc: back." in text


async def test_names_stand_there_letter_for_letter() -> None:
    app, _ = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "[/red]" in text_of(app)


@pytest.mark.parametrize("way", ["key", "arrows", "click"])
async def test_a_seat_is_chosen_and_the_next_key_is_its_own(way: str) -> None:
    app, buzzers = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await choose(pilot, way)
        assert "[/red]: press the new key." in text_of(app)
        await pilot.press("t")
        await pilot.pause()
        assert "[/red]'s buzzer is t from now on." in text_of(app)
        assert keys(app) == [DEFAULTS[0], "t", DEFAULTS[2]]
        assert buzzers.chosen(NAMES) == {Seat(1): "t"}
        await pilot.press("t")
        await pilot.pause()
        assert "[/red]: press the new key." in text_of(app), "the new key chooses the seat now"


async def choose(pilot: Pilot[Any], way: str) -> None:
    """Choose the second seat."""
    if way == "key":
        await pilot.press(DEFAULTS[1])
    elif way == "arrows":
        await pilot.press("down", "enter")
    else:
        await pilot.click(list(pilot.app.screen.query(BuzzerButton))[1])
    await pilot.pause()


@pytest.mark.parametrize(
    ("key", "told"),
    [
        (DEFAULTS[0], f"{DEFAULTS[0]} is Ann's buzzer already."),
        ("s", "s does something else at a table, and is nobody's buzzer."),
        ("left", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("f1", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("enter", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("tab", "A buzzer is one letter, digit or other sign of the keyboard."),
        ("space", "The space bar does something else"),
        ("exclamation_mark", "! takes Shift, and a buzzer is one key alone."),
        ("apostrophe", "On some keyboards ' waits for another key"),
    ],
)
async def test_what_can_be_none_is_a_sentence_and_another_try(key: str, told: str) -> None:
    app, buzzers = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await choose(pilot, "key")
        await pilot.press(key)
        await pilot.pause()
        assert told in text_of(app)
        assert keys(app) == list(DEFAULTS[:3])
        assert buzzers.chosen(NAMES) == {}
        await pilot.press("T")
        await pilot.pause()
        assert buzzers.chosen(NAMES) == {Seat(1): "t"}, "Caps Lock does not matter"


async def test_escape_leaves_it_as_it_was_and_again_the_dialog() -> None:
    app, buzzers = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await choose(pilot, "key")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, BuzzersModal)
        assert "press the new key" not in text_of(app)
        assert keys(app) == list(DEFAULTS[:3])
        await pilot.press("escape")
        await pilot.pause()
        assert not isinstance(app.screen, BuzzersModal)
        assert buzzers.chosen(NAMES) == {}


async def test_backspace_takes_back_what_was_chosen() -> None:
    buzzers = Buzzers()
    buzzers.change("[/red]", "t")
    app, _ = shown(buzzers=buzzers)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert keys(app)[1] == "t"
        await pilot.press("t", "backspace")
        await pilot.pause()
        assert keys(app) == list(DEFAULTS[:3])
        assert buzzers.chosen(NAMES) == {}


async def test_the_own_key_again_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    app, buzzers = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(DEFAULTS[1], DEFAULTS[1])
        await pilot.pause()
        assert "press the new key" not in text_of(app)
        assert buzzers.chosen(NAMES) == {}


async def test_while_one_is_asked_another_may_be_clicked() -> None:
    app, buzzers = shown()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(DEFAULTS[0])
        await choose(pilot, "click")
        await pilot.press("t")
        await pilot.pause()
        assert buzzers.chosen(NAMES) == {Seat(1): "t"}
        assert text_of(app).count("  ?  ") == 0


async def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(MemoryStore())
    app, _ = shown(buzzers=Buzzers(house))

    def refuse(*_: object) -> None:
        raise StoreRefused("The disk is full.")

    monkeypatch.setattr(house, "record", refuse)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(DEFAULTS[1], "t")
        await pilot.pause()
        assert "The disk is full." in text_of(app)
        assert keys(app) == list(DEFAULTS[:3])


async def test_a_key_held_down_chooses_a_seat_once(clock: Clock) -> None:
    app: MagooApp = app_at("Game: magoo\nSeats: Ann, Bo\nHand: Ann = R1\nHand: Bo = R2\n"
                           "Discard: R3\n\n", "Ann")  # fmt: skip
    buzzers = Buzzers()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(BuzzersModal(NAMES, buzzers))
        await pilot.pause()
        clock.now = 10.0
        for _ in range(4):
            await pilot.press(DEFAULTS[1])
            clock.now += 0.03
        await pilot.pause()
        assert "press the new key" in text_of(app)
        clock.now += 1.0
        await pilot.press("t")
        await pilot.pause()
        assert buzzers.chosen(NAMES) == {Seat(1): "t"}
