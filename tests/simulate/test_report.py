"""What is said of a difference: only what the games can bear."""

import math

import pytest

from magoo_tui.kernel.headers import Header
from magoo_tui.simulate.basis import plain_header, with_laws
from magoo_tui.simulate.outcomes import End, Outcome, Pair
from magoo_tui.simulate.report import Report, report_on
from magoo_tui.simulate.spread import Spread
from magoo_tui.simulate.verdicts import Measure, verdict

TURNS = Measure("turns", "turn", "longer", "shorter")
CARDS = Measure("longest debt", "card", "more", "fewer")


def known(mean: float, least: float, most: float, lowest: float = -9, highest: float = 9) -> Spread:
    return Spread(mean, least, most, mean, (mean, mean), lowest, highest)


@pytest.mark.parametrize(
    ("measure", "difference", "said"),
    [
        (TURNS, known(3, 1, 5), "about 3 turns longer (between 1 and 5)"),
        (TURNS, known(-3.2, -5.1, -1.3), "about 3 turns shorter (between 1 and 5)"),
        (TURNS, known(80.4, 47.4, 113.3), "about 80 turns longer (between 47 and 113)"),
        (TURNS, known(1, 0.2, 1.8), "about 1.0 turns longer (between 0.2 and 1.8)"),
        (TURNS, known(0.05, 0.004, 0.096), "about 0.050 turns longer (between 0.004 and 0.096)"),
        (CARDS, known(2, 1.1, 2.9), "about 2.0 more cards (between 1.1 and 2.9)"),
        (CARDS, known(-3, -4.9, -1.1), "about 3 fewer cards (between 1 and 5)"),
        (CARDS, known(1, 0.99, 1.01), "about 1.00 more cards (between 0.99 and 1.01)"),
        (CARDS, known(-1, -1.4, -0.6), "about 1.0 fewer cards (between 0.6 and 1.4)"),
        (CARDS, known(2, 2, 2, 2, 2), "2 more cards in every game"),
        (CARDS, known(1, 1, 1, 1, 1), "1 more card in every game"),
        (TURNS, known(4, -1, 9), "no difference that 200 games could show"),
        (TURNS, known(4, 0, 8), "no difference that 200 games could show"),
        (TURNS, known(4, -math.inf, math.inf), "no difference that 200 games could show"),
        (TURNS, known(0, 0, 0, 0, 0), "the same in every game"),
    ],
)
def test_a_verdict_says_no_more_than_is_known(
    measure: Measure, difference: Spread, said: str
) -> None:
    assert verdict(measure, difference, 200) == said


def outcome(turns: int, end: End = "finished", **fired: int) -> Outcome:
    laws = {int(name.removeprefix("law")): times for name, times in fired.items()}
    return Outcome(turns=turns, lines=2 * turns, debt=4, hand=9, fired=laws, end=end)


def reported(pairs: list[tuple[Outcome, Outcome]], changed: Header | None = None) -> Report:
    header = plain_header("magoo", 4)
    told = [Pair(number, *both) for number, both in enumerate(pairs, 1)]
    return report_on(told, header, changed or header, len(pairs))


def test_differences_are_taken_game_by_game() -> None:
    # The games differ far more among each other than the change makes of them.
    report = reported([(outcome(turns), outcome(turns + 3 + turns % 2)) for turns in range(20, 60)])
    turns = report.measures[0]
    assert turns.difference is not None
    assert turns.difference.mean == pytest.approx(3.5)
    assert turns.difference.most - turns.difference.least < 0.4
    assert turns.verdict == "about 3.5 turns longer (between 3.3 and 3.7)"
    assert report.measures[2].verdict == "the same in every game"


def test_noise_is_not_sold_as_an_effect() -> None:
    swings = [(outcome(50), outcome(50 + swing)) for swing in (-20, 25, -15, 30, -22, 17, -9, 12)]
    assert reported(swings).measures[0].verdict == "no difference that 8 games could show"


def test_games_without_an_end_are_a_warning_in_words() -> None:
    report = reported(
        [
            (outcome(50), outcome(900, "capped")),
            (outcome(50), outcome(1000, "capped")),
            (outcome(50), outcome(7, "stuck")),
            (outcome(50, "capped"), outcome(50)),
        ]
    )
    assert report.warnings == (
        "Without the change, in 1 of 4 games nobody could finish: given up after 100 lines.",
        "With the change, in 2 of 4 games nobody could finish: given up after 2000 lines.",
        "With the change, in 1 of 4 games play stood still: nobody could act.",
    )


def test_how_often_a_law_fires() -> None:
    header = with_laws(plain_header("magoo", 4), ["One.", "Two.", "Three."])
    report = reported(
        [(outcome(9), outcome(9, law1=3, law3=1)), (outcome(9), outcome(9, law3=1))], header
    )
    first, second, third = report.laws
    assert (first.number, first.text, first.times.mean, first.games) == (1, "One.", 1.5, 1)
    assert first.sentence == "Law 1 fires about 1.5 times in a game, and in 1 of 2 games at all."
    assert second.sentence.startswith("Law 2 fired in none of 2 games")
    assert third.sentence == "Law 3 fires about once in a game, and in 2 of 2 games at all."


def test_before_the_first_game_there_is_nothing_to_tell() -> None:
    report = reported([])
    assert (report.played, report.measures, report.warnings) == (0, (), ())
