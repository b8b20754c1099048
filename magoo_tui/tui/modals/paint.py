"""Cards and other drawings as content, for widgets that show text."""

from collections.abc import Iterable

from textual.color import Color
from textual.content import Content
from textual.strip import Strip
from textual.style import Style

from magoo_tui.tui.palette import Palette


def card_style(palette: Palette, color: str) -> Style:
    """What a card of that color is printed with; ``wild`` for those without one."""
    ground, ink = palette.paints.cards[color]
    return Style(background=Color.parse(ground), foreground=Color.parse(ink), bold=True)


def drawn(strips: Iterable[Strip]) -> list[Content]:
    """The rows of a drawing as content, its colors kept."""
    return [
        Content.assemble(
            *((text, Style.from_rich_style(style)) if style else text for text, style, _ in strip)
        )
        for strip in strips
    ]


def side_by_side(drawings: Iterable[Iterable[Strip]]) -> Content:
    """Drawings of one height beside each other, as many lines of content."""
    rows = zip(*(drawn(drawing) for drawing in drawings), strict=True)
    return Content("\n").join(Content("").join(row) for row in rows)
