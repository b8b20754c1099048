"""What a proposed law meets, and what counts then."""

import pytest

from magoo_tui.games.magoo.grounds import GROUNDS
from magoo_tui.games.magoo.lexicon import LEXICON
from magoo_tui.rulebook import load
from magoo_tui.rulebook.language.law import Law
from magoo_tui.rulebook.language.lexicon import LawContext
from magoo_tui.rulebook.language.touching import Meeting, meetings
from magoo_tui.rulebook.language.understanding import understand

CONTEXT = LawContext(lexicon=LEXICON, names=("Ann", "Bo", "Cy", "Di"), rulebook=load("magoo"))


def law(text: str) -> Law:
    meant = understand(text, CONTEXT).law
    assert meant is not None, text
    return meant


def met(text: str, *in_force: str) -> dict[str, Meeting]:
    others = {number: law(other) for number, other in enumerate(in_force, 1)}
    return {one.clause: one for one in meetings(law(text), others, GROUNDS)}


@pytest.mark.clause("law.fire.1")
def test_laws_on_one_occasion_both_act_the_lower_number_first() -> None:
    found = met(
        "When a player plays a red 7, everyone drinks 1.",
        "When a player plays a 7, play reverses.",
        "When a player plays a blue card, everyone drinks 1.",
        "When a player discards a card, that player drinks 1.",
        "When a player passes, everyone drinks 1.",
    )
    assert set(found) == {"law.1", "law.3"}
    assert found["law.1"].how == "both act, law 1 first"
    assert found["law.1"].cites == "law.fire.1"


@pytest.mark.clause("law.conflict.1")
@pytest.mark.parametrize(
    ("proposed", "in_force", "how"),
    [
        ("A 7 may be played on a 4.", "A red 7 may not be played.", "this law wins"),
        ("A red 7 may not be played.", "A 7 may be played on a 4.", "this law wins"),
        ("A 7 may be played on a 4.", "A 7 may be played on a 3.", None),
        ("A 7 may be played.", "A red 7 may be played on a 3.", "both let the card fit"),
        ("Ann may not play a wild.", "Bo may not play a wild.", None),
        ("Only a number card may be played on a Skip.", "A wild may not be played.", "both forbid"),
        (
            "When a player plays a 4, that player takes another turn.",
            "When a player plays a 4, the player across goes next.",
            "law 1 acts first, and what this law then says stands",
        ),
        ("The hand size is 5.", "The hand size is 9.", "this law wins"),
        ("The hand size is 5.", "Amendment V is suspended.", None),
    ],
)
def test_where_both_cannot_hold_the_later_law_wins(
    proposed: str, in_force: str, how: str | None
) -> None:
    found = met(proposed, in_force)
    assert (how is not None) == ("law.1" in found)
    assert how is None or found["law.1"].how.startswith(how)


@pytest.mark.clause("law.conflict.4")
def test_of_limits_the_lower_counts_and_a_limit_caps_what_brings_cards() -> None:
    assert (
        "law 1"
        in met("Each player may hold at most 9 cards.", "Nobody may hold more than 5.")["law.1"].how
    )
    draws = "When a player plays a 7, everyone draws 2 cards."
    assert met("Each player may hold at most 9 cards.", draws)["law.1"].cites == "law.conflict.4"
    assert met(draws, "Each player may hold at most 9 cards.")["law.1"].cites == "law.conflict.4"


@pytest.mark.clause("law.fire.2")
def test_what_one_law_does_may_set_off_another() -> None:
    draws = "When a player plays a 7, everyone draws 2 cards."
    ouch = 'When a player draws a card, that player must say "ouch" or drink 1.'
    assert met(draws, ouch)["law.1"].cites == "law.fire.2"
    assert met(ouch, draws)["law.1"].cites == "law.fire.2"


@pytest.mark.clause("law.duty.4")
def test_words_that_one_law_wants_and_another_forbids() -> None:
    found = met('Nobody may say "please".', 'When a player draws, they must say "Please".')
    assert found["law.1"].cites == "law.duty.4"


@pytest.mark.clause("law.conflict.2")
def test_a_law_beats_a_clause_as_far_as_it_goes() -> None:
    assert met("A 7 may be played on a 4.")["magoo.uno.13"].cites == "law.conflict.2"
    skips = met("When a player plays a Skip, that player takes another turn.")
    assert skips["magoo.uno.26"].cites == "law.fire.1"
    assert skips["magoo.uno.12"].cites == "law.conflict.2"
    assert met("When a player plays a 7, everyone drinks 1.") == {}


def test_every_clause_that_laws_may_meet_stands_in_the_book() -> None:
    book = load("magoo")
    named = [clause for clauses in GROUNDS.happenings.values() for clause in clauses]
    named += [*GROUNDS.acts.values(), *GROUNDS.effects.values(), GROUNDS.laying, *GROUNDS.holding]
    assert [clause for clause in named if not book.knows(clause)] == []
    assert set(GROUNDS.happenings) <= LEXICON.happenings
    assert set(GROUNDS.effects) <= LEXICON.effects
