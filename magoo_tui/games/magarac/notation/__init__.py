"""Magarac in the notation of records: commands, positions, checks."""

from magoo_tui.games.magarac.notation.commands import format_for_all, format_move, parse_move
from magoo_tui.games.magarac.notation.position import open_table

__all__ = ["format_for_all", "format_move", "open_table", "parse_move"]
