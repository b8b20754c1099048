"""Words are heard side by side, in any case, with one slip in each longer word."""

import pytest

from magoo_tui.parliament.hearing import heard_among, is_heard


@pytest.mark.parametrize(
    "spoken",
    ["Magarac", "magarac!", "MAGARAAAC", "So, magarac it is", "Magarrac", "magarak", "mgarac"],
)
def test_a_word_is_heard(spoken: str) -> None:
    assert is_heard("Magarac", spoken)


@pytest.mark.parametrize("spoken", ["", "maga", "ma ga rac", "mgark", "donkey"])
def test_another_word_is_not(spoken: str) -> None:
    assert not is_heard("Magarac", spoken)


def test_words_stand_side_by_side_and_short_ones_exactly() -> None:
    assert is_heard("thank you", "well, THANK YOU, Bo")
    assert not is_heard("thank you", "thank all of you")
    assert not is_heard("thank you", "thank yo")
    assert heard_among("thank you", ["hm", "Thank you!"])


def test_a_word_that_is_another_one_is_no_slip() -> None:
    assert is_heard("double", "doble")
    assert is_heard("triple", "tripled")
    assert not is_heard("triple", "tripled", frozenset({"tripled"}))
