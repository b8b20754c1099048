"""The rulebook as lines: what is suspended is said to be, and is said once."""

import pytest

from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.views import RulebookView
from magoo_tui.plain.pages import SUSPENDED, find_rules, rounds
from magoo_tui.rulebook import load
from magoo_tui.store.deeds import RoundFinished
from magoo_tui.table.table import Table


def law(*suspended: str) -> RulebookView:
    fields = (("Game", "magoo"), ("Seats", "Ann, Bo"), *(("Suspended", one) for one in suspended))
    in_force: RulebookView = Table(GAMES["magoo"](), Header(fields)).view(None).law
    return in_force


def told(words: str, *suspended: str) -> list[str]:
    return list(find_rules(load("magoo"), words, law(*suspended)))


@pytest.mark.parametrize("suspended", ["magoo.am7", "magoo.am7.6"])
def test_a_clause_is_suspended_by_itself_or_with_its_section(suspended: str) -> None:
    assert SUSPENDED in told("am7.6", suspended)
    assert SUSPENDED not in told("am6.2", suspended)


def test_of_a_suspended_section_it_is_said_once() -> None:
    assert told("am4", "magoo.am4").count(SUSPENDED) == 1


def test_in_a_section_only_the_suspended_clause_is_marked() -> None:
    lines = told("am7", "magoo.am7.6")
    assert lines.count(SUSPENDED) == 1
    assert lines[lines.index(SUSPENDED) - 1].startswith("magoo.am7.6 ")


def test_values_are_those_of_the_law_in_force() -> None:
    fields = (("Game", "magoo"), ("Seats", "Ann, Bo"), ("Set", "social = 3"))
    set_by_house = Table(GAMES["magoo"](), Header(fields)).view(None).law
    clause = load("magoo").clause_setting("social").id
    assert any(
        "social = 3 (by default 4)" in one
        for one in find_rules(load("magoo"), clause, set_by_house)
    )


def test_a_game_in_which_nobody_is_ranked_names_its_losers_alone() -> None:
    played = RoundFinished(
        game="magarac",
        table="keen-crane",
        round=1,
        date="2026-11-30",
        seats=("Ann", "Bo", "Cy"),
        finished=(),
        losers=("Bo", "Cy"),
        exempt=(),
    )
    assert list(rounds([played])) == ["2026-11-30  keen-crane, round 1: lost by Bo, Cy"]
