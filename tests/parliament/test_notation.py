"""Commands that every game shares, as they are typed."""

import pytest

from magoo_tui.games.magoo.notation import format_move, parse_move
from magoo_tui.kernel import moves as kernel
from magoo_tui.kernel.clause_id import NOTATION
from magoo_tui.kernel.moves import Move
from magoo_tui.kernel.rulings import Refusal
from magoo_tui.kernel.seats import NOBODY, Seat
from magoo_tui.parliament import moves

NAMES = ("Ann", "Bo Derek", "to")
ANN = Seat(0)


def parsed(command: str, seat: Seat = ANN) -> Move:
    move = parse_move(NAMES, seat, command)
    assert not isinstance(move, Refusal), move.sentence
    return move


@pytest.mark.parametrize(
    ("command", "move"),
    [
        ("  MOVE   to Convene ", moves.MoveToConvene(ANN)),
        ('second "Aye, let us."', moves.SecondMotion(ANN, ("Aye, let us.",))),
        ('say "one" "two"', kernel.Say(ANN, ("one", "two"))),
        ('say"close by"', kernel.Say(ANN, ("close by",))),
        ("Aye", kernel.Vote(ANN, aye=True)),
        ("nay", kernel.Vote(ANN, aye=False)),
        ('charge bo derek "humming"', kernel.Charge(ANN, accused=Seat(1), reason="humming")),
        ("charge to", kernel.Charge(ANN, accused=Seat(2), reason="")),
        (
            'charge to "humming" "loudly"',
            kernel.Charge(ANN, ("loudly",), accused=Seat(2), reason="humming"),
        ),
        ("propose repeal 12", moves.ProposeRepeal(ANN, number=12)),
        ("propose suspend MAGOO.AM5", moves.ProposeSuspend(ANN, clause="magoo.am5")),  # type: ignore[arg-type]
        ("propose set Deal = 3", moves.ProposeSet(ANN, parameter="deal", value="3")),
        ("propose set deal=3", moves.ProposeSet(ANN, parameter="deal", value="3")),
        ('propose "Say "please"."', moves.ProposeLaw(ANN, text='Say "please".')),
        ('Propose "a" "b"', moves.ProposeLaw(ANN, text='a" "b')),
    ],
)
def test_a_command_is_read(command: str, move: Move) -> None:
    assert parsed(command) == move
    assert parsed(format_move(NAMES, move)) == move


@pytest.mark.parametrize(
    "command",
    [
        *("", " ", "dance", "draw two", "pass it on", "put it", "leave now", "aye aye"),
        *("say", 'say ""', "say hello", 'say "a" now', 'say "a', "second 1"),
        *("charge", "charge Zoe", 'charge "humming"', "admit it", "move", "move to", "convene"),
        *("propose", "propose repeal", "propose repeal one", "propose repeal 1 2", "propose it"),
        *("propose suspend", "propose suspend am 5", "propose set", "propose set deal"),
        *("propose set deal =", "propose set = 3", 'propose "a', 'propose "a" now', 'propose "'),
        *("adjourn\nput", 'say "a\x07"', 'propose "a\u2028b"', "time up", "shuffle R1"),
    ],
)
def test_what_is_not_understood_is_refused_in_one_sentence(command: str) -> None:
    move = parse_move(NAMES, ANN, command)
    assert isinstance(move, Refusal)
    assert move.clause == NOTATION
    assert move.sentence


@pytest.mark.parametrize("command", ["draw", 'say "boo"', "", "leave", "time is up", "shuffle R77"])
def test_nobody_only_shuffles_and_runs_out_of_time(command: str) -> None:
    assert isinstance(parse_move(NAMES, NOBODY, command), Refusal)
    assert isinstance(parse_move(NAMES, NOBODY, "time up"), kernel.TimeUp)
    assert isinstance(parse_move(NAMES, NOBODY, "shuffle r1 W4"), kernel.Shuffle)


@pytest.mark.parametrize(
    "command",
    [
        *("play", "play R77", "play as red", "play R5 as red", "play W as", "play W as pink"),
        *("play W W as red", "play W red", "give R5 G5 B5", "give to to", "give R5 G5 X5 to to"),
        *("give R5 G5 B5 to", "give R5 G5 B5 to Zoe", "color", "color pink", "color red blue"),
        *("catch", "catch Zoe", "catch to Ann", "challenge to", "end", "next", "end social now"),
    ],
)
def test_a_play_that_is_not_understood(command: str) -> None:
    move = parse_move(NAMES, ANN, command)
    assert isinstance(move, Refusal)
    assert move.clause == NOTATION


def test_a_seat_may_be_called_anything() -> None:
    for command in ("give R5 G5 B5 to to", "catch Bo Derek", "catch to"):
        assert format_move(NAMES, parsed(command)) == command


@pytest.mark.parametrize("name", ["Bo  Derek", "Bo\u00a0Derek", "李\u3000小龙"])
def test_a_seat_with_any_lawful_name_can_be_named(name: str) -> None:
    names = ("Ann", name)
    move = parse_move(names, ANN, f"catch {name}")
    assert not isinstance(move, Refusal)
