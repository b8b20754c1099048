"""What a person should see of laws at work, at the smallest size and at a large one."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from magoo_tui.games.magoo.examples import EXAMPLES
from magoo_tui.kernel.clause_id import ClauseId
from magoo_tui.kernel.seats import Seat
from magoo_tui.kernel.views import Touch
from magoo_tui.tui.modals.committee import CommitteeModal
from magoo_tui.tui.modals.examples import ExamplesModal
from magoo_tui.tui.modals.field import Field
from magoo_tui.tui.modals.propose_text import LawForm
from tests.tui.conftest import SIZES
from tests.tui.sample_views import proposal_of, session_of, view_of
from tests.tui.samples import DEMAND, MAY_SHOW, OWED, RACE, SHOWN, SWITCHED, app_at
from tests.tui.staged import Shown, StandingTable, sitting_at, table_with, text_of, until

Compare = Callable[..., bool]
TOUCHES = (
    Touch(ClauseId("law.1"), "When a player plays a 7, ...", "both act", ClauseId("law.fire.1")),
    Touch(ClauseId("magoo.uno.26"), "The Skip", "the clause first", ClauseId("law.fire.1")),
)


@SIZES
@pytest.mark.parametrize(
    ("position", "people"),
    [
        (OWED, ("Ann",)),
        (DEMAND, ("Bo",)),
        (RACE, ()),
        (SHOWN, ("Bo",)),
        (SWITCHED, ("Di",)),
    ],
    ids=["owed", "demand", "race", "shown", "switched"],
)
def test_laws_at_the_table(
    snap_compare: Compare, position: str, people: tuple[str, ...], size: tuple[int, int]
) -> None:
    """Words owed above the hint; cards asked for marked; a race large; seats where they are."""
    assert snap_compare(app_at(position, *people), terminal_size=size)


@SIZES
def test_a_card_to_show(snap_compare: Compare, size: tuple[int, int]) -> None:
    """Only the blue cards, each with its number, since a law waits for blue."""
    assert snap_compare(app_at(MAY_SHOW, "Ann"), terminal_size=size, press=["v"])


@SIZES
def test_the_curtain_with_words_owed(snap_compare: Compare, size: tuple[int, int]) -> None:
    """Who owes what, below what has happened, and the key that says it."""
    assert snap_compare(app_at(OWED), terminal_size=size)


@SIZES
def test_a_law_before_the_committee(snap_compare: Compare, size: tuple[int, int]) -> None:
    """The canonical form with room around it, the mover's words, what it meets, the note's key."""
    proposal = proposal_of(outcome="enforced", touches=TOUCHES)
    table = StandingTable(view_of(committee=session_of(proposal=proposal)))
    assert snap_compare(Shown(CommitteeModal(table.sitting())), terminal_size=size)


@SIZES
def test_a_law_that_is_typed(snap_compare: Compare, size: tuple[int, int]) -> None:
    """The reading beside its bar, below it what can follow, and the key of the examples."""
    table = table_with("Ann: move to convene", "Bo: second")
    app = Shown(LawForm(sitting_at(table), Seat(3)))

    async def typed(pilot: Pilot[Any]) -> None:
        app.screen.query_one(Field).value = "Whoever plays a red 7 or a Skip draws 2 cards "
        await until(pilot, lambda: "understood as:" in text_of(app))

    assert snap_compare(app, terminal_size=size, run_before=typed)


@SIZES
def test_examples(snap_compare: Compare, size: tuple[int, int]) -> None:
    """Sentences in bold, what comes of each below it; the first is at hand."""
    assert snap_compare(Shown(ExamplesModal(EXAMPLES)), terminal_size=size)
