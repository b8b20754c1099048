"""The process that reads: a line of JSON comes in for each text, and one goes out.

It ends when its standard input closes, so that it never outlives the screen that it reads for.
"""

import os
import signal
import sys

import msgspec

from magoo_tui.tui.reading.questions import Answer, Question, answer_to

_BEHIND = 5
"""So much does the reading stand back behind the screen, where both want the processor."""


def main() -> None:
    """Make ready, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the screen hears it too, and says what now
    if hasattr(os, "nice"):
        os.nice(_BEHIND)
    _make_ready()
    _tell(Answer(0))
    decoder = msgspec.json.Decoder(Question)
    while line := sys.stdin.buffer.readline():
        _tell(answer_to(decoder.decode(line)))


def _make_ready() -> None:
    """Build the grammar, which takes longer than reading with it."""
    from magoo_tui.rulebook.language.grammar import parse

    parse("everyone draws 1 card")


def _tell(answer: Answer) -> None:
    try:
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()
    except OSError:
        os._exit(0)  # nobody listens any more


if __name__ == "__main__":
    main()
