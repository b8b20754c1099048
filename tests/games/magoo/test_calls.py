"""Which words are heard as a call (magoo.uno.28, magoo.am2.6, magoo.am2.7)."""

import pytest

from magoo_tui.games.magoo.calls import UNO, heard_among, is_heard, wording

NUMBERS = ("Double", "Triple", "Quadruple", "Quintuple", "Sextuple", "Septuple", "Octuple")


@pytest.mark.clause("magoo.am2.6")
@pytest.mark.parametrize(("count", "number"), list(enumerate(NUMBERS, 2)))
def test_a_magoo_is_named_by_its_number_of_cards(count: int, number: str) -> None:
    assert wording(count) == f"{number} Magoo"


def test_a_magoo_of_many_more_cards_has_a_name_too() -> None:
    named = [wording(count) for count in range(2, 30)]
    assert len(set(named)) == len(named)
    assert all(is_heard(name, name) for name in named)


@pytest.mark.clause("magoo.uno.28")
@pytest.mark.parametrize(
    "spoken",
    ["uno", "UNO!", "Unooo!", "uunnoo", "so: uno, and now Bo", "¡Uno!", "one (uno) left", "Uno?"],
)
def test_uno_is_heard(spoken: str) -> None:
    assert is_heard(UNO, spoken)


@pytest.mark.clause("magoo.uno.28")
@pytest.mark.parametrize("spoken", ["", "un", "un o", "uni", "unos", "nuo", "juno", "one", "unlo"])
def test_a_word_of_three_letters_forgives_no_slip(spoken: str) -> None:
    assert not is_heard(UNO, spoken)


@pytest.mark.clause("magoo.am2.7", "magoo.uno.28")
@pytest.mark.parametrize(
    "spoken",
    [
        "Double Magoo",
        "double magoo!!",
        "a doubble magoooo",
        "Duble Magoo",
        "Doubl Mago",
        "doublee-magou",
        "Doulbe Maogo",
        "Dounle Nagoo",
        "well, Double Magoo and Uno",
        "DOUBLE, MAGOO",
    ],
)
def test_one_slip_in_each_longer_word_is_forgiven(spoken: str) -> None:
    assert is_heard("Double Magoo", spoken)


@pytest.mark.clause("magoo.am2.7")
@pytest.mark.parametrize(
    "spoken",
    [
        "Magoo Double",
        "Double, I say, Magoo",
        "Double",
        "Magoo",
        "Triple Magoo",
        "Doulb Magoo",
        "Double Gmaoo",
        "DoubleMagoo",
        "",
    ],
)
def test_the_words_stand_together_in_their_order(spoken: str) -> None:
    assert not is_heard("Double Magoo", spoken)


@pytest.mark.clause("magoo.am2.7")
@pytest.mark.parametrize("right", NUMBERS)
@pytest.mark.parametrize("said", NUMBERS)
def test_another_number_is_no_call(right: str, said: str) -> None:
    assert is_heard(f"{right} Magoo", f"{said} Magoo") == (right == said)


@pytest.mark.clause("magoo.am2.7")
@pytest.mark.parametrize("said", ["sextupel magoo", "Sextuplet Magoo"])
def test_a_slip_in_the_right_number_is_forgiven(said: str) -> None:
    assert is_heard("Sextuple Magoo", said)


@pytest.mark.clause("magoo.am2.7")
@pytest.mark.parametrize("said", ["Sextuplle Magoo", "sexxtuple magoo", "SEXTUPLEEE MAGOO"])
def test_another_number_drawn_out_is_no_call_either(said: str) -> None:
    assert is_heard("Sextuple Magoo", said)
    assert not is_heard("Septuple Magoo", said)


def test_words_are_not_put_together_from_two_speeches() -> None:
    assert not heard_among("Double Magoo", ("Double", "Magoo"))
    assert heard_among("Double Magoo", ("Uno", "Double Magoo"))
    assert not heard_among("Double Magoo", ())
