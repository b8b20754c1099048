"""A constitution as text, and read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magoo_tui.kernel.headers import NoRecordError
from magoo_tui.kernel.seats import fault_of_name
from magoo_tui.rulebook.constitution import (
    Article,
    Constitution,
    Decision,
    format_constitution,
    parse_constitution,
)

TEXT = """\
# The law of a house. Another house takes it over with: magoo laws --import FILE
Game: magoo
# moved by Åsa Öst, 2007-12-16, 3 ayes, 1 nay, 4 members
Set: social = 3
Suspended: magoo.am6
# moved by Bo, 2 ayes, 0 nays, 3 members
Law: When a player plays a 7, that player draws 2 cards.
Law: ""Sir" is said to the dealer, and "Madam""
Numbers: 2, 5
Last number: 9
"""

KEPT = Constitution(
    "magoo",
    (
        Article("Set", "social = 3", Decision("Åsa Öst", "2007-12-16", 3, 1, 4)),
        Article("Suspended", "magoo.am6"),
        Article(
            "Law",
            "When a player plays a 7, that player draws 2 cards.",
            Decision("Bo", "", 2, 0, 3),
            2,
        ),
        Article("Law", '"Sir" is said to the dealer, and "Madam"', number=5),
    ),
    9,
)


def test_it_is_read_as_it_is_written() -> None:
    assert parse_constitution(TEXT) == KEPT
    assert format_constitution(KEPT) == TEXT


def test_its_fields_are_those_of_a_header() -> None:
    assert KEPT.fields() == (
        ("Set", "social = 3"),
        ("Suspended", "magoo.am6"),
        ("Law", "When a player plays a 7, that player draws 2 cards."),
        ("Law", '"Sir" is said to the dealer, and "Madam"'),
        ("Numbers", "2, 5"),
        ("Last number", "9"),
    )


_line = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1, max_size=40)
_name = st.text(min_size=1, max_size=24).filter(lambda name: fault_of_name(name) is None)
_count = st.integers(0, 99)
_decisions = st.builds(
    Decision,
    st.one_of(st.just(""), _name),
    st.one_of(st.just(""), st.dates().map(str)),
    _count,
    _count,
    _count,
)
_words = _line.map(str.strip).filter(bool)


@given(
    st.lists(st.tuples(st.sampled_from(("Set", "Suspended", "Law")), _words, _decisions)),
    st.integers(0, 99),
)
def test_every_constitution_is_read_as_it_is_written(
    articles: list[tuple[str, str, Decision]], last: int
) -> None:
    numbers = iter(range(3, 99))
    constitution = Constitution(
        "magoo",
        tuple(
            Article(kind, text, decision, next(numbers) if kind == "Law" else 0)
            for kind, text, decision in articles
        ),
        last,
    )
    assert parse_constitution(format_constitution(constitution)) == constitution


@given(st.text())
def test_any_other_text_is_refused_in_a_sentence(text: str) -> None:
    try:
        parse_constitution(text)
    except NoRecordError as refused:
        assert refused.sentence  # noqa: PT017 (most texts are none, but not all)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "A constitution begins with a field `Game:`."),
        ("Game: magoo\nhello", "Line 2 is no field of a constitution: hello"),
        ("Game: magoo\nSeats: Ann", "Line 2 is no field of a constitution: Seats: Ann"),
        ("Game: magoo\nGame: magoo", "The field `Game:` stands twice."),
        ("Game: magoo\nLast number: many", "`Last number:` needs a number."),
        (
            "Game: magoo\nLaw: One.\nNumbers: 1, 2",
            "`Numbers:` names the number of each `Law:`, separated by commas.",
        ),
    ],
)
def test_what_is_wrong_is_said(text: str, sentence: str) -> None:
    with pytest.raises(NoRecordError) as refused:
        parse_constitution(text)
    assert refused.value.sentence == sentence


def test_a_comment_of_ones_own_is_no_decision() -> None:
    law = parse_constitution("# our law\nGame: magoo\n# after a long night\nLaw: One.\n")
    assert law.articles == (Article("Law", "One.", number=1),)
