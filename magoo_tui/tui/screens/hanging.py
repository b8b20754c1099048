"""A sign with a text beside it, whose further lines begin where its first one does."""

from textual.content import Content

from magoo_tui.tui.lettering import fit, wrap

WIDEST = 92
"""No line of a text is longer, however wide the terminal."""


def hanging(
    sign: str, text: str, cells: int, *, breadth: int, style: str = "bold $text-accent"
) -> Content:
    """The sign in so many cells, and the text in the rest of them, in as many lines as needed."""
    room = max(16, min(cells, WIDEST) - breadth)
    first, *rest = wrap(text, room)
    lines = [Content.assemble((fit(sign, breadth), style), first)]
    lines += [Content(" " * breadth + line) for line in rest]
    return Content("\n").join(lines)
