"""Parameters of every type, those of other games too."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.rulebook import (
    ChoiceParameter,
    DecimalParameter,
    IntParameter,
    Parameter,
    TextParameter,
)

CARDS = IntParameter(name="cards", meaning="m", default="auto", min=3, max=10, also=("auto",))
TIME = IntParameter(name="turn_time", meaning="m", default=60, min=10, max=600, also=(0,))
WINDOW = DecimalParameter(name="tie_window", meaning="m", default="0.1", min=0, max=1)
PHRASE = ChoiceParameter(
    name="devil_phrase",
    meaning="m",
    default="Hail Satan",
    choices=("Hail Satan", "Devil's Advocate"),
)
KINGS = TextParameter(name="kings_phrase", meaning="m", default="Three Kings", min=3, max=12)
ALL = (CARDS, TIME, WINDOW, PHRASE, KINGS)


@pytest.mark.parametrize(
    ("parameter", "text", "value"),
    [
        (CARDS, "AUTO", "auto"),
        (CARDS, "05", 5),
        (TIME, "0", 0),
        (TIME, "600", 600),
        (WINDOW, "0.50", "0.5"),
        (WINDOW, "1.0", "1"),
        (WINDOW, "0", "0"),
        (PHRASE, "  hail   satan ", "Hail Satan"),
        (PHRASE, "devil's advocate", "Devil's Advocate"),
        (KINGS, " Drei \t Könige", "Drei Könige"),
        (KINGS, "[b] {x}", "[b] {x}"),
    ],
)
def test_typed_values_are_read(parameter: Parameter, text: str, value: int | str) -> None:
    assert parameter.parse(text) == value


@pytest.mark.parametrize(
    ("parameter", "text", "sentence"),
    [
        (CARDS, "2", "cards takes a whole number from 3 to 10 or auto."),
        (CARDS, "", "cards takes a whole number from 3 to 10 or auto."),
        (TIME, "5", "turn_time takes a whole number from 10 to 600 or 0."),
        (TIME, "9" * 9999, "turn_time takes a whole number from 10 to 600 or 0."),
        (TIME, "6_0", "turn_time takes a whole number from 10 to 600 or 0."),
        (TIME, "٦٠", "turn_time takes a whole number from 10 to 600 or 0."),
        (WINDOW, "1.01", "tie_window takes a number from 0 to 1."),
        (WINDOW, "nan", "tie_window takes a number from 0 to 1."),
        (WINDOW, "-0.1", "tie_window takes a number from 0 to 1."),
        (PHRASE, "Hail", "devil_phrase takes Hail Satan or Devil's Advocate."),
        (KINGS, "a b", "kings_phrase takes a text of 3 to 12 letters, blanks not counted."),
        (KINGS, "a" * 13, "kings_phrase takes a text of 3 to 12 letters, blanks not counted."),
        (KINGS, "abc\u202e", "kings_phrase takes a text of 3 to 12 letters, blanks not counted."),
    ],
)
def test_other_values_get_one_clear_sentence(
    parameter: Parameter, text: str, sentence: str
) -> None:
    with pytest.raises(ValueError, match=parameter.name) as refused:
        parameter.parse(text)
    assert str(refused.value) == sentence


@given(text=st.text(max_size=20) | st.decimals(0, 1, places=3).map(str))
@pytest.mark.parametrize("parameter", ALL, ids=lambda parameter: parameter.name)
def test_what_is_read_is_read_back_from_its_text(parameter: Parameter, text: str) -> None:
    try:
        value = parameter.parse(text)
    except ValueError:
        return
    assert parameter.parse(parameter.format(value)) == value


@pytest.mark.parametrize("parameter", ALL, ids=lambda parameter: parameter.name)
def test_a_default_is_a_value(parameter: Parameter) -> None:
    assert parameter.fault() is None
    assert parameter.parse(parameter.format(parameter.initial)) == parameter.initial
