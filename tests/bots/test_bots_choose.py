"""What a bot makes of a turn, and what it has heard."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.bots.leanings import Leanings
from magoo_tui.bots.levels import SKILLS
from magoo_tui.bots.magoo.hearing import unsaid
from magoo_tui.bots.magoo.playing import choose
from magoo_tui.bots.names import NAMES, bot_names
from magoo_tui.games import GAMES
from magoo_tui.kernel.headers import Header
from magoo_tui.kernel.seats import Seat, fault_of_name
from magoo_tui.table.table import Table

ANN, BO = Seat(0), Seat(1)


def table(*hands: str, discard: str = "R5", **fields: str) -> Table:
    names = ("Ann", "Bo", "Cy")[: len(hands)]
    head = [("Game", "magoo"), ("Seats", ", ".join(names)), ("Turn", "Ann"), ("Discard", discard)]
    head += [("Hand", f"{name} = {hand}") for name, hand in zip(names, hands, strict=True)]
    return Table(GAMES["magoo"](), Header((*head, *fields.items())))


def choice(at: Table, seat: Seat = ANN) -> str:
    option = choose(at.view(seat), SKILLS["sharp"], Leanings(1))
    assert option is not None
    return option.command


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("G2 G3 R9 Y1", 'play G3 G2 "Double Magoo"'),
        ("R6 R7 R8 B1", "play R6 R7 "),
        ("R1 W W4 Y1", "play R1"),
        ("W Y1 Y2 G3", "play W as yellow"),
        ("B1 G2 Y3", "draw"),
        ("R9 B1", 'play R9 "Uno"'),
    ],
)
def test_a_sharp_bot_sheds_as_much_as_it_can(hand: str, expected: str) -> None:
    at = table(hand, "B1 B2 B3", "G7 G8 G9")
    assert choice(at).startswith(expected)
    assert at.refused(ANN, choice(at)) is None


def test_the_color_is_the_one_that_is_held_most() -> None:
    assert choice(table("W Y1 Y2 G3", "B1 B2", "G7 G8")).startswith("play W as yellow")


def test_a_wild_draw_four_stays_in_the_hand_while_the_color_is_held() -> None:
    assert not choice(table("W4 R1 B2", "B1 B2 B3", "G7 G8 G9")).startswith("play W4")


def test_a_debt_is_passed_on() -> None:
    at = table("RD R1 B2", "B1 YD B3", "G7 G8 G9")
    assert at.submit(ANN, "play RD") is None
    assert choice(at, BO) == "play YD"


def test_a_threesome_goes_to_whoever_holds_least() -> None:
    at = table("Y7 G7 B7 R1 Y2", "B1 B2 B3 B4", "G8")
    assert choice(at) == "give Y7 G7 B7 to Cy"


def test_a_social_is_ended_for_a_card_that_fits_below() -> None:
    at = table("G2 B6 Y1", "B1 B2 B3", "G7 G8 G9", discard="B3 R5 B5 Y5 R5")
    assert choice(at) == "end social"
    assert at.submit(ANN, "end social") is None
    assert choice(at).startswith("play B6")


def heard(at: Table, seat: Seat = BO) -> Any:
    return unsaid(at.view(seat))


def test_what_was_not_said_is_heard_until_the_next_act() -> None:
    at = table("R1 G2", "B1 R2 B3", "G7 G8 G9")
    at.submit(ANN, "play R1")
    assert heard(at).calls == ("Uno",)
    at.submit(Seat(2), 'say "Uno"')
    assert heard(at).calls == ("Uno",)
    at.submit(BO, "draw")
    assert heard(at) is None


def test_a_motion_in_between_closes_nothing() -> None:
    at = table("R1 G2", "B1 R2 B3", "G7 G8 G9")
    at.submit(ANN, "play R1")
    at.submit(Seat(2), "move to convene")
    assert heard(at).calls == ("Uno",)


def test_a_catch_settles_it() -> None:
    at = table("R1 G2", "B1 R2 B3", "G7 G8 G9")
    at.submit(ANN, "play R1")
    at.submit(Seat(2), "catch Ann")
    assert heard(at) is None


def test_where_calls_are_said_aloud_a_bot_listens_for_itself() -> None:
    hands = ("R1 G2", "B1 R2 B3", "G7 G8 G9")
    for said, missing in (("", ("Uno",)), (' "Uno"', None), (' "one more"', ("Uno",))):
        at = table(*hands, Speech="aloud")
        at.submit(ANN, f"play R1{said}")
        assert at.view(BO).unsaid.calls == ("Uno",)
        assert getattr(heard(at), "calls", None) == missing
    at.submit(Seat(2), 'say "Uno"')
    assert heard(at).calls == ("Uno",)
    at.submit(ANN, 'say "uno!"')
    assert heard(at) is None


def test_a_magoo_is_called_by_its_own_words() -> None:
    at = table("R2 R3 G2", "B1 R2 B3", "G7 G8 G9")
    at.submit(ANN, 'play R2 R3 "Triple Magoo"')
    assert heard(at).calls == ("Double Magoo", "Uno")
    at.submit(ANN, 'say "Double Magoo"')
    assert heard(at).calls == ("Uno",)
    assert at.view(ANN).unsaid == at.view(None).unsaid == heard(at)


def test_a_suspended_call_is_not_missed() -> None:
    at = table("R1 G2", "B1 R2 B3", "G7 G8 G9", Suspended="magoo.uno.28")
    at.submit(ANN, "play R1")
    assert heard(at) is None


def test_names_are_fit_for_records_and_easy_to_tell_apart() -> None:
    assert all(fault_of_name(name) is None for name in NAMES)
    assert len({name[0] for name in NAMES}) == len(NAMES)


def test_a_bot_never_bears_the_name_of_a_person() -> None:
    names = bot_names(5, ("ADA", "Frank"))
    assert "Ada" not in names
    assert "Fern" not in names
    with pytest.raises(ValueError, match="20 names"):
        bot_names(21)


@given(st.integers(), st.text())
def test_a_leaning_is_always_the_same(seed: int, topic: str) -> None:
    first = Leanings(seed).share(topic)
    assert 0 <= first < 1
    assert Leanings(seed).share(topic) == first
