"""The upturned palm of a gentleman's glove, with the last card on it (magoo.am7.1)."""

from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.content import Content
from textual.strip import Strip

from magoo_tui.games.magoo.seat_view import PileCard
from magoo_tui.tui.cards import LARGE, card_strips
from magoo_tui.tui.faces.magoo.cards import look
from magoo_tui.tui.modals.paint import drawn
from magoo_tui.tui.palette import Palette

GLOVE: Final = (
    "..........╭───╮.╭───╮.............",
    "....╭───╮.│   │.│   │.╭───╮.......",
    "....│   │.│   │.│   │.│   │.......",
    "....│   │.│   │.│   │.│   │..╭──╮.",
    "....│   ╰─╯   ╰─╯   ╰─╯   │.╭╯  │.",
    "....│                     │.│   │.",
    "....│                     ╰─╯  ╭╯.",
    "....│                         ╭╯..",
    "....│                        ╭╯...",
    "....╰╮                     ╭─╯....",
    ".....╰─╮                 ╭─╯......",
    ".......╰─┬─────────────┬─╯........",
    ".......╭─┴─────────────┴─╮........",
    ".......│        ·        │........",
    ".......╰─────────────────╯........",
)
"""The glove: a dot is what lies beside it."""
CARD_AT: Final = (12, 5)
"""Column and row of the card's upper left corner."""
WIDTH: Final = len(GLOVE[0])


def palm(card: PileCard | None, palette: Palette) -> Content:
    """The glove, and on it the card in its colors; the bare palm if nothing was ever laid."""
    paints = palette.paints
    cloth = Style.parse(f"{paints.back} on {paints.text}")
    rows = [_cloth(row, cloth) for row in GLOVE]
    if card is not None:
        strips = card_strips(look(card.name, card.color), LARGE, palette)
        left, top = CARD_AT
        for number, strip in enumerate(strips):
            rows[top + number] = _over(rows[top + number], left, _lying_on(strip, cloth))
    return Content("\n").join(drawn(rows))


def _cloth(row: str, cloth: Style) -> Strip:
    """One row of the glove; what lies beside it has no style of its own."""
    segments = [
        Segment(" ", None) if mark == "." else Segment("·" if mark == "·" else mark, cloth)
        for mark in row
    ]
    return Strip(segments, len(row)).simplify()


def _lying_on(card: Strip, cloth: Style) -> Strip:
    """A row of the card whose edge lies on the glove, not on the table."""
    return Strip(
        [
            Segment(text, cloth if text.strip("╭─╮│╰╯") == "" and text.strip() else style)
            for text, style, _ in card
        ],
        card.cell_length,
    )


def _over(row: Strip, left: int, card: Strip) -> Strip:
    """A row with a row of the card laid over it."""
    before, rest = row.divide([left, row.cell_length])
    _, after = rest.divide([card.cell_length, rest.cell_length])
    return Strip.join([before, card, after])
