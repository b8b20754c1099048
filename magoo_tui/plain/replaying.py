"""A record told step by step: each line as it stands there, and what everybody learnt of it."""

from collections.abc import Callable

from magoo_tui.kernel.views import TableView
from magoo_tui.plain import wording
from magoo_tui.plain.game_words import words_of
from magoo_tui.table.table import Table
from magoo_tui.wording import visible


def replay_plain(table: Table, play: Callable[[], None], say: Callable[[str], None]) -> None:
    """Tell a table before its first line, and then what ``play`` does at it."""
    words = words_of(table.game.name)

    def tell() -> None:
        say(visible(table.text_of(table.entries[-1])))
        view: TableView = table.view(None)
        for line in view.log:
            if line.number == table.revision:
                say(f"  {wording.news(line)}")

    for sentence in words.table(table.view(None)):
        say(sentence)
    stop = table.follow(tell)
    try:
        play()
    finally:
        stop()
    view: TableView = table.view(None)
    for sentence in (words.closing if view.stage == "over" else words.ending)(view):
        say(sentence)
