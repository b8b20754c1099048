"""What a challenge showed is for one pair of eyes."""

from textual.pilot import Pilot

from magoo_tui.tui.faces.magoo.challenge import ChallengeModal
from magoo_tui.tui.pressed import DEAF
from tests.bots.tables import Clock
from tests.tui.sample_views import view_of
from tests.tui.staged import Shown, text_of

FACES = ("▲", "●", "■", "✦")
SHOWN = ("R3", "GD", "W", "BS")


def challenged() -> Shown:
    return Shown(ChallengeModal(view_of(shown=SHOWN)))


async def look(pilot: Pilot[None], clock: Clock) -> None:
    clock.now += DEAF
    await pilot.press("b")
    await pilot.pause()


async def test_nothing_is_drawn_before_its_key_is_pressed(clock: Clock) -> None:
    app = challenged()
    async with app.run_test(size=(80, 24)) as pilot:
        shown = text_of(app)
        assert "Bo alone looks" in shown
        assert not any(face in shown for face in FACES)
        clock.now += DEAF
        await pilot.press("a", "d")
        assert not any(face in text_of(app) for face in FACES)


async def test_a_key_held_down_from_before_opens_nothing(clock: Clock) -> None:
    app = challenged()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("b", "enter", "b")
        assert not any(face in text_of(app) for face in FACES)


async def test_its_key_shows_the_cards_and_enter_takes_them_away_for_good(clock: Clock) -> None:
    app = challenged()
    async with app.run_test(size=(80, 24)) as pilot:
        await look(pilot, clock)
        shown = text_of(app)
        assert all(face in shown for face in FACES)
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == [None]
        assert not any(face in text_of(app) for face in FACES)


async def test_an_empty_hand_is_told_in_words(clock: Clock) -> None:
    app = Shown(ChallengeModal(view_of(shown=())))
    async with app.run_test(size=(80, 24)) as pilot:
        await look(pilot, clock)
        assert "no other card" in text_of(app)


async def test_a_large_hand_fits_the_smallest_screen(clock: Clock) -> None:
    many = tuple(f"{color}{number}" for color in "RGBY" for number in range(10))
    app = Shown(ChallengeModal(view_of(shown=many)))
    async with app.run_test(size=(80, 24)) as pilot:
        await look(pilot, clock)
        assert text_of(app).count("▲") >= 10
        assert "Close" in text_of(app)
