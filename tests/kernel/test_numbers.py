"""Whole numbers as people type them."""

import pytest

from magoo_tui.kernel.numbers import parse_count


@pytest.mark.parametrize(("text", "count"), [("0", 0), (" 7 ", 7), ("123456789", 123_456_789)])
def test_a_number_is_read(text: str, count: int) -> None:
    assert parse_count(text) == count


@pytest.mark.parametrize("text", ["", "-1", "1.5", "²", "٣", "1234567890", "9" * 5000, "seven"])
def test_nothing_else_is_a_number(text: str) -> None:
    assert parse_count(text) is None
