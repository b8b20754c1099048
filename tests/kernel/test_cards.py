"""Cards as physical things."""

import pytest

from magoo_tui.kernel.cards import CardName, Deck

DECK = Deck([("A1", 1), ("B2", 2), ("C", 4)])


def names(*words: str) -> list[CardName]:
    return [CardName(word) for word in words]


@pytest.mark.parametrize(("word", "name"), [("a1", "A1"), ("B2", "B2"), ("c", "C"), ("D", None)])
def test_a_card_is_named_in_any_case(word: str, name: str | None) -> None:
    assert DECK.parse(word) == name


@pytest.mark.parametrize("decks", [1, 2])
def test_a_pack_has_every_copy_once(decks: int) -> None:
    pack = DECK.pack(decks)
    assert len(set(pack)) == len(pack) == 7 * decks
    assert [DECK.names[card] for card in pack].count(CardName("C")) == 4 * decks
    assert set(DECK.pack()) <= set(DECK.pack(2))


def test_cards_are_picked_out_of_a_pool_first_copies_first() -> None:
    pack = DECK.pack()
    picked = DECK.pick(names("C", "A1", "C"), pack)
    assert picked is not None
    assert [DECK.names[card] for card in picked] == names("C", "A1", "C")
    assert picked[0] < picked[2]
    assert DECK.pick(names("A1", "A1"), pack) is None
    assert DECK.pick(names("B2"), []) is None
    assert DECK.pick([], pack) == []


def test_a_kind_that_is_named_too_often_is_found() -> None:
    assert DECK.lacking(names("B2", "B2", "A1"), 1) is None
    assert DECK.lacking(names("B2", "B2", "B2"), 1) == "B2"
    assert DECK.lacking(names("B2", "B2", "B2"), 2) is None


@pytest.mark.parametrize("decks", [1, 2])
def test_a_whole_pack_is_arranged_in_the_order_named(decks: int) -> None:
    whole = [DECK.names[card] for card in reversed(DECK.pack(decks))]
    cards = DECK.arrange(whole, decks)
    assert cards is not None
    assert [DECK.names[card] for card in cards] == whole
    assert set(cards) == set(DECK.pack(decks))
    assert DECK.arrange(whole[1:], decks) is None
    assert DECK.arrange([*whole, *names("C")], decks) is None
    assert DECK.arrange([*whole[1:], *names("A1")], decks) is None
