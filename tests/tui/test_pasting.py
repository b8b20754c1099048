"""What is pasted is one text: no control code in it becomes a key."""

import pytest
from textual import events

from magoo_tui.tui.pasting import InputReader

START, END = b"\x1b[200~", b"\x1b[201~"
PASTED = START + b"d\x1b[Bd\rq\x1bd\x07" + "é".encode() + END
TEXT = "d[Bd\nqdé"


def read(*pieces: bytes) -> list[str]:
    reader = InputReader()
    seen = [event for piece in pieces for event in reader.feed(piece)]
    seen += reader.wait()
    return [
        event.text if isinstance(event, events.Paste) else f"key {event.key}"
        for event in seen
        if isinstance(event, events.Key | events.Paste)
    ]


def test_an_escape_within_a_paste_presses_no_key() -> None:
    assert read(b"a" + PASTED + b"b") == ["key a", TEXT, "key b"]


@pytest.mark.parametrize("at", range(1, len(PASTED)))
def test_a_paste_may_be_read_in_two_pieces(at: int) -> None:
    assert read(PASTED[:at], PASTED[at:]) == [TEXT]


def test_it_may_be_read_byte_by_byte() -> None:
    assert read(*(PASTED[at : at + 1] for at in range(len(PASTED)))) == [TEXT]


def test_other_sequences_are_keys_as_ever() -> None:
    assert read(b"\x1b[A", b"\x1b[2~", "é".encode()[:1], "é".encode()[1:])[:2] == [
        "key up",
        "key insert",
    ]


def test_escape_alone_is_a_key_once_nothing_follows() -> None:
    reader = InputReader()
    assert list(reader.feed(b"\x1b")) == []
    assert reader.patience < 0.05
    list(reader.wait())
    assert reader.patience > 0.05
