"""Names at a table."""

import pytest

from magoo_tui.kernel.seats import LONGEST_NAME, fault_of_name, find_seat


@pytest.mark.parametrize(
    "name", ["Ann", "Åsa Öst", "李小龙", "O'Neil", "to", "R5", "🂡", "a" * LONGEST_NAME, "C#", "x@y"]
)
def test_a_name_of_any_script_will_do(name: str) -> None:
    assert fault_of_name(name) is None


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", " Ann", "Ann ", "a" * (LONGEST_NAME + 1)),
        *("A:b", "A,b", "A=b", 'A"b', "A\nb", "A\u2028b", "A\x1bb", "A\tb"),
        *("\u200b", "\u2800", "A\ud800"),
        *("*Ann", "?Ann", "#Ann", "@Ann", "*"),
    ],
)
def test_a_name_that_a_record_could_not_hold_is_refused_in_one_sentence(name: str) -> None:
    fault = fault_of_name(name)
    assert fault is not None
    assert fault.endswith(".")


def test_names_are_matched_without_regard_to_case_and_outer_blanks() -> None:
    names = ("Ann", "Åsa", "STRASSE")
    assert find_seat(names, " ann ") == 0
    assert find_seat(names, "åSA") == 1
    assert find_seat(names, "straße") == 2
    assert find_seat(names, "A\u030asa") == 1
    assert find_seat(names, "An") is None
    assert find_seat(names, "") is None
