"""Magoo in the notation of records: commands, positions, checks."""

from magoo_tui.games.magoo.notation.commands import format_for_all, format_move, parse_move
from magoo_tui.games.magoo.notation.position import open_table

__all__ = ["format_for_all", "format_move", "open_table", "parse_move"]
