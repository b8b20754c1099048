"""Whole numbers as people type them."""

MOST_DIGITS = 9


def parse_count(text: str) -> int | None:
    """A whole number from 0 up, of at most nine digits; None if the text is none."""
    digits = text.strip()
    if not digits.isascii() or not digits.isdecimal() or len(digits) > MOST_DIGITS:
        return None
    return int(digits)
