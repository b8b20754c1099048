"""The palette: what cards and table are painted with, one for each theme."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from rich.color import Color, blend_rgb
from rich.style import Style
from textual.theme import Theme

SHAPES: Final = {"red": "▲", "green": "●", "blue": "■", "yellow": "◆", "wild": "✦"}
"""The shape that stands beside each color, everywhere. In letters alone: R G B Y W."""

COLORS: Final = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "W": "wild"}
"""The color that a card's first letter means."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What a card of one color is painted with."""

    fill: Style
    """Its face."""
    edge: Style
    """Its frame, on the table."""
    strong: Style
    """Its frame under the cursor."""


@dataclass(frozen=True, slots=True)
class Paints:
    """The colors of a theme, as ``#rrggbb``."""

    table: str
    panel: str
    text: str
    quiet: str
    accent: str
    warning: str
    line: str
    back: str
    wood: str
    """The flat top of a table that is slapped."""
    cards: dict[str, tuple[str, str]]
    """For each color its ground and what is written on it."""


_IVORY: Final = {
    "ivory-black": ("#f6efdc", "#17161c"),
    "ivory-red": ("#f6efdc", "#b0121c"),
}
_VIVID: Final = {
    "red": ("#d5382f", "#ffffff"),
    "green": ("#58b947", "#06240a"),
    "blue": ("#2f74d8", "#ffffff"),
    "yellow": ("#f4c433", "#2a2000"),
    "wild": ("#2b2733", "#ffffff"),
    **_IVORY,
}
_STARK: Final = {
    "red": ("#ff4040", "#000000"),
    "green": ("#40ff60", "#000000"),
    "blue": ("#5c9dff", "#000000"),
    "yellow": ("#ffff40", "#000000"),
    "wild": ("#ffffff", "#000000"),
    "ivory-black": ("#ffffff", "#000000"),
    "ivory-red": ("#ffffff", "#c00000"),
}
PAINTS: Final = {
    "felt": Paints(
        table="#0e4030", panel="#0a3024", text="#f4f0e2", quiet="#a3bfae", accent="#ffd166",
        warning="#ffab73", line="#3d7d63", back="#7a2e3a", wood="#4d3120", cards=_VIVID,
    ),
    "midnight": Paints(
        table="#141a30", panel="#0d1122", text="#e6e9f5", quiet="#98a3c7", accent="#8fc7ff",
        warning="#ffb080", line="#3b4672", back="#4a3a7a", wood="#2a2440", cards=_VIVID,
    ),
    "high-contrast": Paints(
        table="#000000", panel="#000000", text="#ffffff", quiet="#d8d8d8", accent="#ffff00",
        warning="#ffb000", line="#ffffff", back="#404040", wood="#000000", cards=_STARK,
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Wood:
    """What is written with on the flat top of a table."""

    plain: Style
    quiet: Style
    strong: Style
    accent: Style
    warning: Style
    line: Style
    """Its rim."""
    carved: Style
    """What is carved into it, to be seen at a second look."""


class Palette:
    """The styles of one theme: each is one object, and equal ones are told by identity."""

    def __init__(self, paints: Paints) -> None:
        table = paints.table
        self.paints = paints
        self.table = Style.parse(f"{paints.text} on {table}")
        self.quiet = Style.parse(f"{paints.quiet} on {table}")
        self.strong = Style.parse(f"bold {paints.text} on {table}")
        self.accent = Style.parse(f"bold {paints.accent} on {table}")
        self.warning = Style.parse(f"bold {paints.warning} on {table}")
        self.line = Style.parse(f"{paints.line} on {table}")
        self.faint = Style.parse(f"{_blend(table, paints.text, 0.2)} on {table}")
        self.bar = Style.parse(f"{paints.text} on {paints.panel}")
        self.bar_quiet = Style.parse(f"{paints.quiet} on {paints.panel}")
        self.bar_accent = Style.parse(f"bold {paints.accent} on {paints.panel}")
        self.bar_chosen = Style.parse(f"bold reverse {paints.accent} on {paints.panel}")
        self.wood = _wood(paints)
        self.back = Ink(
            fill=Style.parse(f"{_blend(paints.back, '#ffffff', 0.35)} on {paints.back}"),
            edge=Style.parse(f"{_blend(paints.back, '#ffffff', 0.55)} on {paints.back}"),
            strong=Style.parse(f"bold {paints.text} on {table}"),
        )
        self._inks = {
            (color, is_dim): self._ink(*paints.cards[color], is_dim)
            for color in paints.cards
            for is_dim in (False, True)
        }
        self._words = {
            color: Style.parse(f"bold {_blend(ground, '#ffffff', 0.35)} on {table}")
            for color, (ground, _) in paints.cards.items()
        }

    def _ink(self, ground: str, ink: str, is_dim: bool) -> Ink:
        table = self.paints.table
        edge = _blend(ground, ink, 0.55)
        if is_dim:
            ground, ink, edge = (_blend(paint, table, 0.6) for paint in (ground, ink, edge))
        weight = "" if is_dim else "bold "
        return Ink(
            fill=Style.parse(f"{weight}{ink} on {ground}"),
            edge=Style.parse(f"{edge} on {ground}"),
            strong=Style.parse(f"bold {ink} on {ground}"),
        )

    def ink(self, color: str, *, is_dim: bool = False) -> Ink:
        """What a card of that color is painted with; ``wild`` for those without one."""
        return self._inks[color, is_dim]

    def word(self, color: str) -> Style:
        """What the color's shape and name are written with, on the table."""
        return self._words[color]


def _wood(paints: Paints) -> Wood:
    wood = paints.wood
    return Wood(
        plain=Style.parse(f"{paints.text} on {wood}"),
        quiet=Style.parse(f"{_blend(wood, paints.text, 0.62)} on {wood}"),
        strong=Style.parse(f"bold {paints.text} on {wood}"),
        accent=Style.parse(f"bold {paints.accent} on {wood}"),
        warning=Style.parse(f"bold {paints.warning} on {wood}"),
        line=Style.parse(f"{_blend(wood, paints.text, 0.5)} on {wood}"),
        carved=Style.parse(f"{_blend(wood, paints.text, 0.12)} on {wood}"),
    )


def _blend(paint: str, other: str, share: float) -> str:
    """A mix of two colors with so much of the other in it."""
    first, second = Color.parse(paint).get_truecolor(), Color.parse(other).get_truecolor()
    return blend_rgb(first, second, share).hex


@cache
def palette_for(theme: str) -> Palette:
    """The palette of a theme."""
    return Palette(PAINTS[theme])


def textual_theme(name: str) -> Theme:
    """The theme as Textual's own widgets, modals and style sheets take it."""
    paints = PAINTS[name]
    return Theme(
        name=name,
        primary=paints.line if name == "high-contrast" else _blend(paints.line, "#ffffff", 0.25),
        secondary=paints.quiet,
        accent=paints.accent,
        warning=paints.warning,
        error=_blend(paints.cards["red"][0], "#ffffff", 0.45),
        success=_blend(paints.cards["green"][0], "#ffffff", 0.3),
        foreground=paints.text,
        background=paints.table,
        surface=paints.panel,
        panel=_blend(paints.panel, paints.line, 0.25),
        variables={
            "footer-key-foreground": paints.accent,
            "input-cursor-background": paints.panel,
            "input-cursor-foreground": paints.accent,
            "input-cursor-text-style": "reverse",
        },
    )
