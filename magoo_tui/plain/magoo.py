"""Magoo in the words of a plain table."""

from typing import Final

from magoo_tui.plain import wording
from magoo_tui.plain.game_words import GameWords
from magoo_tui.plain.help import MAGOO_HELP

MAGOO: Final = GameWords(
    title="Magoo",
    help=MAGOO_HELP,
    spoken_card=wording.spoken_card,
    hand=wording.hand,
    situation=wording.situation,
    table=wording.table,
    ending=wording.ending,
    of_laws=wording.laws_and_debt,
)
