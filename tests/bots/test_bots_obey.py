"""Bots under laws: they say in time what is to be said, give up what is asked, and lay by law."""

import pytest

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import SKILLS
from magoo_tui.bots.magoo.hearing import awake
from magoo_tui.bots.magoo.obeying import obey
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.race import SHAPES
from magoo_tui.kernel.seats import Seat
from magoo_tui.table.table import Table
from tests.bots.tables import BotTable

ANN, BO, CY = Seat(0), Seat(1), Seat(2)

LAWS = (
    'When a player plays a 7, that player must say "seven" or draw 1 card.',
    'When a player draws a card, everyone else must say "ouch" or draw 1 card.',
    'When a player plays a 3, the last player to say "love" draws 1 card.',
    "When a player plays a Reverse, everyone discards a wild.",
    "When a player plays a 5, that player gives 2 cards to the next player.",
    "When a player plays a 2, if that player shows a blue card, the next player draws 1 card.",
    'When a player plays a 5, that player draws 2 cards unless they say "high five".',
    'A wild may be played only if that player says "please".',
    'A 7 may be played on a 4 if that player says "please".',
    "Nobody may hold more than ten cards.",
    "Only a number card may be played on an action card.",
    "When a player plays a 0, that player swaps hands with the player to the left.",
    "When a player plays a 4, that player takes another turn.",
)


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("seed", [3, 4])
def test_bots_play_on_under_a_law_and_are_never_refused(law: str, seed: int) -> None:
    sat = BotTable(4, seed, Law=law)
    assert sat.view().law.laws[0].is_enforced
    sat.live.deal()
    sat.play_until(lambda view: view.ending is not None)
    assert sat.table.refusals == []


def table(law: str, *hands: str, discard: str = "R5") -> Table:
    names = ("Ann", "Bo", "Cy")[: len(hands)]
    head = [("Game", "magoo"), ("Seats", ", ".join(names)), ("Turn", "Ann"), ("Discard", discard)]
    head += [("Hand", f"{name} = {hand}") for name, hand in zip(names, hands, strict=True)]
    return Table(GAMES["magoo"](), Header((*head, ("Law", law))))


def obeyed(at: Table, seat: Seat, seed: int = 1) -> str | None:
    intention = obey(at.view(seat), seat, SKILLS["sharp"], Leanings(seed))
    return None if intention is None else intention.command


HANDS = ("R7 W G1 G2", "B1 R2 B3", "G7 G8 G9")


def test_owed_words_are_said_before_anybody_else_acts() -> None:
    at = table(LAWS[0], *HANDS)
    assert obeyed(at, ANN) is None
    assert at.submit(ANN, "play R7") is None
    assert set(awake(at.view(CY))) == {ANN, BO}
    assert obeyed(at, ANN) == 'say "seven"'
    assert obeyed(at, BO) is None
    assert at.submit(ANN, 'say "seven"') is None
    assert obeyed(at, ANN) is None
    assert list(awake(at.view(CY))) == [BO]


def test_a_race_is_run_by_all() -> None:
    at = table('When a player plays a 7, the last player to say "love" draws 1 card.', *HANDS)
    assert at.submit(ANN, "play R7") is None
    assert [obeyed(at, seat) for seat in (ANN, BO, CY)] == ['say "love"'] * 3
    for seat in (CY, ANN):
        assert at.submit(seat, 'say "love"') is None
        assert obeyed(at, seat) is None
    assert at.submit(BO, 'say "love"') is None
    assert at.view(BO).stage == "turn"


def test_who_is_last_together_throws_once_and_then_waits() -> None:
    at = table('When a player plays a 7, the last player to say "love" draws 1 card.', *HANDS)
    for seconds, seat, command in (
        (1.0, ANN, 'play R7 "love"'),
        (2.0, BO, 'say "love"'),
        (2.05, CY, 'say "love"'),
    ):
        assert at.submit(seat, command, seconds) is None
    assert obeyed(at, ANN) is None
    thrown = obeyed(at, CY)
    assert thrown in [f"throw {shape}" for shape in SHAPES]
    assert at.submit(CY, thrown) is None
    assert obeyed(at, CY) is None
    assert {obeyed(at, BO, seed) for seed in range(20)} == {f"throw {shape}" for shape in SHAPES}


def test_what_is_given_up_is_what_is_worth_least() -> None:
    at = table("When a player plays a 7, that player gives 2 cards to the next player.", *HANDS)
    assert at.submit(ANN, "play R7") is None
    assert at.view(ANN).stage == "demand"
    assert obeyed(at, ANN) == "surrender G1 G2"
    assert obeyed(at, BO) is None
    assert at.submit(ANN, "surrender G1 G2") is None
    assert at.view(BO).hand[-2:] == ("G1", "G2")


def test_what_need_not_be_shown_is_shown_by_some() -> None:
    law = "When a player plays a 7, if that player shows a wild, the next player draws 1 card."
    at = table(law, *HANDS)
    assert at.submit(ANN, "play R7") is None
    assert {obeyed(at, ANN, seed) for seed in range(20)} == {"show W", None}


def test_a_card_that_goes_with_words_alone_is_offered_with_them() -> None:
    at = table('A wild may be played only if that player says "please".', *HANDS)
    worded = [option for option in at.view(ANN).options if option.kind == "worded"]
    assert [option.command for option in worded] == [
        f'play W as {color} "please"' for color in ("red", "green", "blue", "yellow")
    ]
    assert all(at.refused(ANN, option.command) is None for option in worded)
    assert at.refused(ANN, "play W as red") is not None
