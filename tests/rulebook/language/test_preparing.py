"""How a typed text is made ready: blanks, quotes, names, figures, and where it came from."""

import pytest
from msgspec import structs

from magoo_tui.kernel.rulings import Refusal
from magoo_tui.rulebook.language.cleaning import clean
from magoo_tui.rulebook.language.preparing import sentences
from magoo_tui.rulebook.language.understanding import understand
from tests.rulebook.language.lexicons import MAGOO_AT_TABLE, MAO

SILLY = ("Jack", "Per", "Dealer", "The", "Mary Ann", "Ann", "O'Neil", "7", "R2 D2", "Bo!")


def prepared(text: str, names: tuple[str, ...] = SILLY) -> list[str]:
    return [sentence.text for sentence in sentences(text, names)]


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("  Everyone\t draws  a\ncard. ", "Everyone draws a card."),
        ('"Everyone draws a card."', "Everyone draws a card."),
        ('" Everyone draws a card. "', "Everyone draws a card."),
        ("\u201cNobody may say \u201cno\u201d.\u201d", 'Nobody may say "no".'),
        ('"Nobody may say "no""', 'Nobody may say "no"'),
        ('"uno" is what "dos" was', '"uno" is what "dos" was'),
        ('"a" and "b"', '"a" and "b"'),
        ("Cy\u2019s two", "Cy's two"),
    ],
)
def test_blanks_and_quotes_are_put_in_order(typed: str, text: str) -> None:
    cleaned = clean(typed)
    assert not isinstance(cleaned, Refusal)
    assert (cleaned.text, cleaned.is_by_hand) == (text, False)


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("By hand: no shoes", "no shoes"),
        ("by  hand:no shoes", "no shoes"),
        ('"By hand: no shoes"', "no shoes"),
        ('Nobody says "no', 'Nobody says "no'),
    ],
)
def test_some_texts_can_only_be_kept_by_hand(typed: str, text: str) -> None:
    cleaned = clean(typed)
    assert not isinstance(cleaned, Refusal)
    assert (cleaned.text, cleaned.is_by_hand) == (text, True)


@pytest.mark.parametrize("typed", ["", "  ", '""', '" "', "By hand:", "By hand:   ", "x" * 241])
def test_a_text_that_is_empty_or_too_long_is_refused(typed: str) -> None:
    cleaned = clean(typed)
    assert isinstance(cleaned, Refusal)
    assert cleaned.clause == "law.lang.2"


def test_240_characters_are_not_too_long() -> None:
    assert not isinstance(clean("x" * 240), Refusal)
    assert understand("x" * 240, MAGOO_AT_TABLE).outcome == "by hand"
    assert understand("x" * 300, MAGOO_AT_TABLE, longest=400).outcome == "by hand"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("Everyone DRAWS, two; cards: Sevens!", "everyone draws 2 cards 7s"),
        ("sixes zeros zeroes twenty twenty-one", "6s 0s 0s 20 twenty-one"),
        (
            "No one, a red one, the last one to say, one more",
            "no one a red one the last one to say 1 more",
        ),
        ('say "Two, please."', 'say "Two, please."'),
        ("7,that", "7 that"),
        ("a @1 $x %y b@c", "a ?1 ?x ?y b?c"),
    ],
)
def test_words_become_what_the_grammar_reads(typed: str, read: str) -> None:
    assert prepared(typed, ("Ann", "Bo")) == [read]


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("mary ann and Ann and anna", "@4 and @5 and anna"),
        ("MARY  ANN's", "@4's"),
        ("o'neil plays. O'Neil's 2", "@6 plays|@6's 2"),
        ("r2 d2 plays a 7", "@8 plays a 7"),
        ("7 plays a 7", "@7 plays a 7"),
        ("Bo! draws, bo!", "@9 draws @9"),
        ("bo plays", "bo plays"),
        ('Ann says "Ann"', '@5 says "Ann"'),
        (
            "When Jack plays a jack, the Jack, any Jack, a red Jack, jack",
            "when @0 plays a jack the jack any jack a red jack jack",
        ),
        ("once per round Per", "once per round @1"),
        ("the dealer and Dealer and the Dealer", "the dealer and @2 and the dealer"),
        ("The next player", "@3 next player"),
    ],
)
def test_names_of_seats_become_seats(typed: str, read: str) -> None:
    assert prepared(typed.replace("  ", " ")) == read.split("|")


def test_a_name_ending_in_s_has_a_possessive_of_its_own() -> None:
    assert prepared("James' 2 and James's 2 and James", ("James",)) == ["@0's 2 and @0's 2 and @0"]


def test_letters_may_be_composed_in_either_way() -> None:
    composed, apart = "J\u00fcrg", "Ju\u0308rg"
    for name, typed in ((composed, apart), (apart, composed)):
        assert prepared(f"{typed} draws", (name,)) == ["@0 draws"]


@pytest.mark.parametrize(
    ("names", "typed", "canonical"),
    [
        (SILLY, "When Jack plays a 7, Jack drinks 1.", "When Jack plays a 7, Jack drinks 1."),
        (
            SILLY,
            "When Ann plays a 7 once per round, Per drinks.",
            "When Ann plays a 7, at most once per round, Per drinks 1.",
        ),
        (
            SILLY,
            "The dealer draws a card.",
            "At once, the dealer draws 1 card.",
        ),
        (
            SILLY,
            "When Dealer plays a 1, the dealer drinks 1.",
            "When Dealer plays a 1, the dealer drinks 1.",
        ),
        (SILLY, "When r2 d2 passes, o'neil drinks.", "When R2 D2 passes, O'Neil drinks 1."),
        (("bo", "A"), "bo may not play a 7.", "bo may not play a 7."),
        (("bo", "A"), "A 7 may be played on a 4.", "A 7 may be played on a 4."),
        (("bo", "A"), "When A plays a 7, A drinks.", "When A plays a 7, A drinks 1."),
        (
            ("[b]x[/b]", "\\"),
            "When \\ passes, [b]x[/b] drinks.",
            "When \\ passes, [b]x[/b] drinks 1.",
        ),
        (
            ("Everyone", "Bo"),
            "When Everyone passes, everyone drinks.",
            "When Everyone passes, everyone drinks 1.",
        ),
        (("When", "If"), "When If plays a 7, If drinks 1.", None),
    ],
)
def test_people_may_be_called_anything(
    names: tuple[str, ...], typed: str, canonical: str | None
) -> None:
    understood = understand(typed, structs.replace(MAGOO_AT_TABLE, names=names))
    if canonical is None:
        assert understood.outcome == "by hand"
    else:
        assert understood.text == canonical
        assert understand(canonical, structs.replace(MAGOO_AT_TABLE, names=names)) == understood


def test_jack_drinks_when_jack_plays_a_jack() -> None:
    table = structs.replace(MAO, names=("Jack", "Ann"))
    typed = "When Jack plays a jack, Jack drinks 1."
    assert understand(typed, table).text == typed


def test_sentences_end_at_marks_outside_quotes_and_names() -> None:
    assert len(prepared('Ann says "Hey. You!" now. Bo! draws. x')) == 3
    assert len(prepared("am5.1 is v1.2 now.")) == 1


def test_the_end_of_what_was_followed_is_found_in_the_words_typed() -> None:
    typed = "When a player plays SEVENS,  o'neil does"
    (sentence,) = sentences(typed, SILLY)
    followed = sentence.text.index("does")
    assert typed[: sentence.typed_end(followed)] == "When a player plays SEVENS,  o'neil"
    assert sentence.typed_end(0) == 0
    assert sentence.typed_end(len(sentence.text)) == len(typed)
