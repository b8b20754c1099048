"""The rulebook as people read it."""

import msgspec
import pytest
from textual.content import Content

from magoo_tui.rulebook import load
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.screens.rulebook import RulebookScreen
from magoo_tui.tui.screens.rulebook_pages import Pages, law_lines
from tests.tui.sample_views import law_of
from tests.tui.staged import Shown, text_of

SIZE = (80, 24)
BOOK = load("magoo")


def opened(clause: str | None = None) -> Shown:
    return Shown(RulebookScreen(BOOK, law_of(3), clause))


@pytest.mark.clause("magoo.art1.3")
async def test_it_opens_at_its_title_page() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "The Constigootion of Magoo" in shown
        assert "Baltimore" in shown


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("magoo.am4.6", "Taking the debt"),
        ("magoo.am4", "Amendment IV: The Pile-On"),
        ("law.2", "The Maglossary"),
        ("notation", "The Constigootion of Magoo"),
    ],
)
async def test_it_opens_at_the_clause_that_was_cited(clause: str, words: str) -> None:
    app = opened(clause)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert words in text_of(app)


async def test_a_clause_tells_the_value_in_force_and_its_bounds() -> None:
    app = opened("magoo.am5.1")
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "social = 3" in shown
        assert "in the rulebook 4" in shown
        assert "from 3 to 6" in shown


async def test_what_is_suspended_is_struck_out_and_said_to_be() -> None:
    app = opened("magoo.am5.1")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        assert "Suspended by the Rules Committee" in text_of(app)
    page = Pages(BOOK, law_of()).clause(BOOK.clause("magoo.am5.1"))
    assert any("strike" in str(span.style) for span in page.spans)
    page = Pages(BOOK, law_of()).clause(BOOK.clause("magoo.am4.1"))
    assert not any("strike" in str(span.style) for span in page.spans)


async def test_search_finds_as_one_types_and_escape_brings_all_back() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"debt taking")
        await pilot.pause()
        assert "Taking the debt" in text_of(app)
        assert "uno.1 The deck" not in text_of(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "uno.1 The deck" in text_of(app)
        assert app.answers == []
        await pilot.press("escape")
        await pilot.pause()
        assert app.answers == [None]


async def test_an_id_typed_in_the_search_opens_the_clause() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("slash", *"am7.5", "enter")
        await pilot.pause()
        assert "am7.5  Eye contact" in text_of(app)


async def test_a_search_without_success_says_so() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"xyzzy")
        await pilot.pause()
        assert "Nothing in the book" in text_of(app)


@pytest.mark.clause("magoo.art1.4")
async def test_the_maglossary_tells_movers_dates_and_votes() -> None:
    app = opened("law.1")
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert "moved by Di, ratified 2026-03-01, 3 of 5 ayes" in shown
        assert "kept by hand" in shown
        assert "Proposed by Matthew Swanson" in shown


async def test_a_law_is_found_by_its_words() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"red 7 next player")
        await pilot.pause()
        assert "law 1" in text_of(app)


def test_every_clause_has_a_page_with_its_values() -> None:
    pages = Pages(BOOK, law_of())
    for clause in BOOK.clauses.values():
        page = pages.clause(clause).plain
        assert clause.title in page
        assert "{" not in page


async def test_every_letter_of_a_search_is_searched_for() -> None:
    app = opened()
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*"social")
        await pilot.pause()
        assert app.screen.query_one("#search", Field).value == "social"
        assert "The Social" in text_of(app)


def test_a_law_without_a_date_is_told_without_one() -> None:
    law = law_of(1).laws[0]
    undated = Content("\n").join(law_lines(msgspec.structs.replace(law, date=""))).plain
    assert "ratified, 3 of 5 ayes" in undated
    assert "ratified 2026-03-01, 3 of 5 ayes" in Content("\n").join(law_lines(law)).plain
