"""Pasting: what a terminal marks as pasted is one text, whatever control codes stand in it."""

import unicodedata
from codecs import getincrementaldecoder
from collections.abc import Iterator
from typing import Final

from textual import events
from textual._xterm_parser import XTermParser  # the driver's own reader of keys
from textual.message import Message

START: Final = b"\x1b[200~"
END: Final = b"\x1b[201~"
"""How a terminal marks the beginning and the end of what was pasted."""


PATIENCE: Final = 0.1
"""Seconds of waiting for input after which it is asked whether that is still wanted."""
AFTER_ESCAPE: Final = 0.02
"""Seconds in which what follows an Escape must come to be of one sequence with it."""


class PasteCutter:
    """Cuts what is read into keys and pasted texts; a mark may be cut in two by a reading."""

    def __init__(self) -> None:
        self._held = b""
        """What was read and not yet given on."""
        self._is_inside = False

    @property
    def is_holding(self) -> bool:
        """Whether the last bytes of what was typed wait for more; Escape alone does for one."""
        return bool(self._held) and not self._is_inside

    def feed(self, data: bytes) -> list[tuple[bool, bytes]]:
        """The pieces that are whole now, in order: whether it was pasted, and its bytes."""
        self._held += data
        pieces = []
        while True:
            head, mark, rest = self._held.partition(END if self._is_inside else START)
            if not mark:
                break
            pieces.append((self._is_inside, head))
            self._held, self._is_inside = rest, not self._is_inside
        if not self._is_inside:
            kept = _begun(self._held)
            pieces.append((False, self._held[: len(self._held) - kept]))
            self._held = self._held[len(self._held) - kept :]
        return [piece for piece in pieces if piece[0] or piece[1]]

    def release(self) -> bytes:
        """Nothing more has come: what looked like the beginning of a mark was keys."""
        held = b"" if self._is_inside else self._held
        self._held = self._held[len(held) :]
        return held


def _begun(data: bytes) -> int:
    """So many bytes at the end are the beginning of a mark."""
    return next((n for n in range(len(START) - 1, 0, -1) if data.endswith(START[:n])), 0)


def pasted_text(data: bytes) -> str:
    """A pasted text without its control characters; lines stay lines."""
    text = data.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    return "".join(mark for mark in text if mark == "\n" or unicodedata.category(mark) != "Cc")


class InputReader:
    """Makes events of what a terminal sends: keys, the mouse, and pasted texts."""

    def __init__(self) -> None:
        self._parser = XTermParser()
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._cutter = PasteCutter()

    @property
    def patience(self) -> float:
        """Seconds to wait for more."""
        return AFTER_ESCAPE if self._cutter.is_holding else PATIENCE

    def feed(self, data: bytes) -> Iterator[Message]:
        """The events of what was read."""
        for is_pasted, piece in self._cutter.feed(data):
            if is_pasted:
                yield events.Paste(pasted_text(piece))
            else:
                yield from self._typed(piece)
        yield from self._parser.tick()

    def wait(self) -> Iterator[Message]:
        """The events that are certain because nothing more has come."""
        yield from self._typed(self._cutter.release())
        yield from self._parser.tick()

    def _typed(self, data: bytes) -> Iterator[Message]:
        if text := self._decode(data):  # the parser takes an empty text for the end of input
            yield from self._parser.feed(text)
