"""Letters alone: every shape and line of the screens as a sign that any terminal has."""

from typing import Final

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

_NEAREST: Final = {
    "R": "▲",
    "G": "●",
    "B": "■",
    "Y": "◆",
    "W": "✦",
    "S": "♠",
    "H": "♥",
    "D": "♦",
    "C": "♣",
    "V": "∀",
    "+": "╭╮╰╯┌┐└┘├┤┬┴┼",
    "#": "┏┓┗┛╔╗╚╝█▇▆▅▉▓▒",
    "-": "─—╌",
    "=": "━═▀▄",
    "|": "│▌▐▏▎▍▋▊",
    "!": "┃║",
    "_": "▁▂▃▔",
    ":": "░",
    "/": "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}",
    "\\": "╲",
    ">": "▶▸→",
    "<": "◀◂←",
    "^": "↑▴",
    "v": "↓▾✓",
    "x": "✗",
    ".": "·",
    "*": "•",
    "~": "…",
    '"': "“”",
}
PLAIN: Final = {ord(mark): plain for plain, marks in _NEAREST.items() for mark in marks}
"""Shapes become the letters of their colors; lines and marks what comes nearest."""


class Letters(LineFilter):
    """Puts plain signs in place of shapes and lines, on everything that is drawn."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments in plain signs."""
        return [
            segment
            if segment.text.isascii()
            else Segment(segment.text.translate(PLAIN), segment.style, segment.control)
            for segment in segments
        ]
