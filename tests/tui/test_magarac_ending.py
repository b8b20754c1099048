"""The end of a game of Magarac: the word, the donkey, everybody's letters (magarac.end)."""

import pytest

from magoo_tui.games.magarac.cards import WORD
from magoo_tui.tongue import LANGUAGES, speaking
from magoo_tui.tui.blocks import BLOCKS, HIGH
from magoo_tui.tui.canvas import Canvas
from magoo_tui.tui.faces.magarac import donkey
from magoo_tui.tui.faces.magarac.ending import BEAT, DonkeyScreen
from magoo_tui.tui.faces.magarac.farewell import paint_farewell
from magoo_tui.tui.faces.magarac.pixels import NOTHING
from magoo_tui.tui.palette import PAINTS, palette_for
from magoo_tui.tui.screens.ceremony import GUARD
from tests.tui.magarac_tables import (
    ABANDONED,
    FORFEIT,
    NAMES,
    OVER,
    last_game,
    view_at,
    view_of,
)
from tests.tui.staged import Shown, Timers, text_of

SIZE = (80, 24)


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    return Timers(monkeypatch, DonkeyScreen)


async def words_of(record: str) -> str:
    app = Shown(DonkeyScreen(view_of(record)))
    async with app.run_test(size=SIZE):
        return text_of(app)


@pytest.mark.clause("magarac.end.1", "magarac.end.2")
async def test_the_donkey_is_named_and_its_word_stands_there() -> None:
    shown = await words_of(OVER)
    assert "Cy is the donkey" in shown
    assert "A laugh, and a pat on the neck." in shown
    assert "end.1" in shown
    assert "end.2" in shown
    for row in range(HIGH):
        assert " ".join(BLOCKS[letter][row] for letter in WORD).rstrip() in shown


@pytest.mark.clause("magarac.end.3")
async def test_the_forfeit_stands_there_if_one_was_agreed() -> None:
    shown = " ".join((await words_of(OVER)).split())
    assert all(part in shown for part in FORFEIT.split())
    assert "end.3" in shown
    assert "end.3" not in await words_of(last_game(3))


@pytest.mark.clause("magarac.end.4")
@pytest.mark.parametrize("seats", [3, 7, 8, 13])
async def test_seats_stand_in_their_order_with_their_letters(seats: int) -> None:
    shown = await words_of(last_game(seats))
    rows = [row for row in shown.splitlines() if "M A G A R A" in row or "MAGARA" in row]
    assert len(rows) == (seats if seats <= 7 else -(-seats // 2))
    assert "Ann" in rows[0]
    assert "Bo" in rows[1]
    assert shown.replace(" ", "").count(WORD) == seats - 2
    assert "end.4" in shown


@pytest.mark.clause("magarac.end.6")
async def test_a_game_without_a_loser_has_a_donkey_and_nobody_is_it() -> None:
    shown = await words_of(ABANDONED)
    assert "too few are left" in shown
    assert "Nobody is the donkey this time." in shown
    assert "end.6" in shown
    assert "✗ Bo" in shown
    assert "pat" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", PAINTS)
@pytest.mark.parametrize("seats", range(3, 14))
def test_everything_has_its_room_on_the_smallest_screen(
    seats: int, theme: str, language: str
) -> None:
    text = "sing what all others choose " * 4
    record = last_game(seats).replace("Dealer", f"Set: forfeit = {text.strip()}\nDealer")
    palette = palette_for(theme)
    with speaking(language):
        for heard in range(len(WORD) + 1):
            canvas = Canvas(80, 23, palette.table)
            paint_farewell(canvas, palette, view_of(record), heard)
        rows = [strip.text for strip in canvas.strips()]
    assert {strip.cell_length for strip in canvas.strips()} == {80}
    assert any("end.1" in row for row in rows)
    assert any("end.3" in row for row in rows)


def test_the_donkey_is_even_on_both_sides_but_for_its_daisy() -> None:
    assert {len(row) for row in donkey.DONKEY} == {donkey.WIDE}
    assert len(donkey.DONKEY) == 2 * donkey.HIGH
    pixels = set("".join(donkey.DONKEY))
    assert pixels - {NOTHING} == set(donkey.PAINTS)
    uneven = [row for row in donkey.DONKEY if row != row[::-1]]
    assert 0 < len(uneven) <= 7


def test_the_donkey_is_told_without_colors() -> None:
    canvas = Canvas(donkey.WIDE, donkey.HIGH, palette_for("felt").table)
    donkey.paint_donkey(canvas, 0, 0, PAINTS["felt"].table)
    rows = [strip.text for strip in canvas.strips()]
    eyes = rows[9]
    assert eyes.strip("█▀▄ ") == ""
    assert " " in eyes.strip()


async def test_letters_come_one_after_the_other_and_any_key_ends_the_waiting(
    timers: Timers,
) -> None:
    app = Shown(DonkeyScreen(view_of(OVER)), has_motion=True)
    async with app.run_test(size=SIZE) as pilot:
        assert "any key ends the waiting" in text_of(app)
        assert timers.ring() == BEAT
        await pilot.press("x")
        assert "any key: back to the table" in text_of(app)
        assert timers.ring() == BEAT
        assert len(timers) == 1
        await pilot.press("x")
        assert app.answers == []
        assert timers.ring() == GUARD
        await pilot.press("x")
        await pilot.pause()
        assert app.answers == [None]


async def test_all_letters_come_by_themselves(timers: Timers) -> None:
    app = Shown(DonkeyScreen(view_of(OVER)), has_motion=True)
    async with app.run_test(size=SIZE):
        assert [timers.ring() for _ in range(len(WORD))] == [BEAT] * (len(WORD) - 1) + [GUARD]
        assert "back to the table" in text_of(app)


@pytest.mark.parametrize("record", [OVER, ABANDONED])
async def test_without_motion_it_stands_at_once_and_a_click_leaves(
    record: str, timers: Timers
) -> None:
    app = Shown(DonkeyScreen(view_of(record)))
    async with app.run_test(size=SIZE) as pilot:
        assert "back to the table" in text_of(app)
        assert timers.ring() == GUARD
        await pilot.click("#farewell")
        await pilot.pause()
        assert app.answers == [None]


def test_only_a_game_that_is_over_has_an_end() -> None:
    with pytest.raises(ValueError, match="over"):
        DonkeyScreen(view_at("turn"))


async def test_names_stand_letter_for_letter() -> None:
    assert "[/red]" in NAMES[:5]
    assert "[/red]" in await words_of(last_game(5))
