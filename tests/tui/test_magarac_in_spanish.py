"""Magarac in Spanish: no screen of it holds a word that is English alone."""

import re
from functools import cache

import pytest

from magoo_tui.tongue import catalog, speaking
from magoo_tui.tui.screens.curtain import CurtainScreen
from magoo_tui.tui.screens.race import RaceScreen
from tests.bots.tables import Clock
from tests.tui.conftest import SIZES
from tests.tui.magarac_tables import FORFEIT, MOMENTS, OVER
from tests.tui.raced import app_with, press, sitting_with
from tests.tui.samples import shown

WORD = re.compile(r"[^\W\d_]{3,}")
NO_WORDS = re.compile(r"{\w+}|\w+\.\d+")
"""Values that are put in, and the names of clauses."""
OWN = {"magarac", "magoo", "ann", "ctrl"}
"""Names, and what is called the same everywhere."""


def words_of(text: str) -> set[str]:
    return {word.casefold() for word in WORD.findall(NO_WORDS.sub(" ", text))}


@cache
def english_alone() -> frozenset[str]:
    """Words of the English texts that stand in none of the Spanish ones."""
    texts = catalog("es")
    english = {word for text in texts for word in words_of(text)}
    spanish = {word for text in texts.values() for word in words_of(text)}
    return frozenset(english - spanish - OWN - words_of(FORFEIT))


def test_there_are_many_such_words() -> None:
    assert {"card", "passes", "deals", "slaps", "over", "last"} <= english_alone()


@SIZES
@pytest.mark.parametrize("is_one", [True, False])
@pytest.mark.parametrize("moment", [*MOMENTS, "over"])
async def test_no_word_of_the_table_the_curtain_and_the_race_is_english(
    clock: Clock, moment: str, size: tuple[int, int], *, is_one: bool
) -> None:
    with speaking("es"):
        sitting = sitting_with(
            {**MOMENTS, "over": OVER}[moment], clock, *(["Bo"] if is_one else [])
        )
        app = app_with(sitting)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            assert words_of(shown(app)) & english_alone() == set()
            if isinstance(app.screen, CurtainScreen):
                await press(pilot, clock, app.screen.letter)
                assert words_of(shown(app)) & english_alone() == set()


async def test_no_word_that_a_race_says_is_english(clock: Clock) -> None:
    with speaking("es"):
        app = app_with(sitting_with(MOMENTS["tie"].removesuffix("@4 Cy: throw rock\n"), clock))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, RaceScreen)
            for key in ("1", "r", "z", "comma"):
                await press(pilot, clock, key)
                assert words_of(shown(app)) & english_alone() == set()
