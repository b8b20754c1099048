"""A law is typed: how it is understood, what can follow, and sentences to begin from."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from magoo_tui.games.magoo.examples import EXAMPLES
from magoo_tui.kernel.seats import Seat
from magoo_tui.rulebook.language import grammar, understanding
from magoo_tui.table.table import Table
from magoo_tui.tui.modals.examples import ExamplesModal
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.modals.propose_text import LawForm
from tests.tui.staged import Shown, sitting_at, table_with, text_of, until

CONVENED = ("Ann: move to convene", "Bo: second")
SIZE = (80, 24)


def typing() -> tuple[Table, Shown]:
    table = table_with(*CONVENED)
    return table, Shown(LawForm(sitting_at(table), Seat(3)))


def keys_of(text: str) -> list[str]:
    named = {" ": "space", ",": "comma", ".": "full_stop", '"': "quotation_mark"}
    return [named.get(mark, mark) for mark in text]


async def type_in(pilot: Pilot[Any], app: Shown, text: str) -> None:
    app.screen.query_one(Field).value = text
    app.screen.query_one(Field).cursor_position = len(text)
    await pilot.pause()


def told(app: Shown, words: str) -> Callable[[], bool]:
    def is_told() -> bool:
        shown = text_of(app).replace("│", " ").replace("█", " ")
        return words in " ".join(shown.split())

    return is_told


@pytest.mark.clause("law.lang.1")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            "whoever plays a skip draws a card",
            "understood as: When a player plays a Skip, that player draws 1 card.",
        ),
        ("Everyone draws a card.", "done once: At once, everyone draws 1 card."),
        (
            "When a player plays a 7, that player does a handstand.",
            (
                "by hand: nobody but you will enforce this (I could not follow after "
                '"When a player plays a 7, that player")'
            ),
        ),
        ("By hand: everyone hums.", "by hand: nobody but you will enforce this"),
        (
            "When a player draws a red card, that player drinks 1.",
            "refused (law.hidden.1): ",
        ),
    ],
)
async def test_the_table_says_how_it_understands_what_is_typed(text: str, words: str) -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await type_in(pilot, app, text)
        await until(pilot, told(app, words))


async def test_only_the_newest_text_counts() -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await type_in(pilot, app, "Everyone draws a card.")
        await type_in(pilot, app, "Everyone drinks 1.")
        await until(pilot, told(app, "done once: At once, everyone drinks 1."))
        assert not told(app, "draws 1 card.")()


@pytest.mark.clause("law.hidden.1")
async def test_what_is_refused_is_not_proposed() -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await type_in(pilot, app, "When a player draws a red card, that player drinks 1.")
        await pilot.press("enter")
        await until(pilot, told(app, "refused (law.hidden.1):"))
        await pilot.press("enter")
        await pilot.pause()
        assert app.answers == []


async def test_enter_before_the_reading_proposes_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await type_in(pilot, app, 'Whoever plays a Wild must say "please".')
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.answers))
        # what was read need not be read again: the table takes it without the grammar
        monkeypatch.setattr(understanding, "parse", None)
        assert app.answers == ['propose "Whoever plays a Wild must say "please"."']
        assert table.submit(Seat(3), app.answers[0]) is None
    committee = table.view(None).committee
    assert committee is not None and committee.proposal is not None
    assert committee.proposal.outcome == "enforced"
    assert committee.proposal.own_words == 'Whoever plays a Wild must say "please".'
    assert grammar.grammar() is not None


async def test_a_law_is_written_by_taking_phrases_over() -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, told(app, "▸ When"))
        await pilot.press("tab")
        await until(pilot, told(app, "▸ a player"))
        await pilot.press("right")
        await until(pilot, told(app, "▸ plays"))
        await pilot.press("down", "tab")
        await until(pilot, lambda: app.screen.query_one(Field).value == "When a player draws ")


async def test_what_is_taken_over_follows_in_the_newest_text_however_fast_the_keys() -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, told(app, "▸ When"))
        await pilot.press(*keys_of("Whoever pl"), "tab")
        await until(pilot, lambda: app.screen.query_one(Field).value == "Whoever plays ")


async def test_the_arrows_go_along_the_text_where_the_cursor_is_within_it() -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await type_in(pilot, app, "When")
        await pilot.press("left", "left", "right")
        assert app.screen.query_one(Field).cursor_position == 3
        assert app.screen.query_one(Field).value == "When"


@pytest.mark.parametrize("key", ["ctrl+g", "question_mark"])
async def test_a_page_of_examples_is_one_key_away_and_puts_one_into_the_field(key: str) -> None:
    _, app = typing()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(app.screen, ExamplesModal)
        await pilot.press("down", "i")
        await pilot.pause()
        assert app.screen.query_one(Field).value == EXAMPLES[0][1][1].text
        await until(pilot, told(app, "understood as: When a player plays a wild,"))
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.answers))
